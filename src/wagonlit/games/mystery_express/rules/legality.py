# compiled by mypyc
"""Which actions may be taken (ME-106, ME-107, ME-110, ME-112): always public knowledge."""

from typing import Final

from mypy_extensions import i64

from wagonlit.core.frame import Seat
from wagonlit.core.ids import Ids, count, only, shifted
from wagonlit.games.mystery_express.pieces.board import (
    GRIP,
    GRIP_HOURS,
    GUEST_HOURS,
    LEFT,
    LOUNGE_HOURS,
    MADAM_HOURS,
    PASSENGER,
    PASSENGER_HOURS,
    RIGHT,
    SEARCH_HOURS,
    SMOKING,
    SMOKING_HOURS,
)
from wagonlit.games.mystery_express.pieces.cards import categories
from wagonlit.games.mystery_express.rules.conductor import meets_conductor
from wagonlit.games.mystery_express.state.holdings import all_hands, any_discard
from wagonlit.games.mystery_express.state.train import Train

# The actions as sets of one.
_GRIP: Final = 1
_MADAM: Final = 2
_DINING: Final = 4
_LOUNGE: Final = 8
_PASSENGER: Final = 16
_SLEEPING: Final = 32
_SMOKING: Final = 64


def actions(s: Train, seat: Seat) -> Ids:
    """ME-112, ME-R12, ME-R53, ME-R54: what can be paid, was not taken yet and shows or moves a card."""
    legal = _affordable(s.hours) & ~s.taken
    if legal == 0:
        return 0
    held = all_hands(s) & ~shifted(15, 4 * seat)
    if held == 0:
        legal &= _GRIP | _MADAM
    if legal & _MADAM and not s.open_stacks():  # ME-321, ME-R32
        legal &= ~_MADAM
    if legal & _GRIP and not any_discard(s):  # ME-311
        legal &= ~_GRIP
    if held_by(held, s.left_of(seat)) | held_by(held, s.right_of(seat)) == 0:  # ME-351
        legal &= ~_PASSENGER
    if legal & _SMOKING and not (common(held) and count(s.hand(seat)) >= 2):  # ME-371
        legal &= ~_SMOKING
    if s.terms.forbid_empty_chat:
        legal &= ~_leaves_no_card(s, seat)
    return legal


def _affordable(hours: i64) -> Ids:
    """ME-106, ME-107, ME-R25: the actions the hours left can pay; a search must be able to succeed."""
    found: Ids = 0
    if hours >= GRIP_HOURS:
        found |= _GRIP
    if hours >= MADAM_HOURS:
        found |= _MADAM
    if hours >= GUEST_HOURS:
        found |= _DINING
    if hours >= LOUNGE_HOURS:
        found |= _LOUNGE
    if hours >= PASSENGER_HOURS:
        found |= _PASSENGER
    if hours >= SEARCH_HOURS:
        found |= _SLEEPING
    if hours >= SMOKING_HOURS:
        found |= _SMOKING
    return found


def held_by(held: i64, seat: Seat) -> Ids:
    """The categories in one hand, out of those of all hands."""
    return (held >> (4 * seat)) & 15


def common(held: i64) -> Ids:
    """ME-371, ME-R55: the categories in at least two of these hands."""
    once: Ids = held & 15
    twice: Ids = 0
    seat: Seat
    for seat in range(1, 5):
        own: Ids = (held >> (4 * seat)) & 15
        twice |= once & own
        once |= own
    return twice


def beside(s: Train, seat: Seat, side: i64) -> Seat:
    """The neighbour on that side."""
    if side == LEFT:
        return s.left_of(seat)
    return s.right_of(seat)


def passenger_categories(s: Train, seat: Seat, side: i64) -> Ids:
    """ME-351, ME-R13: what the neighbour on that side can be asked for."""
    named = categories(s.hand(beside(s, seat, side)))
    if s.terms.forbid_empty_chat and meets_conductor(s, PASSENGER):
        own = s.hand(seat)
        if count(own) == 1:  # ME-R66: giving the last card would leave none for the chat
            named &= ~categories(own)
    return named


def _leaves_no_card(s: Train, seat: Seat) -> Ids:
    """ME-R28, ME-R66, ME-R72: actions that would end with an empty hand before a due chat."""
    cards = count(s.hand(seat))
    if cards > 2:
        return 0
    barred: Ids = 0
    action: i64
    for action in range(SMOKING + 1):
        if meets_conductor(s, action) and _empties(s, seat, action, cards):
            barred |= only(action)
    return barred


def _empties(s: Train, seat: Seat, action: i64, cards: i64) -> bool:
    if action == SMOKING:
        return cards <= 2
    if action == GRIP:
        return cards == 0 and s.discard(seat) == 0
    if action == PASSENGER:
        named = passenger_categories(s, seat, LEFT) | passenger_categories(s, seat, RIGHT)
        return cards == 0 or named == 0
    return cards == 0
