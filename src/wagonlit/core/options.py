"""Table options: each declared once, with its default and what it may be."""

import json
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from msgspec import Struct

from wagonlit.core.errors import BadOption

Reader = Callable[[Any], Any]


class Option(Struct, frozen=True):
    """One thing a table can agree on. `says` is what a wrong value is answered with."""

    name: str
    default: Any
    read: Reader
    says: str
    values: tuple[Any, ...] = ()


def choice(name: str, *values: str) -> Option:
    """One of some words; the first is the default."""

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
    """One of some whole numbers; the first is the default."""

    def read(given: Any) -> int:
        wanted = int(given) if isinstance(given, str) else given
        if isinstance(wanted, bool) or wanted not in values:
            raise ValueError
        return int(wanted)

    return Option(name, values[0], read, f"one of {_listed(values)}", values)


def structured(name: str, default: Any, read: Reader, says: str) -> Option:
    """Something with parts (a list, a mapping), given as such or as JSON."""

    def parse(given: Any) -> Any:
        return read(_from_json(given))

    return Option(name, default, parse, says)


def _from_json(given: Any) -> Any:
    """On a command line even a list is a word; words that are no JSON stay words."""
    if not isinstance(given, str):
        return given
    try:
        return json.loads(given)
    except json.JSONDecodeError:
        return given


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
        raise BadOption(f"Option “{option.name}” must be {option.says}, not {_shown(wanted)}.") from fault


def _meant(name: str, known: Iterable[str]) -> str:
    near = get_close_matches(name, list(known), 1)
    return f"did you mean “{near[0]}”?" if near else f"known are {_listed(sorted(known))}."


def _listed(values: Iterable[Any]) -> str:
    return ", ".join(str(value) for value in values)


def _shown(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, default=str)
    return f"“{text[:60]}…”" if len(text) > 60 else f"“{text}”"
