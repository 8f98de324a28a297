"""What is kept of one table makes no sense any more: all others go on, and nothing of it is written down."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.table.store.sample import ANNAS_HASH, table
from wagonlit.table.store.errors import StoreDamaged
from wagonlit.table.store.store import Store

pytestmark = pytest.mark.asyncio
SECRET = "what Anna said"


@pytest.mark.parametrize(
    "damage", [f"name = CAST('{SECRET}' || x'ff' AS TEXT)", "options = '{'", "seed = 'none'"]
)
async def test_one_damaged_table_hides_no_other(
    tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.sqlite"
    store = await Store.opened(f"sqlite:///{file}")
    codes = [(await store.open_table(table(moved=f"2030-01-0{day}T00:00:00Z"))).code for day in (3, 2, 1)]
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(f"UPDATE tables SET {damage} WHERE code = '{codes[1]}'")
    for found in (await store.listed(), await store.held_by(ANNAS_HASH)):
        assert [row.code for row in found] == [codes[0], codes[2]]
    with pytest.raises(StoreDamaged):
        await store.table(codes[1])
    assert [one.getMessage().partition(" (")[0] for one in caplog.records] == [
        "Not everything can be read from the database, for it is damaged"
    ]
    assert SECRET not in caplog.text
    await store.close()
