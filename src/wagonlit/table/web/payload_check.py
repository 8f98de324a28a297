"""What was sent must also be fit to store and to read, which its type alone does not ensure."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from msgspec import Struct

from wagonlit.table.wire.refusal import Refusal

T = TypeVar("T", bound=Struct)
LARGEST = 2**53  # the largest whole number a browser can tell from its neighbours


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
    elif isinstance(part, Struct):
        checked(part)
    elif isinstance(part, Mapping):
        _check_all([*part, *part.values()])
    elif isinstance(part, list | tuple):
        _check_all(part)
    elif isinstance(part, int | float) and not -LARGEST <= part <= LARGEST:
        raise BadPayload(f"Numbers must lie between -{LARGEST} and {LARGEST}.")


def _check_all(parts: Iterable[Any]) -> None:
    for part in parts:
        _check(part)


def _check_text(text: str) -> None:
    if any((character < " " and character not in "\n\t") or character == "\x7f" for character in text):
        raise BadPayload("A text must have no control characters.")
