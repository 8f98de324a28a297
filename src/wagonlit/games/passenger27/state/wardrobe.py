# compiled by mypyc
"""The disguises that nobody holds: a deck, a discard, and what somebody is choosing from."""

from mypy_extensions import i64, mypyc_attr

from wagonlit.games.passenger27.pieces.tricks import KINDS, Bundle, of_kind, one, size


@mypyc_attr(acyclic=True, free_list_len=1)
class Wardrobe:
    """Of the deck only those cards have their places that were put below."""

    def __init__(self, bag: Bundle) -> None:
        self.bag: Bundle = bag  # the deck, without an order
        self.under: i64 = 0  # kinds put below it: two bits each, the highest first
        self.under_count: i64 = 0
        self.discard: Bundle = 0
        self.drawn: Bundle = 0  # two cards, of which one is kept (TP-706)

    def clone(self) -> "Wardrobe":
        twin = Wardrobe(self.bag)
        twin.under = self.under
        twin.under_count = self.under_count
        twin.discard = self.discard
        twin.drawn = self.drawn
        return twin

    def size(self) -> i64:
        """How many can be drawn without shuffling again."""
        return size(self.bag) + self.under_count

    def is_bare(self) -> bool:
        """TP-802: is there nothing to draw, not even after shuffling?"""
        return self.bag == 0 and self.under_count == 0 and self.discard == 0

    def take(self, kind: i64) -> None:
        """The top card, which chance has said, or the highest of those below."""
        if self.bag:
            self.bag -= one(kind)
        else:
            self.under >>= 2
            self.under_count -= 1

    def put_below(self) -> i64:
        """What was drawn and not kept; its kind, or -1."""
        kind: i64
        for kind in range(KINDS):
            if of_kind(self.drawn, kind):
                self.under |= kind << (2 * self.under_count)
                self.under_count += 1
                self.drawn -= one(kind)
                return kind
        return -1

    def reshuffle(self) -> None:
        """TP-802: the discard becomes the deck."""
        self.bag = self.discard
        self.discard = 0
