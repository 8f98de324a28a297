# compiled by mypyc
"""A pile of different cards, face down, whose ends people may look at.

What nobody has looked at has no order yet: chance draws it when it is needed. Only the card on top, once
somebody has looked at it, and those that were put below have their places.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.ids import Ids, count, only, shifted

NO_CARD: Final = -1
_BITS: Final = 5  # of one card: ids up to 30
_CARD: Final = 31
_PER_WORD: Final = 12
MOST_BELOW: Final = 24


@mypyc_attr(acyclic=True, free_list_len=1)
class Pile:
    """The cards are ids up to 30, each there at most once."""

    def __init__(self, bag: Ids) -> None:
        self.bag: Ids = bag  # without an order
        self.top: i64 = NO_CARD  # looked at, and still there
        self.below: i64 = 0  # how many were put at the bottom
        self.near: i64 = 0  # the first twelve of those, the highest first
        self.far: i64 = 0  # the others

    def clone(self) -> "Pile":
        twin = Pile(self.bag)
        twin.top = self.top
        twin.below = self.below
        twin.near = self.near
        twin.far = self.far
        return twin

    def size(self) -> i64:
        """How many cards there are."""
        size = count(self.bag) + self.below
        if self.top >= 0:
            size += 1
        return size

    def is_empty(self) -> bool:
        return self.bag == 0 and self.below == 0 and self.top < 0

    def is_open(self) -> bool:
        """Must chance say which card is on top?"""
        return self.top < 0 and self.bag != 0

    def next(self) -> i64:
        """The card on top, where it is settled."""
        if self.top >= 0:
            return self.top
        if self.bag != 0 or self.below == 0:
            return NO_CARD
        return self.near & _CARD

    def at(self, place: i64) -> i64:
        """One of the cards put below, counted from the highest."""
        if place < _PER_WORD:
            return (self.near >> (_BITS * place)) & _CARD
        return (self.far >> (_BITS * (place - _PER_WORD))) & _CARD

    def settle(self, card: i64) -> None:
        """This is the card on top: chance has said so, or it was the first of those below."""
        if self.top == card:
            return
        if self.bag & only(card):
            self.bag &= ~only(card)
        else:
            self._lift()
        self.top = card

    def take(self, card: i64) -> None:
        """The card on top leaves the pile."""
        self.settle(card)
        self.top = NO_CARD

    def put_below(self) -> None:
        """The card on top goes to the bottom."""
        card = self.top
        self.top = NO_CARD
        if self.below < _PER_WORD:
            self.near |= shifted(card, _BITS * self.below)
        else:
            self.far |= shifted(card, _BITS * (self.below - _PER_WORD))
        self.below += 1

    def _lift(self) -> None:
        """The first of those below is no longer among them."""
        self.near = (self.near >> _BITS) | shifted(self.far & _CARD, _BITS * (_PER_WORD - 1))
        self.far >>= _BITS
        self.below -= 1
