# compiled by mypyc
"""What it costs to bring one piece or two from a station to where they are needed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wagonlit.core.ids import Ids, count, lowest
from wagonlit.games.simplon.errands.ways import Network, Ways
from wagonlit.games.simplon.pieces.board import Station
from wagonlit.games.simplon.pieces.reach import FAR


class Deliveries:
    """The sections that can be repaired, and the cheapest way to do it from every station with a piece."""

    def __init__(self, network: Network) -> None:
        rows = len(network.board.rows.to)
        stations = network.board.stations
        self.network: Final = network
        self.ways: Ways = Ways(network)
        self.taken: Ids = 0  # gaps that somebody closes
        self.count: i64 = 0
        # By repair.
        self.rows: Final = vec[i64]([0] * rows)
        self.gaps: Final = vec[i64]([0] * rows)
        self.needs: Final = vec[i64]([0] * rows)  # pieces
        self.next_cost: Final = vec[i64]([0] * rows)  # to close one gap more after it
        self.next_gaps: Final = vec[i64]([0] * rows)
        # By station: with one piece, with two.
        self.one_cost: Final = vec[i64]([0] * stations)
        self.one_gaps: Final = vec[i64]([0] * stations)
        self.two_cost: Final = vec[i64]([0] * stations)
        self.two_gaps: Final = vec[i64]([0] * stations)

    def begin(self, ways: Ways) -> None:
        """Nobody has an errand yet."""
        self.ways = ways
        self.taken = 0
        self.count = ways.repair_count
        place: i64
        for place in range(self.count):
            row = ways.repairs[place]
            self.rows[place] = row
            self.gaps[place] = self.network.board.rows.damages[row] & ways.damages
            self.needs[place] = count(self.gaps[place])

    def reserve(self, gaps: Ids) -> None:
        """Somebody closes these."""
        self.taken |= gaps

    def price(self, pieces: Ids) -> None:
        """Work out all costs anew, from the stations with these pieces."""
        place: i64
        to = self.network.board.rows.to
        for place in range(self.count):
            if self.needs[place] == 1:
                found = self._single(to[self.rows[place]], self.taken | self.gaps[place])
                self.next_cost[place] = FAR
                if found >= 0:
                    self.next_cost[place] = self._points(to[self.rows[place]], found)
                    self.next_gaps[place] = self.gaps[found]
        while pieces != 0:
            self._price_from(lowest(pieces))
            pieces &= pieces - 1

    def _points(self, station: Station, place: i64) -> i64:
        row = self.rows[place]
        return self.ways.cost(station, self.network.board.rows.start[row]) + self.ways.price[row]

    def _single(self, station: Station, taken: Ids) -> i64:
        """The cheapest repair with one piece; -1: none."""
        found: i64 = -1
        least: i64 = FAR
        place: i64
        for place in range(self.count):
            if self.needs[place] == 1 and self.gaps[place] & taken == 0:
                points = self._points(station, place)
                if points < least:
                    least = points
                    found = place
        return found

    def _price_from(self, station: Station) -> None:
        self.one_cost[station] = FAR
        self.two_cost[station] = FAR
        place: i64
        for place in range(self.count):
            if self.gaps[place] & self.taken:
                continue
            points = self._points(station, place)
            if self.needs[place] == 2:
                if points < self.two_cost[station]:
                    self.two_cost[station] = points
                    self.two_gaps[station] = self.gaps[place]
                continue
            if points < self.one_cost[station]:
                self.one_cost[station] = points
                self.one_gaps[station] = self.gaps[place]
            if points + self.next_cost[place] < self.two_cost[station]:
                self.two_cost[station] = points + self.next_cost[place]
                self.two_gaps[station] = self.gaps[place] | self.next_gaps[place]
