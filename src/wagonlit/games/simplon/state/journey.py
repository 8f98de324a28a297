# compiled by mypyc
"""The state of a journey: its fields, and questions about them. The verbs are functions, in `state/verbs`."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Seat, Seats, State
from wagonlit.core.ids import Ids, below, has, only, shifted
from wagonlit.games.simplon.events import EVENTS
from wagonlit.games.simplon.pieces.board import Board, Line, Row, Station, Turntable
from wagonlit.games.simplon.pieces.names import CLOSED, UNSET
from wagonlit.games.simplon.terms import Terms

# Stations and loads of all locomotives, packed by seat.
_STATION: Final = 6  # bits
_LOAD: Final = 2
WON: Final = 1
LOST: Final = 0


@mypyc_attr(acyclic=True)
class Journey(State):
    """SO-052: everything lies open, and chance decides what comes."""

    events = EVENTS

    def __init__(self, terms: Terms) -> None:
        super().__init__()
        self.terms: Terms = terms
        self.board: Board = terms.board
        self.seats: i64 = terms.seats
        self.line: i64 = UNSET
        self.first: i64 = 0
        self.turn: i64 = 0  # counted from 1
        self.actor: i64 = 0
        self.points: i64 = 0
        self.ridden: bool = False  # SO-204: the detective has been taken along in this turn
        self.exchanged: Seats = 0  # SO-142: partners during this stay
        self.standing_at: i64 = 0  # stations, by seat
        self.loads: i64 = 0  # pieces aboard, by seat
        self.low: i64 = 0  # positions of the turntables, one bit each, in two words
        self.high: i64 = 0
        self.damages: Ids = below(terms.board.damages)  # open
        self.pieces: Ids = 0  # stations with a track piece
        self.ridden_to: i64 = 0  # the detective's place on the line
        self.ship: i64 = terms.ship
        self.course: i64 = UNSET
        self.outcome: i64 = UNSET

    def clone(self) -> "Journey":
        twin = Journey(self.terms)
        twin.agenda = self.agenda
        twin.line = self.line
        twin.first = self.first
        twin.turn = self.turn
        twin.actor = self.actor
        twin.points = self.points
        twin.ridden = self.ridden
        twin.exchanged = self.exchanged
        twin.standing_at = self.standing_at
        twin.loads = self.loads
        twin.low = self.low
        twin.high = self.high
        twin.damages = self.damages
        twin.pieces = self.pieces
        twin.ridden_to = self.ridden_to
        twin.ship = self.ship
        twin.course = self.course
        twin.outcome = self.outcome
        return twin

    def station(self, seat: Seat) -> Station:
        """Where the seat's locomotive stands (SO-003, SO-112: in a station, always)."""
        return (self.standing_at >> (_STATION * seat)) & 63

    def load(self, seat: Seat) -> i64:
        """SO-131: how many pieces are aboard."""
        return (self.loads >> (_LOAD * seat)) & 3

    def place(self, seat: Seat, station: Station) -> None:
        """Stands there from now on; verbs tell it."""
        shift = _STATION * seat
        self.standing_at = (self.standing_at & ~shifted(63, shift)) | shifted(station, shift)

    def add_load(self, seat: Seat, pieces: i64) -> None:
        """Has so many pieces more, or fewer; verbs tell it."""
        self.loads += pieces * shifted(1, _LOAD * seat)

    def position(self, turntable: Turntable) -> i64:
        """SO-015: where that turntable stands; CLOSED: nowhere yet."""
        return self.board.position(turntable, self.low, self.high)

    def positions(self) -> list[int | None]:
        """Where each turntable stands; None: closed."""
        found: list[int | None] = []
        turntable: Turntable
        for turntable in range(self.board.turntables):
            position = self.position(turntable)
            found.append(None if position == CLOSED else position)
        return found

    def is_open(self, row: Row, load: i64) -> bool:
        """SO-110: may a locomotive with that load run along this section?"""
        return self.board.rows.is_open(row, self.low, self.high, self.damages, load)

    def main_line(self) -> Line:
        """SO-019: the line that the team has chosen."""
        return self.board.lines[self.line]

    def detective(self) -> Station:
        """SO-201: where he is: in a station of the line, always."""
        return self.main_line().stations[self.ridden_to]

    def lies_in(self, station: Station) -> bool:
        """SO-130: does a track piece lie there?"""
        return has(self.pieces, station)

    def standing_in(self, station: Station) -> Seats:
        """SO-113: the seats whose locomotives are there."""
        found: Seats = 0
        seat: Seat
        for seat in range(self.seats):
            if self.station(seat) == station:
                found |= only(seat)
        return found

    def standing(self, seat: Seat) -> i64:
        """SO-401, SO-402: all win or lose together."""
        if self.outcome == WON:
            return 1000
        return 0
