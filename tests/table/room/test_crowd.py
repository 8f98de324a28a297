"""Thousands come at once, such as after a restart: whoever plays already plays on."""

import asyncio
from pathlib import Path
from threading import Event

import asyncpg
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import TimeoutError as TurnMissed

from tests.patience import PATIENCE
from tests.table.postgres import Postgres
from tests.table.room.guests import LocalServer
from tests.table.store.sample import entry, table
from wagonlit.table.store.outages import Outage
from wagonlit.table.store.rows import TableRow
from wagonlit.table.store.store import Store

pytestmark = pytest.mark.asyncio
CROWD = 50  # more than can read at once
A_FEW = 10
LOCK = 1


async def stored_meanwhile(store: Store, table_id: int, crowd: list[asyncio.Task[None]]) -> None:
    """An answer is stored while all of them still read, or wait for it."""
    await asyncio.sleep(0.1)
    await store.append(table_id, entry(1))
    assert not any(one.done() for one in crowd)


async def test_an_answer_is_stored_before_all_have_read_from_a_file(tmp_path: Path) -> None:
    store, over = await Store.opened(f"sqlite:///{tmp_path}/tables.sqlite"), Event()
    opened = await store.open_table(table())

    def slow(_connection: Connection) -> None:
        over.wait()

    crowd = [asyncio.create_task(store._read(slow)) for _ in range(CROWD)]
    try:
        await asyncio.wait_for(stored_meanwhile(store, opened.id, crowd), PATIENCE)
    finally:
        over.set()
        await asyncio.gather(*crowd)
        await store.close()


async def test_an_answer_is_stored_before_all_have_read_from_a_server(postgres: Postgres) -> None:
    url = postgres.database()
    store, holder = await Store.opened(url), await asyncpg.connect(url)
    opened = await store.open_table(table())
    await holder.execute("SELECT pg_advisory_lock($1)", LOCK)

    def slow(connection: Connection) -> None:
        connection.execute(text("SELECT pg_advisory_xact_lock_shared(:lock)"), {"lock": LOCK})

    crowd = [asyncio.create_task(store._read(slow)) for _ in range(CROWD)]
    try:
        await asyncio.wait_for(stored_meanwhile(store, opened.id, crowd), PATIENCE)
    finally:
        await holder.close()
        await asyncio.gather(*crowd)
        await store.close()


async def test_nobody_is_woken_because_many_ask_at_once(caplog: pytest.LogCaptureFixture) -> None:
    async def asked() -> None:
        raise TurnMissed("There were too many others.")

    with pytest.raises(TurnMissed):
        await Outage("reading", "read from").watch(asked())
    assert caplog.messages == []


async def test_only_a_few_games_are_played_again_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with LocalServer(tmp_path) as local:
        codes = [(await local.table()).state.row.code for _ in range(CROWD)]
    async with LocalServer(tmp_path) as local:
        read, under_way = local.store.table, [0]

        async def counted(code: str) -> TableRow | None:
            under_way.append(under_way[-1] + 1)
            try:
                return await read(code)
            finally:
                under_way.append(under_way[-1] - 1)

        monkeypatch.setattr(local.store, "table", counted)
        rooms = await asyncio.gather(*[local.rooms.room(code) for code in codes])
        assert [room.state.row.code for room in rooms] == codes
        assert 1 < max(under_way) <= A_FEW, "else nothing else would happen until all are done"
