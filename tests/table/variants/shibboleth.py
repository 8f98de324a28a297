"""Lighthouse for people of few words: only the names of ships count as words at all."""

from typing import Any, ClassVar

from tests.toys.lighthouse import rules
from tests.toys.lighthouse.game import Lighthouse
from tests.toys.lighthouse.pieces import NAMES
from tests.toys.lighthouse.state import Coast
from wagonlit.core.errors import BadAnswer


class SilentCoast(Coast):
    """The same truth, with harder ears."""

    def id_of_text(self, words: str) -> int:
        if words not in NAMES:
            raise BadAnswer("That is no name of a ship.")
        return super().id_of_text(words)


class Shibboleth(Lighthouse):
    """Refuses any words that it does not know."""

    id: ClassVar[str] = "shibboleth"

    def start(self, options: dict[str, Any]) -> SilentCoast:
        s = SilentCoast(self.seats(options), options["nights"])
        s.then(rules.NextNight())
        return s


GAME = Shibboleth()
