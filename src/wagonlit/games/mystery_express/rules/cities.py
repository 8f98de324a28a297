# compiled by mypyc
"""Arrival in a city (ME-501 … ME-502, ME-521) and the conductor's move (ME-407)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import CHANCE, Decision, Frame, Seat
from wagonlit.core.ids import Ids
from wagonlit.games.mystery_express.pieces.board import ISTANBUL, MUENCHEN, STRASBOURG, WIEN
from wagonlit.games.mystery_express.rules.budapest import Revelation, begin_telegrams
from wagonlit.games.mystery_express.rules.ending import begin_answers
from wagonlit.games.mystery_express.rules.shows import HANDS, SINGLE, TRIPLE, begin_show
from wagonlit.games.mystery_express.rules.tunnel import begin_tunnel
from wagonlit.games.mystery_express.state.train import Train
from wagonlit.games.mystery_express.state.verbs.cities import board_passenger, move_conductor


def events(s: Train, city: i64) -> None:
    """ME-501, ME-502, ME-R44: the city's events in order, a Time show first, then the conductor."""
    if city == ISTANBUL:
        begin_answers(s)
        return
    turn_token(s)
    if city == STRASBOURG:
        s.then(BoardPassenger(0))
        begin_show(s, SINGLE)
    elif city == MUENCHEN:
        begin_tunnel(s)
    elif city == WIEN:
        s.then(BoardPassenger(1))
        begin_show(s, HANDS)
    else:
        s.then(BeginTelegrams(), Revelation())
        begin_show(s, TRIPLE)


@mypyc_attr(acyclic=True, free_list_len=1)
class BoardPassenger(Frame):
    """ME-010, ME-521: the passenger gets on, and his stack is open from now on."""

    def __init__(self, stack: i64) -> None:
        self.stack: Final = stack

    def run(self, s: Train) -> None:
        board_passenger(s, self.stack)


@mypyc_attr(acyclic=True, free_list_len=1)
class BeginTelegrams(Frame):
    """ME-541: after the Time show of Budapest."""

    def run(self, s: Train) -> None:
        begin_telegrams(s)


def turn_token(s: Train) -> None:
    """ME-407: every city has a token, except in positions set up by hand, where the conductor may stay."""
    if s.tokens:
        s.then(TurnToken())


@mypyc_attr(acyclic=True, free_list_len=1)
class TurnToken(Frame):
    """ME-009, ME-407, ME-501, ME-R67: the city's token is turned up; the conductor moves to that car."""

    decision = Decision("city.token", "car", "ME-407")

    def __init__(self) -> None:
        self.who = CHANCE

    def options(self, s: Train, seat: Seat) -> Ids:
        return s.tokens

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        move_conductor(s, choice)
