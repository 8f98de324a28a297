"""The train: stations, slots and incidents."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wagonlit.games.passenger27.view.notes import AT_A_STATION, BY_STOWAWAY, Exposed

if TYPE_CHECKING:
    from wagonlit.games.passenger27.view.view import View


def RoundBegun(view: "View", round: int, station: int) -> None:
    view.round, view.station, view.step = round, station, None


def StepBegun(view: "View", step: int) -> None:
    view.step = step


def PassengersRevealed(view: "View", passengers: Sequence[int]) -> None:
    view.slots[2] = []
    view.discard += passengers
    for passenger in passengers:
        expose(view, passenger, AT_A_STATION)
    view.face_up = [passenger for passenger in view.face_up if passenger not in passengers]


def GroupsMoved(view: "View") -> None:
    view.slots = [[], view.slots[0], view.slots[1]]


def PassengersLaid(view: "View", number: int) -> None:
    for _ in range(number):
        settle_top(view)
        view.slots[0].append(view.deck_top)
        view.deck -= 1
        view.deck_top, view.deck_seen = None, False


def settle_top(view: "View") -> None:
    """Which card is on top is settled now; it comes from the middle, or is the highest of those below."""
    if view.deck_seen:
        return
    view.deck_seen = True
    if view.deck == len(view.deck_bottom):
        view.deck_top = view.deck_bottom.pop(0)


def IncidentRevealed(view: "View", incident: int) -> None:
    view.incident = incident
    view.played.append(incident)


def PassengerTurnedUp(view: "View", passenger: int) -> None:
    view.slots[0][0] = passenger
    view.face_up.append(passenger)
    expose(view, passenger, BY_STOWAWAY)


def expose(view: "View", passenger: int, exposure: int) -> None:
    """Everybody knows that passenger now; whoever is known already stays as he was."""
    if all(known.passenger != passenger for known in view.exposed):
        view.exposed.append(Exposed(passenger, exposure, view.round))


def RoundEnded(view: "View", round: int) -> None:
    players = range(view.options.players)
    view.locked, view.shown, view.blocked, view.spent, view.honest = [], [], [], [], []
    view.actions = [None for _ in players]
    view.hand_blocked = view.selfish = view.inquiry = None
    view.used = []
