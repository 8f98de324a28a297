"""The chance of winning, by simulations as the game's policy plays them."""

from collections.abc import Sequence

from msgspec import Struct

from wagonlit.core.frame import State, answer
from wagonlit.core.imagining import Imaginer
from wagonlit.core.intervals import wilson
from wagonlit.core.policy import Policy
from wagonlit.core.rng import Rng
from wagonlit.kit.search.simulation import play_on

LUCK = 1 << 59


class Chance(Struct, frozen=True):
    """A chance of winning with its 95 % interval, from 0 to 1; where places count, the mean standing."""

    value: float
    low: float
    high: float


def chance(imaginer: Imaginer, seat: int, policy: Policy | None, seed: int, simulations: int) -> Chance:
    """What the seat can hope for from here."""
    return chances(imaginer, seat, [()], policy, seed, simulations)[0]


def chances(
    imaginer: Imaginer,
    seat: int,
    ways_on: Sequence[Sequence[int]],
    policy: Policy | None,
    seed: int,
    simulations: int,
) -> list[Chance]:
    """The same if the seat goes on with these answers: in the same worlds, with the same luck."""
    totals, rng = [0] * len(ways_on), Rng(seed)
    for _ in range(simulations):
        world, luck = imaginer.sample(rng), rng.below(LUCK)
        for place, answers in enumerate(ways_on):
            totals[place] += _standing(world.clone(), seat, answers, policy, luck)
    return [_estimate(total / 1000, simulations) for total in totals]


def _standing(s: State, seat: int, answers: Sequence[int], policy: Policy | None, luck: int) -> int:
    for choice in answers:
        answer(s, seat, choice)
    play_on(s, policy, Rng(luck), Rng(luck + 1))
    return s.standing(seat)


def _estimate(wins: float, simulations: int) -> Chance:
    return Chance(wins / simulations, *wilson(wins, simulations))
