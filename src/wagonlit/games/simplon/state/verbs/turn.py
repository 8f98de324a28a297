# compiled by mypyc
"""What a player does in a turn (SO-101 … SO-208)."""

from mypy_extensions import i64

from wagonlit.core.frame import Seat
from wagonlit.core.ids import count, only
from wagonlit.games.simplon.events import Moved
from wagonlit.games.simplon.pieces.board import Row, Turntable
from wagonlit.games.simplon.state.journey import WON, Journey


def begin_turn(s: Journey, seat: Seat) -> None:
    """SO-101: the next player's."""
    s.turn += 1
    s.actor = seat
    s.points = 0
    s.ridden = False
    s.exchanged = 0
    s.tell("TurnBegun", seat, s.turn)


def roll(s: Journey, face: i64) -> None:
    """SO-101, SO-103: points for this turn; none for a ship."""
    s.points = face
    s.tell("DieRolled", s.actor, face)


def move(s: Journey, seat: Seat, row: Row, step: i64) -> None:
    """SO-111, SO-112, SO-151 … SO-156, SO-R5, SO-R29: along a section, repairing all of it."""
    rows = s.board.rows
    gaps = rows.damages[row] & s.damages
    origin = s.station(seat)
    s.points -= 1
    s.exchanged = 0
    s.place(seat, rows.to[row])
    if gaps != 0:
        s.damages &= ~gaps
        s.add_load(seat, -count(gaps))
    if step != 0:
        s.ridden_to += step
        s.ridden = True
    if s.journal is not None:
        repaired = [damage for damage in rows.met[row] if gaps & only(damage)]
        s.tell(Moved(seat, origin, rows.to[row], rows.section[row], tuple(repaired), step != 0, s.points))


def pivot(s: Journey, seat: Seat, turntable: Turntable, position: i64) -> None:
    """SO-120: one point, whatever the angle."""
    before = s.position(turntable)
    s.points -= 1
    s.low = s.board.turned(s.low, turntable, position, False)
    s.high = s.board.turned(s.high, turntable, position, True)
    s.tell("Pivoted", seat, turntable, before, position, s.board.settings[turntable] + position, s.points)


def load(s: Journey, seat: Seat) -> None:
    """SO-130, SO-R31: the piece of this station comes aboard, and its card is used up."""
    station = s.station(seat)
    s.pieces &= ~only(station)
    s.add_load(seat, 1)
    s.tell("Loaded", seat, station, s.load(seat))


def exchange(s: Journey, seat: Seat, partner: Seat, given: i64, taken: i64) -> None:
    """SO-140, SO-142: handed over in one direction, once for each partner and stay."""
    s.add_load(seat, taken - given)
    s.add_load(partner, given - taken)
    s.exchanged |= only(partner)
    s.tell("Exchanged", seat, partner, s.station(seat), given, taken)


def end_turn(s: Journey, seat: Seat) -> None:
    """SO-106, SO-R9: what was not spent is lost."""
    s.tell("TurnEnded", seat, s.points)
    s.points = 0


def win(s: Journey, seat: Seat) -> None:
    """SO-401: the detective has arrived, and remaining points are void."""
    s.outcome = WON
    s.points = 0
    s.tell("DetectiveArrived", seat, s.detective())
