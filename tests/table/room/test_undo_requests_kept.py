"""A request for undo is kept with the table: it outlives the server, but not the position it was made at."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.table.room.guests import NAMES, Guest, LocalServer, answer, asked, holder, play, seated, until
from tests.table.room.test_undo import answered
from wagonlit.core.rng import Rng
from wagonlit.table.room.room import Room
from wagonlit.table.store.rows import UNDO, UndoRequest
from wagonlit.table.wire.http import NO_SEAT
from wagonlit.table.wire.messages import Consent, TakeBack

pytestmark = pytest.mark.asyncio


async def requested(local: LocalServer) -> tuple[Room, Guest]:
    """A table where somebody would like to take back what the others have learned from."""
    room = await local.table()
    actor = await answered(room, seated(room), free=False)
    await room.received(actor, TakeBack(room.state.n))
    return room, actor


async def test_an_undo_request_is_stored_before_anybody_is_told(local: LocalServer) -> None:
    room, actor = await requested(local)
    kept = await local.store.table(room.state.row.code)
    assert kept
    assert kept.undo_request == UndoRequest(
        room.state.n, actor.seat, tuple(seat for seat in range(3) if seat != actor.seat)
    )
    told = len(actor.received)
    await local.store.close()
    await room.received(actor, Consent(room.state.n, False))
    assert [type(message).__name__ for message in actor.received[told:]] == ["Refused"]
    assert room.state.undo_request == kept.undo_request


async def test_an_undo_request_outlives_a_restart(tmp_path: Path) -> None:
    async with LocalServer(tmp_path) as local:
        room, actor = await requested(local)
        n, code = room.state.n, room.state.row.code
        first, second = [seat for seat in range(3) if seat != actor.seat]
        await room.received(Guest(NAMES[first], first), Consent(n, True))
    async with LocalServer(tmp_path) as local:
        room = await local.rooms.room(code)
        guests = seated(room)
        assert [guest.position.undo.wisher for guest in guests] == [actor.seat] * 3
        assert [guest.position.undo.needed for guest in guests] == [[second]] * 3
        await room.received(guests[second], Consent(n, True))
        assert room.state.n == n + 1
        assert room.state.playing.entries[-1].kind == UNDO


async def test_what_all_agreed_to_is_taken_back_though_the_server_died_over_it(tmp_path: Path) -> None:
    async with LocalServer(tmp_path) as local:
        room, actor = await requested(local)
        n, code = room.state.n, room.state.row.code
        granted = UndoRequest(n, actor.seat, ())
        await local.store.amend(room.state.row.id, lambda row: replace(row, undo_request=granted))
    async with LocalServer(tmp_path) as local:
        room = await local.rooms.room(code)
        await until(lambda: room.state.n == n + 1)
        assert room.state.playing.entries[-1].kind == UNDO
        assert room.state.playing.entries[-1].seat == actor.seat


async def test_an_undo_request_that_was_answered_over_does_not_come_back(tmp_path: Path) -> None:
    async with LocalServer(tmp_path) as local:
        room, _ = await requested(local)
        guests = seated(room)
        await answer(room, asked(guests))
        code = room.state.row.code
    async with LocalServer(tmp_path) as local:
        room = await local.rooms.room(code)
        assert {guest.position.undo.wisher for guest in seated(room)} == {NO_SEAT}


async def test_an_undo_request_that_was_refused_does_not_come_back(tmp_path: Path) -> None:
    async with LocalServer(tmp_path) as local:
        room, actor = await requested(local)
        await room.received(actor, Consent(room.state.n, False))
        code = room.state.row.code
    async with LocalServer(tmp_path) as local:
        room = await local.rooms.room(code)
        assert {guest.position.undo.wisher for guest in seated(room)} == {NO_SEAT}


async def test_the_next_game_of_the_group_begins_without_undo_requests(local: LocalServer) -> None:
    room, _ = await requested(local)
    n = room.state.n
    await play(room, seated(room), Rng(1))
    again = await local.rooms.room(await room.membership.rematch(holder(NAMES[0])))
    guests = [Guest(NAMES[(seat + 1) % 3], seat) for seat in range(3)]
    for guest in guests:
        again.arrivals.connect(guest)
    await play(again, guests, Rng(1), n)
    assert again.state.n == n
    assert {guest.position.undo.wisher for guest in guests} == {NO_SEAT}
