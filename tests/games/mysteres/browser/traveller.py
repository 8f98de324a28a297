"""People who play Mystères at the page, and see the words revealed."""

from collections.abc import Sequence
from typing import ClassVar

from tests.browser import traveller
from wagonlit.games.mysteres.pieces.names import KNOWN

REVEAL = ".my-reveal"


class Traveller(traveller.Traveller):
    """With the mouse or a finger."""

    show: ClassVar[str] = REVEAL
    words: ClassVar[Sequence[str]] = KNOWN


class Typist(traveller.Typist):
    """With a keyboard and nothing else."""

    show: ClassVar[str] = REVEAL
    words: ClassVar[Sequence[str]] = KNOWN
