"""A board's file, turned into the numbers that the rules read."""

from collections.abc import Sequence

from wagonlit.core.ids import set_of
from wagonlit.games.simplon.data.board_file import BoardFile
from wagonlit.games.simplon.data.line_checks import runs
from wagonlit.games.simplon.data.sections import Pass, Section
from wagonlit.games.simplon.pieces.board import WORD, Board, Line, Rows, Sea, bits_of
from wagonlit.games.simplon.pieces.names import LINES


def compiled(board: BoardFile, rows: Sequence[Section], sections: Sequence[Section]) -> Board:
    """The board of a file that has passed its checks; rows are its sections in both directions."""
    places = [len(one.positions) for one in board.turntables]
    made = Board(len(board.stations), places, _rows(board, rows, sections), _lines(board, rows), _sea(board))
    made.damages = len(board.damages)
    return made


def _rows(board: BoardFile, rows: Sequence[Section], sections: Sequence[Section]) -> Rows:
    stations = [station.id for station in board.stations]
    damages = [damage.id for damage in board.damages]
    starts = [stations.index(row.start) for row in rows]
    first = [sum(start < station for start in starts) for station in range(len(stations) + 1)]
    numbers = {section.tracks: number for number, section in enumerate(sections)}
    numbers |= {section.tracks[::-1]: number for number, section in enumerate(sections)}
    made = Rows(
        first,
        [stations.index(row.end) for row in rows],
        [numbers[row.tracks] for row in rows],
        [[damages.index(id) for id in row.damages] for row in rows],
    )
    _set_passes(made, board, rows)
    return made


def _set_passes(made: Rows, board: BoardFile, rows: Sequence[Section]) -> None:
    """SO-014: for each turntable on a row, the positions that let a locomotive pass."""
    bits = bits_of([len(one.positions) for one in board.turntables])
    first, low, high = [0], [], []
    for row in rows:
        for one in row.passes:
            joined = _joined(board, one, bits)
            low.append(set_of([bit for bit in joined if bit < WORD]))
            high.append(set_of([bit - WORD for bit in joined if bit >= WORD]))
        first.append(len(low))
    made.set_passes(first, low, high)


def _joined(board: BoardFile, one: Pass, bits: Sequence[int]) -> list[int]:
    for number, turntable in enumerate(board.turntables):
        if turntable.id == one.turntable:
            return [
                bits[number] + place
                for place, position in enumerate(turntable.positions)
                if one.ports in {frozenset(pair) for pair in position}
            ]
    raise LookupError(one.turntable)


def _lines(board: BoardFile, rows: Sequence[Section]) -> list[Line]:
    stations = [station.id for station in board.stations]
    places = {(row.start, row.tracks): number for number, row in enumerate(rows)}
    found = []
    for name in LINES:
        line = board.lines[name]
        parts = list(runs(board, line))
        ends = line.stations[1:]
        ahead = [places[start, run] for start, run in parts]
        back = [places[end, run[::-1]] for end, (_, run) in zip(ends, parts)]
        covered = [
            number for number, one in enumerate(board.damages) if one.flag == line.covered_flag_when_chosen
        ]
        ids = [stations.index(id) for id in line.stations]
        found.append(Line(ids, [*ahead, -1], [-1, *back], set_of(covered)))
    return found


def _sea(board: BoardFile) -> Sea:
    sea = board.sea
    stations = [station.id for station in board.stations]
    squares = [square.id for square in sea.squares]
    after: dict[str, str] = {}
    for way in ([*sea.trunk, *sea.naxos, *sea.tail], [*sea.trunk, *sea.coast, *sea.tail]):
        after |= {one.id: other.id for one, other in zip(way, [*way[1:], way[-1]])}
    watched = [stations.index(one.station) if one.watch and one.station else -1 for one in sea.squares]
    made = Sea(
        [squares.index(after[id]) for id in squares], watched, [one.watch_min_players for one in sea.squares]
    )
    made.detour = squares.index(sea.naxos[0].id)
    made.storm = squares.index(sea.trunk[-1].id)
    made.goal = squares.index(sea.tail[-1].id)
    return made
