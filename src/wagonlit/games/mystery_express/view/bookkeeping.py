"""What lies where, as one seat sees it: the backs that all see, the seat's own cards, and what it noted."""

from typing import TYPE_CHECKING

from wagonlit.games.mystery_express.pieces.cards import category_of
from wagonlit.games.mystery_express.pieces.places import DISCARD, SPOT, STACK
from wagonlit.games.mystery_express.view.notes import LEG_COLUMN, Placed, Sight

if TYPE_CHECKING:
    from wagonlit.games.mystery_express.view.view import View


def take_from(view: "View", place: int, category: int, element: int | None) -> None:
    """A card of that back leaves its place; the element is None where the seat does not know it."""
    if place < DISCARD:
        view.hand_backs[place][category] -= 1
        if place == view.seat and element is not None:
            view.hand.remove(element)
    elif SPOT <= place < STACK:
        view.spots[place - SPOT] = None
    elif place >= STACK:
        view.stacks[place - STACK][category] -= 1


def lay_on(view: "View", place: int, category: int, element: int | None) -> None:
    """A card of that back comes to lie here; on a discard it is the topmost (ME-205)."""
    if place < DISCARD:
        view.hand_backs[place][category] += 1
        if place == view.seat and element is not None:
            view.hand.append(element)
    elif place < SPOT:
        view.discard_backs[place - DISCARD].append(category)
        if place - DISCARD == view.seat and element is not None:
            view.discard.append(element)
    elif place < STACK:
        view.spots[place - SPOT] = category


def take_back(view: "View", seat: int, category: int) -> None:
    """All cards of that back return from the seat's discard to its hand."""
    view.deductions.returned(seat, category)
    stay = [back for back in view.discard_backs[seat] if back != category]
    view.hand_backs[seat][category] += len(view.discard_backs[seat]) - len(stay)
    view.discard_backs[seat] = stay
    if seat == view.seat:
        view.hand += [card for card in view.discard if category_of(card) == category]
        view.discard = [card for card in view.discard if category_of(card) != category]


def note_sight(view: "View", element: int, source: int, place: int, column: int | None = None) -> None:
    """ME-808: a face this seat sees now, noted to be read again at any time."""
    when = LEG_COLUMN[view.leg] if column is None else column
    now = view.current_event
    proven = view.tracker.seen(element), view.deductions.column_tracker.seen(element)
    view.sights.append(Sight(when, now.name, element, source, place, now.step, *proven))


def move(view: "View", category: int, element: int | None, source: int, target: int, *eyes: int) -> None:
    """A card goes from one place to another; this seat may or may not know its face."""
    if element is None:
        view.deductions.moved_unseen(category, source, target)
    else:
        view.deductions.moved(element, source, target, eyes)
        note_sight(view, element, source, target)
    take_from(view, source, category, element)
    lay_on(view, target, category, element)


def glimpse(view: "View", element: int | None, place: int, column: int | None = None) -> None:
    """Somebody looks at a card that stays where it is; the element is None if it is not this seat."""
    if element is not None:
        view.deductions.glimpsed(element, place)
        note_sight(view, element, place, place, column)


def note_placed(view: "View", placer: int, category: int, element: int | None) -> None:
    """ME-603: cards of one step can be looked at; what lay there before no longer can."""
    if not view.current_event.repeated:
        view.placed = []
    view.placed.append(Placed(placer, category, element))
