"""SO-022: sections, main lines, damages and the sea route of a board whose network is sound."""

from collections import Counter
from collections.abc import Iterator

from wagonlit.games.simplon.data.board_file import BoardFile, Line
from wagonlit.games.simplon.data.checks import MOST_ACTS, edge_between
from wagonlit.games.simplon.data.sections import Section, sections_of
from wagonlit.games.simplon.pieces.names import CAPACITY, LINES, MOST_WAYS

FLAGS = {"violet": 6, "pink": 4, "common": 6}
COVERED = {"orient": "violet", "simplon": "pink"}  # by the line that is chosen
TRACKS = {"violet": "simplon", "pink": "orient", "common": "common"}


def of_sections(board: BoardFile) -> Iterator[str]:
    """SO-013: two stations can be joined by several sections, but whoever moves is offered four at most."""
    sections = sections_of(board)
    for (start, end), number in Counter((one.start, one.end) for one in sections).items():
        if number > MOST_WAYS and start < end:
            yield f"“{start}” and “{end}” are joined by {number} sections; there can be {MOST_WAYS}"
    for station, number in Counter(one.start for one in sections).items():
        if number > MOST_ACTS:
            yield f"“{station}” has {number} sections; there can be {MOST_ACTS}"


def of_lines(board: BoardFile) -> Iterator[str]:
    """SO-019: both lines, from the detective's start to his goal."""
    if set(board.lines) != set(LINES):
        yield f"its lines must be {' and '.join(LINES)}, not {', '.join(board.lines) or 'none'}"
    for name, line in board.lines.items():
        ends = (board.start.detective, board.start.goal)
        if (line.stations[:1], line.stations[-1:]) != ([ends[0]], [ends[1]]):
            yield f"line {name} must lead from “{ends[0]}” to “{ends[1]}”"
        if line.covered_flag_when_chosen != COVERED.get(name):
            yield f"line {name} must cover the {COVERED.get(name)} damages when it is chosen"
        yield from _of_path(board, name, line)


def _of_path(board: BoardFile, name: str, line: Line) -> Iterator[str]:
    stations = {station.id for station in board.stations}
    if [node for node in line.path if node in stations] != line.stations:
        yield f"the path of line {name} does not pass its stations in their order"
    tracks = [edge_between(board, *pair, line.edges) for pair in zip(line.path, line.path[1:])]
    for pair, track in zip(zip(line.path, line.path[1:]), tracks):
        if track is None:
            yield f"no track of line {name} joins “{pair[0]}” and “{pair[1]}”"
    if None in tracks:
        return
    if [track.id for track in tracks if track] != line.edges:
        yield f"the tracks of line {name} are not those of its path"
    known = {(section.start, section.tracks) for section in sections_of(board)}
    for start, run in runs(board, line):
        if (start, run) not in known:
            yield f"no position of a turntable lets anybody pass from “{start}” along line {name}"


def runs(board: BoardFile, line: Line) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The tracks of a line from each of its stations to the next."""
    stations = {station.id for station in board.stations}
    start = line.path[0]
    run: tuple[str, ...] = ()
    for one, other in zip(line.path, line.path[1:]):
        edge = edge_between(board, one, other, line.edges)
        run = (*run, edge.id if edge else "")
        if other in stations:
            yield start, run
            start, run = other, ()


def of_damages(board: BoardFile) -> Iterator[str]:
    """SO-020: 16 of them, each on tracks of its line, and none that nobody could ever repair."""
    found = Counter(damage.flag for damage in board.damages)
    if found != FLAGS:
        yield f"there must be 6 violet, 4 pink and 6 common damages, not {_counted(found)}"
    for edge in board.edges:
        for damage in edge.damages:
            wanted = TRACKS.get(damage.flag)
            on = [name for name in LINES if edge.id in board.lines[name].edges]
            lines = list(LINES) if wanted == "common" else [wanted]
            if edge.line != wanted or sorted(on) != sorted(filter(None, lines)):
                yield f"damage {damage.id} is {damage.flag}, but track {edge.id} is no {wanted} track"
    for name, line in board.lines.items():
        left = sum(damage.flag != line.covered_flag_when_chosen for damage in board.damages)
        if line.pieces_on_cards != left:
            yield f"line {name} must have {left} pieces on cards, one a damage, not {line.pieces_on_cards}"
        yield from _beyond_repair(board, name, line)


def _counted(found: Counter[str]) -> str:
    return ", ".join(f"{number} {flag}" for flag, number in found.items()) or "none"


def _beyond_repair(board: BoardFile, name: str, line: Line) -> Iterator[str]:
    """SO-155: repairing portion by portion, two pieces at a time, must close every damage of the line."""
    open = {damage.id for damage in board.damages if damage.flag != line.covered_flag_when_chosen}
    sections = sections_of(board)
    while portions := [gaps for one in sections if 0 < len(gaps := open & set(one.damages)) <= CAPACITY]:
        open -= set().union(*portions)
    for section in sections:
        if open & set(section.damages) and (section.start, section.tracks) in set(runs(board, line)):
            yield f"with line {name}, nobody could ever repair all of {section.name}"


def of_sea(board: BoardFile) -> Iterator[str]:
    """SO-021: from the start over one storm square and two branches to one end."""
    sea, stations = board.sea, {station.id for station in board.stations}
    if not sea.trunk or sea.trunk[0].id != board.start.ship:
        yield f"the sea route must begin with “{board.start.ship}”"
    if [square.id for square in sea.squares if square.storm] != [square.id for square in sea.trunk[-1:]]:
        yield "the last square of the trunk, and no other, must be the storm"
    if [square.id for square in sea.squares if square.end] != [
        square.id for square in sea.tail[-1:]
    ] or not sea.tail:
        yield "the last square of the tail, and no other, must be the end"
    yield from (f"the branch {name} has no squares" for name in ("coast", "naxos") if not getattr(sea, name))
    for square in sea.squares:
        if square.station is not None and square.station not in stations:
            yield f"square {square.id} is at “{square.station}”, which is no station"
        if square.watch and (square.station is None or square.storm or square.end):
            yield f"square {square.id} is watched, so it must be a port with a station"
        if square.start and square not in sea.trunk[:-1]:
            yield f"the ship cannot start in {square.id}: it must lie before the storm"


def unreachable(board: BoardFile) -> Iterator[str]:
    """SO-022, SO-R24: only warnings: stations that cannot be reached while all of a line is damaged."""
    sections = sections_of(board)
    for name, line in board.lines.items():
        open = {damage.id for damage in board.damages if damage.flag != line.covered_flag_when_chosen}
        clear = [one for one in sections if not open & set(one.damages)]
        reached = _reached(board.start.detective, clear)
        for station in board.stations:
            if station.id not in reached:
                yield f"with line {name}, nobody can get to {station.id} before something is repaired"


def _reached(start: str, sections: list[Section]) -> set[str]:
    reached = {start}
    while more := {one.end for one in sections if one.start in reached} - reached:
        reached |= more
    return reached
