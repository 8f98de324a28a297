# compiled by mypyc
"""Cards picked in secret by several players at once (ME-207, ME-804, ME-809)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Decision, Seat, Seats
from wagonlit.core.ids import Ids, count, lowest, only
from wagonlit.games.mystery_express.pieces.board import END_TURN
from wagonlit.games.mystery_express.pieces.cards import CRIME_CATEGORIES, kinds
from wagonlit.games.mystery_express.pieces.places import HAND
from wagonlit.games.mystery_express.state.train import Train
from wagonlit.games.mystery_express.state.verbs.secrets import lay_aside
from wagonlit.kit.sealed import SealedFrame

ANY: Final = 4  # any card of the hand
_OF_ALL: Final = 0o11111


def of_all(category: i64) -> i64:
    """The same category asked of every seat."""
    return (category + 1) * _OF_ALL


def asked_of(asked: i64, seat: Seat) -> i64:
    """The category asked of a seat: three bits a seat, counted from 1; -1 if nothing is asked of it."""
    return ((asked >> (3 * seat)) & 7) - 1


def with_asked(asked: i64, seat: Seat, category: i64) -> i64:
    """One more seat is asked."""
    return asked | ((category + 1) << (3 * seat))


def collect(s: Train, seats: Seats, asked: i64, action: i64) -> None:
    """All these seats lay a card aside; whoever has only one to choose from is not asked (ME-809)."""
    choosing: Seats = 0
    seat: Seat
    for seat in range(s.seats):
        if seats & only(seat) == 0:
            continue
        category = asked_of(asked, seat)
        cards = s.hand(seat) if category == ANY else s.of_back(HAND + seat, category)
        if count(cards) == 1:
            lay_aside(s, seat, lowest(cards), known(category))
        else:
            choosing |= only(seat)
    if choosing:
        s.then(PickCard(choosing, asked, action))


def known(category: i64) -> i64:
    """The category as everybody knows it; -1 if any card may be picked."""
    if category < CRIME_CATEGORIES:
        return category
    return -1


@mypyc_attr(acyclic=True, free_list_len=1)
class PickCard(SealedFrame):
    """ME-207, ME-804: each of these players picks a hand card, unseen until all picks are in."""

    decision = Decision(
        "pick.card",
        "element",
        "ME-207",
        facts={"action": "action", "category": "category", "asked_by": "seat"},
        sealed=True,
    )

    def __init__(self, who: Seats, asked: i64, action: i64) -> None:
        self.who = who
        self.asked: Final = asked
        self.action: Final = action

    def facts(self, s: Train, seat: Seat) -> dict[str, int | None]:
        category = known(asked_of(self.asked, seat))
        return {
            "action": self.action,
            "category": None if category < 0 else category,
            "asked_by": None if self.action == END_TURN else s.active,
        }

    def options(self, s: Train, seat: Seat) -> Ids:
        category = asked_of(self.asked, seat)
        return kinds(s.hand(seat)) if category == ANY else s.can_show(seat, category)

    def lay(self, s: Train, seat: Seat, choice: i64) -> None:
        lay_aside(s, seat, choice, known(asked_of(self.asked, seat)))

    def going_on(self, who: Seats) -> SealedFrame:
        return PickCard(who, self.asked, self.action)
