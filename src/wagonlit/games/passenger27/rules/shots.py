# compiled by mypyc
"""Who has named whom: public, once the names are called (TP-501)."""

from wagonlit.core.frame import Seat, Seats
from wagonlit.core.ids import only
from wagonlit.games.passenger27.pieces.people import PASS as NOBODY_NAMED
from wagonlit.games.passenger27.state.hunt import Hunt


def hitters(s: Hunt, shooters: Seats) -> Seats:
    """TP-501: who of these has named a player: exposed ones cannot be named, so he was living."""
    found: Seats = 0
    seat: Seat
    for seat in range(s.seats):
        if shooters & only(seat) and s.player_of(s.named(seat)) >= 0:
            found |= only(seat)
    return found


def with_names(s: Hunt, seats: Seats) -> Seats:
    """Who has written a name: the others could not pay."""
    found: Seats = 0
    seat: Seat
    for seat in range(s.seats):
        if seats & only(seat) and s.named(seat) >= 0:
            found |= only(seat)
    return found


def without_passes(s: Hunt, seats: Seats) -> Seats:
    """TP-810, TP-R21: who passes is no shooter."""
    found: Seats = 0
    seat: Seat
    for seat in range(s.seats):
        if seats & only(seat) and s.named(seat) != NOBODY_NAMED:
            found |= only(seat)
    return found


def victims(s: Hunt, shooters: Seats) -> Seats:
    """Who is named by one of these."""
    found: Seats = 0
    seat: Seat
    for seat in range(s.seats):
        if shooters & only(seat):
            victim = s.player_of(s.named(seat))
            if victim >= 0:
                found |= only(victim)
    return found


def namers(s: Hunt, shooters: Seats, victim: Seat) -> Seats:
    """Who of these has named that player."""
    found: Seats = 0
    seat: Seat
    for seat in range(s.seats):
        if shooters & only(seat) and s.named(seat) == s.person(victim):
            found |= only(seat)
    return found
