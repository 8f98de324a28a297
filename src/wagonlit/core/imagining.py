# compiled by mypyc
"""Worlds that fit what a seat knows."""

from wagonlit.core.frame import State
from wagonlit.core.rng import Rng


class Imaginer:
    """Makes full states that fit one view; prepared from it once, asked many times."""

    def sample(self, rng: Rng) -> State:
        """A state this seat could be in; another one each time."""
        raise NotImplementedError
