# compiled by mypyc
"""Smoking Car (ME-371 … ME-374)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Decision, Frame, Offer, Seat, Seats, unless
from wagonlit.core.ids import Ids, count, lowest, lowest_of_eight, only, shifted
from wagonlit.games.mystery_express.pieces.board import SMOKING, SMOKING_HOURS
from wagonlit.games.mystery_express.pieces.cards import element_drawn, kinds, minus
from wagonlit.games.mystery_express.rules.legality import held_by
from wagonlit.games.mystery_express.rules.picks import collect, of_all
from wagonlit.games.mystery_express.rules.powers import offer_powers
from wagonlit.games.mystery_express.state.holdings import all_hands
from wagonlit.games.mystery_express.state.train import Train
from wagonlit.games.mystery_express.state.verbs.cards import give
from wagonlit.games.mystery_express.state.verbs.powers import clear_placements
from wagonlit.games.mystery_express.state.verbs.secrets import lay_aside
from wagonlit.games.mystery_express.state.verbs.speech import name_category, name_company
from wagonlit.games.mystery_express.state.verbs.turns import spend


def begin(s: Train, seat: Seat) -> None:
    """The first question of the Smoking Car: any two others who have a category in common."""
    held = all_hands(s) & ~shifted(15, 4 * seat)
    pairs: Ids = 0
    one: Seat
    other: Seat
    for one in range(s.seats):
        for other in range(one + 1, s.seats):
            if held_by(held, one) & held_by(held, other):
                pairs |= only(only(one) | only(other))
    s.offer(NamePartners(seat, pairs), seat)


def second(partners: Seats) -> Seat:
    """The partner with the higher seat."""
    return lowest_of_eight(partners & (partners - 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class NamePartners(Offer):
    """ME-371, ME-R55: the actor names two others who have a category in common; 3 hours."""

    decision = Decision("smoking.partners", "company", "ME-371")

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        name_company(s, seat, choice, SMOKING)
        held = all_hands(s)
        both = held_by(held, lowest_of_eight(choice)) & held_by(held, second(choice))
        s.offer(NameCategory(seat, both, choice), seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class NameCategory(Offer):
    """ME-371, ME-R22: and one category that both have in hand."""

    decision = Decision("smoking.category", "category", "ME-371", facts={"partners": "company"})

    def __init__(self, actor: Seat, legal: Ids, partners: Seats) -> None:
        super().__init__(actor, legal)
        self.partners: Final = partners

    def facts(self, s: Train, seat: Seat) -> dict[str, int]:
        return {"partners": self.partners}

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        spend(s, seat, SMOKING_HOURS)
        name_category(s, seat, choice)
        s.then(TakeCards(seat, self.partners))
        collect(s, self.partners, of_all(choice), SMOKING)


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeCards(Frame):
    """ME-372, ME-R23, ME-R71: both picks are handed over together; the actor puts them on his discard."""

    def __init__(self, actor: Seat, partners: Seats) -> None:
        self.actor: Final = actor
        self.partners: Final = partners

    def run(self, s: Train) -> None:
        clear_placements(s)
        partner: Seat
        for partner in range(s.seats):
            if self.partners & only(partner):
                give(s, s.sealed(partner), partner, self.actor)
        # ME-809: which of two cards goes to whom is a choice, even if both are alike.
        s.then(ReturnFirst(self.actor, self.partners))
        offer_powers(s)


@mypyc_attr(acyclic=True, free_list_len=1)
class ReturnFirst(Frame):
    """ME-373, ME-R23: one of his hand cards, any category, goes to the first partner."""

    decision = Decision("smoking.first", "element", "ME-373", facts={"partner": "seat"})

    def __init__(self, actor: Seat, partners: Seats) -> None:
        self.who = only(actor)
        self.partners: Final = partners

    def facts(self, s: Train, seat: Seat) -> dict[str, int]:
        return {"partner": lowest_of_eight(self.partners)}

    def options(self, s: Train, seat: Seat) -> Ids:
        return kinds(s.hand(seat))

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        lay_aside(s, seat, choice, -1)
        forced = count(s.hand(seat)) == 2
        s.then(ReturnSecond(unless(forced, seat), seat, self.partners))


@mypyc_attr(acyclic=True, free_list_len=1)
class ReturnSecond(Frame):
    """ME-373, ME-374: another hand card goes to the second; both look and put it on their discards."""

    decision = Decision("smoking.second", "element", "ME-373", facts={"partner": "seat"})

    def __init__(self, who: Seats, actor: Seat, partners: Seats) -> None:
        self.who = who
        self.actor: Final = actor
        self.partners: Final = partners

    def facts(self, s: Train, seat: Seat) -> dict[str, int]:
        return {"partner": second(self.partners)}

    def options(self, s: Train, seat: Seat) -> Ids:
        return kinds(minus(s.hand(seat), s.sealed(seat)))

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        clear_placements(s)
        give(s, s.sealed(seat), seat, lowest_of_eight(self.partners))
        give(s, choice, seat, second(self.partners))
        offer_powers(s)

    def run(self, s: Train) -> None:
        last = lowest(minus(s.hand(self.actor), s.sealed(self.actor)))
        self.answer(s, self.actor, element_drawn(last))
