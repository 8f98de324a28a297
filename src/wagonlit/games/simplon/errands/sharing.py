# compiled by mypyc
"""Errands shared out over all locomotives: the best one first, then the best of what is left.

An errand is worth what it repairs, or how far the detective gets, for each point that it costs.
"""

from typing import Final

from mypy_extensions import i64

from wagonlit.core.frame import Seat, Seats
from wagonlit.core.ids import Ids, has, lowest, only
from wagonlit.games.simplon.errands.deliveries import Deliveries
from wagonlit.games.simplon.errands.scene import Scene
from wagonlit.games.simplon.errands.ways import Atlas, Ways
from wagonlit.games.simplon.pieces.board import Station
from wagonlit.games.simplon.pieces.names import MOST_SEATS
from wagonlit.games.simplon.pieces.reach import FAR

ALL: Final = -1
IDLE: Final = 0
FETCH: Final = 1  # load the piece at the goal
REPAIR: Final = 2  # run along the row
ESCORT: Final = 3  # take the detective along
MEET: Final = 4  # two with one piece each, where two are needed

# What an errand is worth, in gaps; of many values tried, with these teams won most.
RIDE: Final = 2.5  # the detective one station further
WAY: Final = 0.2  # each point that a piece is carried: it must be carried anyway, so the near ones can wait
AGAIN: Final = 2  # points lost by waiting for the next turn


class Errand:
    """What one locomotive is to do, and what nobody else need do then."""

    def __init__(self) -> None:
        self.kind: i64 = IDLE
        self.goal: Station = -1  # where to go first
        self.row: i64 = -1  # REPAIR: along which section then
        self.pieces: Ids = 0  # to be fetched
        self.gaps: Ids = 0  # to be closed
        self.worth: float = 0.0

    def consider(
        self, worth: float, points: i64, kind: i64, goal: Station, row: i64, pieces: Ids, gaps: Ids
    ) -> None:
        """This one, if it is better than what was offered before."""
        if points >= FAR:
            return
        if worth > self.worth:
            self.worth = worth
            self.kind = kind
            self.goal = goal
            self.row = row
            self.pieces = pieces
            self.gaps = gaps


