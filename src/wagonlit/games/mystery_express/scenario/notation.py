"""Reads a position: every part is a plain value; what cannot be is refused, and the fault named."""

from collections.abc import Mapping, Sequence
from typing import Any

from wagonlit.core.errors import BadScenario
from wagonlit.games.mystery_express.pieces.cards import ELEMENT_NAMES, ELEMENTS, TIMES

KEYS = (
    "leg", "phase", "first", "active", "hours", "taken", "conductor", "tokens", "characters", "used",
    "hands", "discards", "spots", "stacks", "unveiled", "solution", "telegrams", "loose",
)  # fmt: skip
ANY_CARD = "?"


class Notation:
    """The parts of one position for that many seats; a part that is null counts as left out."""

    def __init__(self, position: Mapping[str, Any], seats: int) -> None:
        unknown = [key for key in position if key not in KEYS]
        if unknown:
            raise BadScenario(f"A position has no “{unknown[0]}”; it may have {', '.join(KEYS)}.")
        self.parts = {key: value for key, value in position.items() if value is not None}
        self.seats = seats

    def has(self, key: str) -> bool:
        """Is this part given?"""
        return key in self.parts

    def flag(self, key: str) -> bool:
        value = self.parts.get(key, False)
        if type(value) is not bool:
            raise BadScenario(f"“{key}” must be true or false, not {value!r}.")
        return value

    def number(self, key: str, default: int, least: int, most: int) -> int:
        value = self.parts.get(key, default)
        if type(value) is not int or not least <= value <= most:
            raise BadScenario(f"“{key}” must be a whole number from {least} to {most}, not {value!r}.")
        return value

    def one_of(self, key: str, names: Sequence[str], default: str) -> str:
        value = self.parts.get(key, default)
        if value not in names:
            raise BadScenario(f"“{key}” must be one of {', '.join(names)}, not {value!r}.")
        return str(value)

    def names(self, key: str, known: Sequence[str], default: Sequence[str]) -> list[str]:
        """A list of known names, none of them twice."""
        given = _list(key, self.parts.get(key, list(default)))
        if any(name not in known for name in given) or len(set(given)) != len(given):
            raise BadScenario(f"“{key}” must list different ones of {', '.join(known)}, not {given!r}.")
        return given

    def seat(self, key: str, value: Any) -> int:
        """A seat's number; the keys of a JSON object are words, so “1” will do."""
        seat = int(value) if isinstance(value, str) and value.isdecimal() else value
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadScenario(f"“{key}” must name seats from 0 to {self.seats - 1}, not {value!r}.")
        return seat

    def some_seats(self, key: str) -> list[int]:
        return [self.seat(key, value) for value in _list(key, self.parts.get(key, []))]

    def cards_by_seat(self, key: str) -> dict[int, list[Any] | None]:
        """None: left out."""
        return {seat: _cards(f"{key} of seat {seat}", row) for seat, row in self._by_seat(key).items()}

    def papers(self, key: str, lines: Sequence[str]) -> dict[int, dict[str, Any]]:
        """By seat: what stands in each line of a paper; a line that is null or left out is blank."""
        rows = self._by_seat(key)
        return {
            seat: _known(f"{key} of seat {seat}", {} if row is None else row, lines)
            for seat, row in rows.items()
        }

    def _by_seat(self, key: str) -> dict[int, Any]:
        """A mapping, or a list that begins with seat 0."""
        given = self.parts.get(key, {})
        rows = dict(enumerate(given)) if isinstance(given, list) else _mapping(key, given)
        named = {self.seat(key, seat): seat for seat in rows}
        if len(named) != len(rows):
            raise BadScenario(f"“{key}” must name each seat once.")
        return {seat: rows[given_as] for seat, given_as in named.items()}

    def rows(self, key: str, places: int) -> list[Any] | None:
        """One entry for each place; None: left out."""
        if key not in self.parts:
            return None
        given = _list(key, self.parts[key])
        if len(given) != places:
            raise BadScenario(f"“{key}” must have {places} entries, not {len(given)}.")
        return given

    def spots(self, places: int) -> list[list[Any] | None]:
        """One card a spot; null is an empty spot."""
        given = self.rows("spots", places)
        return [None] * places if given is None else [[] if card is None else [card] for card in given]

    def stacks(self, places: int) -> list[list[Any] | None]:
        given = self.rows("stacks", places) or [None] * places
        return [_cards(f"stack {place + 1}", cards) for place, cards in enumerate(given)]

    def pile(self, key: str) -> list[Any] | None:
        """A single pile; None: left out."""
        return _cards(key, self.parts.get(key))

    def mapping(self, key: str, known: Sequence[str]) -> dict[str, Any]:
        return _known(key, self.parts.get(key, {}), known)


def element(name: Any) -> int:
    """The element of that name; times are elements too."""
    if name not in ELEMENT_NAMES[: ELEMENTS + TIMES]:
        raise BadScenario(f"There is no card “{name}”.")
    return ELEMENT_NAMES.index(name)


def _list(what: str, given: Any) -> list[Any]:
    if isinstance(given, (list, tuple)):
        return list(given)
    raise BadScenario(f"“{what}” must be a list, not {given!r}.")


def _cards(what: str, given: Any) -> list[Any] | None:
    return None if given is None else _list(what, given)


def _known(what: str, given: Any, known: Sequence[str]) -> dict[str, Any]:
    """A mapping with no other keys than these."""
    rows = _mapping(what, given)
    for name in rows:
        if name not in known:
            raise BadScenario(f"“{what}” has no “{name}”; it has {', '.join(known)}.")
    return rows


def _mapping(what: str, given: Any) -> dict[Any, Any]:
    if isinstance(given, Mapping):
        return dict(given)
    raise BadScenario(f"“{what}” must be a mapping, not {given!r}.")
