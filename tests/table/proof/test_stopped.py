"""A server is stopped in the middle of games: its people are told to come again, and miss nothing."""

import asyncio
import signal
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE, PATIENCE_FOR_GAMES
from tests.table.postgres import Postgres
from tests.table.proof.party import Party
from tests.table.proof.test_two_servers import followed
from tests.table.server import STOPPED_WELL, Server, two_servers
from tests.table.web_client import WebClient
from wagonlit.table.store.store import Store
from wagonlit.table.web.connection import RESTART
from wagonlit.table.wire.http import SeatPlan
from wagonlit.table.wire.messages import Accepted, Snapshot

STOPPED_BY_FORCE = 1
ANSWERS = 40  # and then the game is far from its end


async def stopped(here: Server, there: Server, database: str) -> None:
    """A game, of whose servers one is stopped; where there is but one, it is started again."""
    store = await Store.opened(database)
    async with httpx.AsyncClient(base_url=here.url, timeout=PATIENCE_FOR_GAMES, verify=False) as http:
        party = Party(http, "lookout", 3, ["random"], onlooker=True, seed=7)
        await party.gather()
        party.enough = True
        party.spread([there.url, here.url])
        playing = asyncio.create_task(party.play())
        await followed(playing, party, store, ANSWERS)
        assert not playing.done(), "the game was over before anybody had to move"
        was_there = [traveller for traveller in party.travellers if traveller.url == there.url]
        party.spread([here.url])
        assert await asyncio.to_thread(there.stop) == STOPPED_WELL
        await party.audit(store, there.url)
        if here is there:
            await asyncio.to_thread(here.restart)
        await followed(playing, party, store)
    await store.close()
    told = [traveller.closings for traveller in was_there]
    assert all(codes in ([], [RESTART]) for codes in told), "everybody is told why, if they are there"
    assert any(told)
    assert "Traceback" not in there.err


@pytest.mark.asyncio
async def test_people_move_to_the_other_server_when_theirs_is_stopped(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.database()
    with two_servers(tmp_path, database) as (here, there):
        await stopped(here, there, database)


@pytest.mark.asyncio
async def test_a_server_that_is_stopped_and_started_again_has_lost_nothing(server: Server) -> None:
    database = f"sqlite:///{server.folder / 'wagonlit.sqlite'}"
    await stopped(server, server, database)


def until_shut(url: str) -> None:
    """Until nobody can come in there any more."""
    deadline = time.monotonic() + PATIENCE
    with suppress(httpx.ConnectError):
        while time.monotonic() < deadline:
            httpx.get(f"{url}/health")
        raise AssertionError("The server takes people though it stops.")


def test_what_is_being_stored_is_acknowledged_before_the_line_is_closed(server: Server) -> None:
    anna = WebClient(server.url)
    code = anna.open(SeatPlan("me", "Anna"), *[SeatPlan("bot", bot="random")] * 2).table.code
    file = sqlite3.connect(server.folder / "wagonlit.sqlite", timeout=PATIENCE, isolation_level=None)
    with closing(file), anna.sitting(code) as line:
        while not (line.position and line.position.ask):
            line.next()
        file.execute("BEGIN IMMEDIATE")  # nobody else can write
        answer = line.answer()
        assert line.socket.ping().wait(PATIENCE), "the server has taken the answer"
        server.process.send_signal(signal.SIGTERM)
        until_shut(server.url)
        file.execute("COMMIT")
        assert line.until(Accepted).id == answer
        with pytest.raises(ConnectionClosed) as closed:
            line.until(Snapshot)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == RESTART
    assert server.process.wait(PATIENCE) == STOPPED_WELL


@pytest.mark.parametrize("why", ["waits_for_ever", "stuck_for_ever"])
def test_a_stop_that_hangs_ends_by_force_and_says_so(why: str, tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits", bends=["stops_in_a_hurry", why])
    code = WebClient(server.url).open(SeatPlan("me", "Anna"), *[SeatPlan("bot", bot="random")] * 2).table.code
    assert server.stop() == STOPPED_BY_FORCE
    assert "Stopping took too long, so this server ends at once" in server.err
    assert "Traceback" not in server.err
    with closing(sqlite3.connect(server.folder / "wagonlit.sqlite")) as file:
        assert file.execute("SELECT code FROM tables").fetchall() == [(code,)]
