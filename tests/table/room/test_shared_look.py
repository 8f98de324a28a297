"""What is dear to look up is looked up once for all who ask at the same time."""

import asyncio

import pytest

from tests.table.room.guests import LocalServer
from wagonlit.table.room.rooms import Rooms
from wagonlit.table.room.shared_look import SharedLook
from wagonlit.table.store.rows import TableRow

pytestmark = pytest.mark.asyncio


class Sight:
    """Something that changes, and takes a moment to look at."""

    def __init__(self) -> None:
        self.now = 0
        self.looks = 0
        self.fails = False

    async def look(self) -> int:
        self.looks += 1
        seen = self.now
        await asyncio.sleep(0.01)
        if self.fails:
            raise LookupError
        return seen


async def test_many_who_ask_at_once_are_answered_together_and_nobody_with_what_was_before() -> None:
    sight = Sight()
    shared = SharedLook(sight.look)
    first = asyncio.create_task(shared.take())
    await asyncio.sleep(0)
    await asyncio.sleep(0)  # now somebody looks
    sight.now = 1
    assert await asyncio.gather(*(shared.take() for _ in range(50))) == [1] * 50
    assert await first == 0
    assert sight.looks == 2
    assert await shared.take() == 1
    assert sight.looks == 3


async def test_who_gives_up_takes_it_from_nobody_and_a_look_that_fails_fails_for_those_who_asked() -> None:
    sight = Sight()
    shared = SharedLook(sight.look)
    hasty, patient = asyncio.create_task(shared.take()), asyncio.create_task(shared.take())
    await asyncio.sleep(0)
    hasty.cancel()
    assert await patient == 0
    sight.fails = True
    failed = await asyncio.gather(*(shared.take() for _ in range(3)), return_exceptions=True)
    assert [type(fault) for fault in failed] == [LookupError] * 3
    sight.fails = False
    assert await shared.take() == 0


async def test_a_crowd_that_wants_the_list_of_tables_does_not_keep_the_store_from_others(
    local: LocalServer,
) -> None:
    """Each look goes through all tables that are not over, in one of the few threads that also write."""
    room = await local.table(listed=True)
    reads, look = 0, local.store.listed

    async def looked(limit: int = 100) -> list[TableRow]:
        nonlocal reads
        reads += 1
        return await look(limit)

    local.store.listed = looked  # type: ignore[method-assign]  # the same, counted
    rooms = Rooms(local.store, local.bot_pool, local.timing)
    lists = await asyncio.gather(*(rooms.listed() for _ in range(50)))
    assert all([table.code for table in tables] == [room.state.row.code] for tables in lists)
    assert reads == 1
