"""A table never waits for ever: clocks run out, bots sit in, and people come back."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.table.room.guests import (
    Guest,
    LocalServer,
    answer,
    asked,
    asked_at_once,
    reply_to,
    seated,
    until,
)
from wagonlit.table.room.clock import Timing
from wagonlit.table.room.room import Room
from wagonlit.table.wire import timestamps
from wagonlit.table.wire.messages import Accepted, Back, Refused, SitIn, TableChanged

pytestmark = pytest.mark.asyncio


async def test_when_the_clock_runs_out_something_possible_is_answered(local: LocalServer) -> None:
    local.rooms.services.timing = Timing(pace=0, fast=0.02)
    room = await local.table(clock="fast")
    guests = seated(room)
    assert all(guest.position.deadline.endswith("Z") for guest in guests)
    assert {guest.position.limit for guest in guests} == {0.02}
    await until(lambda: room.broadcast.table().status == "over")
    assert guests[0].position.result
    assert (guests[0].position.deadline, guests[0].position.limit) == ("", 0.0)


async def test_the_deadline_of_a_question_stays_while_others_answer_theirs(local: LocalServer) -> None:
    room = await local.table(clock="relaxed")
    guests = seated(room)
    while len(both := asked_at_once(guests)) < 2:
        await answer(room, both[0])
        await asyncio.sleep(0.002)
    before = both[1].position.deadline
    await answer(room, both[0])
    assert both[1].position.deadline == before
    assert both[1].ask


async def test_without_a_clock_there_is_no_deadline(local: LocalServer) -> None:
    room = await local.table()
    assert not room.clock.alarm.running
    assert seated(room)[0].position.deadline == ""


async def test_the_clock_goes_on_after_a_restart_with_nobody_there(tmp_path: Path) -> None:
    async with LocalServer(tmp_path) as local:
        room = await local.table(clock="fast")
        code = room.state.row.code
    async with LocalServer(tmp_path) as local:
        local.rooms.services.timing = Timing(pace=0, fast=0.02)
        await local.rooms.resume()
        room = await local.rooms.room(code)
        await until(lambda: room.state.n > 3)


@pytest.mark.parametrize("hours", [24, -24])
async def test_a_clock_that_jumps_answers_for_nobody_and_makes_nobody_wait(
    local: LocalServer, hours: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await local.table(clock="fast")
    guests = seated(room)
    while len(both := asked_at_once(guests)) < 2:
        await answer(room, both[0])
    jumped = timedelta(hours=hours)
    monkeypatch.setattr(timestamps, "wall_clock", lambda: datetime.now(UTC) + jumped)
    await answer(room, both[0])  # the other is still asked
    assert both[1].ask
    assert room.clock.due() == []
    assert room.clock.stands_for(both[1].ask) < PATIENCE
    while asked_at_once(guests):  # and so it goes on with what is asked after the jump
        assert room.clock.due() == []
        first = min(one.when for one in room.clock.alarm._deadlines.values())
        assert first <= asyncio.get_running_loop().time() + local.timing.fast
        await answer(room, asked(guests))


async def away(room: Room) -> tuple[list[Guest], Guest, Guest]:
    """Everybody, the one who must answer but has just gone, and somebody who is neither that nor host."""
    guests = seated(room)
    while (gone := asked(guests)).seat == 0 or room.state.playing.window:
        await answer(room, gone)
    room.arrivals.disconnect(gone)
    other = next(guest for guest in guests[1:] if guest is not gone)
    return guests, gone, other


async def test_the_host_may_let_a_bot_sit_in_for_somebody_who_is_not_here(local: LocalServer) -> None:
    local.rooms.services.timing = Timing(pace=0, grace=0.0)
    room = await local.table()
    (host, *_), gone, other = await away(room)
    n = room.state.n
    await room.received(other, SitIn(gone.seat, "first"))
    assert other.last(Refused).code == "not_host"
    await room.received(host, SitIn(gone.seat, "first"))
    assert host.last(TableChanged).table.seats[gone.seat].sitting_in == "first"
    await until(lambda: room.state.n > n)
    row = await local.store.table(room.state.row.code)
    assert row
    assert row.seats[gone.seat].sitting_in == "first"


async def test_anybody_may_when_somebody_has_been_away_for_long(local: LocalServer) -> None:
    local.rooms.services.timing = Timing(pace=3600, absence=0.0, grace=0.0)
    room = await local.table()
    _, gone, other = await away(room)
    await asyncio.sleep(0.001)
    await room.received(other, SitIn(gone.seat, ""))
    assert room.broadcast.table().seats[gone.seat].sitting_in == "first"


async def test_anybody_may_when_somebody_has_left(local: LocalServer) -> None:
    local.rooms.services.timing = Timing(pace=3600)
    room = await local.table()
    _, gone, other = await away(room)
    await room.membership.leave(gone.holder)
    assert not room.broadcast.table().seats[gone.seat].here
    assert room.membership.seats_of(gone.holder) == [gone.seat]
    await room.received(other, SitIn(gone.seat, "random"))
    assert room.broadcast.table().seats[gone.seat].sitting_in == "random"


async def test_for_somebody_who_is_here_nobody_may_not_even_the_host(local: LocalServer) -> None:
    local.rooms.services.timing = Timing(pace=3600, absence=0.0, grace=0.0)
    room = await local.table()
    (host, *_), asked_here, other = await away(room)
    room.arrivals.connect(asked_here)
    for guest in (host, other):
        await room.received(guest, SitIn(asked_here.seat, "random"))
        assert guest.last(Refused).code == "not_away"
    assert room.broadcast.table().seats[asked_here.seat].sitting_in == ""


async def test_where_no_clock_runs_nobody_waits_for_ever_for_somebody_who_is_here(local: LocalServer) -> None:
    local.rooms.services.timing = Timing(pace=3600, idleness=0.0)
    room = await local.table()
    host, *others = seated(room)
    while asked([host, *others]) is not host:
        await answer(room, asked([host, *others]))
    await asyncio.sleep(0.001)
    await room.received(others[0], SitIn(others[1].seat, "random"))  # who is not asked
    assert others[0].last(Refused).code == "not_away"
    local.rooms.services.timing = Timing(pace=3600, idleness=3600.0)
    await room.received(others[0], SitIn(host.seat, "random"))
    assert len(others[0].all_of(Refused)) == 2
    local.rooms.services.timing = Timing(pace=3600, idleness=0.0)
    await room.received(others[0], SitIn(host.seat, "random"))
    assert room.broadcast.table().seats[host.seat].sitting_in == "random"
    await answer(room, host)
    assert room.broadcast.table().seats[host.seat].sitting_in == ""


async def test_nobody_may_for_somebody_who_was_asked_a_moment_ago(local: LocalServer) -> None:
    local.rooms.services.timing = Timing(pace=3600, absence=0.0, grace=3600.0)
    room = await local.table()
    (host, *_), gone, other = await away(room)
    await asyncio.sleep(0.001)
    for guest in (host, other):
        await room.received(guest, SitIn(gone.seat, "random"))
        assert guest.last(Refused).code == "not_away"
    room.arrivals.disconnect(other)
    await room.received(host, SitIn(other.seat, "random"))
    assert room.broadcast.table().seats[other.seat].sitting_in == "random"


async def test_no_bot_sits_in_where_there_is_no_seat_or_no_such_bot(local: LocalServer) -> None:
    local.rooms.services.timing = Timing(pace=3600, grace=0.0)
    room = await local.table()
    (host, *_), gone, _ = await away(room)
    for seat, bot, code in ((9, "random", "no_seat"), (gone.seat, "nobody", "bad_seats")):
        await room.received(host, SitIn(seat, bot))
        assert host.last(Refused).code == code


async def test_who_comes_back_answers_again(local: LocalServer) -> None:
    local.rooms.services.timing = Timing(pace=3600)
    room = await local.table()
    guests, gone, _ = await away(room)
    room.arrivals.connect(gone)
    await room.received(gone, SitIn(gone.seat, "random"))
    assert room.bot_seats.busy
    await room.received(gone, Back())
    assert guests[0].last(TableChanged).table.seats[gone.seat].sitting_in == ""
    await answer(room, gone)
    assert gone.last(Accepted).n == room.state.n


async def test_simply_answering_is_coming_back(local: LocalServer) -> None:
    local.rooms.services.timing = Timing(pace=3600)
    room = await local.table()
    _, gone, _ = await away(room)
    room.arrivals.connect(gone)
    await room.received(gone, SitIn(gone.seat, "random"))
    assert gone.ask
    await room.received(gone, reply_to(gone.ask))
    assert gone.last(Accepted).n == room.state.n
    assert room.broadcast.table().seats[gone.seat].sitting_in == ""


async def test_sitting_in_outlives_a_restart(tmp_path: Path) -> None:
    async with LocalServer(tmp_path, pace=3600) as local:
        room = await local.table()
        _, gone, _ = await away(room)
        await room.received(gone, SitIn(gone.seat, "first"))
        n, code = room.state.n, room.state.row.code
    async with LocalServer(tmp_path) as local:
        await local.rooms.resume()
        room = await local.rooms.room(code)
        await until(lambda: room.state.n > n)
        assert room.state.playing.entries[n].seat == gone.seat
