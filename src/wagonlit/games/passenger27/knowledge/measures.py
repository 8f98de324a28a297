"""How fast it is known who everybody may be: for `wagonlit bench`."""

from collections.abc import Callable
from itertools import cycle
from random import Random

from wagonlit.core.ids import Ids, below, members, only
from wagonlit.core.rng import Rng
from wagonlit.games.passenger27.knowledge.counts import Counts
from wagonlit.games.passenger27.options import TABLES
from wagonlit.games.passenger27.pieces.people import PASSENGERS
from wagonlit.games.passenger27.view.clues import traits_of

OPPONENTS = 5
POSITIONS = 12
# With so many samples every probability is known to one percent, 19 times out of 20 (0.25 · (1.96 / 0.01)²).
SAMPLES = 9604


def measures() -> dict[str, Callable[[], int]]:
    """Whole tables of five opponents and all passengers: counted, and guessed by sampling in plain Python."""
    positions = _positions(Rng(27))
    counts, turns, random = Counts(), cycle(positions), Random(27)

    def counted() -> int:
        for candidates in positions:
            counts.weigh(candidates)
        return len(positions)

    def sampled() -> int:
        sample(next(turns), random)
        return 1

    return {"knowledge": counted, "sampling": sampled}


def sample(candidates: list[Ids], random: Random) -> list[list[int]]:
    """By opponent and passenger: how often he was that one in assignments that fit."""
    choices = [members(ids) for ids in candidates]
    found = [[0] * PASSENGERS for _ in candidates]
    accepted = 0
    while accepted < SAMPLES:
        people = [random.choice(choice) for choice in choices]
        if len(set(people)) == len(people):
            accepted += 1
            for player, passenger in enumerate(people):
                found[player][passenger] += 1
    return found


def _positions(rng: Rng) -> list[list[Ids]]:
    """From the first round, in which nothing is known, to the last ones."""
    traits = traits_of(TABLES.passengers)
    found = []
    for position in range(POSITIONS):
        people = [5 * player + rng.below(5) for player in range(OPPONENTS)]
        open_ones = below(PASSENGERS)
        for passenger in range(PASSENGERS):
            if passenger not in people and rng.chance(0.8 * position / POSITIONS):
                open_ones &= ~only(passenger)
        sets = []
        for person in people:
            ids = open_ones
            for trait in traits:
                if trait & only(person) and rng.chance(0.8 * position / POSITIONS):
                    ids &= trait
            sets.append(ids)
        found.append(sets)
    return found
