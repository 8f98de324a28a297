# compiled by mypyc
"""Names are written down and called; people go out."""

from mypy_extensions import i64

from wagonlit.core.frame import Seat, Seats
from wagonlit.core.ids import members, only
from wagonlit.games.passenger27.events import NamesCalled
from wagonlit.games.passenger27.pieces.incidents import MISS_NO_CHANCE
from wagonlit.games.passenger27.pieces.marks import marked
from wagonlit.games.passenger27.pieces.names import RESCUE
from wagonlit.games.passenger27.pieces.people import Passenger
from wagonlit.games.passenger27.state.hunt import HELD, KEPT, OUT, PILE, SKILLS, THROWN, Hunt


def take_aim(s: Hunt, shooters: Seats, volley: i64) -> None:
    """TP-503: a batch begins, or a rescue shot within one."""
    if volley != RESCUE:
        s.names = 0
        s.payments = 0
        s.saves = 0
    s.tell("AimTaken", shooters, volley)


def fizzle(s: Hunt, seat: Seat) -> None:
    """TP-504, TP-R32: who cannot pay does not shoot."""
    s.tell("ShotFizzled", seat)


def choose_payment(s: Hunt, seat: Seat, trick: i64) -> None:
    """TP-504: in secret, until the names are called."""
    s.payments = marked(s.payments, seat, trick + 1)
    s.tell_to(only(seat), "PaymentChosen", seat, trick)


def write_name(s: Hunt, seat: Seat, passenger: Passenger) -> None:
    """TP-504: in secret, until all have written theirs."""
    s.names = marked(s.names, seat, passenger + 1)
    s.saves = marked(s.saves, seat, 0)
    s.tell_to(only(seat), "NameWritten", seat, passenger)


def call_names(s: Hunt, shooters: Seats) -> None:
    """TP-504: all together."""
    if s.journal is not None:
        seats = members(shooters)
        s.tell(NamesCalled(tuple(seats), tuple([s.named(seat) for seat in seats])))


def hit(s: Hunt, seat: Seat, target: Seat) -> None:
    """TP-501, TP-505."""
    s.tell("ShotHit", seat, target, s.person(target))


def miss(s: Hunt, seat: Seat, passenger: Passenger) -> None:
    """TP-113, TP-506, TP-R35: everybody knows an innocent now; the card stays where it lies."""
    s.exposed |= only(passenger)
    s.tell("ShotMissed", seat, passenger)


def choose_save(s: Hunt, seat: Seat, trick: i64) -> None:
    """TP-507: in secret, until all have chosen."""
    s.saves = marked(s.saves, seat, trick + 1)
    s.tell_to(only(seat), "SaveChosen", seat, trick)


def go_out(s: Hunt, seat: Seat, cause: i64, by: Seats) -> None:
    """TP-111, TP-113, TP-520, TP-R64: the identity is shown, and what the seat had leaves the game."""
    s.living &= ~only(seat)
    s.exposed |= only(s.person(seat))
    rows = s.rows
    rows[OUT + seat] = s.batches
    s.wardrobe.discard += rows[HELD + seat] + rows[KEPT + seat]
    rows[HELD + seat] = 0
    rows[KEPT + seat] = 0
    rows[PILE + seat] = 0
    rows[THROWN + seat] = 0
    if s.incident != MISS_NO_CHANCE:
        rows[SKILLS + seat] = 0
    s.chosen = marked(s.chosen, seat, 0)
    s.blocked = marked(s.blocked, seat, 0)
    s.ranks = marked(s.ranks, seat, 0)
    s.tell("PlayerOut", seat, s.person(seat), cause, by, s.round, s.step)


def drop_skills(s: Hunt) -> None:
    """TP-520: what nobody took of those who went out leaves the game unseen."""
    if s.incident != MISS_NO_CHANCE:  # otherwise it has left already
        return
    seat: Seat
    for seat in range(s.seats):
        if s.living & only(seat) == 0:
            s.rows[SKILLS + seat] = 0
