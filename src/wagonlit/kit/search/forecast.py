"""The chances of all seats at once."""

from wagonlit.core.imagining import Imaginer
from wagonlit.core.intervals import wilson
from wagonlit.core.policy import Policy
from wagonlit.core.rng import Rng
from wagonlit.kit.search.estimate import LUCK, Chance
from wagonlit.kit.search.simulation import play_on


def forecast(
    imaginer: Imaginer, seats: int, policy: Policy | None, seed: int, simulations: int
) -> tuple[Chance, ...]:
    """What each seat can hope for from here, out of the same simulations."""
    totals, rng = [0] * seats, Rng(seed)
    for _ in range(simulations):
        s, luck = imaginer.sample(rng), rng.below(LUCK)
        play_on(s, policy, Rng(luck), Rng(luck + 1))
        for seat in range(seats):
            totals[seat] += s.standing(seat)
    wins = [total / 1000 for total in totals]
    return tuple(Chance(won / simulations, *wilson(won, simulations)) for won in wins)
