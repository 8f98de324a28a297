"""Masquerade with rules that fail over nearly everything that can be answered."""

from collections.abc import Mapping
from typing import Any, ClassVar

from tests.table.variants.lookout import First
from tests.toys.masquerade.game import Masquerade
from tests.toys.masquerade.pieces import PEEK, REST
from tests.toys.masquerade.rules import Deal
from tests.toys.masquerade.state import Ball
from wagonlit.core.ask import Ask
from wagonlit.core.frame import Seat
from wagonlit.core.rng import Rng


class Cracked(Ball):
    """A ball at which one can only rest."""

    def choose(self, seat: Seat, deed: int) -> None:
        if deed != REST:
            raise LookupError("There is no such dance.")
        super().choose(seat, deed)


class Brittle(Masquerade):
    """What is answered by default is no better."""

    id: ClassVar[str] = "brittle"
    bots: ClassVar[Mapping[str, Any]] = {"first": First}

    def start(self, options: dict[str, Any]) -> Ball:
        s = Cracked(self.seats(options))
        s.then(Deal(0))
        return s

    def away(self, options: Any, ask: Ask, rng: Rng) -> int | str:
        return PEEK


GAME = Brittle()
