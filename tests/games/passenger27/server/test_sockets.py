"""27th Passenger through real sockets: no kill loses an answer. (Leaks: tests/table/twins.)"""

from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE_FOR_GAMES
from tests.table.postgres import Postgres
from tests.table.proof.forked_server import ForkedServer
from tests.table.proof.party import Party
from tests.table.proof.test_killed import Interruptions
from tests.table.proof.test_two_servers import moved_over
from wagonlit.table.store.store import Store

pytestmark = pytest.mark.asyncio

GAME = "passenger27"
KILLS = 3
BEFORE = 12  # answers, until one of two servers dies


async def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    server = ForkedServer(tmp_path, "--pace", "instant", "--no-limits")
    store = await Store.opened(f"sqlite:///{tmp_path / 'wagonlit.sqlite'}")
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE_FOR_GAMES, verify=False) as http:
        party = Party(http, GAME, 2, ["hunter", "novice"], onlooker=True, seed=5)
        await party.gather()
        games = Interruptions(server, store, [party])
        try:
            for number in range(KILLS):
                await games.interrupted(number)
            await games.to_the_end(lambda: party.changes > 0)
        finally:
            await games.close()
            await store.close()
            server.close()
    assert "Traceback" not in server.err


async def test_nothing_is_lost_when_one_of_two_servers_dies(postgres: Postgres, tmp_path: Path) -> None:
    """Hunters wait until they know much: with one only, three wild people may end it in a round."""
    await moved_over(postgres, tmp_path, GAME, ["hunter", "hunter"], BEFORE)
