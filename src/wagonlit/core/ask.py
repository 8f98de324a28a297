"""A question as a seat is asked it."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct


class Part(Struct, frozen=True):
    """One part of a question that has several: what it is about, and the ids it may be answered with."""

    facts: dict[str, Any]
    options: list[int]


class Ask(Struct, frozen=True, dict=True):
    """One question to one seat: which, about what, and the ids it may answer with, ascending.

    A question of several parts says in `parts` what is still to be filled in, the next one first; its answer
    may be a list with an id for each of them. `facts` and `options` are then those of the next part.
    """

    seat: int
    decision: str
    domain: str
    rule: str
    options: list[int]
    facts: dict[str, Any]  # by name, see Decision.facts
    at: int  # how many answers the game had when this was asked
    parts: list[Part] = []

    @property
    def names(self) -> list[str]:
        """The options by name: `Match.answer` takes these too. Empty where the question came over a wire."""
        known: Sequence[str] = self.__dict__.get("names", ())
        return [known[id] for id in self.options if id < len(known)]

    def named_by(self, names: Sequence[str]) -> "Ask":
        """The same question, which knows what its ids are called; the names are not sent."""
        self.__dict__["names"] = names
        return self
