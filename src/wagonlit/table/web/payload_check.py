"""What was sent must also be fit to store and to read, which its type alone does not ensure."""

import re
from collections.abc import Iterable
from typing import Any, TypeVar

from msgspec import Struct

from wagonlit.table.wire.refusal import Refusal

T = TypeVar("T", bound=Struct)
LARGEST = 2**53  # the largest whole number a browser can tell from its neighbours
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")  # characters that are none: all but tabs and new lines


class BadPayload(Refusal):
    """Text no database keeps, or a number no browser can read."""

    def __init__(self, says: str) -> None:
        super().__init__("malformed", says)


def checked(message: T) -> T:
    """The message, if every part of it can be stored and read."""
    for name in message.__struct_fields__:
        _check(getattr(message, name))
    return message


def _check(part: Any) -> None:
    if isinstance(part, str):
        _check_text(part)
    elif isinstance(part, int | float):
        if not -LARGEST <= part <= LARGEST:
            raise BadPayload(f"Numbers must lie between -{LARGEST} and {LARGEST}.")
    elif isinstance(part, Struct):
        checked(part)
    elif isinstance(part, dict):
        _check_all([*part, *part.values()])
    elif isinstance(part, list | tuple):
        _check_all(part)


def _check_all(parts: Iterable[Any]) -> None:
    for part in parts:
        _check(part)


def _check_text(text: str) -> None:
    if CONTROL.search(text):
        raise BadPayload("A text must have no control characters.")
