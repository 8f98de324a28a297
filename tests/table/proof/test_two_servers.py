"""Two servers at one PostgreSQL: a whole game over both; one is killed in it, and its people move over."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.table.postgres import Postgres
from tests.table.proof.party import PATIENCE, Party
from tests.table.server import Server
from wagonlit.table.store.store import Store

NEVER = 10**9


class Places:
    """Two servers of one database."""

    def __init__(self, folder: Path, database: str) -> None:
        self.database = database
        self.servers = []
        for name in "ab":
            (folder / name).mkdir()
            args = ("--database", database, "--pace", "instant", "--no-limits")
            self.servers.append(Server(folder / name, *args))


@pytest.fixture
def places(postgres: Postgres, tmp_path: Path) -> Iterator[Places]:
    found = Places(tmp_path, postgres.database())
    yield found
    for server in found.servers:
        server.stop()
        assert "Traceback" not in server.err


async def followed(game: asyncio.Task[None], party: Party, store: Store, n: int) -> None:
    """Until everybody, at whichever server, was told of that many answers, or the game is over."""
    async with asyncio.timeout(PATIENCE):
        while not party.travellers or any(traveller.n < n for traveller in party.travellers):
            await party.read(store)
            await asyncio.sleep(0.01)
            if game.done():
                await game
                return


@pytest.mark.asyncio
async def test_people_move_to_the_other_server_when_theirs_dies(places: Places) -> None:
    here, there = places.servers
    store = await Store.opened(places.database)
    async with httpx.AsyncClient(base_url=here.url, timeout=PATIENCE, verify=False) as http:
        party = Party(http, "lookout", 3, ["random"], onlooker=True, seed=5)
        await party.gather()
        party.enough = True
        party.spread([there.url, here.url])
        game = asyncio.create_task(party.play())
        await followed(game, party, store, 40)
        there.kill()
        await party.audit(store, there.url)
        party.spread([here.url])
        await followed(game, party, store, NEVER)
    await store.close()
    assert sum(traveller.arrivals > 1 for traveller in party.travellers) >= len(party.travellers) // 2
