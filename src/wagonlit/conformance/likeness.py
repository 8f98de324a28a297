"""Whether two things are the same in every part, and where they first differ."""

from typing import Any

from msgspec import Struct

from wagonlit.core.frame import Frame, State
from wagonlit.core.match import Match
from wagonlit.core.reprs import as_text, attributes

PLAIN = (bool, int, float, str, bytes, type(None))


def likeness(thing: Any) -> Any:
    """A copy of every part, to compare with later: no two live things are compared."""
    if isinstance(thing, PLAIN):
        return thing
    if isinstance(thing, Frame):
        return as_text(thing)
    if isinstance(thing, dict):
        return {repr(key): likeness(part) for key, part in thing.items()}
    if isinstance(thing, set | frozenset):
        return sorted(map(repr, thing))
    if hasattr(thing, "__len__") and hasattr(thing, "__getitem__"):
        return [likeness(part) for part in thing]
    return {name: likeness(part) for name, part in parts(thing).items()}


def parts(thing: Any) -> dict[str, Any]:
    """Every attribute of an object, the fields of a Struct among them."""
    fields = {}
    if isinstance(thing, Struct):
        fields = {name: getattr(thing, name) for name in thing.__struct_fields__}
    return fields | attributes(thing)


def of_state(s: State) -> dict[str, Any]:
    """The whole truth; a journal is never copied, so it does not count."""
    return {name: likeness(part) for name, part in parts(s).items() if name != "journal"}


def of_match(match: Match) -> dict[str, Any]:
    """All of a game in play: the truth, what everybody knows and was told, what is asked."""
    return {
        "truth": of_state(match.peek()),
        "views": likeness(match.views),
        "told": likeness(match.told),
        "asks": likeness(match.asks),
        "answers": likeness(match.answers),
    }


def difference(one: Any, other: Any, name: str = "") -> str:
    """The first part that differs, by name; empty if there is none."""
    if isinstance(one, dict) and isinstance(other, dict) and set(one) == set(other):
        found = (difference(one[key], other[key], f"{name}.{key}".strip(".")) for key in one)
        return next(filter(None, found), "")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        found = (difference(a, b, f"{name}[{place}]") for place, (a, b) in enumerate(zip(one, other)))
        return next(filter(None, found), "")
    return "" if one == other else f"{name} is {clipped(one)}, not {clipped(other)}"


def clipped(thing: Any, most: int = 200) -> str:
    """Something shown, not too long."""
    text = thing if isinstance(thing, str) else repr(thing)
    return text if len(text) <= most else f"{text[:most]}…"
