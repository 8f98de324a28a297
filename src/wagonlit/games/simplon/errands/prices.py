# compiled by mypyc
"""What is remembered of one state of the network: its repairs, and what it costs to bring pieces to them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wagonlit.core.ids import Ids, count, lowest
from wagonlit.games.simplon.pieces.board import Row, Station

UNKNOWN: Final = -1


class Repairs:
    """The sections with gaps that one locomotive can close, one entry for each direction."""

    def __init__(self, most: i64) -> None:
        self.count: i64 = 0
        self.rows: Final = vec[i64]([0] * most)
        self.starts: Final = vec[i64]([0] * most)
        self.ends: Final = vec[i64]([0] * most)
        self.points: Final = vec[i64]([0] * most)  # to run along it
        self.gaps: Final = vec[i64]([0] * most)
        self.needs: Final = vec[i64]([0] * most)  # pieces

    def add(self, row: Row, start: Station, end: Station, points: i64, gaps: Ids) -> None:
        """One more."""
        place = self.count
        self.rows[place] = row
        self.starts[place] = start
        self.ends[place] = end
        self.points[place] = points
        self.gaps[place] = gaps
        self.needs[place] = count(gaps)
        self.count = place + 1


class Prices:
    """The cheapest deliveries; while nobody has taken anything, they depend on the network alone."""

    def __init__(self, stations: i64, repairs: i64) -> None:
        self.followed: bool = False  # are the next two known?
        self.next_cost: Final = vec[i64]([0] * repairs)  # by repair: to close one gap more after it
        self.next_gaps: Final = vec[i64]([0] * repairs)
        self.known: Ids = 0  # the stations for which the next four are known
        self.one_cost: Final = vec[i64]([0] * stations)  # with one piece from there
        self.one_gaps: Final = vec[i64]([0] * stations)
        self.two_cost: Final = vec[i64]([0] * stations)  # with two
        self.two_gaps: Final = vec[i64]([0] * stations)
        self.paired: Ids = UNKNOWN  # the pieces for which the next two are known
        self.second: Final = vec[i64]([0] * stations)  # by station with a piece: which one to fetch next
        self.pair_cost: Final = vec[i64]([0] * stations)  # from there to the second, and on to the gaps

    def forget(self) -> None:
        """The network has changed."""
        self.followed = False
        self.known = 0
        self.paired = UNKNOWN

    def copy(self, other: "Prices", repairs: i64, pieces: Ids) -> None:
        """Take over what the other one knows of so many repairs, and of the stations with these pieces."""
        place: i64
        for place in range(repairs):
            self.next_cost[place] = other.next_cost[place]
            self.next_gaps[place] = other.next_gaps[place]
        while pieces != 0:
            station = lowest(pieces)
            pieces &= pieces - 1
            self.one_cost[station] = other.one_cost[station]
            self.one_gaps[station] = other.one_gaps[station]
            self.two_cost[station] = other.two_cost[station]
            self.two_gaps[station] = other.two_gaps[station]
            self.second[station] = other.second[station]
            self.pair_cost[station] = other.pair_cost[station]
