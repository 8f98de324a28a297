# compiled by mypyc
"""Drawing disguises, the limit of the hand, and giving them up (TP-801 … TP-803)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import CHANCE, Decision, Frame, Seat, Seats
from wagonlit.core.ids import Ids, lowest, only
from wagonlit.games.passenger27.pieces.incidents import BITE_THE_BULLET
from wagonlit.games.passenger27.pieces.names import EXCESS
from wagonlit.games.passenger27.pieces.tricks import DISGUISE, HAND_LIMIT, kind_drawn, kinds_in, to_draw
from wagonlit.games.passenger27.state.hunt import Hunt
from wagonlit.games.passenger27.state.verbs.disguises import discard, draw, inspect, reshuffle


def draw_cards(s: Hunt, seat: Seat, left: i64, apart: bool) -> None:
    """TP-802, TP-R49, TP-R53: so many from the top, into the hand or apart, as far as there are any."""
    if s.incident == BITE_THE_BULLET:
        return
    wardrobe = s.wardrobe
    while left > 0:
        if wardrobe.bag:
            s.then(DrawDisguise(seat, left, apart))
            return
        if wardrobe.under_count:
            take(s, seat, wardrobe.under & 3, apart)
            left -= 1
        elif wardrobe.discard:
            reshuffle(s)
        else:
            return


def take(s: Hunt, seat: Seat, kind: i64, apart: bool) -> None:
    """TP-706, TP-802: into the hand, or apart to choose from."""
    if apart:
        inspect(s, seat, kind)
    else:
        draw(s, seat, kind)


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawDisguise(Frame):
    """TP-802: the top card of the disguise deck."""

    decision = Decision("disguise.draw", "disguise", "TP-802")

    def __init__(self, drawer: Seat, left: i64, apart: bool) -> None:
        self.who = CHANCE
        self.drawer: Final = drawer
        self.left: Final = left
        self.apart: Final = apart

    def options(self, s: Hunt, seat: Seat) -> Ids:
        return to_draw(s.wardrobe.bag)

    def answer(self, s: Hunt, seat: Seat, choice: i64) -> None:
        take(s, self.drawer, kind_drawn(choice), self.apart)
        draw_cards(s, self.drawer, self.left - 1, self.apart)


@mypyc_attr(acyclic=True, free_list_len=1)
class Limit(Frame):
    """TP-801: whoever of these holds more than two disguises discards down to two."""

    def __init__(self, seats: Seats) -> None:
        self.seats: Final = seats

    def run(self, s: Hunt) -> None:
        over = above_limit(s, self.seats & s.living)
        if over:
            s.then(DiscardExcess(over))


def above_limit(s: Hunt, seats: Seats) -> Seats:
    """TP-801: who of these holds more than two disguises; public."""
    found: Seats = 0
    seat: Seat
    for seat in range(s.seats):
        if seats & only(seat) and s.disguise_count(seat) > HAND_LIMIT:
            found |= only(seat)
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class DiscardExcess(Frame):
    """TP-801: one disguise too many, the owner's choice, face down; again, if there are more."""

    decision = Decision("disguise.excess", "trick", "TP-801", stays_sealed=True)

    def __init__(self, who: Seats) -> None:
        self.who = who

    def options(self, s: Hunt, seat: Seat) -> Ids:
        return kinds_in(s.held(seat))

    def answer(self, s: Hunt, seat: Seat, choice: i64) -> None:
        discard(s, seat, choice - DISGUISE, EXCESS)
        left = self.who
        if s.disguise_count(seat) <= HAND_LIMIT:
            left &= ~only(seat)
        if left:
            s.then(DiscardExcess(left))


def give_up(s: Hunt, seat: Seat, purpose: i64) -> None:
    """TP-405, TP-R29: one disguise of the owner's choice; with a single one there is none."""
    number = s.disguise_count(seat)
    if number == 1:
        discard(s, seat, lowest(kinds_in(s.held(seat))) - DISGUISE, purpose)
    elif number > 1:
        s.then(GiveUp(seat, purpose))


@mypyc_attr(acyclic=True, free_list_len=1)
class GiveUp(Frame):
    """TP-405, TP-R29: which disguise goes, unseen by the others."""

    decision = Decision(
        "disguise.give_up", "trick", "TP-405", facts={"purpose": "purpose"}, stays_sealed=True
    )

    def __init__(self, owner: Seat, purpose: i64) -> None:
        self.who = only(owner)
        self.purpose: Final = purpose

    def facts(self, s: Hunt, seat: Seat) -> dict[str, int]:
        return {"purpose": self.purpose}

    def options(self, s: Hunt, seat: Seat) -> Ids:
        return kinds_in(s.held(seat))

    def answer(self, s: Hunt, seat: Seat, choice: i64) -> None:
        discard(s, seat, choice - DISGUISE, self.purpose)
