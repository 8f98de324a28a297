"""Disguises: everybody knows how many there are, few know which."""

from typing import TYPE_CHECKING

from wagonlit.games.passenger27.pieces.incidents import FOOL_ME_TWICE
from wagonlit.games.passenger27.pieces.names import EXCESS

if TYPE_CHECKING:
    from wagonlit.games.passenger27.view.view import View


def DisguiseDrawn(view: "View", seat: int, disguise: int | None) -> None:
    _leave_deck(view)
    _gain(view, seat, disguise)


def _leave_deck(view: "View") -> None:
    if view.disguise_deck == len(view.disguise_bottom):
        view.disguise_bottom.pop(0)
    view.disguise_deck -= 1


def _gain(view: "View", seat: int, disguise: int | None) -> None:
    view.disguises[seat] += 1
    if seat == view.seat and disguise is not None:
        view.hand_disguises.append(disguise)


def _lose(view: "View", seat: int, disguise: int | None) -> None:
    view.disguises[seat] -= 1
    if seat == view.seat and disguise is not None:
        view.hand_disguises.remove(disguise)


def DisguiseInspected(view: "View", seat: int, disguise: int | None) -> None:
    _leave_deck(view)
    view.inspected.append(disguise)


def _choose(view: "View", disguise: int | None) -> None:
    """One of those inspected: this one, or for others any of them."""
    view.inspected.pop(view.inspected.index(disguise) if disguise in view.inspected else 0)


def DisguiseKept(view: "View", seat: int, disguise: int | None) -> None:
    _choose(view, disguise)
    _gain(view, seat, disguise)


def DisguisePutBelow(view: "View", seat: int, disguise: int | None) -> None:
    _choose(view, disguise)
    view.disguise_bottom.append(disguise)
    view.disguise_deck += 1


def DisguiseDiscarded(view: "View", seat: int, disguise: int | None, purpose: int) -> None:
    _lose(view, seat, disguise)
    _drop(view, seat, disguise, purpose != EXCESS)


def _drop(view: "View", seat: int, disguise: int | None, comes_back: bool) -> None:
    if comes_back and view.incident == FOOL_ME_TWICE:
        view.kept[seat] += 1
        if seat == view.seat and disguise is not None:
            view.hand_kept.append(disguise)
    else:
        view.disguise_discard += 1


def InvestigationDisguised(view: "View", seat: int, target: int, disguise: int | None) -> None:
    _lose(view, target, disguise)
    _drop(view, target, disguise, True)
    view.inquiry = None


def DisguiseStolen(view: "View", seat: int, target: int, disguise: int | None) -> None:
    _lose(view, target, disguise)
    _gain(view, seat, disguise)


def DisguiseReturned(view: "View", seat: int, disguise: int | None) -> None:
    view.kept[seat] -= 1
    if seat == view.seat and disguise is not None:
        view.hand_kept.remove(disguise)
    _gain(view, seat, disguise)


def DisguisesReshuffled(view: "View", number: int) -> None:
    view.disguise_deck = number
    view.disguise_discard = 0
