"""Masquerade with everything that could make a table hang: a default that is refused, and bots that fail."""

import os
import time
from collections.abc import Mapping
from typing import Any, ClassVar, NoReturn

from tests.toys.masquerade.game import Masquerade
from wagonlit.core.ask import Ask
from wagonlit.core.rng import Rng
from wagonlit.core.view import View


class Raising:
    """Has no answer."""

    def __init__(self, options: Any, seat: int, seed: int) -> None:
        pass

    def choose(self, view: View, ask: Ask) -> int | str:
        raise RuntimeError("out of coal")


class Sleeping(Raising):
    """Has no answer in time."""

    def choose(self, view: View, ask: Ask) -> NoReturn:
        while True:
            time.sleep(60)


class Crashing(Raising):
    """Takes its process with it."""

    def choose(self, view: View, ask: Ask) -> NoReturn:
        os._exit(1)


class Rambling(Raising):
    """Answers with something that is no answer at all."""

    def choose(self, view: View, ask: Ask) -> Any:
        return {"mask": object()}


class Cheating(Raising):
    """Answers what is never possible."""

    def choose(self, view: View, ask: Ask) -> int | str:
        return 60


class Stubborn(Masquerade):
    """Whatever is answered by default is refused."""

    id: ClassVar[str] = "stubborn"
    bots: ClassVar[Mapping[str, Any]] = {
        "raising": Raising,
        "sleeping": Sleeping,
        "crashing": Crashing,
        "rambling": Rambling,
        "cheating": Cheating,
    }

    def away(self, options: Any, ask: Ask, rng: Rng) -> int | str:
        return -1


GAME = Stubborn()
