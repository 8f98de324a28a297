# compiled by mypyc
"""Club Car (ME-311 … ME-323)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import CHANCE, PLAIN, Decision, Frame, Offer, Seat
from wagonlit.core.ids import Ids, only
from wagonlit.games.mystery_express.pieces.board import GRIP, GRIP_HOURS, MADAM_HOURS
from wagonlit.games.mystery_express.pieces.cards import categories, element_drawn
from wagonlit.games.mystery_express.pieces.places import STACK
from wagonlit.games.mystery_express.rules.conductor import meets_conductor
from wagonlit.games.mystery_express.rules.powers import offer_powers
from wagonlit.games.mystery_express.state.holdings import with_discard
from wagonlit.games.mystery_express.state.train import Train
from wagonlit.games.mystery_express.state.verbs.cards import grip, help_passenger
from wagonlit.games.mystery_express.state.verbs.speech import name_category, name_player, name_stack
from wagonlit.games.mystery_express.state.verbs.turns import spend


def begin_grip(s: Train, seat: Seat) -> None:
    """The first question of “Get a grip”: whose discard."""
    if s.terms.forbid_empty_chat and meets_conductor(s, GRIP) and s.hand(seat) == 0:
        # ME-R66: only his own cards would leave one for the chat.
        s.offer(GripPlayer(seat, only(seat)), seat)
    else:
        s.offer(GripPlayer(seat, with_discard(s)), seat)


def begin_madam(s: Train, seat: Seat) -> None:
    """The first question of “Madam”: which stack."""
    s.offer(MadamStack(seat, s.open_stacks()), seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class GripPlayer(Offer):
    """ME-311, ME-R31: the actor names a player with a discard, himself included; 1 hour."""

    decision = Decision("grip.player", "seat", "ME-311")

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        name_player(s, seat, choice, GRIP)
        s.offer(GripCategory(seat, categories(s.discard(choice)), choice), seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class GripCategory(Offer):
    """ME-311, ME-312, ME-313: all cards of one category return from that discard to the hand."""

    decision = Decision("grip.category", "category", "ME-311", facts={"target": "seat", "own": PLAIN})

    def __init__(self, actor: Seat, legal: Ids, target: Seat) -> None:
        super().__init__(actor, legal)
        self.target: Final = target

    def facts(self, s: Train, seat: Seat) -> dict[str, int | bool]:
        return {"target": self.target, "own": self.target == seat}

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        spend(s, seat, GRIP_HOURS)
        grip(s, self.target, choice)


@mypyc_attr(acyclic=True, free_list_len=1)
class MadamStack(Offer):
    """ME-321, ME-R33: the actor names an open stack with a card left; 3 hours."""

    decision = Decision("madam.stack", "stack", "ME-321")

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        name_stack(s, seat, choice)
        s.offer(MadamCategory(seat, categories(s.pile(STACK + choice)), choice), seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class MadamCategory(Offer):
    """ME-322: and a category whose back lies in it."""

    decision = Decision("madam.category", "category", "ME-322", facts={"stack": "stack"})

    def __init__(self, actor: Seat, legal: Ids, stack: i64) -> None:
        super().__init__(actor, legal)
        self.stack: Final = stack

    def facts(self, s: Train, seat: Seat) -> dict[str, int]:
        return {"stack": self.stack}

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        spend(s, seat, MADAM_HOURS)
        name_category(s, seat, choice)
        s.ask(DrawPassengerCard(seat, self.stack, choice), CHANCE)


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawPassengerCard(Frame):
    """ME-323: of equal backs one is drawn; the actor looks at it and puts it on his discard."""

    decision = Decision("madam.draw", "card", "ME-323")

    def __init__(self, actor: Seat, stack: i64, category: i64) -> None:
        self.who = CHANCE
        self.actor: Final = actor
        self.stack: Final = stack
        self.category: Final = category

    def options(self, s: Train, seat: Seat) -> Ids:
        return s.of_back(STACK + self.stack, self.category)

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        help_passenger(s, element_drawn(choice), self.actor, self.stack)
        offer_powers(s)
