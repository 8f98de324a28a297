# compiled by mypyc
"""Part of the state of a hunt: who sits where, what lies before every seat, and who is on the train.

Each is one machine word, which costs less to read, to clear and to clone than a row of numbers.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Seat, State
from wagonlit.core.ids import Ids, only
from wagonlit.games.passenger27.pieces.actions import NO_ACTION
from wagonlit.games.passenger27.pieces.marks import Marks, mark
from wagonlit.games.passenger27.pieces.people import Passenger
from wagonlit.games.passenger27.pieces.rows import EMPTY, Row

NOBODYS: Final = -1


@mypyc_attr(acyclic=True)
class Seating(State):
    """Fields, and questions about them."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.slot_1: Row = EMPTY  # the passengers there
        self.slot_2: Row = EMPTY
        self.slot_3: Row = EMPTY
        self.people: Marks = 0  # who every seat is
        self.ranks: Marks = 0  # its initiative, 1 … n
        # These are counted from 1; 0 is nothing.
        self.chosen: Marks = 0  # the action card laid
        self.blocked: Marks = 0  # the action card that Wild Mood Tonight took
        self.names: Marks = 0  # the passenger whom a shooter names
        self.payments: Marks = 0  # the trick that the shot costs
        self.saves: Marks = 0  # the skill that saves a shooter who missed
        self.returns: Marks = 0  # the skill taken back under Dead Bullets

    def seat_like(self, other: "Seating") -> None:
        """Everything here becomes as it is there."""
        self.slot_1 = other.slot_1
        self.slot_2 = other.slot_2
        self.slot_3 = other.slot_3
        self.people = other.people
        self.ranks = other.ranks
        self.chosen = other.chosen
        self.blocked = other.blocked
        self.names = other.names
        self.payments = other.payments
        self.saves = other.saves
        self.returns = other.returns

    def person(self, seat: Seat) -> Passenger:
        """TP-104: who the seat is."""
        return mark(self.people, seat)

    def slot(self, slot: i64) -> Row:
        """The cards of slot 1 (0), 2 or 3, in the order in which they came."""
        if slot == 0:
            return self.slot_1
        if slot == 1:
            return self.slot_2
        return self.slot_3

    def fill_slot(self, slot: i64, row: Row) -> None:
        """The same the other way round: for positions that are set, not played."""
        if slot == 0:
            self.slot_1 = row
        elif slot == 1:
            self.slot_2 = row
        else:
            self.slot_3 = row

    def player_of(self, passenger: Passenger) -> Seat:
        """Whose identity that is; NOBODYS for an innocent (TP-112)."""
        seat: Seat
        for seat in range(self.seats):
            if mark(self.people, seat) == passenger:
                return seat
        return NOBODYS

    def identities(self) -> Ids:
        """TP-112: the passengers who are a player, living or not."""
        found: Ids = 0
        seat: Seat
        for seat in range(self.seats):
            found |= only(mark(self.people, seat))
        return found

    def action(self, seat: Seat) -> i64:
        """The chosen action card; NO_ACTION before."""
        return mark(self.chosen, seat) + NO_ACTION

    def blocked_card(self, seat: Seat) -> i64:
        return mark(self.blocked, seat) + NO_ACTION

    def rank(self, seat: Seat) -> i64:
        """The value of the seat's initiative card."""
        return mark(self.ranks, seat)

    def named(self, seat: Seat) -> i64:
        """The passenger whom the seat names; -1: none."""
        return mark(self.names, seat) - 1

    def payment(self, seat: Seat) -> i64:
        return mark(self.payments, seat) - 1

    def taken_back(self, seat: Seat) -> i64:
        return mark(self.returns, seat) - 1
