"""The log is the table: drop everything else, and it goes on where it stood."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from tests.table.room.guests import NAMES, Guest, LocalServer, asked, play, refused, reply_to, seated, undone
from tests.table.variants.lookout import GAME as LOOKOUT
from wagonlit.core.event import ONLOOKER, Told
from wagonlit.core.rng import Rng
from wagonlit.table.room.room import Room
from wagonlit.table.wire.messages import Accepted, Position, Snapshot

pytestmark = pytest.mark.asyncio

FLEETING = LOOKOUT.fleeting


def lasting(told: Sequence[Told]) -> list[Told]:
    """All that may be told again."""
    return [one for one in told if one.event not in ("", *FLEETING)]


def positions(room: Room) -> list[Position]:
    """What everybody who comes now is shown, onlookers too."""
    guests = [*(Guest(NAMES[seat], seat) for seat in range(3)), Guest("Otto")]
    for guest in guests:
        room.arrivals.connect(guest)
        room.arrivals.disconnect(guest)
    return [guest.position for guest in guests]


async def test_after_a_restart_everybody_finds_the_same_position(tmp_path: Path) -> None:
    async with LocalServer(tmp_path) as local:
        room = await local.table()
        guests, rng = seated(room), Rng(3)
        for _ in range(4):
            await play(room, guests, rng, 9)
            await undone(room, guests)
        await play(room, guests, rng, 5)
        code, before = room.state.row.code, positions(room)
    async with LocalServer(tmp_path) as local:
        room = await local.rooms.room(code)
        assert positions(room) == before
        guests = seated(room)
        await play(room, guests, rng)
        assert guests[0].position.result


async def test_the_question_of_a_restarted_table_can_be_answered_as_before(tmp_path: Path) -> None:
    async with LocalServer(tmp_path) as local:
        room = await local.table()
        guests = seated(room)
        await play(room, guests, Rng(3), 12)
        actor, code = asked(guests), room.state.row.code
        assert actor.ask
        reply = reply_to(actor.ask)
        await room.received(actor, reply)
    async with LocalServer(tmp_path) as local:
        room = await local.rooms.room(code)
        await room.received(actor, reply)
        assert actor.last(Accepted) == Accepted(reply.id, 13)
        assert room.state.n == 13


async def test_an_old_table_survives_a_change_of_dealer(tmp_path: Path) -> None:
    """What chance drew is in the log, so another shuffle than that of the seed changes nothing."""
    async with LocalServer(tmp_path) as local:
        room = await local.table()
        await play(room, seated(room), Rng(3), 80)
        assert any(entry.chance for entry in room.state.playing.entries)
        code, before = room.state.row.code, positions(room)
        await local.store.amend(room.state.row.id, lambda row: replace(row, seed=99))
    async with LocalServer(tmp_path) as local:
        assert positions(await local.rooms.room(code)) == before


async def test_after_a_start_no_game_is_played_again_before_somebody_comes_or_its_clock_runs(
    tmp_path: Path,
) -> None:
    async with LocalServer(tmp_path) as local:
        codes = [(await local.table(people=1, bots=2)).state.row.code for _ in range(5)]
        ticking = (await local.table(clock="relaxed")).state.row.code
    async with LocalServer(tmp_path, pace=3600) as local:
        await local.rooms.resume()
        assert local.rooms.codes() == [ticking]
        room = await local.rooms.room(codes[0])
        assert room.state.playing.questions
        assert sorted(local.rooms.codes()) == sorted([ticking, codes[0]])


@pytest.mark.parametrize("spoil", ["at = ''", "kind = 'change'", "choice = '-1'"])
async def test_a_table_that_cannot_go_on_keeps_no_other_from_it(spoil: str, tmp_path: Path) -> None:
    async with LocalServer(tmp_path) as local:
        sound, spoilt = [await local.table(clock="relaxed") for _ in range(2)]
        for room in (sound, spoilt):  # the latest is the first that is resumed
            await play(room, seated(room), Rng(3), 3)
        codes = [room.state.row.code for room in (sound, spoilt)]
        wrong = text(f"UPDATE log SET {spoil} WHERE table_id = {spoilt.state.row.id}")
        await local.store._writer.write(lambda connection: connection.execute(wrong))
    async with LocalServer(tmp_path) as local:
        await local.rooms.resume()
        assert local.rooms.codes() == codes[:1]
        await refused("broken", local.rooms.room(codes[1]))


async def test_who_comes_again_is_told_only_what_is_new(local: LocalServer) -> None:
    room = await local.table()
    guests, rng = seated(room), Rng(3)
    await play(room, guests, rng, 10)
    away = next(guest for guest in guests if not guest.ask)
    since = len(away.told)
    room.arrivals.disconnect(away)
    await play(room, [guest for guest in guests if guest is not away], rng, 1)
    room.arrivals.connect(away, since)
    assert away.last(Snapshot).first == since < room.state.playing.told_count
    assert lasting(away.told) == lasting(room.state.playing.match.told[away.seat])
    ahead = Guest(NAMES[0], 0)
    room.arrivals.connect(ahead, 10**9)
    assert (ahead.last(Snapshot).first, ahead.last(Snapshot).told) == (room.state.playing.told_count, [])


async def test_who_was_away_while_something_was_taken_back_has_nothing_wrong(local: LocalServer) -> None:
    room = await local.table()
    guests, rng = seated(room), Rng(3)
    onlooker = Guest("Otto")
    room.arrivals.connect(onlooker)
    await play(room, guests, rng, 20)
    room.arrivals.disconnect(onlooker)
    await undone(room, guests)
    await play(room, guests, rng, 6)
    room.arrivals.connect(onlooker, len(onlooker.told))
    assert lasting(onlooker.told) == lasting(room.state.playing.match.told[ONLOOKER])


async def test_a_table_where_nothing_goes_on_is_let_go_and_found_again(local: LocalServer) -> None:
    room = await local.table()
    guests = seated(room)
    assert room in local.rooms.services.awake
    for guest in guests:
        room.arrivals.disconnect(guest)
    assert room not in local.rooms.services.awake
