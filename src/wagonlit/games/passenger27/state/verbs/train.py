# compiled by mypyc
"""The train: who gets on and off, and what happens at a station."""

from mypy_extensions import i64

from wagonlit.core.frame import Seat
from wagonlit.core.ids import only
from wagonlit.games.passenger27.events import PassengersRevealed
from wagonlit.games.passenger27.pieces.marks import marked
from wagonlit.games.passenger27.pieces.people import Passenger
from wagonlit.games.passenger27.pieces.rows import EMPTY, card_at, cards, in_order, laid
from wagonlit.games.passenger27.state.hunt import THROWN, Hunt
from wagonlit.games.passenger27.state.seating import NOBODYS


def deal_identity(s: Hunt, seat: Seat, passenger: Passenger) -> None:
    """TP-104: seen by nobody else."""
    s.deck.take(passenger)
    s.people = marked(s.people, seat, passenger)
    s.tell_to(only(seat), "IdentityDealt", seat, passenger)


def begin_round(s: Hunt) -> None:
    """TP-201, TP-202: the next round, at the next station."""
    s.round += 1
    s.step = 0
    if s.journal is not None:
        s.tell("RoundBegun", s.round, station(s))


def station(s: Hunt) -> int:
    """The station of this round, as texts know it: the small board's come first."""
    return s.terms.stations[s.round - 1]


def reveal_slot(s: Hunt) -> None:
    """TP-202, TP-113: slot 3 is turned up for everybody and leaves."""
    passengers = cards(s.slot_3)
    if passengers == 0:
        return
    s.gone |= passengers
    s.exposed |= passengers
    s.face_up &= ~passengers
    if s.journal is not None:
        s.tell(PassengersRevealed(tuple(in_order(s.slot_3))))


def move_groups(s: Hunt) -> None:
    """TP-202: each group goes one slot on, in its order."""
    s.slot_3 = s.slot_2
    s.slot_2 = s.slot_1
    s.slot_1 = EMPTY
    s.tell("GroupsMoved")


def lay(s: Hunt, passenger: Passenger) -> None:
    """TP-105, TP-202: from the top of the deck to the end of slot 1, face down."""
    s.deck.take(passenger)
    s.slot_1 = laid(s.slot_1, passenger)


def tell_laid(s: Hunt, number: i64) -> None:
    """How many came is public, who they are is not."""
    if number:
        s.tell("PassengersLaid", number)


def turn_up(s: Hunt) -> None:
    """TP-113, TP-810: Stowaway turns up the first card that was laid on slot 1."""
    passenger = card_at(s.slot_1, 0)
    s.face_up |= only(passenger)
    s.exposed |= only(passenger)
    s.tell("PassengerTurnedUp", passenger)


def reveal_incident(s: Hunt, incident: i64) -> None:
    """TP-202: it lies on the one before, which is no longer active."""
    s.incident = incident
    s.played |= only(incident)
    s.tell("IncidentRevealed", incident)


def begin_step(s: Hunt, step: i64) -> None:
    """TP-302."""
    s.step = step
    s.tell("StepBegun", step)


def end_round(s: Hunt) -> None:
    """TP-308: cards go back to hand, and whatever was marked for this round is cleared."""
    s.revealed = 0
    s.spent = 0
    s.used = 0
    s.selfish = NOBODYS
    s.chosen = 0
    s.blocked = 0
    seat: Seat
    for seat in range(s.seats):
        s.rows[THROWN + seat] = 0
    s.tell("RoundEnded", s.round)
