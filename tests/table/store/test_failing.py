"""What happens when the database fails, or is not there at all."""

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from tests.table.bad_line import bad_line
from tests.table.postgres import Postgres, programs
from tests.table.store.sample import entry, table
from wagonlit.table.store.address import address
from wagonlit.table.store.database import LIMITS, UNFINISHED, database_at
from wagonlit.table.store.errors import StoreLost
from wagonlit.table.store.rows import TableRow
from wagonlit.table.store.store import Store
from wagonlit.table.store.upgrade import existing


@pytest.fixture
def fragile() -> Iterator[Postgres]:
    """A server that may be crashed without harm to other tests."""
    server = Postgres()
    yield server
    server.remove()


@pytest.mark.asyncio
async def test_a_store_outlives_a_crash_of_its_server(fragile: Postgres) -> None:
    store = await Store.opened(fragile.database())
    opened = await store.open_table(table())
    await store.append(opened.id, entry(1))
    fragile.crash()
    failed = await asyncio.gather(
        *[store.append(opened.id, entry(n)) for n in (2, 3)], return_exceptions=True
    )
    assert [type(fault) for fault in failed] == [StoreLost, StoreLost]
    with pytest.raises(StoreLost):
        await store.entries(opened.id)
    fragile.start()
    await store.append(opened.id, entry(2))
    assert await store.entries(opened.id) == [entry(1), entry(2)]
    await store.close()


@pytest.mark.asyncio
async def test_nonsense_from_the_server_is_a_fault_of_the_store(postgres: Postgres) -> None:
    async with bad_line() as line:
        store = await Store.opened(line.to(postgres, postgres.database()))
        opened = await store.open_table(table())
        line.garbled = True
        await line.cut()
        with pytest.raises(StoreLost):
            await store.entries(opened.id)
        with pytest.raises(StoreLost):
            await store.append(opened.id, entry(1))
        line.garbled = False
        await store.append(opened.id, entry(1))
        assert await store.entries(opened.id) == [entry(1)]
        await store.close()


def rename(connection: Connection, name: str, other: str) -> None:
    connection.execute(text(f"ALTER TABLE {name} RENAME TO {other}"))


@pytest.mark.asyncio
async def test_whoever_looks_after_it_learns_that_tables_are_gone_there(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    url = postgres.database()
    store, elsewhere = await Store.opened(url), database_at(address(url))
    opened = await store.open_table(table())
    for name, other in (("log", "lost"), ("lost", "log")):
        await elsewhere.write(partial(rename, name=name, other=other))
        if other == "lost":
            for _ in range(2):
                with pytest.raises(StoreLost):
                    await store.append(opened.id, entry(1))
    await store.append(opened.id, entry(1))
    said = [(one.levelname, one.getMessage().partition(":")[0]) for one in caplog.records]
    lost, back = "Nothing can be written to the database", "The database is back"
    assert said == [("ERROR", lost), ("WARNING", back)]
    await elsewhere.close()
    await store.close()


@pytest.mark.asyncio
async def test_a_server_that_is_gone_in_the_midst_of_a_transaction_holds_up_no_other(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(UNFINISHED, "idle_in_transaction_session_timeout", "300ms")
    url = postgres.database()
    there = await Store.opened(url)
    ours, others = await there.open_table(table()), await there.open_table(table())
    async with bad_line() as line:
        here = await Store.opened(line.to(postgres, url))

        def gone(row: TableRow) -> TableRow:
            line.die_silently()  # while the row is locked, as if the machine had lost its power
            return row

        lost = asyncio.create_task(here.amend(ours.id, gone))
        await line.dead.wait()
        await asyncio.gather(there.append(ours.id, entry(1)), there.append(others.id, entry(1)))
        await line.cut()
        with pytest.raises(StoreLost):
            await lost
        await here.append(ours.id, entry(2))
        await here.close()
    assert [len(await there.entries(one.id)) for one in (ours, others)] == [2, 1]
    await there.close()


@pytest.mark.asyncio
async def test_commands_may_ask_for_what_takes_long(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.database()
    await (await Store.opened(url)).close()
    monkeypatch.setitem(LIMITS, "command_timeout", 0.2)
    database = await existing(address(url))
    assert await database.read(lambda connection: connection.execute(text("SELECT pg_sleep(0.4)")).all())
    await database.close()


@pytest.mark.asyncio
async def test_appends_that_wait_together_are_committed_together(postgres: Postgres) -> None:
    url = postgres.database()
    store = await Store.opened(url)
    ids = [(await store.open_table(table())).id for _ in range(20)]
    await asyncio.gather(*[store.append(table_id, entry(n)) for n in range(1, 11) for table_id in ids])
    await store.close()
    database = database_at(address(url))
    # PostgreSQL remembers with each row which transaction wrote it.
    transactions = await database.read(lambda c: c.scalar(text("SELECT count(DISTINCT xmin::text) FROM log")))
    await database.close()
    assert transactions == 1


def test_without_postgresql_the_tests_say_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(AssertionError, match="Debian's package “postgresql”"):
        programs(debian=f"{tmp_path}/*/bin")
