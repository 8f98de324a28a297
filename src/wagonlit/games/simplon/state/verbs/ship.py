# compiled by mypyc
"""The admiral's ship (SO-301 … SO-303, SO-402, SO-505)."""

from mypy_extensions import i64

from wagonlit.core.frame import Seats
from wagonlit.core.ids import members
from wagonlit.games.simplon.events import PortGuarded, ShipSailed
from wagonlit.games.simplon.pieces.names import NAXOS
from wagonlit.games.simplon.state.journey import LOST, Journey


def following(s: Journey) -> i64:
    """SO-021: the square after the one where the ship lies; from the storm on, by its course."""
    sea = s.board.sea
    if s.ship == sea.storm and s.course == NAXOS:
        return sea.detour
    return sea.after[s.ship]


def sail(s: Journey, squares: i64) -> None:
    """SO-301: so many squares on, but never beyond the last."""
    origin = s.ship
    passed: list[int] = []
    while squares > 0 and s.ship != s.board.sea.goal:
        s.ship = following(s)
        squares -= 1
        if s.journal is not None:
            passed.append(s.ship)
    if s.journal is not None:
        s.tell(ShipSailed(origin, s.ship, tuple(passed)))


def toss(s: Journey, coin: i64) -> None:
    """SO-302: what comes of it is told next."""
    s.tell("CoinTossed", coin)


def set_course(s: Journey, course: i64) -> None:
    """SO-302: for good."""
    s.course = course
    s.tell("CourseSet", course)


def guard_port(s: Journey, seats: Seats) -> None:
    """SO-505: somebody was waiting."""
    if s.journal is not None:
        s.tell(PortGuarded(s.ship, tuple(members(seats))))


def slip_past(s: Journey) -> None:
    """SO-505: nobody was waiting."""
    s.tell("PortUnguarded", s.ship, s.terms.bonus)


def lose(s: Journey) -> None:
    """SO-402: the ship has arrived."""
    s.outcome = LOST
    s.tell("ShipArrived", s.ship)
