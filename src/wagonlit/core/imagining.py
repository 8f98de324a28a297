# compiled by mypyc
"""Worlds that fit what a seat knows."""

from mypy_extensions import mypyc_attr

from wagonlit.core.frame import State
from wagonlit.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Imaginer:
    """Makes full states that fit one view, of a seat or of an onlooker; prepared once, asked many times."""

    def sample(self, rng: Rng) -> State:
        """A state this seat could be in; another one each time."""
        raise NotImplementedError
