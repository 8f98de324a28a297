"""The bots of whoever has had little think next, however many others that think for long are there."""

import asyncio

import pytest

from tests.table.room.guests import Guest, LocalServer
from wagonlit.table.bots.turns import KEPT, Turns

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

    async def thinks_often(self, table: str, times: int) -> None:
        """The table asks so many times at once, each time for three seconds."""
        await asyncio.gather(*(self.think(table, 3.0) for _ in range(times)))

    async def turns_had(self, number: int) -> None:
        """Wait until so many have had a turn, or have it."""
        while len(self.thought) < number:
            await asyncio.sleep(0)


class Crowd:
    """Tables that ask again and again; and while any of them thinks, one more comes."""

    def __init__(self, hall: Hall, tables: int, until: int) -> None:
        self.hall = hall
        self.until = until  # mine has had so many turns
        self.asking = [asyncio.create_task(self._ask(f"{number}")) for number in range(tables)]

    async def _ask(self, table: str) -> None:
        while self.hall.thought.count("mine") < self.until:
            async with self.hall.turns.turn(table):
                self.hall.thought.append(table)
                await asyncio.sleep(0)
                self.asking.append(asyncio.create_task(self._ask(f"{len(self.asking)}")))
                self.hall.now += 3.0
                assert len(self.hall.thought) < 100, "it is never mine"

    async def go(self) -> None:
        for asking in self.asking:  # which grows
            await asking


@pytest.mark.parametrize("turns", [1, 10])
async def test_new_tables_that_keep_coming_go_before_nobody(turns: int) -> None:
    """Found by attack: each of them thought until it had had as much as those that were there."""
    hall = Hall()
    for _ in range(turns):
        await hall.think("mine", 10.0 / turns)
    hall.thought = []
    crowd = Crowd(hall, 5, until=1)
    await asyncio.sleep(0)
    await asyncio.gather(hall.think("mine"), crowd.go())
    assert hall.thought[:6] == ["0", "1", "2", "3", "4", "mine"], "one round of those that wait"


async def test_nor_do_they_when_one_has_just_had_a_turn() -> None:
    hall = Hall()
    crowd = Crowd(hall, 5, until=3)
    await asyncio.sleep(0)

    async def play() -> None:
        for _ in range(3):
            await hall.think("mine", 3.0)

    await asyncio.gather(play(), crowd.go())
    one, two, three = (place for place, table in enumerate(hall.thought) if table == "mine")
    for between in (hall.thought[one:two], hall.thought[two:three]):
        assert len(between) == len(set(between)), "nobody has two turns until it is mine again"


async def test_whose_table_has_had_the_least_is_next() -> None:
    hall = Hall()
    assert await hall.all_think("crowd", "crowd", "mine", "mine", seconds=3.0) == ["crowd", "mine"] * 2
    long, short = [hall.think("long", 9.0) for _ in range(2)], [hall.think("short", 3.0) for _ in range(4)]
    hall.thought = []
    await asyncio.gather(hall.think("first"), *long, *short)
    assert hall.thought[1:] == ["long", "short", "short", "short", "long", "short"]


async def test_all_tables_of_one_host_count_as_one() -> None:
    """Found by attack: else whoever has many of them has most of the turns."""
    hall = Hall()
    hall.turns.host_of = lambda table: table[0]
    assert await hall.all_think("a1", "a2", "a3", "b1", "b2", seconds=3.0) == ["a1", "b1", "a2", "b2", "a3"]


async def test_who_slept_has_saved_up_nothing() -> None:
    hall = Hall()

    async def wake() -> None:
        await hall.turns_had(7)
        await asyncio.gather(hall.think("other", 3.0), hall.thinks_often("mine", 3))

    awake = hall.thinks_often("crowd", 9)
    await asyncio.gather(awake, hall.think("other", 3.0), hall.think("mine", 1.0), wake())
    assert hall.thought[8:] == ["other", "mine", "crowd", "mine", "crowd", "mine", "crowd"]


async def test_who_waited_where_nobody_was_has_saved_up_nothing() -> None:
    hall = Hall()
    watched = {"crowd"}
    hall.turns.is_watched = lambda table: table in watched

    async def watch() -> None:
        await hall.turns_had(4)
        watched.add("mine")

    await asyncio.gather(hall.thinks_often("crowd", 6), hall.thinks_often("mine", 3), watch())
    assert hall.thought[4:] == ["mine", "crowd", "mine", "crowd", "mine"]


async def test_where_somebody_is_there_comes_before_where_nobody_is() -> None:
    hall = Hall()
    hall.turns.is_watched = lambda table: table == "mine"
    await hall.think("mine", 3.0)
    assert await hall.all_think("crowd", "empty", "mine", "mine") == ["mine", "mine", "crowd", "empty"]


async def test_a_room_says_whether_anybody_is_there_and_whose_table_it_is(local: LocalServer) -> None:
    room = await local.table()
    turns, code = local.bot_pool.turns, room.state.row.code
    is_watched = turns.is_watched
    otto = Guest("Otto")
    room.arrivals.connect(otto)
    assert is_watched(code)
    room.arrivals.disconnect(otto)
    assert not is_watched(code)
    assert not is_watched("NOWHERES")
    assert turns.host_of(code) == room.state.row.host != ""
    assert turns.host_of("NOWHERES") == "NOWHERES"


async def test_else_who_came_first_is() -> None:
    assert await Hall().all_think("one", "two", "one", "three") == ["one", "two", "one", "three"]


async def test_what_was_before_everybody_rested_is_forgotten() -> None:
    hall = Hall()
    await hall.think("mine", 8.0)
    assert await hall.all_think("mine", "crowd", "mine", seconds=1.0) == ["mine", "crowd", "mine"]
    for table in range(KEPT + 1):
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
