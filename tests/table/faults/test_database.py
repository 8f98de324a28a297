"""PostgreSQL is killed and comes back, refuses to write, or falls silent: people are told, and play on."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import asyncpg
import pytest

from tests.table.bad_line import bad_line
from tests.table.faults.cluster import fragile_postgres
from tests.table.postgres import Postgres
from tests.table.server import Server
from tests.table.store.sample import entry, table
from tests.table.web.two_servers import answered, stand, until
from tests.table.web_client import SeatSocket, WebClient, problem
from tests.table.words import said
from wagonlit.table.store import database as databases
from wagonlit.table.store.errors import StoreLost
from wagonlit.table.store.store import Store
from wagonlit.table.wire.messages import Accepted, Refused, Reply


@pytest.fixture
def fragile() -> Iterator[Postgres]:
    with fragile_postgres() as server:
        yield server


@pytest.fixture
def server(fragile: Postgres, tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, "--database", fragile.database(), "--pace", "instant", "--no-limits")
    yield running
    running.stop()


@contextmanager
def three(server: Server) -> Iterator[tuple[list[WebClient], list[SeatSocket]]]:
    """People without bots: what they do not do does not happen."""
    guests = [WebClient(server.url) for _ in range(3)]
    code = guests[0].open().table.code
    for seat, guest in enumerate(guests[1:], 1):
        guest.join(code, f"WebClient {seat}", seat)
    guests[0].post(f"/api/tables/{code}/start").raise_for_status()
    with ExitStack() as stack:
        yield guests, [stack.enter_context(guest.sitting(code)) for guest in guests]


def assert_each_said_once(log: str) -> None:
    for what in (
        "Nothing can be read",
        "Nothing can be written",
        "read from it again",
        "written to it again",
    ):
        assert log.count(what) == 1, log
    assert log.count("cannot be heard") <= 1
    assert "Traceback" not in log


def test_people_play_on_when_a_database_that_was_killed_is_back(fragile: Postgres, server: Server) -> None:
    with three(server) as (guests, seats):
        answered(seats, 2)
        seat = next(seat for seat in seats if stand(seat).ask)
        ask = stand(seat).ask
        assert ask
        reply = Reply("answer-that-waits", ask.at, said(ask, ask.options[0]))
        fragile.kill()
        for _ in range(3):
            seat.send(reply)
            assert seat.until(Refused).code == "not_stored"
            assert problem(guests[0].get("/api/tables/mine")) == (503, "no_database")
        fragile.start()
        seat.send(reply)
        n = seat.until(Accepted).n
        guests[0].get("/api/tables/mine").raise_for_status()
        for one in seats:
            until(one, lambda one: stand(one).n >= n)
        answered(seats, 3)
    assert server.stop() == 0
    assert_each_said_once(server.err)


@pytest.mark.asyncio
async def test_a_line_that_dies_without_a_word_is_given_up(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(databases.LIMITS, "command_timeout", 0.5)
    async with bad_line() as line:
        store = await Store.opened(line.to(postgres, postgres.database()))
        opened = await store.open_table(table())
        line.die_silently()
        with pytest.raises(StoreLost):
            await store.append(opened.id, entry(1))
        await store.append(opened.id, entry(1))
        assert await store.entries(opened.id) == [entry(1)]
        await line.cut()
        await store.close()


@pytest.mark.asyncio
async def test_a_database_that_takes_nothing_more_is_told_once(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    url = postgres.database()
    store = await Store.opened(url)
    opened = await store.open_table(table())
    await store.append(opened.id, entry(1))
    connection = await asyncpg.connect(url)
    name = await connection.fetchval("SELECT current_database()")
    await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()
    for _ in range(3):
        with pytest.raises(StoreLost):
            await store.append(opened.id, entry(2))
    assert await store.entries(opened.id) == [entry(1)]
    await store.close()
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert "read-only transaction" in caplog.text
