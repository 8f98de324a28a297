# compiled by mypyc
"""Legs, player-turns and the hours spent in them."""

from mypy_extensions import i64

from wagonlit.core.frame import Seat
from wagonlit.core.ids import only
from wagonlit.games.mystery_express.pieces.board import PRANSKY_HOURS, car_of
from wagonlit.games.mystery_express.state.train import Train


def begin_leg(s: Train, leg: i64) -> None:
    s.leg = leg
    s.tell("LegBegun", leg, s.terms.leg_hours[leg])


def begin_turn(s: Train, seat: Seat) -> None:
    s.active = seat
    s.hours = budget(s, seat)
    s.taken = 0
    s.tell("TurnBegun", seat, s.hours)


def end_turn(s: Train, seat: Seat) -> None:
    s.hours = 0
    s.tell("TurnEnded", seat)


def act(s: Train, seat: Seat, action: i64) -> None:
    """ME-109, ME-110, ME-111: the figure goes to that car; even a search that fails counts as taken."""
    s.taken |= only(action)
    s.tell("ActionTaken", seat, action, car_of(action))


def spend(s: Train, seat: Seat, hours: i64) -> None:
    s.hours -= hours
    s.tell("HoursSpent", seat, hours, s.hours)


def budget(s: Train, seat: Seat) -> i64:
    """ME-105, ME-607, ME-R58: the hours of the leg; Miss Pransky has one more."""
    hours = s.terms.leg_hours[s.leg]
    if seat == s.pransky:
        hours += PRANSKY_HOURS
    return hours
