"""One hiccup of the database never makes a process deaf for good."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio

from tests.table.bad_line import BadLine, bad_line
from tests.table.postgres import Postgres
from tests.table.room.guests import NAMES, Guest, LocalServer, play, seated, until
from tests.table.room.two_processes import processes
from wagonlit.core.rng import Rng
from wagonlit.table.peers.link import peer_link
from wagonlit.table.peers.registry import Peers
from wagonlit.table.room.room import Room

pytestmark = pytest.mark.asyncio


@asynccontextmanager
async def process(database: str, line: str) -> AsyncIterator[LocalServer]:
    """A process that keeps its tables in this database, and hears of others by this line."""
    async with peer_link(line) as link:
        local = LocalServer(Path())
        local.links = {"peers": link.peers, "publish": link.publish}
        local.url = database
        async with local:
            running = asyncio.create_task(link.run(local.rooms))
            yield local
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)


class Apart:
    """A table where everybody is at one process, and Anna also at another that hears of it by a bad line."""

    def __init__(self, line: BadLine, here: Room, there: Room) -> None:
        self.line = line
        self.here = here
        self.there = there
        self.guests = seated(here)
        self.anna = Guest(NAMES[0], 0)
        there.arrivals.connect(self.anna)

    async def play(self, answers: int) -> None:
        """So many answers, all given at the first process."""
        await play(self.here, self.guests, Rng(self.here.state.n), answers)

    async def followed(self) -> None:
        """Until Anna knows everything at the second."""
        await until(lambda: self.anna.position.n == self.here.state.n)

    async def break_down(self) -> None:
        """The line is cut, and whoever tries it again is answered with nonsense."""
        self.line.garbled = True
        await self.line.cut()
        await until(lambda: self.line.garbled_answers > 1)


@pytest_asyncio.fixture
async def apart(postgres: Postgres) -> AsyncIterator[Apart]:
    database = postgres.database()
    async with (
        bad_line() as line,
        process(database, database) as here,
        process(database, line.to(postgres, database)) as there,
    ):
        room = await here.table()
        both = Apart(line, room, await there.rooms.room(room.state.row.code))
        await both.play(1)
        await both.followed()
        yield both


async def test_a_process_hears_again_after_the_database_has_talked_nonsense(apart: Apart) -> None:
    await apart.break_down()
    await apart.play(5)
    apart.line.garbled = False
    await apart.followed()
    await apart.play(5)
    await apart.followed()


async def test_others_learn_later_what_they_could_not_be_told(apart: Apart) -> None:
    await apart.break_down()
    apart.there.arrivals.connect(Guest("Otto"))
    apart.line.garbled = False
    await until(lambda: apart.here.broadcast.table().onlookers == 1)


async def test_a_process_that_does_not_even_hear_itself_connects_again(
    apart: Apart, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wagonlit.table.peers.registry.DEAFNESS", 0.5)
    apart.line.die_silently()
    await apart.play(5)
    await apart.followed()


async def test_a_link_that_fails_says_so_and_begins_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    faults = [RuntimeError("planted")]
    silent = Peers.silent

    def failing_once(peers: Peers) -> list[str]:
        if faults:
            raise faults.pop()
        return silent(peers)

    monkeypatch.setattr(Peers, "silent", failing_once)
    async with processes(tmp_path) as (here, there):
        await until(lambda: "it begins again" in caplog.text)
        room = await here.table()
        guests, anna = seated(room), Guest(NAMES[0], 0)
        await there.seat(room.state.row.code, anna)
        for seed in (3, 4):  # once it could be because the other seems to be dead, and is read after
            await play(room, guests, Rng(seed), 5)
            await until(lambda: anna.position.n == room.state.n)
