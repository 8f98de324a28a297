# compiled by mypyc
"""Who holds what: questions about all hands, or all discards, at once."""

from typing import Final

from mypy_extensions import i64

from wagonlit.core.frame import Seat, Seats
from wagonlit.core.ids import Ids, only
from wagonlit.games.mystery_express.pieces.cards import Category, Pile, categories, of_category
from wagonlit.games.mystery_express.pieces.places import DISCARD, HAND, Place
from wagonlit.games.mystery_express.state.train import Train

_ALL_CARDS: Final = 0xFFFFFFFFFFFF


def all_hands(s: Train) -> i64:
    """The categories in every hand, four bits for each seat: all legality is judged by this."""
    found: i64 = 0
    seat: Seat
    rows = s.rows  # once: every read through the state counts references
    for seat in range(s.seats):
        found |= categories(rows[HAND + seat]) << (4 * seat)
    return found


def holders(s: Train, category: Category, among: Seats) -> Seats:
    """Which of these seats have a hand card of the category."""
    return _occupied(s, HAND, of_category(category)) & among


def with_discard(s: Train) -> Seats:
    """Which seats have a card on their discard."""
    return _occupied(s, DISCARD, _ALL_CARDS)


def any_discard(s: Train) -> bool:
    """Is there a card on any discard?"""
    rows = s.rows  # all five rows: those of empty chairs are empty
    low: Pile = rows[DISCARD] | rows[DISCARD + 1] | rows[DISCARD + 2]
    return (low | rows[DISCARD + 3] | rows[DISCARD + 4]) != 0


def with_cards(s: Train, among: Seats) -> Seats:
    """Which of these seats have any hand card."""
    return _occupied(s, HAND, _ALL_CARDS) & among


def _occupied(s: Train, first: Place, cards: Pile) -> Seats:
    """Which seats have any of these cards there, without a branch that the processor could guess wrong."""
    found: Seats = 0
    seat: Seat
    rows = s.rows
    for seat in range(s.seats):
        found |= only(seat) & (-(rows[first + seat] & cards) >> 62)
    return found


def categories_held(s: Train, among: Seats) -> Ids:
    """The categories in the hands of these seats."""
    cards: Pile = 0
    seat: Seat
    rows = s.rows
    for seat in range(s.seats):
        if among & only(seat):
            cards |= rows[HAND + seat]
    return categories(cards)
