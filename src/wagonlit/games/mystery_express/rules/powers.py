# compiled by mypyc
"""Special powers (ME-601 … ME-609)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Decision, Frame, Seat, Seats
from wagonlit.core.ids import Ids, lowest, only, shifted
from wagonlit.games.mystery_express.pieces.cards import Category, category_of
from wagonlit.games.mystery_express.state.train import Train
from wagonlit.games.mystery_express.state.verbs.powers import keep_power, peek
from wagonlit.games.mystery_express.terms import ACTIVE_ONLY, ANY_TIME, ASK, NEVER
from wagonlit.kit.reaction import Reaction

DECLINE: Final = 0
ORDINALS: Final = ["first", "second", "third", "fourth"]  # the cards just placed
_CARDS: Final = 4
_EVERY_CARD: Final = 15


def offer_powers(s: Train) -> None:
    """ME-603, ME-609: a window for each owner of a power, clockwise from the active player's left."""
    offered = eligible(s)
    owner = s.active
    while offered:
        cards: Ids = (offered >> (_CARDS * owner)) & _EVERY_CARD
        if cards:
            offered ^= shifted(cards, _CARDS * owner)
            open_window(s, owner, cards)
        owner = s.right_of(owner)  # the last one first, since what is put on the agenda later comes before it


def open_window(s: Train, owner: Seat, cards: Ids) -> None:
    """ME-609: the owner is asked, unless there is a standing answer."""
    if s.terms.prompts[owner] == ASK:
        s.then(Peek(owner, cards, category_of(s.placed_card(lowest(cards))), _placers(s, cards)))
    else:
        s.then(StandingAnswer(owner, cards))


def eligible(s: Train) -> i64:
    """ME-601, ME-602, ME-R34, ME-R35, ME-R73: which of the cards just placed each owner may peek at.

    Four bits for each seat: no step of the game places more than four cards.
    """
    found: i64 = 0
    index: i64
    for index in range(s.placements):
        owner = s.power_owner(category_of(s.placed_card(index)))
        placer = s.placer(index)
        if owner >= s.seats or owner == placer or (s.used >> owner) & 1 or s.saw_placed(index, owner):
            continue
        if owner == s.active and s.terms.scope != ANY_TIME:
            continue
        if s.terms.scope == ACTIVE_ONLY and placer != s.active:
            continue
        found |= only(_CARDS * owner + index)
    return found


def _placers(s: Train, cards: Ids) -> Seats:
    """Whose discards these cards lie on."""
    found: Seats = 0
    while cards:
        found |= only(s.placer(lowest(cards)))
        cards &= cards - 1
    return found


def known_by(s: Train, index: i64) -> Seat:
    """ME-604: on whose discard a card lies or, where two lie on the same, from whom it came."""
    placer = s.placer(index)
    if s.placements != 2 or s.placer(0) != s.placer(1):
        return placer
    giver: Seat = 0
    while giver == placer or not s.saw_placed(index, giver):
        giver += 1
    return giver


@mypyc_attr(acyclic=True, free_list_len=1)
class StandingAnswer(Frame):
    """ME-609, ME-R64: the answer is given without asking when the owner's turn comes."""

    def __init__(self, owner: Seat, cards: Ids) -> None:
        self.owner: Final = owner
        self.cards: Final = cards

    def run(self, s: Train) -> None:
        if s.terms.prompts[self.owner] == NEVER:
            keep_power(s, self.owner)
        else:
            peek(s, self.owner, lowest(self.cards))


@mypyc_attr(acyclic=True, free_list_len=1)
class Peek(Reaction):
    """ME-601, ME-604, ME-R36: the owner looks at one of the cards just placed, or declines."""

    decision = Decision(
        "power.peek",
        "peek",
        "ME-601",
        facts={"category": "category", "owners": "company"} | dict.fromkeys(ORDINALS, "seat"),
    )

    def __init__(self, owner: Seat, cards: Ids, category: Category, placers: Seats) -> None:
        super().__init__(owner)
        self.cards: Final = cards
        self.category: Final = category
        self.placers: Final = placers

    def facts(self, s: Train, seat: Seat) -> dict[str, int | None]:
        found: dict[str, int | None] = {"category": self.category, "owners": self.placers}
        index: i64
        for index in range(_CARDS):
            found[ORDINALS[index]] = known_by(s, index) if self.cards & only(index) else None
        return found

    def passing(self) -> i64:
        return DECLINE

    def playable(self, s: Train, seat: Seat) -> Ids:
        return shifted(self.cards, 1)

    def react(self, s: Train, seat: Seat, choice: i64) -> None:
        peek(s, seat, choice - 1)

    def let_be(self, s: Train, seat: Seat) -> None:
        keep_power(s, seat)
