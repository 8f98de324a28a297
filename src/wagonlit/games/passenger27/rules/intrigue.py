# compiled by mypyc
"""Intrigue: Observation and Intimidation (TP-601 … TP-605)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import CHANCE, Decision, Frame, Offer, Seat
from wagonlit.core.ids import Ids
from wagonlit.games.passenger27.pieces.actions import INTRIGUING
from wagonlit.games.passenger27.pieces.incidents import NO_MORE_LIES
from wagonlit.games.passenger27.pieces.names import TOP
from wagonlit.games.passenger27.pieces.people import Passenger
from wagonlit.games.passenger27.rules.legality import may_intimidate
from wagonlit.games.passenger27.rules.windows import Window
from wagonlit.games.passenger27.state.hunt import Hunt
from wagonlit.games.passenger27.state.verbs.looking import (
    look_into_slot,
    put_top,
    see_top,
    skip_intimidation,
)

SLOT_1: Final = 0
SLOT_2: Final = 1
_SLOTS: Final = 0b11
_ENDS: Final = 0b11


def scheme(s: Hunt, seat: Seat) -> None:
    """TP-601, TP-605: both parts in this order, then skills."""
    s.then(Intimidate(seat), Window(seat, INTRIGUING, 0))
    observe(s, seat)


def observe(s: Hunt, seat: Seat) -> None:
    """TP-602, TP-R45: slot 1, or a choice of slots under No More Lies."""
    if s.incident == NO_MORE_LIES:
        s.then(ChooseSlot(seat, _SLOTS))
    else:
        look_into_slot(s, seat, SLOT_1)


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseSlot(Offer):
    """TP-602: slot 1 or slot 2, even if it is empty; everybody sees which."""

    decision = Decision("intrigue.slot", "slot", "TP-602")

    def answer(self, s: Hunt, seat: Seat, choice: i64) -> None:
        look_into_slot(s, seat, choice)


@mypyc_attr(acyclic=True, free_list_len=1)
class Intimidate(Frame):
    """TP-603, TP-604, TP-R43: if it is possible now."""

    def __init__(self, actor: Seat) -> None:
        self.actor: Final = actor

    def run(self, s: Hunt) -> None:
        if not may_intimidate(s, self.actor):
            skip_intimidation(s, self.actor)
        elif s.deck.is_open():
            s.then(DrawTop(self.actor))
        else:
            look_at_top(s, self.actor, s.deck.next())


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawTop(Frame):
    """TP-603: nobody has looked at the top card yet, so chance says which it is."""

    decision = Decision("intrigue.top", "passenger", "TP-603")

    def __init__(self, actor: Seat) -> None:
        self.who = CHANCE
        self.actor: Final = actor

    def options(self, s: Hunt, seat: Seat) -> Ids:
        return s.deck.bag

    def answer(self, s: Hunt, seat: Seat, choice: i64) -> None:
        look_at_top(s, self.actor, choice)


def look_at_top(s: Hunt, seat: Seat, passenger: Passenger) -> None:
    """TP-603, TP-604: of a single card there is nothing to choose."""
    see_top(s, seat, passenger)
    if s.deck.size() == 1:
        put_top(s, seat, TOP)
    else:
        s.then(PutBack(seat, _ENDS))


@mypyc_attr(acyclic=True, free_list_len=1)
class PutBack(Offer):
    """TP-603: on top or at the bottom; the choice is public, the card is not."""

    decision = Decision("intrigue.put_back", "pile_end", "TP-603", facts={"passenger": "passenger"})

    def facts(self, s: Hunt, seat: Seat) -> dict[str, int]:
        return {"passenger": s.deck.top}

    def answer(self, s: Hunt, seat: Seat, choice: i64) -> None:
        put_top(s, seat, choice)
