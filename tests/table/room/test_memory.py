"""A table that nobody needs any more is gone at once, without the garbage collector."""

import asyncio
import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path
from weakref import ref

import pytest
import pytest_asyncio

from tests.table.room.guests import NAMES, Guest, LocalServer, holder, play, seated, until
from tests.table.room.test_undo import answered
from tests.table.room.two_processes import processes
from wagonlit.core.rng import Rng
from wagonlit.table.bots.beside import WAITING
from wagonlit.table.room.clock import Timing
from wagonlit.table.room.room import Room
from wagonlit.table.wire.http import Join, NewTable, SeatPlan, TableChange
from wagonlit.table.wire.messages import Consent, Mark, Refused, Reply, SitIn, TakeBack, Viewed
from wagonlit.table.wire.refusal import Refusal

pytestmark = pytest.mark.asyncio


@pytest.fixture
def _uncollected() -> Iterator[None]:
    """While serving, the garbage collector looks at what is old only seldom; here never."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest_asyncio.fixture
async def forgetful(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, _uncollected: None
) -> AsyncIterator[LocalServer]:
    """A server that keeps no rooms ready for whoever might come again."""
    monkeypatch.setattr("wagonlit.table.room.rooms.RECENT", 0)
    async with LocalServer(tmp_path) as opened:
        yield opened


class Watched:
    """What rooms are made of: each of the parts that hold much."""

    def __init__(self) -> None:
        self.parts: list[ref[object]] = []

    def add(self, room: Room) -> None:
        """Watch this one from now on."""
        history = room.state.playing
        self.parts += [ref(part) for part in (room, room.state, history, history.match, room.audience)]

    async def gone(self) -> None:
        """Until nothing of them is left."""
        assert self.parts
        await until(lambda: not any(one() for one in self.parts))


async def played(local: LocalServer, watched: Watched, number: int) -> None:
    """A whole game between people."""
    room = await local.table(game=("lookout", "masquerade", "lighthouse")[number % 3])
    watched.add(room)
    guests = seated(room)
    await play(room, guests, Rng(number))
    assert room.broadcast.table().status == "over"
    part(room, guests)


async def played_by_clock(local: LocalServer, watched: Watched) -> None:
    """A whole game with bots, in which nobody else answers in time."""
    room = await local.table(2, bots=1, clock="fast")
    watched.add(room)
    anna = Guest(NAMES[0], 0)
    room.arrivals.connect(anna)
    await until(lambda: anna.position.result)
    part(room, [anna])


async def gone_wrong(local: LocalServer, watched: Watched) -> None:
    """A game that breaks off after much was refused."""
    room = await local.table()
    watched.add(room)
    guests = seated(room)
    actor = await answered(room, guests, free=False)
    await room.received(actor, TakeBack(room.state.n))
    for guest in guests:
        for nonsense in (Consent(0, True), SitIn(9, "nobody"), Mark("nowhere", "x"), Reply("too-late", 0, 0)):
            await room.received(guest, nonsense)
        assert len(guest.all_of(Refused)) == 4
    await room.membership.leave(holder(NAMES[1]))
    with suppress(Refusal):  # `pytest.raises` would hold on to it
        await room.membership.change(holder(NAMES[0]), TableChange(name="Too late"))
        raise AssertionError("It is too late for that.")
    part(room, guests)


async def broken_off(local: LocalServer, watched: Watched) -> str:
    """A game that breaks off after an answer that could be taken back freely; its code."""
    room = await local.table()
    watched.add(room)
    guests = seated(room)
    await answered(room, guests, free=True)
    part(room, guests)
    return room.state.row.code


def part(room: Room, guests: list[Guest]) -> None:
    """Everybody goes."""
    for guest in guests:
        room.arrivals.disconnect(guest)


async def test_finished_tables_leave_memory(forgetful: LocalServer) -> None:
    watched = Watched()
    for number in range(40):
        await played(forgetful, watched, number)
    await watched.gone()


async def test_tables_with_bots_and_clocks_leave_memory(forgetful: LocalServer) -> None:
    forgetful.rooms.services.timing = Timing(pace=0, fast=0.02)
    watched = Watched()
    for _ in range(5):
        await played_by_clock(forgetful, watched)
    await watched.gone()


async def test_a_table_where_much_went_wrong_leaves_memory(forgetful: LocalServer) -> None:
    watched = Watched()
    await gone_wrong(forgetful, watched)
    await watched.gone()


async def test_a_case_of_the_undo_judge_keeps_no_table(forgetful: LocalServer) -> None:
    forgetful.bot_pool.undo_judge.pause = 3600.0
    watched = Watched()
    await broken_off(forgetful, watched)
    await watched.gone()


async def test_who_came_and_went_before_a_game_is_forgotten(forgetful: LocalServer) -> None:
    plan = [SeatPlan("me", NAMES[0]), SeatPlan("open"), SeatPlan("open")]
    room = await forgetful.rooms.open(NewTable("lookout", plan), holder(NAMES[0]))
    room.arrivals.connect(Guest(NAMES[0], 0))
    for name in NAMES[1:]:
        guest = Guest(name, await room.membership.join(holder(name), Join(name)))
        room.arrivals.connect(guest)
        await room.received(guest, Viewed(0))
        await room.membership.leave(guest.holder)
        room.arrivals.disconnect(guest)
    kept = repr([vars(part) for part in (room.audience, room.clock.pause, room.clock.show)])
    assert holder(NAMES[0]) in kept
    assert [name for name in NAMES[1:] if holder(name) in kept] == []


class Wondering:
    """Somebody who might take an answer back."""

    seat = 0

    def record(self) -> None:
        """The game has moved on."""

    def judged(self, free: bool) -> None:
        """It does not matter any more."""


async def test_only_so_many_cases_of_the_undo_judge_are_kept(forgetful: LocalServer) -> None:
    judge = forgetful.bot_pool.undo_judge
    judge.pause = 3600.0
    cases = []
    for number in range(2 * WAITING):
        case = Wondering()
        cases.append(ref(case))
        judge.submit(f"table {number}", case)
    assert [one() is not None for one in cases[:-1]] == [False] * WAITING + [True] * (WAITING - 1)


async def test_a_table_that_left_memory_is_made_again(forgetful: LocalServer) -> None:
    watched = Watched()
    code = await broken_off(forgetful, watched)
    await watched.gone()
    room = await forgetful.rooms.room(code)
    n = len(await forgetful.store.entries(room.state.row.id))
    assert room.state.n == n > 0
    await play(room, seated(room), Rng(1), 1)
    assert room.state.n == n + 1


async def test_work_that_is_under_way_keeps_its_table(forgetful: LocalServer) -> None:
    room = await forgetful.table()
    code, queue = room.state.row.code, room.queue
    asking = asyncio.create_task(room.membership.new_key(holder(NAMES[0]), 0))
    await asyncio.sleep(0)  # now it is under way
    asking.cancel()
    del room
    await queue.settled()
    kept = await forgetful.store.table(code)
    assert kept
    assert kept.seats[0].key


async def test_the_clock_of_a_table_that_another_process_runs_stops_when_it_leaves_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wagonlit.table.room.rooms.RECENT", 0)
    async with processes(tmp_path) as (here, there):
        led = await here.table(clock="relaxed")
        seated(led)
        await here.heard_by(there)
        clock = (await there.rooms.room(led.state.row.code)).clock
        await until(lambda: not clock.alarm.running)
        assert led.clock.alarm.running
