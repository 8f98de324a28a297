"""Several processes may make a new file at the same moment."""

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest

from wagonlit.table.store.address import address
from wagonlit.table.store.database import database_at
from wagonlit.table.store.store import Store
from wagonlit.table.store.upgrade import version_of


@pytest.mark.asyncio
async def test_whoever_comes_while_another_makes_the_file_waits_for_it(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    another = sqlite3.connect(file, isolation_level=None)
    another.execute("BEGIN IMMEDIATE").close()
    opening = asyncio.create_task(Store.opened(f"sqlite:///{file}"))
    await asyncio.sleep(0.3)
    assert not opening.done()
    another.execute("COMMIT").close()
    another.close()
    store = await opening
    assert await store.listed() == []
    await store.close()


@pytest.mark.asyncio
async def test_at_no_moment_may_anybody_else_read_it(tmp_path: Path) -> None:
    database, before = database_at(address(f"sqlite:///{tmp_path}/tables.sqlite")), os.umask(0)
    try:
        assert await database.read(version_of) is None, "nothing is in it yet"
        modes = {file.name.rpartition("-")[2]: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
    finally:
        os.umask(before)
        await database.close()
    assert modes == dict.fromkeys(("tables.sqlite", "wal", "shm"), 0o600)
