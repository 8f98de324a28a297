# compiled by mypyc
"""Arrivals, and what happens in the cities."""

from mypy_extensions import i64

from wagonlit.core.event import Secret
from wagonlit.core.frame import Seat
from wagonlit.core.ids import only
from wagonlit.games.mystery_express import events as told
from wagonlit.games.mystery_express.pieces.cards import Element, category_of
from wagonlit.games.mystery_express.state.train import Train


def move_conductor(s: Train, car: i64) -> None:
    s.conductor = car
    s.tokens &= ~only(car)
    if s.journal is not None:
        s.journal.append(told.ConductorMoved(car))


def arrive(s: Train, city: i64) -> None:
    """ME-501: the train moves, and all powers are available again."""
    s.used = 0
    if s.journal is not None:
        s.journal.append(told.TrainArrived(city))


def board_passenger(s: Train, stack: i64) -> None:
    if s.journal is not None:
        s.journal.append(told.PassengerBoarded(stack))


def set_pace(s: Train, seat: Seat, pace: i64) -> None:
    s.pace = pace
    if s.journal is not None:
        s.journal.append(told.PaceSet(seat, pace))


def look(s: Train, seat: Seat, owner: Seat, card: Element) -> None:
    if s.journal is not None:
        secret = Secret(card, only(seat))
        s.journal.append(told.TunnelLook(seat, owner, category_of(card), secret))
