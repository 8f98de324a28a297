# compiled by mypyc
"""Arrivals, and what happens in the cities."""

from mypy_extensions import i64

from wagonlit.core.frame import Seat
from wagonlit.core.ids import only
from wagonlit.games.mystery_express.pieces.cards import Element, category_of
from wagonlit.games.mystery_express.state.train import Train


def move_conductor(s: Train, car: i64) -> None:
    s.conductor = car
    s.tokens &= ~only(car)
    s.tell("ConductorMoved", car)


def arrive(s: Train, city: i64) -> None:
    """ME-501: the train moves, and all powers are available again."""
    s.used = 0
    s.tell("TrainArrived", city)


def board_passenger(s: Train, stack: i64) -> None:
    s.tell("PassengerBoarded", stack)


def set_pace(s: Train, seat: Seat, pace: i64) -> None:
    s.pace = pace
    s.tell("PaceSet", seat, pace)


def look(s: Train, seat: Seat, owner: Seat, card: Element) -> None:
    s.tell_to(only(seat), "TunnelLook", seat, owner, category_of(card), card)
