# compiled by mypyc
"""A game that begins in the middle: what everybody is told first."""

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
from wagonlit.games.mystery_express.pieces.places import SPOT, SPOTS, STACK, STACKS, UNVEILED
from wagonlit.games.mystery_express.state.train import Train


def tell_position(s: Train) -> None:
    """What lies open is told to all, and to each seat its own cards."""
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
            tuple([in_order(s.discard(seat)) for seat in range(s.seats)]),
            tuple([first_back(s.pile(SPOT + spot)) for spot in range(SPOTS)]),
            tuple([backs(s.pile(STACK + stack)) for stack in range(STACKS)]),
            tuple(cards_in(s.pile(UNVEILED))),
            tuple([secret_cards(s.hand(seat), seat) for seat in range(s.seats)]),
            tuple([secret_cards(s.discard(seat), seat) for seat in range(s.seats)]),
        )
    )


def backs(pile: Pile) -> tuple[int, ...]:
    """How many cards of each back a pile has."""
    return tuple([count(pile & of_category(category)) for category in range(CRIME_CATEGORIES)])


def in_order(pile: Pile) -> tuple[int, ...]:
    """The backs of a discard that was set by hand: by category."""
    return tuple([category_of(card) for card in cards_in(pile)])


def first_back(pile: Pile) -> int | None:
    """The back of the only card of a pile."""
    return category_of(lowest(pile)) if pile else None


def secret_cards(pile: Pile, seat: Seat) -> Secret[tuple[int, ...]]:
    """ME-206, ME-R50: a pile that only its owner sees."""
    return Secret(tuple(cards_in(pile)), only(seat))
