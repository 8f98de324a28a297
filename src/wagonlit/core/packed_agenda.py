"""The agenda outside the engine: packed, for another process.

Frames hold public facts only, so whoever follows a game may have the agenda too: a search starts from it.
"""

import inspect
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from wagonlit.core.frame import Frame
from wagonlit.core.ids import lowest

_PARAMETERS: dict[type[Frame], tuple[str, ...]] = {}
_KINDS: dict[str, type[Frame]] = {}


class Packed(Struct, frozen=True, array_like=True):
    """One frame: its class by its full name, and what it was made with."""

    frame: str
    made_with: dict[str, Any]


def packed(frame: Frame | None) -> list[Packed]:
    """The agenda, ready to be sent."""
    steps = []
    while frame is not None:
        made_with = {name: _given(frame, name) for name in _parameters(type(frame))}
        steps.append(Packed(_name(type(frame)), made_with))
        frame = getattr(frame, "after", None)
    return steps


def unpacked(steps: Sequence[Packed]) -> Frame | None:
    """The same agenda. The game whose frames these are must have been imported."""
    agenda: Frame | None = None
    for step in reversed(steps):
        frame = _kind(step.frame)(**step.made_with)
        frame.after = agenda
        agenda = frame
    return agenda


def _given(frame: Frame, name: str) -> Any:
    """Each argument is an attribute of the same name, except a single seat, which is kept in `who`."""
    return getattr(frame, name) if hasattr(frame, name) else lowest(frame.who)


def _parameters(frame: type[Frame]) -> tuple[str, ...]:
    """The names of what it is made with; looked up once, because that is slow."""
    if frame not in _PARAMETERS:
        has_own = getattr(frame, "__init__", None) is not object.__init__
        _PARAMETERS[frame] = tuple(inspect.signature(frame).parameters) if has_own else ()
    return _PARAMETERS[frame]


def _kind(name: str) -> type[Frame]:
    """The kind of frame of that name; a name not seen before is looked up among all kinds."""
    if name not in _KINDS:
        _KINDS.update((_name(kind), kind) for kind in all_kinds(Frame))
    return _KINDS[name]


def all_kinds(frame: type[Frame]) -> Iterator[type[Frame]]:
    """Every kind of frame that is made of this one, as far as it has been imported."""
    for kind in frame.__subclasses__():
        yield kind
        yield from all_kinds(kind)


def _name(frame: type[Frame]) -> str:
    return f"{frame.__module__}.{frame.__qualname__}"
