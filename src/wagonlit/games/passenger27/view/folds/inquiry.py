"""Who asked whom, and what this seat has learnt of it."""

from typing import TYPE_CHECKING

from wagonlit.games.passenger27.pieces.actions import DECEPTION
from wagonlit.games.passenger27.view.notes import Inquiry

if TYPE_CHECKING:
    from wagonlit.games.passenger27.view.view import View


def TargetNamed(view: "View", seat: int, target: int, action: int | None) -> None:
    view.inquiry = Inquiry(seat, target)


def CounterBegun(view: "View", seat: int, target: int) -> None:
    view.inquiry = Inquiry(seat, target)


def DeceptionOpened(view: "View", seat: int, rival: int, cancels: bool) -> None:
    view.actions[seat] = DECEPTION
    view.spent.append(seat)
    if seat not in view.shown:
        view.shown.append(seat)


def DisguiseSought(view: "View", seat: int) -> None:
    view.spent.append(seat)


def FeatureAsked(view: "View", seat: int, target: int, feature: int | None) -> None:
    view.inquiry = Inquiry(seat, target, feature)
    if target not in view.honest:
        view.honest.append(target)


def FeatureAnswered(view: "View", seat: int, target: int, trait: int | None) -> None:
    learn(view, seat, target, trait)
    view.inquiry = None


def FeatureExchanged(view: "View", seat: int, target: int, trait: int | None) -> None:
    learn(view, target, seat, trait)


def learn(view: "View", seeker: int, owner: int, trait: int | None) -> None:
    """The seeker was told that the owner has this."""
    if trait is None:
        return
    if view.seat == seeker:
        view.features[owner][trait // 3] = trait
    elif view.seat == owner:
        view.told[seeker][trait // 3] = True
