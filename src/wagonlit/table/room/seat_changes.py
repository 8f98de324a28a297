"""What changes who sits at a table: each makes a new row from the old one, or raises Refusal.

All are pure, so that the store can apply them to the row as it is at that moment, whoever else is writing.
"""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from wagonlit.core.game import Game
from wagonlit.core.written import cleaned
from wagonlit.table.room.names import check_name, name_key
from wagonlit.table.room.seating import agreed, check_bot, check_carried, named, planned, seats_of
from wagonlit.table.store.rows import DRAWN, SeatRow, TableRow
from wagonlit.table.wire.http import Join, SeatPlan, TableChange
from wagonlit.table.wire.refusal import Refusal


def check_host(row: TableRow, holder: str) -> None:
    """Only the host may do this."""
    if row.host != holder:
        raise Refusal("not_host", "Only the host of this table may do that.")


def check_setup(row: TableRow) -> None:
    """Only before the game begins."""
    if row.has_begun:
        raise Refusal("already_begun", "The game has begun already, so the table cannot be changed any more.")


def check_holder(row: TableRow, holder: str, seat: int) -> SeatRow:
    """The seat, if it is this person's."""
    if seat not in seats_of(row, holder):
        raise Refusal("not_yours", "That is not your seat.")
    return row.seats[seat]


def with_seat(row: TableRow, seat: int, **fields: Any) -> TableRow:
    """The table with something changed about one seat."""
    changed = (replace(old, **fields) if old.seat == seat else old for old in row.seats)
    return replace(row, seats=tuple(changed))


# Before the game


def changed(row: TableRow, game: Game, holder: str, change: TableChange) -> TableRow:
    """The host changes the table."""
    check_host(row, holder)
    check_setup(row)
    if change.free is not None:
        row = freed(row, change.free)
    fields = {
        field: given
        for field in ("clock", "listed", "open_hands")
        if (given := getattr(change, field)) is not None
    }
    if change.name is not None:
        fields["name"] = cleaned(change.name)
    seats = row.seats if change.seats is None else _replanned(row, game, change.seats)
    options = agreed(game, row.options if change.options is None else change.options, seats)
    check_carried(game, options, row.options)
    new = replace(row, seats=seats, options=options, **fields)
    _check_promised(row, new, game)
    return new


def _check_promised(old: TableRow, new: TableRow, game: Game) -> None:
    """Whoever has sat down where something stays hidden may rely on it."""
    guests = [seat.name for seat in old.seats if seat.kind == "person" and seat.holder != old.host]
    opened = [name for name in game.opening_options if new.options.get(name) and not old.options.get(name)]
    if guests and (opened or (new.open_hands and not old.open_hands)):
        raise Refusal(
            "hands_promised",
            f"{', '.join(guests)} sat down at a table where that stays hidden; open it before guests come.",
        )


def freed(row: TableRow, seat: int) -> TableRow:
    """A guest must stand up; anybody with the link may then sit down there."""
    if seat >= len(row.seats) or row.seats[seat].kind != "person" or row.seats[seat].holder == row.host:
        raise Refusal("no_seat", "No guest sits there.")
    return replace(
        row, seats=tuple(SeatRow(seat, "open", "") if old.seat == seat else old for old in row.seats)
    )


def _replanned(row: TableRow, game: Game, plan: list[SeatPlan]) -> tuple[SeatRow, ...]:
    """Guests keep their seat if it is still open, else take another; if none is left, they must leave."""
    adds_salt = any(seat.adds_salt for seat in row.seats if seat.holder == row.host)
    seats = list(planned(game, plan, row.host, adds_salt))
    for old in row.seats[: len(seats)]:
        new = seats[old.seat]
        if new.kind == old.kind == "person" and old.holder == row.host:
            seats[old.seat] = replace(new, name=new.name or old.name, key=old.key)
        elif new.kind == old.kind == "bot":
            seats[old.seat] = replace(new, name=new.name or old.name)
    guests = [old for old in row.seats if old.kind == "person" and old.holder != row.host]
    stay = [old for old in guests if old.seat < len(seats) and seats[old.seat].kind == "open"]
    for guest in [*stay, *(old for old in guests if old not in stay)]:
        free = [seat.seat for seat in seats if seat.kind == "open"]
        if free:
            place = guest.seat if guest in stay else free[0]
            seats[place] = replace(guest, seat=place)
    return named(seats)


