"""Who has physically seen which element, from the truth and the rules alone, not from what was told."""

from collections.abc import Callable, Iterator
from typing import Any

from wagonlit.conformance import Moment
from wagonlit.core.ids import members
from wagonlit.games.mystery_express.pieces.board import LEFT
from wagonlit.games.mystery_express.pieces.cards import (
    ELEMENT_NAMES,
    ELEMENTS,
    TIMES,
    cards_in,
    category_of,
    element_drawn,
)
from wagonlit.games.mystery_express.pieces.places import UNVEILED
from wagonlit.games.mystery_express.state.train import Train

Sights = Iterator[tuple[int, int]]  # a seat, and an element it saw


def witness(moment: Moment) -> Iterator[tuple[int, str]]:
    """ME-802: own cards at any time, and what the rules make visible."""
    for seat, element in _sights(moment):
        yield seat, ELEMENT_NAMES[element]


def back(name: str) -> str:
    """ME-204: everybody sees the category of a card. Times have one back of their own."""
    return name.partition("_")[0]


def _sights(moment: Moment) -> Sights:
    before, after = _train(moment.before), _train(moment.after)
    for seat in range(after.seats):
        for card in cards_in(after.hand(seat)) + cards_in(after.discard(seat)):
            yield seat, card
    yield from _peeked(moment, before, after)
    special = SPECIAL.get(type(moment.frame).__name__)
    if special:
        yield from special(moment, before, after)


def _train(state: object) -> Train:
    assert isinstance(state, Train)
    return state


def _left(pile: int, rest: int) -> list[int]:
    """The cards of a pile that are no longer there."""
    gone = cards_in(pile)
    for card in cards_in(rest):
        gone.remove(card)
    return gone


def _dinner(moment: Moment, before: Train, after: Train) -> Sights:
    """ME-332: the host sees what leaves the guests' hands."""
    frame: Any = moment.frame
    for guest in members(frame.guests):
        for card in _left(before.hand(guest), after.hand(guest)):
            yield frame.actor, card


def _lounge(moment: Moment, before: Train, after: Train) -> Sights:
    """ME-342: everybody sees what leaves any hand."""
    for owner in range(before.seats):
        for card in _left(before.hand(owner), after.hand(owner)):
            yield from ((seat, card) for seat in range(before.seats))


def _passed(moment: Moment, before: Train, after: Train) -> Sights:
    """ME-353, ME-355: everybody who handled the card, from the giver to the one whose discard grew."""
    frame: Any = moment.frame
    (card,) = _left(before.hand(frame.giver), after.hand(frame.giver))
    (taker,) = [seat for seat in range(after.seats) if after.discard(seat) != before.discard(seat)]
    # ME-352: from the left neighbour cards travel to the right, the lower seat.
    step = -1 if frame.route & 1 == LEFT else 1
    seat = frame.giver
    while True:
        seat = (seat + step) % after.seats
        yield seat, card
        if seat == taker:
            return


def _peeked(moment: Moment, before: Train, after: Train) -> Sights:
    """ME-601: whoever used his power saw the card he pointed at; with a standing answer, one of these."""
    for owner in members(after.used & ~before.used):
        category = next(c for c in range(4) if after.power_owner(c) == owner)
        for index in range(before.placements):
            chosen = moment.choice is None or moment.choice == index + 1
            if chosen and category_of(before.placed_card(index)) == category:
                yield owner, before.placed_card(index)


def _tunnel(moment: Moment, before: Train, after: Train) -> Sights:
    """ME-531: a card that chance picked among equal backs."""
    frame: Any = moment.frame
    assert isinstance(moment.choice, int)
    yield frame.peeker, element_drawn(moment.choice)


def _only_one(moment: Moment, before: Train, after: Train) -> Sights:
    """ME-531: of a single card with that back there is nothing to pick."""
    frame: Any = moment.frame
    seat, side = divmod(frame.looks, 2)
    if seat == before.seats:
        return
    owner = (seat + (1 if side == LEFT else -1)) % before.seats
    category = before.sealed(seat) >> 3 * side & 7
    cards = [card for card in cards_in(before.hand(owner)) if category_of(card) == category]
    if len(cards) == 1:
        yield seat, cards[0]


def _unveiled(moment: Moment, before: Train, after: Train) -> Sights:
    for card in cards_in(after.pile(UNVEILED)):
        yield from ((seat, card) for seat in range(after.seats))


def _times(moment: Moment, before: Train, after: Train) -> Sights:
    """ME-511: a show shows every time."""
    for time in range(ELEMENTS, ELEMENTS + TIMES):
        yield from ((seat, time) for seat in range(after.seats))


def _end(moment: Moment, before: Train, after: Train) -> Sights:
    """ME-701: everything is opened."""
    for element in range(ELEMENTS + TIMES):
        yield from ((seat, element) for seat in range(after.seats))


SPECIAL: dict[str, Callable[[Moment, Train, Train], Sights]] = {
    "ServeDinner": _dinner,
    "RevealPicks": _lounge,
    "GiveCard": _passed,
    "DrawLook": _tunnel,
    "Look": _only_one,
    "UnveilPicks": _unveiled,
    "ShuffleTimeDeck": _times,
    "ShowKeptOrder": _times,
    "Unmasking": _end,
}
