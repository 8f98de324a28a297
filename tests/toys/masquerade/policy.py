"""How guests behave in simulations."""

from typing import Any

from wagonlit.core.frame import options
from wagonlit.core.policy import Policy
from wagonlit.core.rng import Rng


class Revellers(Policy):
    """They do whatever comes to their minds."""

    def choose(self, s: Any, seat: int, rng: Rng) -> int:
        return rng.one_of(options(s, seat))
