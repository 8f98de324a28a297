"""Table options: each declared once, with its default and what it may be."""

import json
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import Any

import msgspec
from msgspec import Struct

from wagonlit.core.errors import BadOption

Reader = Callable[[Any], Any]


class Numbers(Struct, frozen=True, tag="numbers"):
    """A list of `count` whole numbers; if they must add up to something, `sums` says to what, by players."""

    count: int
    least: int
    most: int
    sums: dict[int, int] = {}


class Assigned(Struct, frozen=True, tag="assigned"):
    """A mapping: each of the names has one of the values, and no two have the same."""

    names: tuple[str, ...]
    values: tuple[str, ...]


class Chosen(Struct, frozen=True, tag="chosen"):
    """A list with the same number of names out of each group; `counts` says how many, by players."""

    groups: tuple[tuple[str, ...], ...]
    counts: dict[int, int]


class AnySeat(Struct, frozen=True, tag="seat"):
    """The number of a seat."""


Parts = Numbers | Assigned | Chosen | AnySeat


class Option(Struct, frozen=True):
    """One thing a table can agree on. `says` is what a wrong value is answered with."""

    name: str
    default: Any
    read: Reader
    says: str
    values: tuple[Any, ...] = ()  # every value it may have
    offers: tuple[Any, ...] = ()  # some of them, where not all can be listed
    parts: Parts | None = None  # how other values are built


def choice(name: str, *values: str) -> Option:
    """One of these words; the first is the default."""

    def read(given: Any) -> str:
        if given not in values:
            raise ValueError
        return str(given)

    return Option(name, values[0], read, f"one of {_listed(values)}", values)


def switch(name: str, default: bool) -> Option:
    """On or off."""
    words = {"true": True, "false": False, "yes": True, "no": False, "on": True, "off": False}

    def read(given: Any) -> bool:
        if isinstance(given, bool):
            return given
        return words[str(given).lower()]

    return Option(name, default, read, "true or false", (default, not default))


def number(name: str, *values: int) -> Option:
    """One of these whole numbers; the first is the default."""

    def read(given: Any) -> int:
        wanted = int(given) if isinstance(given, str) else given
        if type(wanted) is not int or wanted not in values:  # neither 3.0 nor true
            raise ValueError
        return wanted

    return Option(name, values[0], read, f"one of {_listed(values)}", values)


def structured(
    name: str,
    default: Any,
    read: Reader,
    says: str,
    parts: Parts | None = None,
    offers: tuple[Any, ...] = (),
) -> Option:
    """Something with parts (a list, a mapping), given as such or as JSON."""

    def parse(given: Any) -> Any:
        return read(_from_json(given))

    return Option(name, default, parse, says, offers=offers, parts=parts)


def seat(name: str, *words: str) -> Option:
    """A seat by its number, or one of these words; the first is the default."""

    def read(given: Any) -> int | str:
        if given in words:
            return str(given)
        if type(given) is not int or given < 0:
            raise ValueError
        return given

    return structured(name, words[0], read, f"{_listed(words)} or the number of a seat", AnySeat(), words)


def numbers(name: str, default: tuple[int, ...] | None, parts: Numbers) -> Option:
    """A list of whole numbers."""

    def read(given: Any) -> tuple[int, ...]:
        found = tuple(given)
        if len(found) != parts.count or not all(
            type(one) is int and parts.least <= one <= parts.most for one in found
        ):
            raise ValueError
        return found

    says = f"{parts.count} whole numbers from {parts.least} to {parts.most}, with commas between them"
    return structured(name, default, read, says, parts)


def assigned(name: str, default: dict[str, str]) -> Option:
    """Who has what: the default's values, each once, in any order."""

    def read(given: Any) -> dict[str, str]:
        found = dict(given)
        if set(found) != set(default) or set(found.values()) != set(default.values()):
            raise ValueError
        return found

    says = f"a mapping of {_listed(default)} to {_listed(default.values())}, each once"
    return structured(name, default, read, says, Assigned(tuple(default), tuple(default.values())))


def _from_json(given: Any) -> Any:
    """On a command line a list arrives as text: JSON, or items between commas. Other text is kept.

    Python's own reader would take halves of characters, too, which nobody can be sent.
    """
    if not isinstance(given, str):
        return given
    try:
        return msgspec.json.decode(given)
    except (msgspec.DecodeError, UnicodeEncodeError):
        return [_from_json(part.strip()) for part in given.split(",")] if "," in given else given


def read_options(options: Iterable[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option's value: as given, or its default. Refuses what it does not know."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(f"There is no option “{name}”; {_meant(name, known)}")
    return {name: _value(option, given) for name, option in known.items()}


def _value(option: Option, given: Mapping[str, Any]) -> Any:
    if given.get(option.name) is None:
        return option.default
    wanted = given[option.name]
    try:
        return option.read(wanted)
    except (ValueError, KeyError, TypeError, AttributeError) as fault:
        raise BadOption(
            f"Option “{option.name}” must be {option.says}, not {_shown(wanted)}.", option.name
        ) from fault


def _meant(name: str, known: Iterable[str]) -> str:
    near = get_close_matches(name, list(known), 1)
    return f"did you mean “{near[0]}”?" if near else f"available: {_listed(sorted(known))}."


def _listed(values: Iterable[Any]) -> str:
    return ", ".join(str(value) for value in values)


def _shown(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, default=str)
    return f"“{text[:60]}…”" if len(text) > 60 else f"“{text}”"
