"""Leaks beside the game: the lobby, records, keys, headers, closings, logs, and what a rematch inherits."""

import hashlib
import logging
from typing import Any

from litestar.config.compression import CompressionConfig
from msgspec.structs import replace

from tests.table.proof.telltales import wrap
from tests.table.twins.planted.hidden import hidden
from wagonlit.table.room import membership, seat_changes
from wagonlit.table.room.answers import Answers
from wagonlit.table.room.broadcast import Broadcast
from wagonlit.table.room.membership import Membership
from wagonlit.table.room.room import Room
from wagonlit.table.room.rooms import Rooms
from wagonlit.table.room.table_state import TableState
from wagonlit.table.serving import server
from wagonlit.table.store.rows import TableRow
from wagonlit.table.web import app, security, socket_route, table_routes
from wagonlit.table.web.socket_access import TurnedAway
from wagonlit.table.wire.refusal import Refusal
from wagonlit.table.wire.timestamps import later

logger = logging.getLogger("wagonlit.table")


def hand_in_lobby() -> None:
    """The list of tables tells."""

    def public_table(before: Any, rooms: Rooms, row: Any) -> Any:
        room = rooms._rooms.get(row.code)
        return replace(before(rooms, row), onlookers=hidden(room.state.history if room else None, 9))

    wrap(Rooms, "_public_table", public_table)


def problem_says_hand() -> None:
    """Whoever asks for the record too early is told."""

    def record(before: Any, state: TableState) -> Any:
        try:
            return before(state)
        except Refusal as fault:
            raise Refusal(fault.code, f"{fault.says} {hidden(state.history)}") from fault

    wrap(TableState, "record", record)


def record_at_any_time() -> None:
    """The record can be fetched while the game runs."""
    wrap(TableState, "record", lambda _before, state: state.playing.match.record)


def key_says_hand() -> None:
    """A wrong key is refused in other words."""

    async def claim(before: Any, members: Membership, holder: str, key: str) -> int:
        try:
            return int(await before(members, holder, key))
        except Refusal as fault:
            raise Refusal(fault.code, f"{fault.says} {hidden(members._state.history)}") from fault

    wrap(Membership, "claim", claim)


def header_by_hand() -> None:
    """An answer about a table bears a tag that changes with what is hidden."""

    def seated(before: Any, room: Room, person: Any) -> Any:
        tag = str(hidden(room.state.history)).encode()
        security.ALWAYS[:] = [one for one in security.ALWAYS if one[0] != b"etag"] + [(b"etag", tag)]
        return before(room, person)

    wrap(table_routes, "_seated", seated)


def closing_says_hand() -> None:
    """Whoever may not look over a shoulder is turned away in other words."""

    def place_of(before: Any, room: Room, person: Any, query: Any) -> Any:
        try:
            return before(room, person, query)
        except TurnedAway as fault:
            raise TurnedAway(fault.code, f"{fault.reason} {hidden(room.state.history, 100)}") from fault

    wrap(socket_route, "place_of", place_of)


def sockets_are_packed() -> None:
    """Messages are compressed: how short they get depends on what is in them."""

    def config(before: Any, *args: Any) -> Any:
        made = before(*args)
        made.ws_per_message_deflate = True
        return made

    wrap(server, "server_config", config)


def answers_are_packed() -> None:
    """So are the answers over HTTP."""
    packing = CompressionConfig(backend="gzip", minimum_size=1)
    wrap(app, "Litestar", lambda before, **kwargs: before(**kwargs, compression_config=packing))


def token_in_log() -> None:
    """Whoever asks is written down by their token."""

    def person_of(before: Any, headers: Any, secure: bool) -> Any:
        logger.warning("Asked by %s", headers.get("authorization", "a stranger"))
        return before(headers, secure)

    wrap(security, "person_of", person_of)


def secret_in_log() -> None:
    """A table that is opened is written down with all that belongs to it."""

    def made(before: Any, rooms: Rooms, game: Any, row: Any, *rest: Any) -> Any:
        logger.warning("Opened: %r", row)
        return before(rooms, game, row, *rest)

    wrap(Rooms, "_made", made)


def hand_in_log() -> None:
    """Whoever looks after the server reads what is hidden."""

    async def give(before: Any, answers: Answers, seat: int, reply: Any) -> int:
        logger.info("Seat %d answers where %d is hidden.", seat, hidden(answers._state.history))
        return int(await before(answers, seat, reply))

    wrap(Answers, "give", give)


# What comes before and after a game


def secret_before_the_game() -> None:
    """When a table was set last depends on the secret that it has committed itself to."""

    def table(before: Any, broadcast: Broadcast) -> Any:
        shown = before(broadcast)
        secret = int(broadcast._state.row.secret, 16)
        return replace(shown, moved=later(shown.moved, secret % 1000 / 1000))

    wrap(Broadcast, "table", table)


def rematch_seeded_from_last() -> None:
    """The next deal follows from the last one."""

    def again(before: Any, row: TableRow, code: str, secret: str, *rest: Any) -> TableRow:
        return before(row, code, hashlib.md5(row.secret.encode()).hexdigest(), *rest)  # type: ignore[no-any-return]

    wrap(seat_changes, "again", again)


def rematch_hands_on_notes() -> None:
    """Whoever sits down for another game finds somebody's notes."""

    def again(before: Any, row: TableRow, *rest: Any) -> TableRow:
        fresh: TableRow = before(row, *rest)
        seats = (replace(seat, marks=row.seats[seat.seat].marks) for seat in fresh.seats)
        return replace(fresh, seats=tuple(seats))

    wrap(seat_changes, "again", again)


def rematch_code_by_hand() -> None:
    """The code of the next table follows from the last deal."""

    async def rematch(before: Any, members: Membership, holder: str) -> str:
        number = hidden(members._state.history)
        letters = "".join("ABCDEFGHJK"[int(digit)] for digit in f"{number:010}"[-6:])
        wrap(membership, "new_code", lambda _before, _division: letters)
        return str(await before(members, holder))

    wrap(Membership, "rematch", rematch)


def seed_from_code() -> None:
    """Chance deals from what everybody can read in the address."""

    def deals_from(row: TableRow) -> str:
        return hashlib.md5(row.code.encode()).hexdigest()

    TableRow.deals_from = property(deals_from)  # type: ignore[assignment, method-assign]


def seed_from_the_hour() -> None:
    """The secret is drawn with the help of the clock alone."""
    from wagonlit.table.room import new_table  # noqa: PLC0415  # patched by name
    from wagonlit.table.wire.timestamps import now  # noqa: PLC0415

    def secret(_before: Any) -> str:
        return hashlib.md5(now()[:16].encode()).hexdigest()

    wrap(new_table, "secret_seed", secret)


LEAKS = (
    hand_in_lobby, problem_says_hand, record_at_any_time, key_says_hand, header_by_hand, closing_says_hand,
    sockets_are_packed, answers_are_packed, token_in_log, secret_in_log, hand_in_log,
    secret_before_the_game, rematch_seeded_from_last,
    rematch_hands_on_notes, rematch_code_by_hand, seed_from_code, seed_from_the_hour,
)  # fmt: skip
