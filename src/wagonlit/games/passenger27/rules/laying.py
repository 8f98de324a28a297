# compiled by mypyc
"""Passengers come from the deck to slot 1 (TP-105, TP-202)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import CHANCE, Decision, Frame, Seat
from wagonlit.core.ids import Ids
from wagonlit.games.passenger27.state.hunt import Hunt
from wagonlit.games.passenger27.state.verbs.train import lay, tell_laid


def lay_cards(s: Hunt, left: i64, laid: i64) -> None:
    """TP-202, TP-R43: so many more, one at a time from the top; if the deck runs out, what there is."""
    deck = s.deck
    while left > 0:
        if deck.is_open():
            s.then(LayPassenger(left, laid))
            return
        if deck.is_empty():
            break
        lay(s, deck.next())
        left -= 1
        laid += 1
    tell_laid(s, laid)


@mypyc_attr(acyclic=True, free_list_len=1)
class LayPassenger(Frame):
    """TP-104: the deck is shuffled, so chance says who comes next."""

    decision = Decision("station.passenger", "passenger", "TP-202")

    def __init__(self, left: i64, laid: i64) -> None:
        self.who = CHANCE
        self.left: Final = left
        self.laid: Final = laid

    def options(self, s: Hunt, seat: Seat) -> Ids:
        return s.deck.bag

    def answer(self, s: Hunt, seat: Seat, choice: i64) -> None:
        lay(s, choice)
        lay_cards(s, self.left - 1, self.laid + 1)
