# compiled by mypyc
"""How a game that begins in the middle goes on."""

from typing import Final

from mypy_extensions import mypyc_attr

from wagonlit.core.frame import Frame, Seat
from wagonlit.games.mystery_express.pieces.board import LAST_LEG, PASSENGER, car_of
from wagonlit.games.mystery_express.rules.budapest import Revelation, begin_telegrams
from wagonlit.games.mystery_express.rules.cities import events, turn_token
from wagonlit.games.mystery_express.rules.ending import begin_answers
from wagonlit.games.mystery_express.rules.journey import NextLeg, end_leg, next_action
from wagonlit.games.mystery_express.rules.tunnel import begin_tunnel
from wagonlit.games.mystery_express.state.train import Train
from wagonlit.games.mystery_express.state.verbs.cities import arrive
from wagonlit.games.mystery_express.state.verbs.position import tell_position
from wagonlit.games.mystery_express.state.verbs.preparing import enter

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
IN_A_LEG: Final = ["turn", "arrival"]  # in all others the train stands in the city ahead


def resume(s: Train, phase: str, discard_backs: list[list[int]]) -> None:
    """Put on the agenda everything from this phase on; the backs of each discard lie in this order."""
    s.then(TellPosition(phase, discard_backs))


def telegrams_are_written(s: Train, phase: str) -> bool:
    """ME-541: in Budapest, between the Time show and the revelation."""
    return s.leg == LAST_LEG or phase == "revelation"


@mypyc_attr(acyclic=True, free_list_len=1)
class TellPosition(Frame):
    """ME-003, ME-013: everybody learns what lies open, and his own cards; nobody chose a car."""

    def __init__(self, phase: str, discard_backs: list[list[int]]) -> None:
        self.phase: Final = phase
        self.discard_backs: Final = discard_backs

    def run(self, s: Train) -> None:
        tell_position(s, self.discard_backs, telegrams_are_written(s, self.phase))
        seat: Seat
        for seat in range(s.seats):
            enter(s, seat, car_of(PASSENGER))
        if self.phase not in IN_A_LEG:
            arrive(s, s.leg + 1)
        go_on(s, self.phase)


def go_on(s: Train, phase: str) -> None:
    """What comes next in this phase."""
    if phase == "turn":
        # The others who have not played yet follow.
        next_action(s, s.active, (s.first - 1 - s.active + 2 * s.seats) % s.seats)
    elif phase == "arrival":
        end_leg(s)
    elif phase == "final":
        begin_answers(s)
    else:
        go_on_in_city(s, phase)


def go_on_in_city(s: Train, phase: str) -> None:
    """Discards are taken back, the train stands in the city."""
    s.then(NextLeg())
    if phase == "city":
        events(s, s.leg + 1)
        return
    turn_token(s)
    if phase == "tunnel":
        begin_tunnel(s)
        return
    s.then(Revelation())
    if phase == "telegram":
        begin_telegrams(s)
