"""A question as a seat is asked it."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace


class Part(Struct, frozen=True):
    """One part of a question that has several: what it is about, and the ids it may be answered with."""

    facts: dict[str, Any]
    options: list[int]


class Ask(Struct, frozen=True, dict=True):
    """One question to one seat: which, about what, and the ids it may answer with, ascending.

    A question of several parts says in `parts` what is still to be filled in, the next one first; its answer
    may be a list with an id for each of them. `facts` and `options` are then those of the next part.
    Where words are asked for, they have at most `longest` characters; if `instead` names a domain, the
    options are of that one, and may be given instead of words. What is `final` cannot be taken back.
    """

    seat: int
    decision: str
    domain: str
    rule: str
    options: list[int]
    facts: dict[str, Any]  # by name, see Decision.facts
    at: int  # how many answers the game had when this was asked
    parts: list[Part] = []
    longest: int = 0
    instead: str = ""
    final: bool = False
    late: list[int] = []  # what only the clock may answer, for whoever is too late

    @property
    def ids_of(self) -> str:
        """The domain of its options."""
        return self.instead or self.domain

    @property
    def names(self) -> list[str]:
        """The options by name: `Match.answer` takes these too. They are not sent: see `named_by`."""
        known: Sequence[str] = self.__dict__.get("names", ())
        return [known[id] for id in self.options if id < len(known)]

    def named_by(self, names: Sequence[str]) -> "Ask":
        """The same question, which knows what all ids of its domain are called."""
        self.__dict__["names"] = names
        return self

    def put_at(self, at: int) -> "Ask":
        """The same question, counted as asked after that many answers."""
        return replace(self, at=at).named_by(self.__dict__.get("names", ()))

    def __repr__(self) -> str:
        names = self.names or [""] * len(self.options)
        options = ", ".join(f"{id} ({name})" if name else str(id) for id, name in zip(self.options, names))
        about = f" about {self.facts}" if self.facts else ""
        parts = f", the first of {len(self.parts)} parts" if self.parts else ""
        return f"<Ask seat {self.seat}: {self.decision}{about}{parts}; possible are {options}>"
