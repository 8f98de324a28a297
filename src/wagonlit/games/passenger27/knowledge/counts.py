# compiled by mypyc
"""In how many ways some players can be different passengers, each one of those he may be (section 7.3).

Passengers are gone through one by one; for every group of players it is counted in how many ways the group
can be among the passengers so far, and in how many among those still to come. That gives all counts at once.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wagonlit.core.ids import Ids, below, has, only
from wagonlit.games.passenger27.pieces.people import PASSENGERS

MOST: Final = 6  # players whom an onlooker does not know
GROUPS: Final = 64


class Counts:
    """Room for the counts of one position at a time; nothing is allocated while it counts."""

    def __init__(self) -> None:
        self.players: i64 = 0
        self.total: i64 = 1
        # By passenger: which players may be him.
        self.may_be: vec[i64] = vec[i64]([0] * PASSENGERS)
        # By passenger and group: ways among those before him, and among him and those after him.
        self.before: vec[i64] = vec[i64]([0] * ((PASSENGERS + 1) * GROUPS))
        self.after: vec[i64] = vec[i64]([0] * ((PASSENGERS + 1) * GROUPS))
        # By player and passenger: in how many ways he is that one.
        self.ways: vec[i64] = vec[i64]([0] * (MOST * PASSENGERS))
        self.chosen: vec[i64] = vec[i64]([0] * MOST)

    def weigh(self, candidates: list[int]) -> int:
        """Count everything for players who may be these; in how many ways all of them can be somebody."""
        self.count(candidates)
        self._count_before()
        self._count_each()
        return self.total

    def count(self, candidates: list[int]) -> int:
        """The same without the counts of each: enough for `choose`."""
        self.players = len(candidates)
        passenger: i64
        player: i64
        for passenger in range(PASSENGERS):
            self.may_be[passenger] = 0
        for player in range(self.players):
            ids: Ids = candidates[player]
            for passenger in range(PASSENGERS):
                if has(ids, passenger):
                    self.may_be[passenger] |= only(player)
        self._count_after()
        self.total = self.after[below(self.players)]
        return self.total

    def _count_after(self) -> None:
        after = self.after
        groups: i64 = only(self.players)
        group: i64
        here: i64 = PASSENGERS * GROUPS
        for group in range(groups):
            after[here + group] = 0
        after[here] = 1
        passenger: i64 = PASSENGERS - 1
        while passenger >= 0:
            next: i64 = here
            here -= GROUPS
            may_be: Ids = self.may_be[passenger]
            for group in range(groups):
                ways: i64 = after[next + group]
                rest: Ids = group & may_be
                while rest:
                    others: Ids = group ^ (rest & -rest)
                    ways += after[next + others]
                    rest &= others
                after[here + group] = ways
            passenger -= 1

    def _count_before(self) -> None:
        before = self.before
        groups: i64 = only(self.players)
        group: i64
        for group in range(groups):
            before[group] = 0
        before[0] = 1
        here: i64 = 0
        passenger: i64
        for passenger in range(PASSENGERS):
            next: i64 = here + GROUPS
            may_be: Ids = self.may_be[passenger]
            for group in range(groups):
                ways: i64 = before[here + group]
                rest: Ids = group & may_be
                while rest:
                    others: Ids = group ^ (rest & -rest)
                    ways += before[here + others]
                    rest &= others
                before[next + group] = ways
            here = next

    def _count_each(self) -> None:
        passenger: i64
        player: i64
        for passenger in range(PASSENGERS):
            may_be: Ids = self.may_be[passenger]
            alike: i64 = 0
            while self.may_be[alike] != may_be:
                alike += 1
            for player in range(self.players):
                place: i64 = player * PASSENGERS + passenger
                if not has(may_be, player):
                    self.ways[place] = 0
                elif alike < passenger:
                    self.ways[place] = self.ways[player * PASSENGERS + alike]
                else:
                    self.ways[place] = self._count_one(player, passenger)

    def _count_one(self, player: i64, passenger: i64) -> i64:
        """If a player is this passenger, some others come before him, and all the rest after him."""
        before = self.before
        after = self.after
        others: Ids = below(self.players) ^ only(player)
        here: i64 = passenger * GROUPS
        next: i64 = here + GROUPS
        ways: i64 = 0
        group: Ids = others
        while True:
            ways += before[here + group] * after[next + (others ^ group)]
            if group == 0:
                return ways
            group = (group - 1) & others

    def ways_to_be(self, player: i64, passenger: i64) -> i64:
        """In how many of all ways that player is that passenger."""
        return self.ways[player * PASSENGERS + passenger]

    def guilty_ways(self, passenger: i64) -> i64:
        """In how many of all ways that passenger is one of the players."""
        ways: i64 = 0
        player: i64
        for player in range(self.players):
            ways += self.ways[player * PASSENGERS + passenger]
        return ways

    def ways_of(self, player: i64) -> list[int]:
        """The same for all passengers."""
        first: i64 = player * PASSENGERS
        return [self.ways[first + passenger] for passenger in range(PASSENGERS)]

    def choose(self, place: i64) -> None:
        """The way at that place: the counts run backwards; every number under the total is another way."""
        group: Ids = below(self.players)
        passenger: i64 = 0
        while group:
            next: i64 = (passenger + 1) * GROUPS
            rest: Ids = group & self.may_be[passenger]
            if place >= self.after[next + group]:
                place -= self.after[next + group]
                player: i64 = 0
                while True:
                    if has(rest, player):
                        ways: i64 = self.after[next + (group ^ only(player))]
                        if place < ways:
                            break
                        place -= ways
                    player += 1
                self.chosen[player] = passenger
                group ^= only(player)
            passenger += 1
