# compiled by mypyc
"""Set-up (ME-001 … ME-013)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import CHANCE, NOBODY, Decision, Frame, Seat, Seats
from wagonlit.core.ids import Ids, below, lowest, only
from wagonlit.games.mystery_express.pieces.board import CARS, CHARACTERS
from wagonlit.games.mystery_express.pieces.cards import (
    CRIME_CATEGORIES,
    ELEMENTS,
    TIME,
    TIMES,
    element_drawn,
    of_category,
)
from wagonlit.games.mystery_express.pieces.places import HAND, SPOT, SPOTS, STACK, Place
from wagonlit.games.mystery_express.pieces.time_deck import ORDERS
from wagonlit.games.mystery_express.rules.cities import turn_token
from wagonlit.games.mystery_express.rules.journey import FirstLeg
from wagonlit.games.mystery_express.state.train import HAND_SIZE, Train, boarding
from wagonlit.games.mystery_express.state.verbs.preparing import (
    deal_to,
    enter,
    give_whistle,
    hide,
    take_character,
)
from wagonlit.games.mystery_express.terms import Terms


def begun(terms: Terms) -> Train:
    """ME-001 … ME-013, ME-806: a new game, nothing done yet; the dealer is asked for all chance."""
    s = boarding(terms)
    s.then(HideCard(0), FirstWhistle())
    s.then(TakeCharacter(0, only(0)) if not terms.random_characters else TakeCharacter(0, CHANCE))
    return s


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeCharacter(Frame):
    """ME-002, ME-R63: a character each, all different, in seat order or drawn; the fifth has no choice."""

    decision = Decision("setup.character", "character", "ME-002")

    def __init__(self, player: Seat, who: Seats) -> None:
        self.who = who
        self.player: Final = player

    def options(self, s: Train, seat: Seat) -> Ids:
        free = below(len(CHARACTERS))
        earlier: Seat
        for earlier in range(self.player):
            free &= ~only(s.character(earlier))
        return free

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        player = self.player
        take_character(s, player, choice)
        if player + 1 < s.seats:
            s.then(TakeCharacter(player + 1, self.chooser(player + 1)))
        s.then(StartCar(player))

    def chooser(self, player: Seat) -> Seats:
        """Who chooses for the next player: chance as before, the player, or nobody if only one is left."""
        if self.who == CHANCE:
            return CHANCE
        if player + 1 == len(CHARACTERS):
            return NOBODY
        return only(player)

    def run(self, s: Train) -> None:
        self.answer(s, self.player, lowest(self.options(s, self.player)))


@mypyc_attr(acyclic=True, free_list_len=1)
class StartCar(Frame):
    """ME-003, ME-R9, ME-R65: the figure starts in a car of its owner's choice; it has no effect."""

    decision = Decision("setup.car", "car", "ME-003")

    def __init__(self, player: Seat) -> None:
        self.who = only(player)

    def options(self, s: Train, seat: Seat) -> Ids:
        return below(len(CARS))

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        enter(s, seat, choice)


@mypyc_attr(acyclic=True, free_list_len=1)
class HideCard(Frame):
    """ME-005: one card of each category, unseen by everybody, is the solution."""

    decision = Decision("setup.hide", "card", "ME-005")

    def __init__(self, category: i64) -> None:
        self.who = CHANCE
        self.category: Final = category

    def options(self, s: Train, seat: Seat) -> Ids:
        return s.bag & of_category(self.category)

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        category = self.category
        hide(s, category, element_drawn(choice))
        if category + 1 < CRIME_CATEGORIES:
            s.then(HideCard(category + 1))
        else:
            s.then(HideTime(), DealCard(0))


@mypyc_attr(acyclic=True, free_list_len=1)
class HideTime(Frame):
    """ME-005, ME-006: a Time card too; the 23 others are the Time deck."""

    decision = Decision("setup.hide_time", "time", "ME-005")

    def __init__(self) -> None:
        self.who = CHANCE

    def options(self, s: Train, seat: Seat) -> Ids:
        return below(TIMES)

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        hide(s, TIME, choice + ELEMENTS)
        if not s.terms.shuffle_time_deck:
            s.then(StackTimeDeck())


@mypyc_attr(acyclic=True, free_list_len=1)
class StackTimeDeck(Frame):
    """ME-006, ME-R45: where the deck is shuffled at set-up only, its order is fixed here."""

    decision = Decision("setup.time_deck", "order", "ME-006", by_number=True)

    def __init__(self) -> None:
        self.who = CHANCE
        self.size = ORDERS

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        s.order = choice


@mypyc_attr(acyclic=True, free_list_len=1)
class DealCard(Frame):
    """ME-007, ME-008: seven cards to each player, then three spots and two passenger stacks."""

    decision = Decision("setup.deal", "card", "ME-007")

    def __init__(self, dealt: i64) -> None:
        self.who = CHANCE
        self.dealt: Final = dealt

    def options(self, s: Train, seat: Seat) -> Ids:
        return s.bag

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        deal_to(s, goes_to(s, self.dealt), element_drawn(choice))
        if s.bag:
            s.then(DealCard(self.dealt + 1))


def goes_to(s: Train, dealt: i64) -> Place:
    """Where the next card of the deal goes."""
    if dealt < HAND_SIZE * s.seats:
        return HAND + dealt % s.seats
    rest: i64 = dealt - HAND_SIZE * s.seats
    if rest < SPOTS:
        return SPOT + rest
    if rest < SPOTS + s.terms.stacks[0]:
        return STACK
    return STACK + 1


@mypyc_attr(acyclic=True, free_list_len=1)
class FirstWhistle(Frame):
    """ME-009, ME-011, ME-R49: the first player is set or drawn; then Paris's token is turned up."""

    def run(self, s: Train) -> None:
        s.then(FirstLeg())
        turn_token(s)
        if s.terms.first < 0:
            s.then(DrawFirst())
        else:
            give_whistle(s, s.terms.first)


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawFirst(Frame):
    """ME-011: a random seat gets the whistle."""

    decision = Decision("setup.first", "seat", "ME-011")

    def __init__(self) -> None:
        self.who = CHANCE

    def options(self, s: Train, seat: Seat) -> Ids:
        return s.everyone()

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        give_whistle(s, choice)
