"""Simplon-Orient-Express through real sockets: no kill loses an answer, and planning bots play to the end."""

from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE_FOR_GAMES
from tests.table.postgres import Postgres
from tests.table.proof.forked_server import ForkedServer
from tests.table.proof.party import Party
from tests.table.proof.test_killed import Interruptions
from tests.table.proof.test_two_servers import moved_over
from tests.table.searchers import play_against_bots
from tests.table.server import Server
from wagonlit.table.store.store import Store

GAME = "simplon"
SHORT = {"die": [1, 2, 3, "ship", "ship", "ship"], "ship_start": "s_nice"}  # the admiral is in a hurry
LONGER = {**SHORT, "die": [1, 2, 3, "ship"]}  # else it is over before a bot has moved, in one game of twelve
KILLS = 3
BEFORE = 12  # answers, until one of two servers dies


@pytest.mark.asyncio
async def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    server = ForkedServer(tmp_path, "--pace", "instant", "--no-limits")
    store = await Store.opened(f"sqlite:///{tmp_path / 'wagonlit.sqlite'}")
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE_FOR_GAMES, verify=False) as http:
        party = Party(http, GAME, 2, ["stoker", "stoker"], onlooker=True, seed=5, options=SHORT)
        await party.gather()
        games = Interruptions(server, store, [party])
        try:
            for number in range(KILLS):
                await games.interrupted(number)
            await games.to_the_end()
        finally:
            await games.close()
            await store.close()
            server.close()
    assert "Traceback" not in server.err
    assert sum(traveller.arrivals for traveller in party.travellers) > len(party.travellers)


@pytest.mark.asyncio
async def test_nothing_is_lost_when_one_of_two_servers_dies(postgres: Postgres, tmp_path: Path) -> None:
    await moved_over(postgres, tmp_path, GAME, ["stoker"], BEFORE, **SHORT)


def test_a_whole_game_with_bots_that_plan(tmp_path: Path) -> None:
    server = Server(tmp_path, "--pace", "instant", "--no-limits")
    try:
        told = play_against_bots(server, GAME, "conductor", 2, **LONGER)
    finally:
        server.stop()
    assert told[-1].event in ("ShipArrived", "DetectiveArrived")
    assert sum(one.event == "Moved" and one.facts["seat"] > 0 for one in told) > 2
