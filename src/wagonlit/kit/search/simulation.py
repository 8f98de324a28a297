# compiled by mypyc
"""One simulation: a position played to its end by a policy."""

from mypy_extensions import i64

from wagonlit.core.frame import CHANCE, NOBODY, Seat, State, answer, settle
from wagonlit.core.ids import lowest_of_eight
from wagonlit.core.playout import drawn, playout
from wagonlit.core.policy import Policy
from wagonlit.core.rng import Rng


def play_on(s: State, policy: Policy | None, dice: Rng, rng: Rng) -> None:
    """Play to the end: chance by the dice, seats by the policy with its own rng; without one, at random.

    Chance has a generator to itself, so that the same seed is the same luck whatever seats choose.
    """
    if policy is None:
        playout(s, dice)
        return
    waiting = settle(s)
    seat: Seat
    while waiting != NOBODY:
        if waiting == CHANCE:
            waiting = answer(s, CHANCE, drawn(s, dice))
        else:
            seat = lowest_of_eight(waiting)
            waiting = answer(s, seat, policy.choose(s, seat, rng))


def outcome(s: State, seat: Seat, policy: Policy | None, luck: i64) -> i64:
    """What this position is worth to the seat with this luck, from 0 to 1000; the state is played out."""
    play_on(s, policy, Rng(luck), Rng(luck + 1))
    if policy is None:
        return s.standing(seat)
    return policy.worth(s, seat)
