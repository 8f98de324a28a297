# compiled by mypyc
"""A journey that begins in the middle."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Frame
from wagonlit.core.ids import members
from wagonlit.games.simplon.events import PositionSet
from wagonlit.games.simplon.pieces.names import UNSET
from wagonlit.games.simplon.rules.setup import return_or_begin
from wagonlit.games.simplon.rules.turn import go_on, start_turn
from wagonlit.games.simplon.state.journey import Journey

PHASES: Final = ["act", "roll", "discard", "line"]
ACT: Final = 0
ROLL: Final = 1
DISCARD: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class Announce(Frame):
    """SO-052: everybody sees all of it, and it goes on from there."""

    def __init__(self, phase: i64) -> None:
        self.phase: Final = phase

    def run(self, s: Journey) -> None:
        if s.journal is not None:
            s.tell(described(s))
        if self.phase == ROLL:
            start_turn(s, s.actor)
        elif self.phase == DISCARD:
            return_or_begin(s)
        else:
            go_on(s, s.actor)


def described(s: Journey) -> PositionSet:
    """All that lies on the table; in whose display a card lies has no effect, so they are shared out."""
    seats = range(s.seats)
    cards = members(s.pieces)
    course: int | None = None
    if s.course != UNSET:
        course = s.course
    return PositionSet(
        line=s.line,
        first=s.first,
        turn=s.turn,
        actor=s.actor,
        face=None,
        points=s.points,
        ridden=s.ridden,
        exchanged=tuple(members(s.exchanged)),
        stations=tuple([s.station(seat) for seat in seats]),
        loads=tuple([s.load(seat) for seat in seats]),
        turntables=tuple(s.positions()),
        damages=tuple(members(s.damages)),
        pieces=tuple(cards),
        cards=tuple([tuple(cards[seat :: len(seats)]) for seat in seats]),
        detective=s.detective(),
        ship=s.ship,
        course=course,
    )
