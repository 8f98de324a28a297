"""What `wagonlit bench` measures of this game alone."""

from collections.abc import Callable, Mapping
from itertools import cycle

from wagonlit.core.frame import NOBODY, answer
from wagonlit.core.ids import lowest
from wagonlit.core.playout import deal
from wagonlit.core.policy import Policy
from wagonlit.core.rng import Rng
from wagonlit.games.simplon.options import table_options, terms_of
from wagonlit.games.simplon.policy import Teamwork
from wagonlit.games.simplon.rules.setup import begun
from wagonlit.games.simplon.state.journey import Journey
from wagonlit.games.simplon.state.reach import reaches
from wagonlit.games.simplon.terms import Terms
from wagonlit.kit.search.simulation import outcome

POSITIONS = 20
HALFWAY = 55  # answers, of about 110


def measures() -> Mapping[str, Callable[[], int]]:
    """The ways to all stations for all locomotives, in one call; and a planner's simulations.

    Those begin half-way through a game and are played to its end as teams play.
    """
    terms = terms_of(table_options({"players": 4}))
    policy, luck = Teamwork(terms), Rng(1)
    begins = [_played(terms, policy, seed, 0) for seed in range(POSITIONS)]
    turns = cycle([_played(terms, policy, seed, HALFWAY) for seed in range(POSITIONS)])

    def reach() -> int:
        for position in begins:
            reaches(position)
        return len(begins)

    def planner() -> int:
        outcome(next(turns).clone(), 0, policy, luck.below(1 << 59))
        return 1

    return {"reach": reach, "planner": planner}


def _played(terms: Terms, policy: Policy, seed: int, answers: int) -> Journey:
    """A game after so many answers, as teams play; another one, if it was over by then."""
    s, rng = begun(terms), Rng(seed)
    waiting = deal(s, rng)
    while waiting != NOBODY and answers > 0:
        seat = lowest(waiting)
        answer(s, seat, policy.choose(s, seat, rng))
        waiting, answers = deal(s, rng), answers - 1
    return s if waiting != NOBODY else _played(terms, policy, seed + POSITIONS, answers)
