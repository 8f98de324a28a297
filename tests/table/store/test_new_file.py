"""Several processes may make a new file at the same moment."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from wagonlit.table.store.store import Store


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
