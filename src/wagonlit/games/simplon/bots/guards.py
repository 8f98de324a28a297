"""SO-505: where the admiral is watched, one locomotive waits for him in the next port that counts."""

from typing import Final

from wagonlit.core.ids import below, lowest
from wagonlit.games.simplon.errands.foreman import NONE, Foreman
from wagonlit.games.simplon.errands.scene import Scene
from wagonlit.games.simplon.errands.ways import Ways
from wagonlit.games.simplon.pieces.board import Board

POINTS = 3  # that the team rolls, at a cautious guess, while the ship goes on by one square
EARLY = 12  # so many of them sooner than that: whoever comes too late has gone there for nothing


class Guards:
    """Sends the nearest locomotive just in time, and lets it wait there."""

    def __init__(self, board: Board, foreman: Foreman) -> None:
        self.board: Final = board
        self.foreman: Final = foreman
        self.posted = NONE  # the station for which the actor is on its way

    def act(self, s: Scene, ship: int, legal: int) -> int:
        """What the actor does as the guard of the next port; NONE: that is not its errand, or not yet."""
        self.posted = NONE
        port, squares = self._next_port(ship, s.seats)
        if port == NONE:
            return NONE
        ways = self.foreman.sharing.atlas.ways(s.low, s.high, s.damages)
        costs = [ways.cost(s.at[seat], port) for seat in range(s.seats)]
        least = min(costs)
        if costs.index(least) != s.actor or not self._is_time(least, squares, s.seats):
            return NONE
        if least == 0:  # it waits, and turns what others need turned
            return self.foreman.act(s, legal & ~below(self.board.stations))
        self.posted = port
        return self.foreman.toward(s, port)

    def _next_port(self, ship: int, seats: int) -> tuple[int, int]:
        """The station to be guarded next, and in how many squares the ship calls there."""
        sea, squares = self.board.sea, 0
        while ship not in (sea.storm, sea.goal):
            ship, squares = sea.after[ship], squares + 1
            if sea.watched[ship] >= 0 and seats >= sea.watchers[ship]:
                return sea.watched[ship], squares
        return NONE, 0

    def _is_time(self, points: int, squares: int, seats: int) -> bool:
        """Would it come too late if it set out later, but not if it sets out now?"""
        left = POINTS * squares
        return points * seats + EARLY >= left and (points - 1) * seats <= left

    def position(self, s: Scene, turntable: int, legal: int) -> int:
        """Where to turn it to, if it is in the guard's way; NONE: it is not."""
        if self.posted == NONE:
            return NONE
        ways: Ways = self.foreman.sharing.atlas.ways(s.low, s.high, s.damages)
        network = self.foreman.sharing.atlas.network
        at = ways.blocked_pass(ways.first_row(s.at[s.actor], self.posted))
        if at == NONE or network.turntables[at] != turntable or not network.joined[at] & legal:
            return NONE
        return lowest(network.joined[at] & legal)
