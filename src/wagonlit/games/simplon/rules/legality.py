# compiled by mypyc
"""What a player may do now."""

from mypy_extensions import i64

from wagonlit.core.frame import Seat
from wagonlit.core.ids import Ids, below, only
from wagonlit.games.simplon.pieces.board import Row, Station, Turntable
from wagonlit.games.simplon.pieces.names import CAPACITY, CLOSED, GIVE, TAKE
from wagonlit.games.simplon.state.journey import Journey


def acts(s: Journey, seat: Seat) -> Ids:
    """SO-104, SO-105, SO-106, SO-R7, SO-R8: what points buy, what is free, and the end of the turn."""
    board = s.board
    station = s.station(seat)
    load = s.load(seat)
    legal: Ids = only(board.end)
    if s.points > 0:
        legal |= board.turnable | departures(s, station, load)
    if load < CAPACITY and s.lies_in(station):
        legal |= only(board.load)
    partner: Seat
    for partner in range(s.seats):
        if partner != seat and s.station(partner) == station and transfers(s, seat, partner) != 0:
            legal |= only(board.exchange + partner)
    return legal


def departures(s: Journey, station: Station, load: i64) -> Ids:
    """SO-110, SO-114, SO-R30: the stations to which a section is open, of whatever line."""
    rows = s.board.rows
    found: Ids = 0
    row: Row
    for row in range(rows.first[station], rows.first[station + 1]):
        if s.is_open(row, load):
            found |= only(rows.to[row])
    return found


def ways(s: Journey, seat: Seat, target: Station) -> Ids:
    """SO-013: the open sections that lead there, counted among those of the station."""
    rows = s.board.rows
    first = rows.first[s.station(seat)]
    found: Ids = 0
    row: Row
    for row in range(first, rows.first[s.station(seat) + 1]):
        if rows.to[row] == target and s.is_open(row, s.load(seat)):
            found |= only(row - first)
    return found


def ride(s: Journey, seat: Seat, row: Row) -> i64:
    """SO-202, SO-203, SO-206, SO-207: how far the detective could ride along; -1: back."""
    if s.ridden or s.load(seat) != 0 or s.station(seat) != s.detective():
        return 0
    line = s.main_line()
    if row == line.ahead[s.ridden_to]:
        return 1
    if s.terms.backward and row == line.back[s.ridden_to]:
        return -1
    return 0


def positions(s: Journey, turntable: Turntable) -> Ids:
    """SO-120, SO-R3: any other position or, by steps, one of the two beside the present one."""
    places = s.board.places[turntable]
    now = s.position(turntable)
    if now == CLOSED:
        return below(places)
    if s.terms.by_steps:
        return (only((now + 1) % places) | only((now + places - 1) % places)) & ~only(now)
    return below(places) & ~only(now)


def transfers(s: Journey, seat: Seat, partner: Seat) -> Ids:
    """SO-131, SO-140, SO-142: what may be handed over, unless they have already."""
    if s.exchanged & only(partner):
        return 0
    found: Ids = 0
    pieces: i64
    for pieces in range(1, CAPACITY + 1):
        if s.load(seat) >= pieces and s.load(partner) + pieces <= CAPACITY:
            found |= only(GIVE + pieces - 1)
        if s.load(partner) >= pieces and s.load(seat) + pieces <= CAPACITY:
            found |= only(TAKE + pieces - 1)
    return found
