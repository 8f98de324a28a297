# compiled by mypyc
"""Club Car (ME-311 … ME-323)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import CHANCE, Decision, Frame, Seat
from wagonlit.core.ids import Ids, only
from wagonlit.games.mystery_express.cards import GRIP, categories, element_drawn
from wagonlit.games.mystery_express.places import DISCARD, STACK
from wagonlit.games.mystery_express.rules.powers import offer_powers
from wagonlit.games.mystery_express.train import Train


@mypyc_attr(acyclic=True, free_list_len=1)
class GripPlayer(Frame):
    """ME-311, ME-R31: the actor names a player with a discard, himself included; 1 hour."""

    decision = Decision("grip.player", "seat", "ME-311")

    def __init__(self, actor: Seat) -> None:
        self.who = only(actor)

    def options(self, s: Train, seat: Seat) -> Ids:
        if s.terms.forbid_empty_chat and s.meets_conductor(GRIP) and s.hand(seat) == 0:
            return only(seat)  # ME-R66: only his own cards would leave one for the chat
        found: Ids = 0
        target: Seat
        for target in range(s.seats):
            if s.discard(target):
                found |= only(target)
        return found

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        s.name_player(seat, choice)
        s.ask(GripCategory(seat, choice), seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class GripCategory(Frame):
    """ME-311, ME-312, ME-313: all cards of one category return from that discard to the hand."""

    decision = Decision("grip.category", "category", "ME-311")

    def __init__(self, actor: Seat, target: Seat) -> None:
        self.who = only(actor)
        self.target: Final = target

    def about(self, seat: Seat) -> dict[str, int]:
        return {"seat": self.target}

    def options(self, s: Train, seat: Seat) -> Ids:
        return categories(s.pile(DISCARD + self.target))

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        s.spend(seat, 1)
        s.grip(self.target, choice)


@mypyc_attr(acyclic=True, free_list_len=1)
class MadamStack(Frame):
    """ME-321, ME-R33: the actor names an open stack with a card left; 3 hours."""

    decision = Decision("madam.stack", "stack", "ME-321")

    def __init__(self, actor: Seat) -> None:
        self.who = only(actor)

    def options(self, s: Train, seat: Seat) -> Ids:
        return s.open_stacks()

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        s.name_stack(seat, choice)
        s.ask(MadamCategory(seat, choice), seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class MadamCategory(Frame):
    """ME-322: and a category whose back lies in it."""

    decision = Decision("madam.category", "category", "ME-322")

    def __init__(self, actor: Seat, stack: i64) -> None:
        self.who = only(actor)
        self.stack: Final = stack

    def about(self, seat: Seat) -> dict[str, int]:
        return {"stack": self.stack}

    def options(self, s: Train, seat: Seat) -> Ids:
        return categories(s.pile(STACK + self.stack))

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        s.spend(seat, 3)
        s.name_category(seat, choice)
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
        s.help_passenger(element_drawn(choice), self.actor, self.stack)
        offer_powers(s)
