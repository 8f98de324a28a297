# compiled by mypyc
"""A game that begins in the middle: what everybody is told first."""

from mypy_extensions import i64

from wagonlit.core.event import Secret
from wagonlit.core.frame import Seat
from wagonlit.core.ids import count, lowest, members, only
from wagonlit.games.mystery_express import events as told
from wagonlit.games.mystery_express.pieces.cards import (
    CRIME_CATEGORIES,
    Pile,
    cards_in,
    category_of,
    of_category,
)
from wagonlit.games.mystery_express.pieces.papers import entries
from wagonlit.games.mystery_express.pieces.places import SPOT, SPOTS, STACK, STACKS, UNVEILED
from wagonlit.games.mystery_express.state.train import TELEGRAM, Train


def tell_position(s: Train, discard_backs: list[list[int]], wired: bool) -> None:
    """What lies open is told to all, to each seat its own cards and, if they were wired, its telegram."""
    if s.journal is None:
        return
    s.tell(
        told.PositionSet(
            s.leg,
            s.first,
            s.active,
            s.hours,
            tuple(members(s.taken)),
            tuple([s.character(seat) for seat in range(s.seats)]),
            s.conductor,
            tuple(members(s.tokens)),
            tuple(members(s.used)),
            tuple([backs(s.hand(seat)) for seat in range(s.seats)]),
            tuple([tuple(order) for order in discard_backs]),
            tuple([first_back(s.pile(SPOT + spot)) for spot in range(SPOTS)]),
            tuple([backs(s.pile(STACK + stack)) for stack in range(STACKS)]),
            tuple(cards_in(s.pile(UNVEILED))),
            tuple([secret_cards(s.hand(seat), seat) for seat in range(s.seats)]),
            tuple([Secret(in_order(s, seat, discard_backs[seat]), only(seat)) for seat in range(s.seats)]),
            tuple([secret_telegram(s, seat) for seat in range(s.seats)]) if wired else (),
        )
    )


def backs(pile: Pile) -> tuple[int, ...]:
    """How many cards of each back a pile has."""
    return tuple([count(pile & of_category(category)) for category in range(CRIME_CATEGORIES)])


def in_order(s: Train, seat: Seat, order: list[int]) -> tuple[int, ...]:
    """ME-205: the cards of a discard, their backs in this order; equal backs lie in any order."""
    cards = cards_in(s.discard(seat))
    found: list[int] = []
    for back in order:
        card = next_of(cards, back)
        cards.remove(card)
        found.append(card)
    return tuple(found)


def next_of(cards: list[int], back: i64) -> i64:
    """The first of these cards with that back."""
    for card in cards:
        if category_of(card) == back:
            return card
    raise AssertionError("there is a card for every back")


def first_back(pile: Pile) -> int | None:
    """The back of the only card of a pile."""
    return category_of(lowest(pile)) if pile else None


def secret_telegram(s: Train, seat: Seat) -> Secret[tuple[int, ...]]:
    """ME-541: what the seat has written; the others only know that it has."""
    return Secret(entries(s.paper(TELEGRAM, seat)), only(seat))


def secret_cards(pile: Pile, seat: Seat) -> Secret[tuple[int, ...]]:
    """ME-206, ME-R50: a pile that only its owner sees."""
    return Secret(tuple(cards_in(pile)), only(seat))
