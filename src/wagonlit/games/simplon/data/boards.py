"""The boards that can be played: ours, and those in files that somebody offers."""

from collections.abc import Iterator
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path

import msgspec

from wagonlit.core.errors import BadOption
from wagonlit.core.offered import offered, remember
from wagonlit.games.simplon.data import checks, line_checks
from wagonlit.games.simplon.data.board_file import BoardFile
from wagonlit.games.simplon.data.compiling import compiled
from wagonlit.games.simplon.data.sections import Section, sections_of

GAME = "simplon"  # as which files are offered
FOLDER = Path(__file__).parent
FORMAL = (checks.of_names, checks.of_numbers, checks.of_tracks, checks.of_turntables)


class PlayedBoard:
    """A board that has passed its checks, with what the rules make of it."""

    def __init__(self, file: BoardFile, hash: str) -> None:
        self.file = file
        self.hash = hash
        self.rows = sections_of(file)
        self.rules = compiled(file, self.rows, self.sections)

    @cached_property
    def sections(self) -> list[Section]:
        """SO-013: each once, whichever way."""
        found: dict[frozenset[tuple[str, ...]], Section] = {}
        for row in self.rows:
            found.setdefault(frozenset((row.tracks, row.tracks[::-1])), row)
        return list(found.values())

    @cached_property
    def starts(self) -> list[str]:
        """SO-502: the squares where the ship may start."""
        first = self.file.start.ship
        return [first, *(one.id for one in self.file.sea.trunk if one.start and one.id != first)]

    @cached_property
    def warnings(self) -> list[str]:
        return list(line_checks.unreachable(self.file))

    def station(self, id: str) -> int:
        return [station.id for station in self.file.stations].index(id)

    def square(self, id: str) -> int:
        return [square.id for square in self.file.sea.squares].index(id)


def faults(board: BoardFile) -> list[str]:
    """SO-022: everything that is wrong with it; what builds on its network is checked once that is sound."""
    found = [fault for check in FORMAL for fault in check(board)]
    return found or [fault for check in _in_order(board) for fault in check]


def _in_order(board: BoardFile) -> Iterator[Iterator[str]]:
    """Damages are checked along the lines, so the lines come first."""
    yield line_checks.of_sections(board)
    yield line_checks.of_sea(board)
    lines = list(line_checks.of_lines(board))
    yield iter(lines)
    if not lines:
        yield line_checks.of_damages(board)


def read_board(text: bytes, name: str) -> PlayedBoard:
    """The board in this file; BadOption names every fault."""
    try:
        file = msgspec.json.decode(text, type=BoardFile)
    except msgspec.MsgspecError as fault:
        raise BadOption(f"{name} is no board: {fault}.", "board") from fault
    if found := faults(file):
        raise BadOption(f"The board in {name} cannot be played: {'; '.join(found)}.", "board")
    return PlayedBoard(file, sha256(text).hexdigest()[:16])


DEFAULT = read_board((FOLDER / "reconstruction-1.json").read_bytes(), "reconstruction-1.json")


def boards() -> dict[str, PlayedBoard]:
    """All of them, by id."""
    return _boards(tuple(offered(GAME)))


@cache
def _boards(files: tuple[Path, ...]) -> dict[str, PlayedBoard]:
    found = {DEFAULT.file.id: DEFAULT}
    for file in files:
        board = read_board(file.read_bytes(), file.name)
        found[board.file.id] = board
    return found


def offer_board(file: Path) -> PlayedBoard:
    """SO-022: a board of somebody's own; BadOption names every fault."""
    board = read_board(file.read_bytes(), file.name)
    known = boards().get(board.file.id)
    if known is not None and known.hash != board.hash:
        raise BadOption(f"The board in {file.name} needs another id: “{board.file.id}” is taken.", "board")
    remember(GAME, file)
    return board_named(board.file.id)


def board_named(id: str, hash: str = "") -> PlayedBoard:
    """The board of that id; with a hash, exactly that file."""
    known = boards()
    if id not in known:
        raise BadOption(
            f"There is no board “{id}” here; available: {', '.join(known)}. Others are found by --boards.",
            "board",
        )
    if hash and known[id].hash != hash:
        raise BadOption(
            f"The board “{id}” here is another one: its hash is {known[id].hash}, not {hash}.", "board_hash"
        )
    return known[id]
