# compiled by mypyc
"""Legs, player-turns, time and "never twice" (ME-101 … ME-112)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Decision, Frame, Seat
from wagonlit.core.ids import Ids, only
from wagonlit.games.mystery_express.cards import DINING, END_TURN, GRIP, LOUNGE, PASSENGER, SLEEPING, SMOKING
from wagonlit.games.mystery_express.rules import cities, club, dining, lounge, passenger, sleeping, smoking
from wagonlit.games.mystery_express.rules.conductor import TakeSpot, chat_is_due
from wagonlit.games.mystery_express.rules.legality import actions
from wagonlit.games.mystery_express.state import LAST_LEG
from wagonlit.games.mystery_express.train import Train


@mypyc_attr(acyclic=True, free_list_len=1)
class StartLeg(Frame):
    """ME-101: in each leg every player has one player-turn, clockwise from the whistle."""

    def __init__(self, leg: i64) -> None:
        self.leg: Final = leg

    def run(self, s: Train) -> None:
        s.begin_leg(self.leg)
        s.then(PlayerTurn(s.first, s.seats - 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class PlayerTurn(Frame):
    """ME-104, ME-105, ME-108: a full budget of hours, and a sequence of actions."""

    def __init__(self, player: Seat, left: i64) -> None:
        self.player: Final = player
        self.left: Final = left  # how many players still come after this one

    def run(self, s: Train) -> None:
        s.begin_turn(self.player)
        if self.left:
            s.then(NextAction(self.player), PlayerTurn(s.left_of(self.player), self.left - 1))
        else:
            s.then(NextAction(self.player), LegOver(s.leg))


@mypyc_attr(acyclic=True, free_list_len=1)
class NextAction(Frame):
    """ME-104: the turn ends by itself when no action is legal."""

    def __init__(self, player: Seat) -> None:
        self.player: Final = player

    def run(self, s: Train) -> None:
        legal = actions(s, self.player)
        if legal:
            s.then(ChooseAction(self.player, legal))
        else:
            s.end_turn(self.player)


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseAction(Frame):
    """ME-104, ME-110, ME-R10, ME-R57: another legal action, none twice, or always the end of the turn."""

    decision = Decision("turn.action", "action", "ME-104")

    def __init__(self, player: Seat, legal: Ids) -> None:
        self.who = only(player)
        self.legal: Final = legal

    def options(self, s: Train, seat: Seat) -> Ids:
        return self.legal | only(END_TURN)

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        if choice == END_TURN:
            s.end_turn(seat)
            return
        s.act(seat, choice)
        s.clear_placements()
        s.then(AfterAction(seat, choice), NextAction(seat))
        begin(s, seat, choice)


def begin(s: Train, seat: Seat, action: i64) -> None:
    """ME-109: choosing an action moves the figure there; its first question follows."""
    if action == LOUNGE:
        s.ask(lounge.NameCategory(seat), seat)
    elif action == PASSENGER:
        s.ask(passenger.NameSide(seat), seat)
    elif action == DINING:
        s.ask(dining.NameGuests(seat), seat)
    elif action == SLEEPING:
        s.ask(sleeping.NameTarget(seat), seat)
    elif action == SMOKING:
        s.ask(smoking.NamePartners(seat), seat)
    elif action == GRIP:
        s.ask(club.GripPlayer(seat), seat)
    else:
        s.ask(club.MadamStack(seat), seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class AfterAction(Frame):
    """ME-401, ME-403, ME-406: in the conductor's car the action is followed by a chat."""

    def __init__(self, player: Seat, action: i64) -> None:
        self.player: Final = player
        self.action: Final = action

    def run(self, s: Train) -> None:
        if chat_is_due(s, self.player, self.action):
            s.clear_placements()
            s.ask(TakeSpot(self.player), self.player)


@mypyc_attr(acyclic=True, free_list_len=1)
class LegOver(Frame):
    """ME-203, ME-501: everybody takes his discard back, and the train reaches the next city."""

    def __init__(self, leg: i64) -> None:
        self.leg: Final = leg

    def run(self, s: Train) -> None:
        s.take_back()
        s.arrive(self.leg + 1)
        if self.leg < LAST_LEG:
            s.then(NextLeg())
        cities.events(s, self.leg + 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class NextLeg(Frame):
    """ME-102, ME-501, ME-R2: the whistle goes to who acted last, and the next leg begins."""

    def run(self, s: Train) -> None:
        s.give_whistle(s.right_of(s.first))
        s.then(StartLeg(s.leg + 1))
