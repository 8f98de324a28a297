"""Set-up, legs, turns and arrivals."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wagonlit.games.mystery_express.view.view import View


def WhistleGiven(view: "View", seat: int) -> None:
    view.first = seat


def CharacterTaken(view: "View", seat: int, character: int) -> None:
    view.characters[seat] = character


def CarEntered(view: "View", seat: int, car: int) -> None:
    view.cars[seat] = car


def ConductorMoved(view: "View", car: int) -> None:
    view.conductor = car
    view.tokens.remove(car)


def LegBegun(view: "View", leg: int, hours: int) -> None:
    view.leg = leg
    view.deductions.begin_column()


def TurnBegun(view: "View", seat: int, hours: int) -> None:
    view.active, view.hours = seat, hours
    view.taken, view.search_failed = [], False


def TurnEnded(view: "View", seat: int) -> None:
    view.hours = 0


def ActionTaken(view: "View", seat: int, action: int, car: int) -> None:
    view.taken.append(action)
    view.cars[seat] = car
    view.placed = []


def HoursSpent(view: "View", seat: int, hours: int, left: int) -> None:
    view.hours = left


def BagOpened(view: "View", seat: int, target: int, guess: int, side: int, right: bool) -> None:
    view.search_failed = not right


def TrainArrived(view: "View", city: int) -> None:
    view.city = city
    view.used = []
    view.deductions.begin_column()


def PassengerBoarded(view: "View", stack: int) -> None:
    view.boarded.append(stack)
