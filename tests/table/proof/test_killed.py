"""The server is killed again and again with games running: nothing acknowledged is lost, all goes on."""

import asyncio
import os
import random
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE_FOR_GAMES
from tests.table.postgres import Postgres
from tests.table.proof.forked_server import ForkedServer
from tests.table.proof.party import Party
from wagonlit.table.store.store import Store

# A hundred times each, if it is to be thorough.
KILLS, KILLS_ON_POSTGRESQL = (100, 100) if os.environ.get("WAGONLIT_THOROUGH") == "1" else (10, 5)
MOST_ANSWERS, LONGEST_WAIT = 12, 0.03  # between a start and the next kill
ALL_MOVE = 10  # before one kill in this many, every table must have moved
UNREADY = 5  # one in this many is killed at any moment while it starts


class Interruptions:
    """Several parties at one server, which is killed again and again."""

    def __init__(self, server: ForkedServer, store: Store, parties: Sequence[Party]) -> None:
        self.server = server
        self.store = store
        self.parties = parties
        self.games = [asyncio.create_task(party.play()) for party in parties]

    @property
    def acknowledged(self) -> int:
        """How many answers were, at the tables played now."""
        return sum(len(traveller.accepted) for party in self.parties for traveller in party.travellers)

    def _look(self) -> bool:
        """Raise what went wrong at a table; whether all games are at their end."""
        for game in self.games:
            if game.done():
                game.result()
        return all(game.done() for game in self.games)

    def _moved(self, before: int, more: int) -> bool:
        """Have that many more answers been acknowledged? In a new game counting starts again."""
        return self._look() or not before <= self.acknowledged < before + more

    async def interrupted(self, number: int) -> None:
        """Kill the server at some moment, look at what is stored, and start it again."""
        if number % UNREADY < UNREADY - 1:
            before, more = self.acknowledged, random.randint(0, MOST_ANSWERS)
            await self._until(lambda: self._moved(before, more))
        if number % ALL_MOVE == 0:
            await self._all_moved()
        await asyncio.sleep(random.random() * LONGEST_WAIT)
        self.server.kill()
        for party in self.parties:
            await party.audit(self.store, self.server.url)
        self.server.launch()

    async def _all_moved(self) -> None:
        """Every table goes on, also the one where nobody is there."""
        before = [party.answered for party in self.parties]
        await self._until(
            lambda: all(party.answered > number for party, number in zip(self.parties, before)),
            read_store=True,
        )

    async def to_the_end(self, seen: Callable[[], bool] = lambda: True) -> None:
        """Without any more interruption every game comes to its end, and others begin until this is seen."""
        await self._until(seen, read_store=True)
        for party in self.parties:
            party.enough = True
        await self._until(self._look, read_store=True)

    async def _until(self, wanted: Callable[[], bool], *, read_store: bool = False) -> None:
        """Wait for something that must happen."""
        deadline = time.monotonic() + PATIENCE_FOR_GAMES
        while not wanted():
            self._look()
            assert self.server.lives(), f"The server ended by itself:\n{self.server.err}"
            assert time.monotonic() < deadline, "\n".join(["Games do not go on:", *map(str, self.parties)])
            for party in self.parties:
                if read_store or party.has_arrived:  # only what is read can be over
                    await party.read(self.store)
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Everybody goes home."""
        for game in self.games:
            game.cancel()
        await asyncio.gather(*self.games, return_exceptions=True)


@asynccontextmanager
async def interruptions(server: ForkedServer, database: str) -> AsyncIterator[Interruptions]:
    """Parties of every kind, playing."""
    store = await Store.opened(database)
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE_FOR_GAMES, verify=False) as http:
        parties = [
            Party(http, "masquerade", 4, [], seed=1),
            Party(http, "lighthouse", 1, ["random", "random"], onlooker=True, seed=2),
            Party(http, "lookout", 2, ["random"], onlooker=True, seed=3),
            Party(http, "masquerade", 1, ["random", "random"], asleep=True, seed=4),
        ]
        for party in parties:
            await party.gather()
        running = Interruptions(server, store, parties)
        try:
            yield running
        finally:
            await running.close()
            await store.close()
            server.close()


async def killed(server: ForkedServer, database: str, kills: int) -> None:
    async with interruptions(server, database) as games:
        for number in range(kills):
            await games.interrupted(number)
        await games.to_the_end()
        travellers = [traveller for party in games.parties for traveller in party.travellers]
        assert sum(traveller.arrivals for traveller in travellers) > len(travellers)
    assert "Traceback" not in server.err


@pytest.mark.asyncio
async def test_killed_again_and_again_nothing_is_lost(tmp_path: Path) -> None:
    server = ForkedServer(tmp_path, "--pace", "instant", "--no-limits")
    await killed(server, f"sqlite:///{tmp_path / 'wagonlit.sqlite'}", KILLS)


@pytest.mark.asyncio
async def test_killed_again_and_again_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.database()
    server = ForkedServer(tmp_path, "--database", database, "--pace", "instant", "--no-limits")
    await killed(server, database, KILLS_ON_POSTGRESQL)
