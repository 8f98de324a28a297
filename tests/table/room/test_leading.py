"""Several processes with one database: one of them runs the bots and the clock of a table."""

from pathlib import Path

import pytest

from tests.table.room.guests import NAMES, Guest, LocalServer, answer, until
from tests.table.room.two_processes import Process
from wagonlit.core.rng import Rng
from wagonlit.table.bots.pool import BotPool, BotQuestion
from wagonlit.table.bots.worker import Choice
from wagonlit.table.peers.messages import Presence
from wagonlit.table.peers.registry import Peers
from wagonlit.table.room.clock import Timing
from wagonlit.table.room.room import Room
from wagonlit.table.wire.http import SeatPlan
from wagonlit.table.wire.messages import Snapshot

pytestmark = pytest.mark.asyncio

Pair = tuple[Process, Process]
BOTS = [SeatPlan("bot", bot="random")] * 2


class Counted(BotPool):
    """Counts what bots are asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0

    async def choose(self, question: BotQuestion) -> Choice:
        self.asked += 1
        return await super().choose(question)


async def counted(process: Process) -> Counted:
    """From now on the questions at this process are counted."""
    await process.bot_pool.close()
    process.bot_pool = process.rooms.services.bot_pool = pool = Counted()
    return pool


async def played_on(room: Room, guest: Guest, rounds: int) -> None:
    """The person answers that many times; bots answer for themselves."""
    rng = Rng(2)
    for _ in range(rounds):
        await until(lambda: guest.ask)
        await answer(room, guest, rng)
    await until(lambda: guest.ask)


async def test_bots_are_asked_by_one_process_only(pair: Pair) -> None:
    pools = [await counted(process) for process in pair]
    here, there = pair
    room = await here.table(1, seats=[SeatPlan("me", NAMES[0]), *BOTS])
    anna, otto = Guest(NAMES[0], 0), Guest("Otto")
    room.arrivals.connect(anna)
    await there.seat(room.state.row.code, otto)
    elsewhere = await there.rooms.room(room.state.row.code)
    await until(lambda: room.leads != elsewhere.leads and anna.ask)
    before = [pool.asked for pool in pools]
    n = room.state.n
    await played_on(room, anna, 12)
    idle, busy = sorted(pool.asked - old for pool, old in zip(pools, before))
    given = sum(entry.seat != 0 for entry in room.state.playing.entries[n:])
    assert idle == 0 < given <= busy


async def thoughtful(pair: Pair) -> Room:
    """A table at the first process whose bots think for long; the second has heard of it."""
    here, there = pair
    here.rooms.services.timing = Timing(pace=3600.0)
    room = await here.table(1, seats=[SeatPlan("me", NAMES[0]), *BOTS])
    anna = Guest(NAMES[0], 0)
    room.arrivals.connect(anna)
    while anna.ask:
        await answer(room, anna)
    await here.heard_by(there)
    assert there.link.peers.presence_at(room.state.row.code)
    return room


async def test_a_table_that_is_only_looked_up_stays_where_it_is_run(pair: Pair) -> None:
    room = await thoughtful(pair)
    elsewhere = await pair[1].rooms.room(room.state.row.code)
    assert room.bot_seats.busy
    assert not elsewhere.bot_seats.busy
    assert not pair[1].rooms.services.awake


async def agreed(*rooms: Room) -> None:
    """Wait until the processes know of each other, and the bots are asked by the one that leads, alone."""

    def runs(room: Room) -> tuple[bool, bool]:
        return room.leads, room.bot_seats.busy

    await until(lambda: all(room.services.peers.presence_at(room.state.row.code) for room in rooms))
    await until(lambda: sorted(map(runs, rooms)) == [(False, False), (True, True)])


async def test_when_the_lot_falls_to_a_newcomer_the_bots_are_asked_there(pair: Pair) -> None:
    pair[1].rooms.services.timing = Timing(pace=3600.0)
    handed_over = False
    while not handed_over:
        room = await thoughtful(pair)
        await pair[1].seat(room.state.row.code, Guest("Otto"))
        elsewhere = await pair[1].rooms.room(room.state.row.code)
        await agreed(room, elsewhere)
        handed_over = elsewhere.leads


async def test_the_tables_of_a_process_that_dies_go_on_elsewhere(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = pair
    room = await thoughtful(pair)
    n = room.state.n
    assert not there.rooms.services.awake
    await here.fall_silent()
    monkeypatch.setattr("wagonlit.table.peers.registry.SILENCE", 0.0)
    await until(lambda: room.state.row.code in there.rooms.codes())
    elsewhere = await there.rooms.room(room.state.row.code)
    await until(lambda: elsewhere.state.n > n and set(elsewhere.state.playing.questions) == {0})


async def test_the_clock_shows_the_same_at_every_process_and_rings_at_one(pair: Pair) -> None:
    here, there = pair
    for process in pair:
        process.rooms.services.timing = Timing(pace=0, fast=3600.0)
    room = await here.table(clock="fast")
    guests = [Guest(NAMES[seat], seat) for seat in range(3)]
    for guest in guests:
        room.arrivals.connect(guest)
    await answer(room, next(guest for guest in guests if guest.ask))
    twin = Guest(NAMES[0], 0)
    await there.seat(room.state.row.code, twin)
    assert twin.last(Snapshot).position
    assert twin.position.deadline == guests[0].position.deadline != ""
    elsewhere = await there.rooms.room(room.state.row.code)
    await until(lambda: room.leads != elsewhere.leads)
    follower = elsewhere if room.leads else room
    follower.services.timing = Timing(pace=0, fast=0.0)
    follower.go_on()
    await follower.queue.settled()
    assert follower.clock.alarm.due(follower.state.playing.questions)
    follower.ring()
    await follower.queue.settled()
    assert follower.state.n == 1


async def test_a_question_has_its_full_time_after_a_restart(tmp_path: Path) -> None:
    async with LocalServer(tmp_path) as local:
        room = await local.table(clock="fast")
        code, before = room.state.row.code, room.clock.alarm.shown(0).moment
    async with LocalServer(tmp_path) as local:
        room = await local.rooms.room(code)
        assert room.clock.alarm.shown(0).moment > before


async def test_of_all_processes_where_a_table_is_awake_one_leads() -> None:
    """Whatever their names are; one that is asleep there never does."""
    for number in range(50):
        code, all_of_them = f"TABLE{number}", [Peers() for _ in range(4)]
        for one in all_of_them:
            for other in all_of_them:
                if other is not one:
                    one.note_alive(other.own_name, other.started)
        assert sum(one.should_wake(code) for one in all_of_them) == 1
        *awake, asleep = all_of_them
        for one in all_of_them:
            for other in awake:
                if other is not one:
                    one.set_presence(other.own_name, code, Presence())
        assert sum(one.leads_here(code, awake=True) for one in awake) == 1
        assert not asleep.leads_here(code, awake=False)
        assert not any(one.should_wake(code) for one in all_of_them)
