# compiled by mypyc
"""What it costs to bring one piece or two from a station to where they are needed."""

from typing import Final

from mypy_extensions import i64

from wagonlit.core.ids import Ids, has, lowest, only
from wagonlit.games.simplon.errands.prices import Prices
from wagonlit.games.simplon.errands.ways import Network, Ways
from wagonlit.games.simplon.pieces.board import Station
from wagonlit.games.simplon.pieces.reach import FAR


class Deliveries:
    """The cheapest way to repair something from every station with a piece, and from each by way of a second.

    Costs only rise while gaps and pieces are taken, so what was cheapest remains so until a part of it
    is taken.
    """

    def __init__(self, network: Network) -> None:
        self.ways: Ways = Ways(network)
        self.taken: Ids = 0  # gaps that somebody closes
        self.own: Final = Prices(network.board.stations, network.breakable)
        self.prices: Prices = self.own  # those of the network or, once something is taken, its own

    def begin(self, ways: Ways, pieces: Ids) -> None:
        """Nobody has an errand yet; the prices from the stations with these pieces."""
        self.ways = ways
        self.taken = 0
        self.prices = ways.prices
        prices = ways.prices
        if prices.paired == pieces:
            return
        if not prices.followed:
            prices.followed = True
            place: i64
            for place in range(ways.repairs.count):
                if ways.repairs.needs[place] == 1:
                    self._follow(place)
        unknown: Ids = pieces & ~prices.known
        while unknown != 0:
            self._price_from(lowest(unknown))
            unknown &= unknown - 1
        prices.known |= pieces
        first_left = pieces
        while first_left != 0:
            self._pair(lowest(first_left), pieces)
            first_left &= first_left - 1
        prices.paired = pieces

    def reserve(self, gaps: Ids) -> None:
        """Somebody closes these."""
        self.taken |= gaps

    def update(self, pieces: Ids) -> None:
        """The prices after something was taken, from the stations with the pieces that are left."""
        ways = self.ways
        if self.prices is not self.own:
            self.own.copy(self.prices, ways.repairs.count, pieces)
            self.prices = self.own
        prices = self.own
        place: i64
        for place in range(ways.repairs.count):
            if ways.repairs.needs[place] == 1 and prices.next_gaps[place] & self.taken:
                self._follow(place)
        dearer: Ids = 0
        left = pieces
        while left != 0:
            station = lowest(left)
            left &= left - 1
            if (prices.one_gaps[station] | prices.two_gaps[station]) & self.taken:
                self._price_from(station)
                dearer |= only(station)
        left = pieces
        while left != 0:
            station = lowest(left)
            left &= left - 1
            if prices.pair_cost[station] < FAR and not has(pieces & ~dearer, prices.second[station]):
                self._pair(station, pieces)

    def _follow(self, place: i64) -> None:
        """The cheapest repair with one piece after this one."""
        repairs = self.ways.repairs
        prices = self.prices
        taken = self.taken | repairs.gaps[place]
        table = self.ways.table
        base = self.ways.distances(repairs.ends[place])
        least: i64 = FAR
        gaps: Ids = 0
        other: i64
        for other in range(repairs.count):
            if repairs.needs[other] == 1 and repairs.gaps[other] & taken == 0:
                points = i64(table[base + repairs.starts[other]]) + repairs.points[other]
                if points < least:
                    least = points
                    gaps = repairs.gaps[other]
        prices.next_cost[place] = least
        prices.next_gaps[place] = gaps

    def _price_from(self, station: Station) -> None:
        repairs = self.ways.repairs
        prices = self.prices
        base = self.ways.distances(station)
        one: i64 = FAR
        two: i64 = FAR
        prices.one_gaps[station] = 0
        prices.two_gaps[station] = 0
        place: i64
        for place in range(repairs.count):
            gaps = repairs.gaps[place]
            if gaps & self.taken:
                continue
            points = i64(self.ways.table[base + repairs.starts[place]]) + repairs.points[place]
            if repairs.needs[place] == 1:
                if points < one:
                    one = points
                    prices.one_gaps[station] = gaps
                points += prices.next_cost[place]
                gaps |= prices.next_gaps[place]
            if points < two:
                two = points
                prices.two_gaps[station] = gaps
        prices.one_cost[station] = one
        prices.two_cost[station] = two

    def _pair(self, first: Station, pieces: Ids) -> None:
        """Which of these pieces to fetch after the first one."""
        prices = self.prices
        table = self.ways.table
        base = self.ways.distances(first)
        found: i64 = first
        least: i64 = FAR
        left = pieces & ~only(first)
        while left != 0:
            second = lowest(left)
            left &= left - 1
            points = i64(table[base + second]) + prices.two_cost[second]
            if points < least:
                least = points
                found = second
        prices.second[first] = found
        prices.pair_cost[first] = least
