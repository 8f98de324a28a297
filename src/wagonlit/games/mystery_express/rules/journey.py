# compiled by mypyc
"""Legs, player-turns, time and "never twice" (ME-101 … ME-112)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Decision, Frame, Offer, Seat
from wagonlit.core.ids import Ids, only
from wagonlit.games.mystery_express.pieces.board import (
    DINING,
    END_TURN,
    GRIP,
    LAST_LEG,
    LOUNGE,
    PASSENGER,
    SLEEPING,
    SMOKING,
)
from wagonlit.games.mystery_express.rules import cities, club, dining, lounge, passenger, sleeping, smoking
from wagonlit.games.mystery_express.rules.conductor import TakeSpot, chat_is_due, filled_spots
from wagonlit.games.mystery_express.rules.legality import actions
from wagonlit.games.mystery_express.state.train import Train
from wagonlit.games.mystery_express.state.verbs import turns
from wagonlit.games.mystery_express.state.verbs.cards import take_back
from wagonlit.games.mystery_express.state.verbs.cities import arrive
from wagonlit.games.mystery_express.state.verbs.powers import clear_placements
from wagonlit.games.mystery_express.state.verbs.preparing import give_whistle
from wagonlit.games.mystery_express.state.verbs.turns import act


@mypyc_attr(acyclic=True, free_list_len=1)
class FirstLeg(Frame):
    """ME-101: the train leaves Paris."""

    def run(self, s: Train) -> None:
        begin_leg(s, 0)


def begin_leg(s: Train, leg: i64) -> None:
    """ME-101: in each leg every player has one player-turn, clockwise from the whistle."""
    turns.begin_leg(s, leg)
    begin_turn(s, s.first, s.seats - 1)


def begin_turn(s: Train, player: Seat, left: i64) -> None:
    """ME-105, ME-108: a full budget of hours; `left` is how many players still come after this one."""
    turns.begin_turn(s, player)
    next_action(s, player, left)


def next_action(s: Train, player: Seat, left: i64) -> None:
    """ME-104: another action, if any is legal; otherwise the turn ends by itself."""
    legal = actions(s, player)
    if legal:
        s.then(ChooseAction(player, legal | only(END_TURN), left))
    else:
        end_turn(s, player, left)


def end_turn(s: Train, player: Seat, left: i64) -> None:
    """ME-101, ME-108: the next player's turn, or the end of the leg."""
    turns.end_turn(s, player)
    if left:
        begin_turn(s, s.left_of(player), left - 1)
    else:
        end_leg(s)


def end_leg(s: Train) -> None:
    """ME-203, ME-501: everybody takes his discard back, and the train reaches the next city."""
    take_back(s)
    arrive(s, s.leg + 1)
    if s.leg < LAST_LEG:
        s.then(NextLeg())
    cities.events(s, s.leg + 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class NextLeg(Frame):
    """ME-102, ME-501, ME-R2: the whistle goes to whoever acted last, and the next leg begins."""

    def run(self, s: Train) -> None:
        give_whistle(s, s.right_of(s.first))
        begin_leg(s, s.leg + 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseAction(Offer):
    """ME-104, ME-110, ME-R10, ME-R57: a legal action, none twice; ending the turn is always possible."""

    decision = Decision("turn.action", "action", "ME-104")

    def __init__(self, player: Seat, legal: Ids, left: i64) -> None:
        super().__init__(player, legal)
        self.left: Final = left

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        if choice == END_TURN:
            end_turn(s, seat, self.left)
            return
        act(s, seat, choice)
        clear_placements(s)
        s.then(AfterAction(seat, choice, self.left))
        begin(s, seat, choice)


def begin(s: Train, seat: Seat, action: i64) -> None:
    """ME-109: choosing an action moves the figure there; its first question follows."""
    if action == LOUNGE:
        lounge.begin(s, seat)
    elif action == PASSENGER:
        passenger.begin(s, seat)
    elif action == DINING:
        dining.begin(s, seat)
    elif action == SLEEPING:
        sleeping.begin(s, seat)
    elif action == SMOKING:
        smoking.begin(s, seat)
    elif action == GRIP:
        club.begin_grip(s, seat)
    else:
        club.begin_madam(s, seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class AfterAction(Frame):
    """ME-401, ME-403, ME-406: in the conductor's car the action is followed by a chat."""

    def __init__(self, player: Seat, action: i64, left: i64) -> None:
        self.player: Final = player
        self.action: Final = action
        self.left: Final = left

    def run(self, s: Train) -> None:
        if chat_is_due(s, self.player, self.action):
            clear_placements(s)
            s.then(TurnGoesOn(self.player, self.left))
            s.offer(TakeSpot(self.player, filled_spots(s)), self.player)
        else:
            next_action(s, self.player, self.left)


@mypyc_attr(acyclic=True, free_list_len=1)
class TurnGoesOn(Frame):
    """ME-104: the turn goes on."""

    def __init__(self, player: Seat, left: i64) -> None:
        self.player: Final = player
        self.left: Final = left

    def run(self, s: Train) -> None:
        next_action(s, self.player, self.left)
