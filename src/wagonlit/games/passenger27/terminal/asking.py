"""What somebody wants of the notebook: people with some traits, whom a player may be, why; or to write."""

from collections.abc import Sequence

from msgspec import Struct

from wagonlit.core.text import Texts
from wagonlit.games.passenger27.options import PASSENGER_IDS
from wagonlit.kit.terminal.answers import meant
from wagonlit.kit.terminal.words import Words

NONE = -1
RUB_OUT = "-"


class Wanted(Struct, frozen=True):
    """A passenger, a player, traits, and what is to be written, as far as they were typed."""

    passenger: int = NONE
    seat: int = NONE
    traits: tuple[int, ...] = ()
    sign: str = ""


class Reader:
    """Understands “banker 2 ?”, “foul shrill”, “bert”."""

    def __init__(self, texts: Texts, words: Words) -> None:
        self.texts = texts
        self.words = words

    def read(self, typed: str) -> Wanted | None:
        """None if it is not clear what was meant."""
        parts = typed.split()
        for size in range(_words_at_front(parts), 0, -1):
            passenger = self.passenger(" ".join(parts[:size]))
            if passenger != NONE:
                return self._about(passenger, parts[size:])
        return self._filter(parts)

    def _about(self, passenger: int, rest: Sequence[str]) -> Wanted:
        """After the passenger comes a player or a sign, or first the one and then the other."""
        for size in (len(rest), len(rest) - 1):
            seat = self.seat(" ".join(rest[:size])) if size > 0 and _all_said(rest[:size]) else NONE
            if seat != NONE:
                return Wanted(passenger, seat, sign="".join(rest[size:]))
        return Wanted(passenger, sign=" ".join(rest))

    def _filter(self, parts: Sequence[str]) -> Wanted | None:
        """Traits, and perhaps one player, in any order."""
        seat, traits = self.seat(" ".join(parts)), []
        if seat != NONE:
            return Wanted(seat=seat)
        for part in parts:
            trait = self.trait(part)
            if trait != NONE:
                traits.append(trait)
            elif seat == NONE and (seat := self.seat(part)) == NONE:
                return None
        return Wanted(seat=seat, traits=tuple(traits)) if parts else None

    def passenger(self, typed: str) -> int:
        names = [[self.texts.noun("passenger", id), name] for id, name in enumerate(PASSENGER_IDS)]
        return _only(meant(typed, names))

    def seat(self, typed: str) -> int:
        """By the number on the sheet, or by name."""
        return _only(meant(typed, [[name] for name in self.texts.names]))

    def trait(self, typed: str) -> int:
        ids = self.texts.game.domains["trait"]
        names = [[self.words(f"terminal-trait.{id}"), id.partition("_")[2]] for id in ids]
        return NONE if typed.isdecimal() else _only(meant(typed, names))


def _words_at_front(parts: Sequence[str]) -> int:
    """How many words come before the first number or sign."""
    signs = [place for place, part in enumerate(parts) if not any(letter.isalpha() for letter in part)]
    return signs[0] if signs else len(parts)


def _all_said(parts: Sequence[str]) -> bool:
    """Is none of them a mere sign?"""
    return all(any(letter.isalnum() for letter in part) for part in parts)


def _only(found: Sequence[int]) -> int:
    return found[0] if len(found) == 1 else NONE
