"""What a seat learns when a game begins in the middle: all that lies open, and its own cards."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from wagonlit.games.mystery_express.pieces.cards import CATEGORIES, CRIME_CATEGORIES
from wagonlit.games.mystery_express.pieces.places import DISCARD, HAND, STACK, STACKS, UNVEILED
from wagonlit.games.mystery_express.view.bookkeeping import note_sight
from wagonlit.games.mystery_express.view.folds.cards import SpotFilled
from wagonlit.games.mystery_express.view.notes import OWN_HAND

if TYPE_CHECKING:
    from wagonlit.games.mystery_express.view.view import View


def PositionSet(view: "View", **position: Any) -> None:
    """Cards that are not this seat's are None."""
    view.leg, view.first, view.city = position["leg"], position["first"], position["leg"]
    view.active, view.hours, view.taken = position["active"], position["hours"], position["taken"]
    view.characters, view.used = position["characters"], position["used"]
    view.conductor, view.tokens = position["conductor"], position["tokens"]
    view.boarded = [stack for stack in range(STACKS) if view.leg >= 1 + 2 * stack]
    for seat, backs in enumerate(position["hand_backs"]):
        _find(view, HAND + seat, backs, position["hands"][seat])
    for seat, order in enumerate(position["discard_backs"]):
        backs = [order.count(category) for category in range(CRIME_CATEGORIES)]
        _find(view, DISCARD + seat, backs, position["discards"][seat])
    for seat, telegram in enumerate(position["telegrams"]):
        view.telegrams[seat] = [None] * len(CATEGORIES) if telegram is None else list(telegram)
    view.hand_backs, view.discard_backs = position["hand_backs"], position["discard_backs"]
    _find_board(view, position)
    view.deductions.begin_column()


def _find_board(view: "View", position: dict[str, Any]) -> None:
    for spot, category in enumerate(position["spots"]):
        if category is not None:
            SpotFilled(view, spot, category)
    for stack, backs in enumerate(position["stacks"]):
        _find(view, STACK + stack, backs, None)
    view.stacks = position["stacks"]
    for card in position["unveiled"]:
        view.deductions.found(card, UNVEILED)
        view.unveiled.append((-1, card))


def _find(view: "View", place: int, backs: Sequence[int], cards: Sequence[int] | None) -> None:
    """What lies in a place when this seat comes to the table."""
    if cards is None:
        for category, number in enumerate(backs):
            view.deductions.found_back(place, category, number)
        return
    for card in cards:
        view.deductions.found(card, place)
        note_sight(view, card, place, place, OWN_HAND)
    if place < DISCARD:
        view.hand = list(cards)
    else:
        view.discard = list(cards)
