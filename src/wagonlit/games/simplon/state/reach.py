# compiled by mypyc
"""How far every locomotive is from every station."""

from librt.vecs import vec
from mypy_extensions import i64

from wagonlit.games.simplon.pieces.reach import costs
from wagonlit.games.simplon.state.journey import Journey


def reaches(s: Journey) -> list[vec[i64]]:
    """By seat and station: the points to get there with its load, moves and pivots together."""
    return [
        costs(s.board, s.low, s.high, s.damages, s.station(seat), s.load(seat)) for seat in range(s.seats)
    ]
