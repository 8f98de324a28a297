# compiled by mypyc
"""The chat with the conductor (ME-401 … ME-407)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Decision, Frame, Offer, Seat, Seats, unless
from wagonlit.core.ids import Ids, count, lowest, only
from wagonlit.games.mystery_express.pieces.board import CLUB, GRIP, MADAM, SLEEPING, car_of
from wagonlit.games.mystery_express.pieces.cards import kinds
from wagonlit.games.mystery_express.pieces.places import SPOT, SPOTS
from wagonlit.games.mystery_express.rules.powers import offer_powers
from wagonlit.games.mystery_express.state.train import SKIPS_CHAT, Train
from wagonlit.games.mystery_express.state.verbs.cards import refill_spot, take_spot


def meets_conductor(s: Train, action: i64) -> bool:
    """ME-401, ME-402, ME-R27, ME-R30: is a chat due after this action, whatever is in hand?"""
    car = car_of(action)
    if car != s.conductor or (action == SLEEPING and s.taken & only(SKIPS_CHAT) != 0):
        return False
    both = only(GRIP) | only(MADAM)
    return car != CLUB or s.taken & both & ~only(action) == 0


def chat_is_due(s: Train, seat: Seat, action: i64) -> bool:
    """ME-401, ME-402, ME-405, ME-R24, ME-R28: in the conductor's car, with a card left in hand."""
    return meets_conductor(s, action) and s.hand(seat) != 0 and filled_spots(s) != 0


def filled_spots(s: Train) -> Ids:
    """The spots with a card: all three, except in positions set up by hand."""
    found: Ids = 0
    spot: i64
    for spot in range(SPOTS):
        if s.pile(SPOT + spot):
            found |= only(spot)
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeSpot(Offer):
    """ME-404: choose one of the three spots, look at that card and put it on your discard."""

    decision = Decision("chat.spot", "spot", "ME-404")

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        take_spot(s, lowest(s.pile(SPOT + choice)), seat, choice)
        # ME-809: the last card of a hand goes without asking.
        forced = count(s.hand(seat)) == 1
        s.then(RefillSpot(unless(forced, seat), seat, choice))
        offer_powers(s)


@mypyc_attr(acyclic=True, free_list_len=1)
class RefillSpot(Frame):
    """ME-404, ME-R29: then one card of the hand goes face down on the emptied spot."""

    decision = Decision("chat.card", "element", "ME-404", facts={"spot": "spot"})

    def __init__(self, who: Seats, actor: Seat, spot: i64) -> None:
        self.who = who
        self.actor: Final = actor
        self.spot: Final = spot

    def facts(self, s: Train, seat: Seat) -> dict[str, int]:
        return {"spot": self.spot}

    def options(self, s: Train, seat: Seat) -> Ids:
        return kinds(s.hand(seat))

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        refill_spot(s, choice, seat, self.spot)

    def run(self, s: Train) -> None:
        refill_spot(s, lowest(s.hand(self.actor)), self.actor, self.spot)
