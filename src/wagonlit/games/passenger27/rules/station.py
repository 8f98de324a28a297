# compiled by mypyc
"""The station phase (TP-201 … TP-203)."""

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import CHANCE, Decision, Frame, Seat
from wagonlit.core.ids import Ids
from wagonlit.games.passenger27.pieces.incidents import THE_BIG_CALL
from wagonlit.games.passenger27.rules.incidents import happen
from wagonlit.games.passenger27.rules.laying import lay_cards
from wagonlit.games.passenger27.rules.rounds import ChooseAction, Step
from wagonlit.games.passenger27.state.hunt import Hunt
from wagonlit.games.passenger27.state.verbs.train import (
    begin_round,
    move_groups,
    reveal_incident,
    reveal_slot,
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Station(Frame):
    """TP-201, TP-202: groups move on (not in round 1), new passengers come, and something happens."""

    def run(self, s: Hunt) -> None:
        s.then(Station())
        begin_round(s)
        if s.round > 1:
            reveal_slot(s)
            move_groups(s)
        s.then(next_incident(s))
        lay_cards(s, s.terms.traffic[s.round - 1], 0)


def next_incident(s: Hunt) -> Frame:
    """TP-107, TP-202: one of this round's colour; the Big Call is the last."""
    colour = s.terms.colour(s.round)
    if colour < 0:
        return LastIncident()
    return DrawIncident(s.terms.pool[colour] & ~s.played)


@mypyc_attr(acyclic=True, free_list_len=1)
class LastIncident(Frame):
    """TP-107, TP-110, TP-202, TP-R47: the Big Call."""

    def run(self, s: Hunt) -> None:
        come_up(s, THE_BIG_CALL)


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawIncident(Frame):
    """TP-107, TP-110, TP-R47: the stack has no order before it is turned up."""

    decision = Decision("station.incident", "incident", "TP-107")

    def __init__(self, legal: Ids) -> None:
        self.who = CHANCE
        self.legal = legal

    def answer(self, s: Hunt, seat: Seat, choice: i64) -> None:
        come_up(s, choice)


def come_up(s: Hunt, incident: i64) -> None:
    """TP-202, TP-301: what is immediate happens now; then everybody chooses."""
    reveal_incident(s, incident)
    s.then(ChooseAction(s.living), Step(0))
    happen(s, incident)
