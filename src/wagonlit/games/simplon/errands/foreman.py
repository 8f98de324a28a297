# compiled by mypyc
"""From errands to answers: what the actor does next."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wagonlit.core.frame import Seat
from wagonlit.core.ids import Ids, has, lowest, only
from wagonlit.games.simplon.errands.scene import Scene
from wagonlit.games.simplon.errands.sharing import ALL, ESCORT, FETCH, IDLE, MEET, REPAIR, Sharing
from wagonlit.games.simplon.errands.ways import Atlas
from wagonlit.games.simplon.pieces.board import Board, Row, Station, Turntable
from wagonlit.games.simplon.pieces.names import CAPACITY, TAKE

NONE: Final = -1


class Foreman:
    """Shares errands out anew before every answer, and takes the actor one step further."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self.sharing: Final = Sharing(Atlas(board))
        self.wanted: Final = vec[i64]([0] * board.turntables)  # by turntable: positions that somebody needs

    def act(self, s: Scene, legal: Ids) -> i64:
        """What the actor does now."""
        self.sharing.share(s, s.actor)
        found = self._own_act(s)
        if found == NONE or not has(legal, found):
            self.sharing.share(s, ALL)
            found = self._help(s)
        if found == NONE or not has(legal, found):
            return self.board.end
        return found

    def toward(self, s: Scene, goal: Station) -> i64:
        """The next act on a cheapest way there; NONE: there is no way, or no point left."""
        self.sharing.share(s, s.actor)
        row = self.sharing.ways.first_row(s.at[s.actor], goal)
        if row == NONE or s.points == 0:
            return NONE
        return self._along(row)

    def position(self, s: Scene, turntable: Turntable, legal: Ids) -> i64:
        """Where to turn it to: as the errand needs it that it is turned for."""
        self.sharing.share(s, ALL)
        at = self._blocked(s, s.actor)
        network = self.sharing.atlas.network
        seat: i64
        for seat in range(s.seats):
            if at == NONE or network.turntables[at] != turntable:
                at = self._blocked(s, (s.actor + seat) % s.seats)
        if at == NONE or network.turntables[at] != turntable:
            at = self._blocked_ahead(s)
        if at != NONE and network.turntables[at] == turntable and network.joined[at] & legal:
            return lowest(network.joined[at] & legal)
        return lowest(legal)

    def farthest(self, s: Scene, stations: Ids) -> i64:
        """SO-R26: of these stations with a piece, the one from which a piece has the longest way to a gap."""
        costs = self.sharing.deliveries
        costs.begin(self.sharing.atlas.ways(s.low, s.high, s.damages), stations)
        prices = costs.prices
        found = lowest(stations)
        most: i64 = -1
        while stations != 0:
            station = lowest(stations)
            stations &= stations - 1
            points = min(prices.one_cost[station], prices.two_cost[station])
            if points > most:
                most = points
                found = station
        return found

    def transfer(self, legal: Ids) -> i64:
        """One piece from the other, so that there are two."""
        if has(legal, TAKE):
            return TAKE
        return lowest(legal)

    def _own_act(self, s: Scene) -> i64:
        errand = self.sharing.errands[s.actor]
        here = s.at[s.actor]
        works = errand.kind in {FETCH, REPAIR}
        if works and s.loads[s.actor] < CAPACITY and has(s.pieces, here):
            return self.board.load
        if errand.kind == MEET and errand.goal == here:
            return self.board.exchange + errand.row
        row = self._row(s, s.actor)
        if row == NONE or s.points == 0:
            return NONE
        return self._along(row)

    def _along(self, row: Row) -> i64:
        """Run along it, or turn what stands in the way."""
        at = self.sharing.ways.blocked_pass(row)
        if at == NONE:
            return self.board.rows.to[row]
        return self.board.stations + self.sharing.atlas.network.turntables[at]

    def _row(self, s: Scene, seat: Seat) -> Row:
        """The section along which this locomotive wants to run next; NONE: it stays."""
        errand = self.sharing.errands[seat]
        here = s.at[seat]
        beside = errand.kind in {ESCORT, IDLE} and here == s.detective() and s.loads[seat] == 0
        if beside and self.sharing.clear > 0 and not (s.ridden and seat == s.actor):
            return s.line.ahead[s.ridden_to]
        goal = errand.goal
        if errand.kind == IDLE:
            goal = self._relay(s, seat)
        if here != goal:
            return self.sharing.ways.first_row(here, goal)
        if errand.kind == REPAIR:
            return errand.row
        return NONE

    def _relay(self, s: Scene, seat: Seat) -> Station:
        """Where somebody without an errand takes the detective over: as far on as he will be by then."""
        ahead: i64 = 0
        if self.sharing.escorted:
            ahead = 1
        other: Seat = s.actor
        while other != seat:
            if self.sharing.errands[other].kind == IDLE:
                ahead += 1
            other = (other + 1) % s.seats
        return s.line.stations[s.ridden_to + min(ahead, self.sharing.clear)]

    def _blocked(self, s: Scene, seat: Seat) -> i64:
        """The turntable in this locomotive's way, as a pass; NONE: it can go."""
        row = self._row(s, seat)
        if row == NONE:
            return NONE
        return self.sharing.ways.blocked_pass(row)

    def _blocked_ahead(self, s: Scene) -> i64:
        """The turntable in the detective's way."""
        if s.ridden_to == s.line.goal:
            return NONE
        return self.sharing.ways.blocked_pass(s.line.ahead[s.ridden_to])

    def _help(self, s: Scene) -> i64:
        """With points to spare: turn what stands in the way of the detective, or of whoever is next."""
        if s.points == 0:
            return NONE
        at: i64 = NONE
        if self.sharing.clear > 0:
            at = self._blocked_ahead(s)
        seat: i64
        for seat in range(1, s.seats):
            if at == NONE:
                at = self._blocked(s, (s.actor + seat) % s.seats)
        if at == NONE:
            return NONE
        return self.board.stations + self.sharing.atlas.network.turntables[at]

    def idles(self, s: Scene) -> bool:
        """Has the actor nothing to do, by the errands shared out last?"""
        return self._own_act(s) == NONE

    def worth_turning(self, s: Scene) -> Ids:
        """The turntables that are in anybody's way, as acts; `wanted` says which positions help."""
        self.sharing.share(s, ALL)
        turntable: i64
        for turntable in range(self.board.turntables):
            self.wanted[turntable] = 0
        seat: i64
        for seat in range(s.seats):
            self._want(self._blocked(s, seat))
        self._want(self._blocked_ahead(s))
        here = s.at[s.actor]
        row: i64
        for row in range(self.board.rows.first[here], self.board.rows.first[here + 1]):
            self._want(self.sharing.ways.blocked_pass(row))
        found: Ids = 0
        for turntable in range(self.board.turntables):
            if self.wanted[turntable] != 0:
                found |= only(self.board.stations + turntable)
        return found

    def _want(self, at: i64) -> None:
        if at != NONE:
            network = self.sharing.atlas.network
            self.wanted[network.turntables[at]] |= network.joined[at]
