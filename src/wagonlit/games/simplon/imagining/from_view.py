"""The world of a view: since everything is open, there is only one."""

from wagonlit.core.frame import State
from wagonlit.core.ids import set_of
from wagonlit.core.imagining import Imaginer
from wagonlit.core.rng import Rng
from wagonlit.games.simplon.options import terms_of
from wagonlit.games.simplon.pieces.names import CLOSED, UNSET
from wagonlit.games.simplon.state.journey import LOST, WON, Journey
from wagonlit.games.simplon.view import View


class Worlds(Imaginer):
    """SO-052: what lies on the table, and what comes next."""

    def __init__(self, view: View) -> None:
        self.base = journey_of(view)

    def sample(self, rng: Rng) -> State:
        return self.base.clone()


def journey_of(view: View) -> Journey:
    """The truth, which everybody sees."""
    s = Journey(terms_of(view.options))
    s.agenda = view.agenda
    s.first = view.first or 0
    s.turn, s.actor, s.points = view.turn, view.actor or 0, view.points
    s.ridden, s.exchanged = view.ridden, set_of(view.exchanged)
    s.low, s.high = s.board.words([CLOSED if one is None else one for one in view.turntables])
    s.damages, s.pieces = set_of(view.damages), set_of(view.pieces)
    for seat in range(s.seats):
        s.place(seat, view.stations[seat] or 0)
        s.add_load(seat, view.loads[seat])
    if view.line is not None:
        s.line = view.line
        s.ridden_to = list(s.main_line().stations).index(view.detective)
    s.ship = view.ship
    s.course = UNSET if view.course is None else view.course
    s.outcome = UNSET if view.won is None else WON if view.won else LOST
    return s
