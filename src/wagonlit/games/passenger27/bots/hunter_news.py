"""What a question or a look at some cards would tell, in expectation: reckoned exactly.

What counts is who is on the train as a player, not which player he is: a shot names a passenger. That is
measured in bits. But people who shoot wildly soon shoot themselves out of the game: there, one of them who
is certain in time is worth more than a little less doubt about each.
"""

from math import log, log2

from wagonlit.core.ids import Ids, has, only, single
from wagonlit.games.passenger27.knowledge.counts import Counts
from wagonlit.games.passenger27.knowledge.knowledge import Knowledge
from wagonlit.games.passenger27.pieces.people import PASSENGERS
from wagonlit.games.passenger27.view.clues import Clues

VALUES_EACH = 3
# How likely a wild shooter lives until the next question: he lays one of four to six cards at random.
STILL_THERE = 0.75


class News:
    """One position, and how much less doubt there would be after the next answer or look."""

    def __init__(
        self, clues: Clues, known: Knowledge, opponents: list[int], in_a_hurry: bool = False
    ) -> None:
        self.traits = clues.traits
        self.known = known
        self.opponents = opponents
        self.in_a_hurry = in_a_hurry
        self.sets = [clues.candidates[seat] for seat in opponents]
        self._counts = Counts()
        self._doubts: dict[tuple[Ids, ...], float] = {}
        self.doubt = self._doubt(self.sets)

    def of_answer(self, seat: int, feature: int) -> float:
        """If that opponent tells what he has of that feature."""
        ways = self.known.ways_of(seat)
        player = self.opponents.index(seat)
        left = 0.0
        for trait in self.traits[VALUES_EACH * feature : VALUES_EACH * (feature + 1)]:
            fitting = sum(way for one, way in enumerate(ways) if has(trait, one))
            if fitting:
                sets = self.sets[:]
                sets[player] &= trait
                left += fitting / self.known.total * self._doubt(sets)
        return self.doubt - left

    def of_innocent(self, hits: list[float], unseen: list[int]) -> float:
        """If one innocent is shown, any of those who are still unseen; hits say who may be guilty."""
        told = number = 0.0
        alike: dict[tuple[bool, ...], float] = {}  # by the opponents who may be he
        for passenger in unseen:
            innocent = 1 - hits[passenger]
            number += innocent
            if 0 < hits[passenger] < 1:
                may_be = tuple(has(ids, passenger) for ids in self.sets)
                if may_be not in alike:
                    alike[may_be] = self.doubt - self._doubt([ids & ~only(passenger) for ids in self.sets])
                told += innocent * alike[may_be]
        return told / number if number else 0.0

    def _doubt(self, sets: list[Ids]) -> float:
        """What is still to be found out about these players."""
        key = tuple(sorted(sets))
        if key not in self._doubts:
            self._doubts[key] = self._reckoned(sets)
        return self._doubts[key]

    def _reckoned(self, sets: list[Ids]) -> float:
        certain = 0
        for ids in sets:
            if single(ids):
                certain |= ids
        uncertain = [ids & ~certain for ids in sets if not single(ids)]
        total = self._counts.weigh(uncertain)
        if total == 0:  # nobody can be all of these, so it does not come to that
            return 0.0
        return self._too_late(len(uncertain), total) if self.in_a_hurry else self._open(total)

    def _open(self, total: int) -> float:
        """How open it is, summed over all passengers, whether one of these players is he."""
        return sum(_bits(self._counts.guilty_ways(passenger) / total) for passenger in range(PASSENGERS))

    def _too_late(self, players: int, total: int) -> float:
        """How many of these players will be gone before it is certain who they are: a question each round."""
        late = 0.0
        for player in range(players):
            late += 1 - STILL_THERE ** self._questions(player, total)
        return late

    def _questions(self, player: int, total: int) -> float:
        """How many it takes to find him out, if every answer leaves one third."""
        ways = self._counts.ways_of(player)
        return -sum(way / total * log(way / total, VALUES_EACH) for way in ways if way)


def _bits(likely: float) -> float:
    """How open it is whether something is so."""
    if likely <= 0 or likely >= 1:
        return 0.0
    return -likely * log2(likely) - (1 - likely) * log2(1 - likely)
