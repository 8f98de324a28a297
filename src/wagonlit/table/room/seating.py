"""Who sits where: names that nobody shares, bots that exist, and options that fit the number of seats."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from wagonlit.bots import known_names
from wagonlit.bots import usual as usual_bot
from wagonlit.core.errors import BadOption
from wagonlit.core.game import Game
from wagonlit.core.options import read_options
from wagonlit.core.written import cleaned
from wagonlit.table.peers.division import UNDIVIDED, Division
from wagonlit.table.room.names import check_name, skeleton
from wagonlit.table.store.rows import SeatRow, TableRow
from wagonlit.table.wire.http import USUAL_NAMES, SeatInfo, SeatPlan, TableInfo
from wagonlit.table.wire.refusal import Refusal

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and no O: they look like 1 and 0
CODE_LENGTH = 8  # older tables have six letters
LARGEST_OPTIONS = 16 * 1024  # bytes; everybody is sent them, with those of all other tables in the list


def new_code(division: Division = UNDIVIDED) -> str:
    """A code that nobody can guess, of a table whose people are sent to this process."""
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        if division.includes(code):
            return code


# Names


def named(seats: Sequence[SeatRow]) -> tuple[SeatRow, ...]:
    """Whoever has no name is given one; two of the same name are refused."""
    taken: list[str] = []
    for row in seats:
        if row.name:
            taken.append(check_name(row.name, taken))
    free = [name for name in USUAL_NAMES if skeleton(name) not in {skeleton(other) for other in taken}]
    found = []
    for row in seats:
        nameless = row.kind != "open" and not row.name
        found.append(replace(row, name=free.pop(0) if nameless else cleaned(row.name)))
    return tuple(found)


# Seats


def check_bot(game: Game, bot: str) -> str:
    """The bot's name; if none is given, the usual bot's."""
    known = known_names(game)
    if not bot:
        return usual_bot(game)
    # By name only: whoever opens a table must not have the server load a file.
    if bot not in known:
        raise Refusal("bad_seats", f"No bot “{bot[:40]}” plays this game; available: {', '.join(known)}.")
    return bot


def planned(game: Game, plan: Sequence[SeatPlan], holder: str, adds_salt: bool) -> tuple[SeatRow, ...]:
    """The seats as their host wants them, with nobody but the host and bots there yet."""
    if len(plan) not in game.players:
        least, most = game.players[0], game.players[-1]
        raise Refusal("bad_seats", f"This game is for {least} to {most} players, not for {len(plan)}.")
    if all(seat.kind != "me" for seat in plan):
        raise Refusal("bad_seats", "At least one seat must be your own.")
    return tuple(_planned(game, place, seat, holder, adds_salt) for place, seat in enumerate(plan))


def _planned(game: Game, place: int, seat: SeatPlan, holder: str, adds_salt: bool) -> SeatRow:
    if seat.kind == "open":
        return SeatRow(place, "open", "")
    if seat.kind == "bot":
        return SeatRow(place, "bot", cleaned(seat.name), bot=check_bot(game, seat.bot))
    return SeatRow(place, "person", cleaned(seat.name), holder=holder, adds_salt=adds_salt)


def agreed(game: Game, options: Mapping[str, Any], seats: Sequence[SeatRow]) -> dict[str, Any]:
    """The options that are given, with what follows from the seats; refused if they cannot be."""
    if len(msgspec.json.encode(options)) > LARGEST_OPTIONS:
        raise Refusal("bad_option", f"All options together have at most {LARGEST_OPTIONS} bytes.")
    try:
        found = game.with_table(options, [row.bot for row in seats], lang=None)
        wanted = game.seats(game.options(found))
        found = _as_understood(game, found)
    except BadOption as fault:
        raise Refusal("bad_option", str(fault), fault.option) from fault
    if wanted != len(seats):
        raise Refusal("bad_seats", f"With these options {wanted} play, but the table has {len(seats)} seats.")
    return found


def check_carried(game: Game, given: Mapping[str, Any], before: Mapping[str, Any]) -> None:
    """What one game hands on to the next is not chosen: a host could leave little to chance by it."""
    for name in game.carried_options:
        if given.get(name) and given[name] != before.get(name):
            raise Refusal(
                "bad_option", f"Option “{name}” follows from earlier games, and is not chosen.", name
            )


def _as_understood(game: Game, given: Mapping[str, Any]) -> dict[str, Any]:
    """The same options by their values, without what else was written: everybody there is sent them."""
    read = read_options(game.option_list, given)
    chosen = {name: None if one is None else read[name] for name, one in given.items()}
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(chosen))  # as the store gives them back
    return found


# What is known of it


def seats_of(row: TableRow, holder: str) -> list[int]:
    """The seats this person holds."""
    return [seat.seat for seat in row.seats if holder and seat.holder == holder]


def public_table(row: TableRow, here: Iterable[int] = (), onlookers: int = 0) -> TableInfo:
    """The table as everybody may know it."""
    present = set(here)
    own = seats_of(row, row.host)
    return TableInfo(
        code=row.code,
        name=row.name,
        game=row.game,
        status=row.status,
        options=row.options,
        clock=row.clock,
        listed=row.listed,
        open_hands=row.open_hands,
        seats=[_public_seat(seat, present) for seat in row.seats],
        host=own[0] if own else -1,
        onlookers=onlookers,
        moved=row.moved,
        rematch=row.rematch,
        seed=row.seed if row.seed_open else None,
        commitment=row.deal.commitment if row.deal else "",
        dealing=row.dealing,
    )


def _public_seat(seat: SeatRow, present: set[int]) -> SeatInfo:
    here = seat.kind == "bot" or seat.seat in present
    return SeatInfo(
        seat.seat, seat.kind, seat.name, seat.bot, seat.sitting_in, here, seat.proposal, seat.adds_salt,
        seat.seal, seat.salt,
    )  # fmt: skip
