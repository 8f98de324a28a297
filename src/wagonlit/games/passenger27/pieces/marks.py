# compiled by mypyc
"""A number under 64 for each seat, all in one machine word: eight bits each."""

from typing import Final

from mypy_extensions import i64

from wagonlit.core.frame import Seats
from wagonlit.core.ids import shifted

Marks = i64

_EACH: Final = 0x010101010101
_HIGH_BITS: Final = 0x808080808080
_GATHER: Final = 0x0102040810200000  # the lowest bits of six bytes, side by side at the top


def mark(marks: Marks, seat: i64) -> i64:
    """The number of that seat."""
    return (marks >> (8 * seat)) & 0xFF


def marked(marks: Marks, seat: i64, number: i64) -> Marks:
    """The same with another number for that seat."""
    return (marks & ~shifted(0xFF, 8 * seat)) | shifted(number, 8 * seat)


def seats_between(marks: Marks, least: i64, most: i64) -> Seats:
    """The seats with a number from `least` to `most`, compared all at once: who has which is often random."""
    fitting: i64 = (marks + (128 - least) * _EACH) & ~(marks + (127 - most) * _EACH) & _HIGH_BITS
    return (((fitting >> 7) * _GATHER) >> 56) & 63


def seats_with(marks: Marks, number: i64) -> Seats:
    """The seats with that number."""
    return seats_between(marks, number, number)
