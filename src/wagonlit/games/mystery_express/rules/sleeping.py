# compiled by mypyc
"""Sleeping Car (ME-361 … ME-366)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import CHANCE, Decision, Frame, Offer, Seat
from wagonlit.core.ids import Ids, below, count, only
from wagonlit.games.mystery_express.pieces.board import FAILED_SEARCH_HOURS, SEARCH_HOURS, SLEEPING
from wagonlit.games.mystery_express.pieces.cards import categories, element_drawn
from wagonlit.games.mystery_express.pieces.places import HAND
from wagonlit.games.mystery_express.rules.powers import offer_powers
from wagonlit.games.mystery_express.state.holdings import with_cards
from wagonlit.games.mystery_express.state.train import SKIPS_CHAT, Train
from wagonlit.games.mystery_express.state.verbs.cards import steal
from wagonlit.games.mystery_express.state.verbs.secrets import hide_bag, open_bag
from wagonlit.games.mystery_express.state.verbs.speech import name_category, name_player, name_slot
from wagonlit.games.mystery_express.state.verbs.turns import spend

BOTH_SIDES: Final = 3  # left and right


def begin(s: Train, seat: Seat) -> None:
    """The first question of the Sleeping Car: whose compartment."""
    s.offer(NameTarget(seat, with_cards(s, s.others(seat))), seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class NameTarget(Offer):
    """ME-361: the actor names another player who has a card in hand."""

    decision = Decision("sleeping.player", "seat", "ME-361")

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        name_player(s, seat, choice, SLEEPING)
        s.then(HideBag(choice), GuessBag(seat, choice))


@mypyc_attr(acyclic=True, free_list_len=1)
class HideBag(Offer):
    """ME-362: the target hides the bag left or right, in secret."""

    decision = Decision("sleeping.hide", "side", "ME-362", facts={"thief": "seat"}, stays_sealed=True)

    def __init__(self, target: Seat) -> None:
        super().__init__(target, BOTH_SIDES)

    def facts(self, s: Train, seat: Seat) -> dict[str, int]:
        return {"thief": s.active}

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        hide_bag(s, seat, choice)


@mypyc_attr(acyclic=True, free_list_len=1)
class GuessBag(Offer):
    """ME-362, ME-363, ME-364, ME-R27: a blind guess; wrong costs 1 hour, right costs 2."""

    decision = Decision("sleeping.guess", "side", "ME-362", facts={"target": "seat"})

    def __init__(self, actor: Seat, target: Seat) -> None:
        super().__init__(actor, BOTH_SIDES)
        self.target: Final = target

    def facts(self, s: Train, seat: Seat) -> dict[str, int]:
        return {"target": self.target}

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        open_bag(s, seat, self.target, choice)
        if choice == s.sealed(self.target):
            spend(s, seat, SEARCH_HOURS)
            s.offer(NameLoot(seat, categories(s.hand(self.target)), self.target), seat)
            return
        spend(s, seat, FAILED_SEARCH_HOURS)
        if not s.terms.chat_after_failed_search:
            s.taken |= only(SKIPS_CHAT)


@mypyc_attr(acyclic=True, free_list_len=1)
class NameLoot(Offer):
    """ME-364, ME-365, ME-366: a category of that hand, named after the guess was right."""

    decision = Decision("sleeping.category", "category", "ME-364", facts={"target": "seat"})

    def __init__(self, actor: Seat, legal: Ids, target: Seat) -> None:
        super().__init__(actor, legal)
        self.target: Final = target

    def facts(self, s: Train, seat: Seat) -> dict[str, int]:
        return {"target": self.target}

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        name_category(s, seat, choice)
        s.ask(DrawLoot(seat, self.target, choice), CHANCE)
        if s.terms.blind_choice:
            slots = count(s.of_back(HAND + self.target, choice))
            if slots > 1:
                s.then(PointAtSlot(seat, below(slots), self.target, choice))


@mypyc_attr(acyclic=True, free_list_len=1)
class PointAtSlot(Offer):
    """ME-366, ME-805, ME-R26: in the French edition the thief points at one of the face-down cards."""

    decision = Decision("sleeping.slot", "slot", "ME-366", facts={"target": "seat", "category": "category"})

    def __init__(self, actor: Seat, legal: Ids, target: Seat, category: i64) -> None:
        super().__init__(actor, legal)
        self.target: Final = target
        self.category: Final = category

    def facts(self, s: Train, seat: Seat) -> dict[str, int]:
        return {"target": self.target, "category": self.category}

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        name_slot(s, seat, choice)


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawLoot(Frame):
    """ME-365, ME-366: one card of that category, all equally likely, goes to the thief's discard."""

    decision = Decision("sleeping.draw", "card", "ME-366")

    def __init__(self, thief: Seat, target: Seat, category: i64) -> None:
        self.who = CHANCE
        self.thief: Final = thief
        self.target: Final = target
        self.category: Final = category

    def options(self, s: Train, seat: Seat) -> Ids:
        return s.of_back(HAND + self.target, self.category)

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        steal(s, element_drawn(choice), self.thief, self.target)
        offer_powers(s)
