"""What a seat knows: folded from what it was told, never cut out of the truth."""

from typing import Any

from msgspec import Struct

from wagonlit.core.event import Told
from wagonlit.core.frame import Frame


class View(Struct, dict=True):
    """One seat's knowledge. Its fields may be sent to that seat; its agenda is public anyway.

    A game's view has one method for each event that teaches something, named after it, with the event's facts
    as parameters; what the seat may not see arrives as None.
    """

    seat: int

    @property
    def agenda(self) -> Frame | None:
        """The frames still to come: they hold public facts only, so every seat may have them."""
        found: Frame | None = self.__dict__.get("agenda")
        return found

    def follow(self, agenda: Frame | None) -> None:
        """The game has moved on to here."""
        self.__dict__["agenda"] = agenda

    def fold(self, told: Told) -> None:
        """Learn one thing."""
        learn: Any = getattr(self, told.event, None)
        if learn is not None:
            learn(**told.facts)
