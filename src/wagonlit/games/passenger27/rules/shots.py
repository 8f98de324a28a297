# compiled by mypyc
"""Who has named whom: public, once the names are called (TP-501)."""

from wagonlit.core.frame import Seat, Seats
from wagonlit.core.ids import only, shifted
from wagonlit.games.passenger27.pieces.marks import mark, seats_with
from wagonlit.games.passenger27.pieces.people import PASS as NOBODY_NAMED
from wagonlit.games.passenger27.state.hunt import Hunt


def hitters(s: Hunt, shooters: Seats) -> Seats:
    """TP-501: who of these has named a player: exposed ones cannot be named, so he was living."""
    if shooters == 0:
        return 0
    players = shifted(s.identities(), 1)  # as names are written: counted from 1
    found: Seats = 0
    seat: Seat
    for seat in range(s.seats):
        if (players >> mark(s.names, seat)) & 1:
            found |= only(seat)
    return found & shooters


def with_names(s: Hunt, seats: Seats) -> Seats:
    """Who has written a name: the others could not pay."""
    return seats & ~seats_with(s.names, 0)


def without_passes(s: Hunt, seats: Seats) -> Seats:
    """TP-810, TP-R21: who passes is no shooter."""
    return seats & ~seats_with(s.names, NOBODY_NAMED + 1)


def victims(s: Hunt, shooters: Seats) -> Seats:
    """Who is named by one of these."""
    if shooters == 0:
        return 0
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
    return shooters & seats_with(s.names, s.person(victim) + 1)
