"""Cards that are dealt, shown, given, taken back or looked at."""

from typing import TYPE_CHECKING

from wagonlit.games.mystery_express.pieces.cards import CRIME_CATEGORIES, category_of
from wagonlit.games.mystery_express.pieces.places import DISCARD, HAND, SPOT, STACK, UNVEILED
from wagonlit.games.mystery_express.view.bookkeeping import (
    glimpse,
    lay_on,
    move,
    note_placed,
    note_sight,
    take_back,
    take_from,
)
from wagonlit.games.mystery_express.view.notes import BUDAPEST, OWN_HAND, TUNNEL, Placed

if TYPE_CHECKING:
    from wagonlit.games.mystery_express.view.view import View


def CardDealt(view: "View", seat: int, category: int, card: int | None) -> None:
    if card is None:
        view.deductions.found_back(HAND + seat, category)
    else:
        view.deductions.dealt(card, HAND + seat)
        note_sight(view, card, HAND + seat, HAND + seat, OWN_HAND)
    lay_on(view, HAND + seat, category, card)


def SpotFilled(view: "View", spot: int, category: int) -> None:
    view.deductions.found_back(SPOT + spot, category)
    lay_on(view, SPOT + spot, category, None)


def StackFilled(view: "View", stack: int, category: int) -> None:
    view.deductions.found_back(STACK + stack, category)
    view.stacks[stack][category] += 1


def CardsGripped(view: "View", target: int, category: int, cards: int) -> None:
    take_back(view, target, category)


def CardShown(view: "View", owner: int, viewer: int, category: int, card: int | None) -> None:
    note_placed(view, owner, category, card)
    move(view, category, card, HAND + owner, DISCARD + owner, owner, viewer)


def CardRevealed(view: "View", owner: int, category: int, card: int) -> None:
    everyone = range(view.options.players)
    move(view, category, card, HAND + owner, DISCARD + owner, *everyone)


def CardHanded(
    view: "View", giver: int, taker: int, origin: int, kept: bool, category: int, card: int | None
) -> None:
    if kept:
        view.placed = [Placed(taker, category, card)]
        move(view, category, card, HAND + origin, DISCARD + taker, origin, taker)
    elif card is not None:
        view.deductions.shown_to(card, giver, taker)
        if taker == view.seat:
            glimpse(view, card, HAND + origin)
        else:
            view.deductions.located(card, HAND + origin)


def CardGiven(view: "View", giver: int, taker: int, category: int, card: int | None) -> None:
    note_placed(view, taker, category, card)
    move(view, category, card, HAND + giver, DISCARD + taker, giver, taker)


def CardStolen(view: "View", thief: int, target: int, category: int, card: int | None) -> None:
    view.placed = [Placed(thief, category, card)]
    move(view, category, card, HAND + target, DISCARD + thief, thief, target)


def PassengerHelped(view: "View", seat: int, stack: int, category: int, card: int | None) -> None:
    view.placed = [Placed(seat, category, card)]
    move(view, category, card, STACK + stack, DISCARD + seat)


def SpotTaken(view: "View", seat: int, spot: int, category: int, card: int | None) -> None:
    view.placed = [Placed(seat, category, card)]
    move(view, category, card, SPOT + spot, DISCARD + seat)


def SpotRefilled(view: "View", seat: int, spot: int, category: int, card: int | None) -> None:
    move(view, category, card, HAND + seat, SPOT + spot)


def PowerUsed(view: "View", seat: int, owner: int, place: int, category: int, card: int | None) -> None:
    view.used.append(seat)
    glimpse(view, card, DISCARD + owner)


def TunnelLook(view: "View", seat: int, owner: int, category: int, card: int | None) -> None:
    """ME-R39: a moment of its own, between leg 2 and leg 3."""
    glimpse(view, card, HAND + owner, TUNNEL)


def CardUnveiled(view: "View", seat: int, card: int) -> None:
    view.deductions.moved(card, HAND + seat, UNVEILED, tuple(range(view.options.players)))
    note_sight(view, card, HAND + seat, UNVEILED, BUDAPEST)
    take_from(view, HAND + seat, category_of(card), card)
    view.unveiled.append((seat, card))


def DiscardsTakenBack(view: "View", leg: int) -> None:
    for seat in range(view.options.players):
        for category in range(CRIME_CATEGORIES):
            take_back(view, seat, category)
