"""Two servers on one PostgreSQL: whole games over both; one is killed in each, and its people move over."""

import asyncio
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE_FOR_GAMES
from tests.table.postgres import Postgres
from tests.table.proof.party import Party
from tests.table.server import two_servers
from wagonlit.table.store.store import Store

ENDLESS = 10**9


async def followed(playing: asyncio.Task[None], party: Party, store: Store, answers: int = ENDLESS) -> None:
    """Until that many answers are stored, or everybody at either server was told that the game is over."""
    async with asyncio.timeout(PATIENCE_FOR_GAMES):
        while party.answered < answers and not playing.done():
            await party.read(store)
            await asyncio.sleep(0.01)
    if playing.done():
        await playing


async def moved_over(
    postgres: Postgres, folder: Path, game: str, bots: list[str], answers: int, **options: object
) -> Party:
    """A game over both servers; after that many answers one of them dies, and the other goes on with it."""
    database = postgres.database()
    with two_servers(folder, database) as (here, there):
        store = await Store.opened(database)
        async with httpx.AsyncClient(base_url=here.url, timeout=PATIENCE_FOR_GAMES, verify=False) as http:
            party = Party(http, game, 3, bots, onlooker=True, seed=5, options=options)
            await party.gather()
            party.enough = True
            party.spread([there.url, here.url])
            playing = asyncio.create_task(party.play())
            await followed(playing, party, store, answers)
            assert not playing.done(), "the game was over before anybody had to move"
            there.kill()
            await party.audit(store, there.url)
            party.spread([here.url])
            await followed(playing, party, store)
        await store.close()
    assert sum(traveller.arrivals > 1 for traveller in party.travellers) >= len(party.travellers) // 2
    return party


@pytest.mark.asyncio
@pytest.mark.parametrize(("game", "answers"), [("masquerade", 8), ("lookout", 40)])
async def test_people_move_to_the_other_server_when_theirs_dies(
    postgres: Postgres, tmp_path: Path, game: str, answers: int
) -> None:
    await moved_over(postgres, tmp_path, game, ["random"], answers)
