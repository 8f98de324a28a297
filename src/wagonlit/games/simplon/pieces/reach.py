# compiled by mypyc
"""How far everything is: all the way in points, and what can be walked to at once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wagonlit.core.ids import Ids, count, lowest, only
from wagonlit.games.simplon.pieces.board import Board, Station

FAR: Final = 99  # no way there with this load
LOADS: Final = 3  # none, one or two pieces left on arrival


def costs(board: Board, low: i64, high: i64, damages: Ids, station: Station, load: i64) -> vec[i64]:
    """By station: the points to get there, one for each section and one for each turntable to be turned.

    Pieces aboard repair what lies on the way, and are used up by it. Turntables are counted as they
    stand now: a way that needs one twice, in two positions, may cost a point more. FAR: no way.
    """
    return cheapest(board, costs_by_load(board, low, high, damages, station, load))


def cheapest(board: Board, table: vec[i64]) -> vec[i64]:
    """By station: the least of the costs for any number of pieces left."""
    found = vec[i64]([FAR] * board.stations)
    place: i64
    for place in range(board.stations * LOADS):
        found[place // LOADS] = min(found[place // LOADS], table[place])
    return found


def costs_by_load(board: Board, low: i64, high: i64, damages: Ids, station: Station, load: i64) -> vec[i64]:
    """The same by station * LOADS + pieces that are left on arrival."""
    rows = board.rows
    table = vec[i64]([FAR] * (board.stations * LOADS))
    left = vec[i64]([0] * (board.stations * LOADS))  # the damages still open on arrival
    table[station * LOADS + load] = 0
    left[station * LOADS + load] = damages
    fresh: Ids = only(station)  # stations that became cheaper
    while fresh != 0:
        current = fresh
        fresh = 0
        while current != 0:
            start = lowest(current)
            current &= current - 1
            row: i64
            for row in range(rows.first[start], rows.first[start + 1]):
                if _spread(board, row, start, low, high, table, left):
                    fresh |= only(rows.to[row])
    return table


def _spread(
    board: Board, row: i64, start: Station, low: i64, high: i64, table: vec[i64], left: vec[i64]
) -> bool:
    """Along this row, with whatever load its start was reached; whether anything became cheaper."""
    rows = board.rows
    price = 1 + rows.misaligned(row, low, high)
    changed = False
    load: i64
    for load in range(LOADS):
        place = start * LOADS + load
        if table[place] == FAR:
            continue
        gaps = rows.damages[row] & left[place]
        after = load
        if gaps != 0:
            after -= count(gaps)
        if after < 0:
            continue
        target = rows.to[row] * LOADS + after
        if table[place] + price < table[target]:
            table[target] = table[place] + price
            left[target] = left[place] & ~gaps
            changed = True
    return changed


def walks(
    board: Board, low: i64, high: i64, damages: Ids, station: Station, load: i64, points: i64
) -> list[list[int]]:
    """SO-110: the shortest walk to each station within these points, nearest first; nothing is turned."""
    found: list[list[int]] = []
    seen: Ids = only(station)
    frontier: list[tuple[int, int, int, list[int]]] = [(station, load, damages, [])]
    rows = board.rows
    for _ in range(points):
        following: list[tuple[int, int, int, list[int]]] = []
        for start, aboard, gaps, path in frontier:
            row: i64
            for row in range(rows.first[start], rows.first[start + 1]):
                if rows.is_open(row, low, high, gaps, aboard):
                    repaired: Ids = rows.damages[row] & gaps
                    onward: list[int] = [*path, rows.to[row]]
                    following.append((rows.to[row], aboard - count(repaired), gaps & ~repaired, onward))
        frontier = following
        for target, _aboard, _gaps, way in following:
            if only(target) & seen == 0:
                seen |= only(target)
                found.append(way)
    return found