class Sharing:
    """The errands of all seats; one object is used again and again."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas: Final = atlas
        self.errands: Final = [Errand() for _ in range(MOST_SEATS)]
        self.offered: Errand = self.errands[0]  # that which is being looked for
        self.deliveries: Final = Deliveries(atlas.network)
        self.ways: Ways = atlas.ways(0, 0, 0)
        self.free: Ids = 0  # pieces that nobody fetches yet
        self.clear: i64 = 0  # sections without gaps ahead of the detective
        self.escorted: bool = False

    def share(self, s: Scene, until: Seat) -> None:
        """Give locomotives their errands, until this one has got its own; ALL: every one.

        What was best for somebody remains so as long as nobody else has taken a part of it.
        """
        self.ways = self.atlas.ways(s.low, s.high, s.damages)
        self.free = s.pieces
        self.clear = s.clear_ahead()
        self.escorted = False
        self.deliveries.begin(self.ways, s.pieces)
        waiting: Seats = only(s.seats) - 1
        seat: Seat
        for seat in range(s.seats):
            self._offer(s, seat)
        while waiting != 0 and (until == ALL or has(waiting, until)):
            waiting &= ~only(self._best_of(waiting))
            self._offer_again(s, waiting)

    def _best_of(self, waiting: Seats) -> Seat:
        """Who has the best errand of all who still wait: it is theirs."""
        taker = lowest(waiting)
        rest = waiting
        while rest != 0:
            seat = lowest(rest)
            rest &= rest - 1
            if self.errands[seat].worth > self.errands[taker].worth:
                taker = seat
        taken = self.errands[taker]
        self.free &= ~taken.pieces
        self.deliveries.reserve(taken.gaps)
        if taken.kind == ESCORT:
            self.escorted = True
        return taker

    def _offer_again(self, s: Scene, waiting: Seats) -> None:
        """Something else for those who wanted what is taken now."""
        priced = False
        while waiting != 0:
            seat = lowest(waiting)
            waiting &= waiting - 1
            errand = self.errands[seat]
            lost = errand.pieces & ~self.free | errand.gaps & self.deliveries.taken
            if lost != 0 or (errand.kind == ESCORT and self.escorted):
                if not priced:
                    self.deliveries.update(self.free)
                    priced = True
                self._offer(s, seat)

    def _offer(self, s: Scene, seat: Seat) -> None:
        """The best errand for this one."""
        found = self.errands[seat]
        self.offered = found
        found.worth = 0.0
        found.kind = IDLE
        found.goal = s.detective()
        found.pieces = 0
        found.gaps = 0
        here = s.at[seat]
        load = s.loads[seat]
        if load == 0:
            self._offer_escort(s, seat)
            self._offer_fetching(here)
        else:
            self._offer_repairs(here, load)
            if load == 1:
                self._offer_second(here)
                if found.kind == IDLE:
                    self._offer_meeting(s, seat)

    def _offer_escort(self, s: Scene, seat: Seat) -> None:
        """Take the detective one station further, if the way is clear."""
        if self.escorted or self.clear == 0:
            return
        points = self.ways.cost(s.detective(), s.at[seat])
        if points >= FAR:
            return
        points += self.ways.price[s.line.ahead[s.ridden_to]]
        if s.ridden and seat == s.actor:
            points += AGAIN
        self._weigh(RIDE, points, ESCORT, s.detective(), -1, 0, 0)

    def _offer_fetching(self, here: Station) -> None:
        """One piece, or two of them, and to where they are needed."""
        prices = self.deliveries.prices
        first_left = self.free
        while first_left != 0:
            first = lowest(first_left)
            first_left &= first_left - 1
            to_first = self.ways.cost(first, here)
            one = prices.one_cost[first]
            if one < FAR:
                gain = 1.0 + WAY * float(one)
                self._weigh(gain, to_first + one, FETCH, first, -1, only(first), prices.one_gaps[first])
            pair = prices.pair_cost[first]
            if pair < FAR:
                second = prices.second[first]
                both = only(first) | only(second)
                gain = 2.0 + WAY * float(pair)
                self._weigh(gain, to_first + pair, FETCH, first, -1, both, prices.two_gaps[second])

    def _offer_repairs(self, here: Station, load: i64) -> None:
        """With what is aboard."""
        ways = self.ways
        repairs = ways.repairs
        prices = self.deliveries.prices
        place: i64
        for place in range(repairs.count):
            needed = repairs.needs[place]
            gaps = repairs.gaps[place]
            if needed > load or self.deliveries.taken & gaps:
                continue
            start = repairs.starts[place]
            row = repairs.rows[place]
            points = ways.cost(start, here) + repairs.points[place]
            gain = float(needed) + WAY * float(points)
            self._weigh(gain, points, REPAIR, start, row, 0, gaps)
            further = prices.next_cost[place]
            if load > needed and further < FAR:
                points += further
                gain += 1.0 + WAY * float(further)
                self._weigh(gain, points, REPAIR, start, row, 0, gaps | prices.next_gaps[place])

    def _offer_second(self, here: Station) -> None:
        """With one aboard, fetch another one first."""
        prices = self.deliveries.prices
        left = self.free
        while left != 0:
            piece = lowest(left)
            left &= left - 1
            further = prices.two_cost[piece]
            points = self.ways.cost(piece, here) + further
            gain = 2.0 + WAY * float(further)
            self._weigh(gain, points, FETCH, piece, -1, only(piece), prices.two_gaps[piece])

    def _offer_meeting(self, s: Scene, seat: Seat) -> None:
        """Two are needed, and somebody else has the other one."""
        other: i64
        for other in range(s.seats):
            if other != seat and s.loads[other] == 1:
                points = self.ways.cost(s.at[other], s.at[seat]) + 2
                self._weigh(1.0, points, MEET, s.at[other], other, 0, 0)

    def _weigh(
        self, gain: float, points: i64, kind: i64, goal: Station, row: i64, pieces: Ids, gaps: Ids
    ) -> None:
        self.offered.consider(gain / float(points + 1), points, kind, goal, row, pieces, gaps)
