# compiled by mypyc
"""Setting up: turntables, the line, locomotives and cards (SO-050)."""

from mypy_extensions import i64

from wagonlit.core.frame import Seat
from wagonlit.core.ids import Ids, members, only
from wagonlit.games.simplon.events import CardsDealt, LineChosen, TurntablesLaid
from wagonlit.games.simplon.pieces.board import Station, Turntable
from wagonlit.games.simplon.state.journey import Journey


def draw_first(s: Journey, seat: Seat) -> None:
    """SO-R28: who begins, and speaks for the team."""
    s.first = seat
    s.tell("FirstSeatDrawn", seat)


def lay_turntable(s: Journey, turntable: Turntable, position: i64) -> None:
    """SO-050: told when all lie there."""
    s.low = s.board.turned(s.low, turntable, position, False)
    s.high = s.board.turned(s.high, turntable, position, True)


def tell_turntables(s: Journey) -> None:
    """SO-050, SO-503, SO-504: how they all lie."""
    if s.journal is not None:
        s.tell(TurntablesLaid(tuple(s.positions())))


def choose_line(s: Journey, line: i64, by_team: bool) -> None:
    """SO-050: the damages of the other line are covered at once."""
    s.line = line
    covered = s.main_line().covered
    s.damages &= ~covered
    if s.journal is not None:
        seat: int | None = None
        if by_team:
            seat = s.first
        s.tell(LineChosen(seat, line, tuple(members(covered))))


def place_locomotive(s: Journey, seat: Seat, station: Station) -> None:
    """SO-050, SO-R27: any station may come up."""
    s.place(seat, station)
    s.tell("LocomotivePlaced", seat, station)


def lay_piece(s: Journey, station: Station) -> None:
    """SO-050, SO-R25: a card is dealt, and a piece lies there; told when the seat has all its cards."""
    s.pieces |= only(station)


def tell_cards(s: Journey, seat: Seat, stations: Ids) -> None:
    """SO-052: in whose display they lie has no effect."""
    if s.journal is not None:
        s.tell(CardsDealt(seat, tuple(members(stations))))


def return_card(s: Journey, station: Station) -> None:
    """SO-050: back to the pile, without a piece."""
    s.pieces &= ~only(station)
    s.tell("CardReturned", s.first, station)
