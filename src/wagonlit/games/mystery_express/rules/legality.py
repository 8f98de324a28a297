# compiled by mypyc
"""Which actions may be taken (ME-106, ME-107, ME-110, ME-112): always public knowledge."""

from mypy_extensions import i64

from wagonlit.core.frame import Seat
from wagonlit.core.ids import Ids, count, only
from wagonlit.games.mystery_express.cards import (
    DINING,
    GRIP,
    LEFT,
    MADAM,
    PASSENGER,
    RIGHT,
    SMOKING,
    categories,
)
from wagonlit.games.mystery_express.train import Train


def actions(s: Train, seat: Seat) -> Ids:
    """ME-112, ME-R12, ME-R54: what can be paid, was not taken yet and shows or moves a card."""
    legal = _affordable(s) & ~s.taken
    if not s.with_cards(s.others(seat)):
        legal &= only(GRIP) | only(MADAM)
    if not s.open_stacks():  # ME-321, ME-R32
        legal &= ~only(MADAM)
    if legal & only(GRIP) and not _any_discard(s):  # ME-311
        legal &= ~only(GRIP)
    if legal & only(PASSENGER) and not passenger_categories(s, seat, LEFT):
        if not passenger_categories(s, seat, RIGHT):
            legal &= ~only(PASSENGER)
    if legal & only(SMOKING) and not can_smoke(s, seat):
        legal &= ~only(SMOKING)
    if s.terms.forbid_empty_chat:
        legal &= ~_leaves_no_card(s, seat)
    return legal


def _affordable(s: Train) -> Ids:
    """ME-106, ME-107, ME-R25: the actions the hours left can pay; a search needs two."""
    hours = s.hours
    if hours >= 3:
        return 127
    if hours == 2:
        return 127 & ~(only(MADAM) | only(SMOKING))
    return only(GRIP) | only(DINING) | only(PASSENGER) if hours == 1 else 0


def _any_discard(s: Train) -> bool:
    seat: Seat
    for seat in range(s.seats):
        if s.discard(seat):
            return True
    return False


def beside(s: Train, seat: Seat, side: i64) -> Seat:
    """The neighbour on that side."""
    return s.left_of(seat) if side == LEFT else s.right_of(seat)


def passenger_categories(s: Train, seat: Seat, side: i64) -> Ids:
    """ME-351, ME-R13: what the neighbour on that side can be asked for."""
    named = categories(s.hand(beside(s, seat, side)))
    if s.terms.forbid_empty_chat and s.meets_conductor(PASSENGER):
        own = s.hand(seat)
        if count(own) == 1:  # ME-R66: giving the last card would leave none for the chat
            named &= ~categories(own)
    return named


def can_smoke(s: Train, seat: Seat) -> bool:
    """ME-371, ME-R55: two cards in hand, and two others with a card of one category."""
    return count(s.hand(seat)) >= 2 and smoking_categories(s, seat) != 0


def smoking_categories(s: Train, seat: Seat) -> Ids:
    """The categories that at least two others have in hand."""
    once: Ids = 0
    twice: Ids = 0
    other: Seat
    for other in range(s.seats):
        if other != seat:
            held = categories(s.hand(other))
            twice |= once & held
            once |= held
    return twice


def _leaves_no_card(s: Train, seat: Seat) -> Ids:
    """ME-R28, ME-R66: actions that would end with an empty hand before a due chat."""
    cards = count(s.hand(seat))
    if cards > 2:
        return 0
    barred: Ids = 0
    action: i64
    for action in range(SMOKING + 1):
        if s.meets_conductor(action) and _empties(s, seat, action, cards):
            barred |= only(action)
    return barred


def _empties(s: Train, seat: Seat, action: i64, cards: i64) -> bool:
    if action == SMOKING:
        return cards <= 2
    if action == GRIP:
        return cards == 0 and s.discard(seat) == 0
    return cards == 0

