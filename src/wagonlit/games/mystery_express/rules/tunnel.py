# compiled by mypyc
"""The tunnel before Munich (ME-531 … ME-532)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import CHANCE, Decision, Frame, Seat, Seats
from wagonlit.core.ids import Ids, lowest, only, single
from wagonlit.games.mystery_express.pieces.board import LEFT, RIGHT
from wagonlit.games.mystery_express.pieces.cards import categories, element_drawn
from wagonlit.games.mystery_express.pieces.places import HAND
from wagonlit.games.mystery_express.rules.legality import beside
from wagonlit.games.mystery_express.state.train import Train
from wagonlit.games.mystery_express.state.verbs.cities import look
from wagonlit.games.mystery_express.state.verbs.secrets import choose_back
from wagonlit.kit.sealed import SealedFrame


def begin_tunnel(s: Train) -> None:
    """ME-531: all choose at the same time; then all look."""
    s.then(ChooseSide(RIGHT), Look(0))
    s.then(ChooseSide(LEFT))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseSide(Frame):
    """ME-532, ME-R40, ME-R63: a neighbour without cards has nothing to look at; one back is no choice."""

    def __init__(self, side: i64) -> None:
        self.side: Final = side

    def run(self, s: Train) -> None:
        choosing: Seats = 0
        seat: Seat
        for seat in range(s.seats):
            backs = categories(s.hand(beside(s, seat, self.side)))
            if not single(backs):
                choosing |= only(seat)
            elif backs:
                choose_back(s, seat, self.side, lowest(backs))
        if choosing:
            s.then(ChooseBack(choosing, self.side))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseBack(SealedFrame):
    """ME-531, ME-R60: each player names the back he will look at in that neighbour's hand."""

    decision = Decision(
        "tunnel.back", "category", "ME-531", facts={"side": "side", "owner": "seat"}, sealed=True
    )

    def __init__(self, who: Seats, side: i64) -> None:
        self.who = who
        self.side: Final = side

    def facts(self, s: Train, seat: Seat) -> dict[str, int]:
        return {"side": self.side, "owner": beside(s, seat, self.side)}

    def options(self, s: Train, seat: Seat) -> Ids:
        return categories(s.hand(beside(s, seat, self.side)))

    def lay(self, s: Train, seat: Seat, choice: i64) -> None:
        choose_back(s, seat, self.side, choice)

    def going_on(self, who: Seats) -> SealedFrame:
        return ChooseBack(who, self.side)


@mypyc_attr(acyclic=True, free_list_len=1)
class Look(Frame):
    """ME-531, ME-R38, ME-R60: one look after the other, each seen by the peeker alone."""

    def __init__(self, looks: i64) -> None:
        self.looks: Final = looks  # two for each seat, left then right

    def run(self, s: Train) -> None:
        if self.looks == 2 * s.seats:
            return
        seat: Seat = self.looks >> 1
        side: i64 = self.looks & 1
        s.then(Look(self.looks + 1))
        if s.hand(beside(s, seat, side)):
            s.ask(DrawLook(seat, side, (s.sealed(seat) >> (3 * side)) & 7), CHANCE)


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawLook(Frame):
    """ME-R60: of equal backs each is equally likely; nothing changes owner (ME-532)."""

    decision = Decision("tunnel.draw", "card", "ME-531")

    def __init__(self, peeker: Seat, side: i64, category: i64) -> None:
        self.who = CHANCE
        self.peeker: Final = peeker
        self.side: Final = side
        self.category: Final = category

    def options(self, s: Train, seat: Seat) -> Ids:
        return s.of_back(HAND + beside(s, self.peeker, self.side), self.category)

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        look(s, self.peeker, beside(s, self.peeker, self.side), element_drawn(choice))
