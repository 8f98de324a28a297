# compiled by mypyc
"""Where a game that begins in the middle goes on."""

from typing import Final

from mypy_extensions import mypyc_attr

from wagonlit.core.frame import Frame
from wagonlit.games.mystery_express.rules.budapest import Revelation, begin_telegrams
from wagonlit.games.mystery_express.rules.cities import TurnToken, events
from wagonlit.games.mystery_express.rules.ending import begin_answers
from wagonlit.games.mystery_express.rules.journey import LegOver, NextAction, NextLeg, PlayerTurn
from wagonlit.games.mystery_express.rules.tunnel import begin_tunnel
from wagonlit.games.mystery_express.train import Train

# In which legs (counted from 1) a phase can be.
PHASES: Final = {
    "turn": [1, 2, 3, 4, 5],
    "arrival": [1, 2, 3, 4, 5],
    "city": [1, 2, 3, 4],
    "tunnel": [2],
    "telegram": [4],
    "revelation": [4],
    "final": [5],
}


def resume(s: Train, phase: str) -> None:
    """Put on the agenda what comes from this phase on."""
    if phase == "turn":
        resume_turn(s)
    elif phase == "arrival":
        s.then(LegOver(s.leg))
    elif phase == "final":
        begin_answers(s)
    else:
        resume_in_city(s, phase)
    s.then(TellPosition())


def resume_turn(s: Train) -> None:
    """The active player goes on; the others who have not played yet follow."""
    player = s.active
    left = (s.first - 1 - player + 2 * s.seats) % s.seats
    s.then(PlayerTurn(s.left_of(player), left - 1) if left else LegOver(s.leg))
    s.then(NextAction(player))


def resume_in_city(s: Train, phase: str) -> None:
    """Discards are taken back, the train stands in the city."""
    s.then(NextLeg())
    if phase == "city":
        events(s, s.leg + 1)
        return
    s.then(TurnToken())
    if phase == "tunnel":
        begin_tunnel(s)
        return
    s.then(Revelation())
    if phase == "telegram":
        begin_telegrams(s)


@mypyc_attr(acyclic=True, free_list_len=1)
class TellPosition(Frame):
    """ME-013: everybody learns what lies open, and his own cards."""

    def run(self, s: Train) -> None:
        s.tell_position()
