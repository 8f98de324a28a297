"""Identities, action cards and initiative."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wagonlit.games.passenger27.view.view import View


def IdentityDealt(view: "View", seat: int, passenger: int | None) -> None:
    view.identities[seat] = passenger


def InitiativeDealt(view: "View", seat: int, initiative: int | None) -> None:
    view.initiative[seat] = initiative


def InitiativeShown(view: "View", seat: int, initiative: int) -> None:
    view.initiative[seat] = initiative


def InitiativePicked(view: "View", seat: int, initiative: int) -> None:
    view.initiative[seat] = initiative


def ActionBlocked(view: "View", seat: int, action: int | None) -> None:
    view.blocked.append(seat)
    if seat == view.seat:
        view.hand_blocked = action


def ActionChosen(view: "View", seat: int, action: int | None) -> None:
    view.locked.append(seat)
    view.actions[seat] = action


def ActionRevealed(view: "View", seat: int, action: int) -> None:
    view.actions[seat] = action
    view.shown.append(seat)


def ActionDiscarded(view: "View", seat: int, action: int) -> None:
    view.used_cards[seat].append(action)


def ActionsReturned(view: "View", seat: int, actions: list[int]) -> None:
    view.used_cards[seat] = [card for card in view.used_cards[seat] if card not in actions]