def joined(row: TableRow, holder: str, join: Join) -> TableRow:
    """Somebody takes an open seat; asked twice under the same name, it is the same seat."""
    if seat_named(row, holder, join.name) is not None:
        return row
    check_setup(row)
    free = [seat.seat for seat in row.seats if seat.kind == "open"]
    if join.seat is not None and join.seat not in free:
        raise Refusal("no_seat", f"Seat {join.seat + 1} is not open.")
    if not free:
        raise Refusal("no_seat", "No seat is open at this table any more.")
    place = free[0] if join.seat is None else join.seat
    if row.seed_open and join.seed != row.seed:
        raise Refusal(
            "open_seed",
            "The seed of this table was chosen by hand, so that the whole deal may be known to somebody. "
            f"If you agree to that, name it as you sit down: {row.seed}.",
        )
    name = check_name(join.name, [seat.name for seat in row.seats if seat.name])
    return with_seat(row, place, kind="person", name=name, holder=holder, adds_salt=join.luck == "shared")


def seat_named(row: TableRow, holder: str, name: str) -> int | None:
    """The seat that this person holds under this name."""
    wanted = name_key(cleaned(name))
    return next((seat for seat in seats_of(row, holder) if name_key(row.seats[seat].name) == wanted), None)


def left(row: TableRow, holder: str) -> TableRow:
    """Before the game the seats become open; a host who leaves hands the table to the next person."""
    if not seats_of(row, holder):
        raise Refusal("not_yours", "You do not sit at this table.")
    if row.has_begun:
        return row
    seats = tuple(SeatRow(seat.seat, "open", "") if seat.holder == holder else seat for seat in row.seats)
    heirs = [seat.holder for seat in seats if seat.kind == "person"]
    host = heirs[0] if row.host == holder and heirs else row.host
    return replace(row, seats=seats, host=host)


def succeeded(row: TableRow, holder: str, gone: bool) -> TableRow:
    """Somebody who sits there takes the place of a host who is away, once that one has been gone for long."""
    if not gone:
        raise Refusal("host_here", "The host was here a moment ago; in a minute you may begin without them.")
    return replace(row, host=holder)


# At any time


def sat_in(row: TableRow, game: Game, seat: int, bot: str) -> TableRow:
    """A bot answers for a person who is away."""
    check_playing(row)
    if not 0 <= seat < len(row.seats) or row.seats[seat].kind != "person":
        raise Refusal("no_seat", "No person sits there for whom a bot could sit in.")
    return with_seat(row, seat, sitting_in=check_bot(game, bot))


def back(row: TableRow, seat: int) -> TableRow:
    """The person answers again."""
    return with_seat(row, seat, sitting_in="")


def check_playing(row: TableRow) -> None:
    """Only while the game runs."""
    if row.status == "setup":
        raise Refusal("not_begun", "The game has not begun yet.")
    if row.status == "over":
        raise Refusal("over", "The game is over.")


def going_on_at(row: TableRow, code: str) -> TableRow:
    """The group plays on at the table of this code, unless another is reserved already."""
    return row if row.rematch else replace(row, rematch=code)


def again(row: TableRow, code: str, secret: str, at: str, anew: Mapping[str, Any]) -> TableRow:
    """The next table of the same group: everybody moves on one seat, so that somebody else begins."""
    turned = [*row.seats[1:], *row.seats[:1]]
    seats = tuple(
        replace(seat, seat=place, sitting_in="", key="", marks={}, proposal=None, seal="", salt="")
        for place, seat in enumerate(turned)
    )
    return replace(
        row,
        id=0,
        code=code,
        status="setup",
        options={**row.options, **anew},
        seed=DRAWN,
        seed_open=False,
        secret=secret,
        seats=seats,
        chance=[],
        created=at,
        moved=at,
        rematch="",
        undo_request=None,
    )
