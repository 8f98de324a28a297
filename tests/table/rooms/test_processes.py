"""Several processes with one database: each tells its clients what happened in the others."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from msgspec.structs import replace

from tests.table.rooms.guests import NAMES, Evening, Guest, answer, asked, play, seated, undone, until
from wagonlit.core.rng import Rng
from wagonlit.table.wire import (
    WATCHING,
    Accepted,
    Mark,
    Marked,
    Moved,
    Refused,
    Said,
    Say,
    SeatPlan,
    Snapshot,
    TableChanged,
)

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def elsewhere(evening: Evening, tmp_path: Path) -> AsyncIterator[Evening]:
    """Another process with the same database; each hears when the other has moved."""
    async with Evening(tmp_path) as other:

        async def to_other(code: str, n: int) -> None:
            await other.rooms.moved(code)

        evening.rooms.house._publish = to_other
        yield other


async def test_what_happens_in_one_process_is_told_in_the_other(evening: Evening, elsewhere: Evening) -> None:
    room = await evening.table()
    there = await elsewhere.rooms.room(room.row.code)
    guests = seated(room)
    anna = Guest(NAMES[0], 0)
    there.connect(anna)
    await play(room, guests, Rng(3), 15)
    await undone(room, guests)
    await play(room, guests, Rng(4), 3)
    await room.received(guests[0], Say("Hello"))
    await room.received(guests[0], Mark("mo_hanged leg1", "?"))
    assert anna.position == replace(guests[0].position, undo=anna.position.undo)
    assert anna.told == guests[0].told
    assert anna.last(Said).line.text == "Hello"
    assert anna.last(Marked).marks == {"mo_hanged leg1": "?"}
    assert not any(message.told for message in anna.all_of(Moved) if message.by == WATCHING)


async def test_of_two_answers_in_two_processes_one_is_stale(evening: Evening, elsewhere: Evening) -> None:
    room = await evening.table()
    there = await elsewhere.rooms.room(room.row.code)
    actor = asked(seated(room))
    evening.rooms.house._publish = None  # the news has not arrived yet
    twin = Guest(NAMES[actor.seat], actor.seat)
    there.connect(twin)
    await answer(room, actor)
    await answer(there, twin)
    assert twin.last(Refused).code == "stale"
    assert twin.position.n == 1
    assert twin.told == actor.told


async def test_an_answer_whose_question_still_stands_goes_on(evening: Evening, elsewhere: Evening) -> None:
    room = await evening.table()
    guests, rng = seated(room), Rng(3)
    while len(both := [guest for guest in guests if guest.ask]) < 2:
        await play(room, guests, rng, 1)
    there = await elsewhere.rooms.room(room.row.code)
    evening.rooms.house._publish = None
    twin = Guest(NAMES[both[1].seat], both[1].seat)
    there.connect(twin)
    await answer(room, both[0])
    await answer(there, twin)
    assert twin.last(Accepted).n == room.n + 1
    await until(lambda: twin.position.n == room.n + 1)


async def test_a_table_begun_elsewhere_begins_here(evening: Evening, elsewhere: Evening) -> None:
    room = await evening.table(1, seats=[SeatPlan("me", NAMES[0]), SeatPlan("open"), SeatPlan("open")])
    there = await elsewhere.rooms.room(room.row.code)
    anna = Guest(NAMES[0], 0)
    there.connect(anna)
    assert anna.last(Snapshot).position is None
    await room.start(anna.holder)
    assert anna.last(TableChanged).table.status == "playing"
    assert anna.position.n >= 0
