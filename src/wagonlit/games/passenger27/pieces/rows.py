# compiled by mypyc
"""A few cards in a row, packed into one number: the first laid is at place 0."""

from typing import Final

from mypy_extensions import i64

from wagonlit.core.ids import Ids, only, shifted

Row = i64

EMPTY: Final = 0
MOST: Final = 11  # cards in a row
_COUNT: Final = 15
_FIRST: Final = 4  # bits of the count
_BITS: Final = 5


def length(row: Row) -> i64:
    return row & _COUNT


def card_at(row: Row, place: i64) -> i64:
    return (row >> (_FIRST + _BITS * place)) & 31


def laid(row: Row, card: i64) -> Row:
    """The row with one more card at its end."""
    return (row | shifted(card, _FIRST + _BITS * (row & _COUNT))) + 1


def cards(row: Row) -> Ids:
    """The same cards as a set."""
    found: Ids = 0
    place: i64
    for place in range(row & _COUNT):
        found |= only(card_at(row, place))
    return found


def in_order(row: Row) -> list[int]:
    """The cards from the first to the last."""
    return [card_at(row, place) for place in range(row & _COUNT)]
