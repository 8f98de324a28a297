"""The bots of a table that has had little think next, however many others that think for long are there."""

import asyncio

import pytest

from tests.table.room.guests import Guest, LocalServer
from wagonlit.table.bots.turns import HALF_LIFE, KEPT, Turns

pytestmark = pytest.mark.asyncio


class Hall:
    """One place to think, on a clock moved by hand."""

    def __init__(self) -> None:
        self.now = 0.0
        self.turns = Turns(1, lambda: self.now)
        self.thought: list[str] = []

    async def think(self, table: str, seconds: float = 0.0) -> None:
        async with self.turns.turn(table):
            self.thought.append(table)
            await asyncio.sleep(0)
            self.now += seconds

    async def all_think(self, *tables: str, seconds: float = 0.0) -> list[str]:
        """They come in this order, while somebody thinks; in which they have their turns."""
        self.thought = []
        await asyncio.gather(*(self.think(table, seconds) for table in ("first", *tables)))
        return self.thought[1:]


async def test_whose_table_has_had_the_least_is_next() -> None:
    hall = Hall()
    await hall.all_think("crowd", "crowd", seconds=3.0)
    assert await hall.all_think("crowd", "crowd", "mine", seconds=3.0) == ["mine", "crowd", "crowd"]
    assert await hall.all_think("crowd", "mine", "mine", seconds=3.0) == ["mine", "mine", "crowd"]


async def test_where_somebody_is_there_comes_before_where_nobody_is() -> None:
    hall = Hall()
    hall.turns.is_watched = lambda table: table == "mine"
    await hall.think("mine", 3.0)
    assert await hall.all_think("crowd", "empty", "mine", "mine") == ["mine", "mine", "crowd", "empty"]


async def test_a_room_says_whether_anybody_is_there(local: LocalServer) -> None:
    room = await local.table()
    is_watched, code = local.bot_pool.turns.is_watched, room.state.row.code
    otto = Guest("Otto")
    room.arrivals.connect(otto)
    assert is_watched(code)
    room.arrivals.disconnect(otto)
    assert not is_watched(code)
    assert not is_watched("NOWHERES")


async def test_else_who_came_first_is() -> None:
    assert await Hall().all_think("one", "two", "one", "three") == ["one", "two", "one", "three"]


async def test_what_was_long_ago_is_forgotten() -> None:
    hall = Hall()
    await hall.think("crowd", 8.0)
    hall.now += 3 * HALF_LIFE
    await hall.think("mine", 2.0)
    assert await hall.all_think("mine", "crowd") == ["crowd", "mine"]
    for table in range(KEPT):
        await hall.think(f"{table}", 1.0)
    assert len(hall.turns._had) == KEPT


async def test_whoever_gives_up_holds_no_place() -> None:
    hall = Hall()
    async with hall.turns.turn("first"):
        waiting, let_in = (asyncio.create_task(hall.think(table)) for table in ("waiting", "let in"))
        await asyncio.sleep(0)
        waiting.cancel()
    let_in.cancel()  # in the very moment
    await asyncio.gather(waiting, let_in, return_exceptions=True)
    assert hall.thought == []
    assert await hall.all_think("one", "two") == ["one", "two"]
