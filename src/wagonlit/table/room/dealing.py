"""How a game begins: people who add salt to the deal seal it, then open it, and then chance deals.

Pure changes of a table's row, like `seat_changes`. Nobody can hold a game up: each step ends with its time,
and whoever is at the table may say so.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from wagonlit.bots import usual as usual_bot
from wagonlit.core import fair_deal
from wagonlit.core.frame import CHANCE
from wagonlit.core.game import Game
from wagonlit.core.match import Match
from wagonlit.table.room.seat_changes import check_holder, check_host, check_setup, with_seat
from wagonlit.table.room.seating import agreed, named, seats_of
from wagonlit.table.store.rows import SeatRow, TableRow
from wagonlit.table.wire.http import Dealing, Salt, Seal
from wagonlit.table.wire.refusal import Refusal
from wagonlit.table.wire.timestamps import later

STEP = 4.0  # seconds for all to seal their salt, and again to open it; programs need a fraction of one


def begun(row: TableRow, game: Game, at: str) -> TableRow:
    """The game begins; before chance deals, those add salt who have said that they will."""
    check_setup(row)
    row = _settled(row, game)
    if row.seed_open or not any(seat.adds_salt for seat in row.seats):
        return _dealt(row, game, at)
    return replace(row, dealing=Dealing("sealing", later(at, STEP)))


def begun_by(row: TableRow, game: Game, holder: str, at: str) -> TableRow:
    """The host begins the game; whoever sits there may say that the time for salt is over."""
    if row.dealing is None:
        check_host(row, holder)
        return begun(row, game, at)
    if not seats_of(row, holder):
        raise Refusal("not_yours", "You do not sit at this table.")
    return _going_on(row, game, at)


def sealed(row: TableRow, game: Game, holder: str, given: Seal, at: str) -> TableRow:
    """Somebody's salt, sealed; what is sealed stays so."""
    seat = _salting(row, holder, given.seat, "sealing")
    if not seat.adds_salt or seat.seal not in ("", given.seal):
        raise Refusal("bad_salt", "At this seat no salt is awaited, or another one is sealed already.")
    return _going_on(with_seat(row, given.seat, seal=given.seal), game, at)


def opened(row: TableRow, game: Game, holder: str, given: Salt, at: str) -> TableRow:
    """Somebody's salt, which must be the one that they have sealed."""
    seat = _salting(row, holder, given.seat, "opening")
    if seat.seal != fair_deal.sealed(given.salt):
        raise Refusal("bad_salt", "This is not the salt that was sealed at this seat.")
    return _going_on(with_seat(row, given.seat, salt=given.salt), game, at)


def _salting(row: TableRow, holder: str, seat: int, step: str) -> SeatRow:
    held = check_holder(row, holder, seat)
    if row.dealing is None or row.dealing.step != step:
        raise Refusal("bad_salt", f"Nobody is {step} salt for this deal now.")
    return held


def _going_on(row: TableRow, game: Game, at: str) -> TableRow:
    """The next step, once all have done the one before or its time is over."""
    assert row.dealing is not None
    if row.dealing.step == "sealing":
        if any(seat.adds_salt and not seat.seal for seat in row.seats) and at < row.dealing.until:
            return row
        row = replace(row, dealing=Dealing("opening", later(at, STEP)))
    assert row.dealing is not None
    if any(seat.seal and not seat.salt for seat in row.seats) and at < row.dealing.until:
        return row
    return _dealt(replace(row, dealing=None), game, at)


def _settled(row: TableRow, game: Game) -> TableRow:
    """Bots take the seats that are still open, and all options are settled."""
    seats = named(_with_bots(row.seats, game))
    options = game.options(agreed(game, row.options, seats))
    # Defaults may change one day; a game that has begun keeps what it began with.
    settled: dict[str, Any] = msgspec.to_builtins(options)
    return replace(row, seats=seats, options=settled)


def _with_bots(seats: Iterable[SeatRow], game: Game) -> list[SeatRow]:
    return [replace(seat, kind="bot", bot=usual_bot(game)) if seat.kind == "open" else seat for seat in seats]


def _dealt(row: TableRow, game: Game, at: str) -> TableRow:
    match = Match(game, row.options, row.deals_from, views_for=())
    chance = [int(answer.choice) for answer in match.answers if answer.seat == CHANCE]
    return replace(row, status="playing", version=game.version, chance=chance, moved=at)
