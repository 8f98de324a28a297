"""A database becomes one of this version, once, whoever opens it."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine.interfaces import ReflectedIndex

from tests.patience import PATIENCE
from tests.table.store.sample import table
from wagonlit.table.store.address import address
from wagonlit.table.store.database import Job, database_at
from wagonlit.table.store.errors import BadDatabase
from wagonlit.table.store.schema import metadata
from wagonlit.table.store.store import Store
from wagonlit.table.store.upgrade import STEPS, VERSION_TABLE, VERSIONS

T = TypeVar("T")

pytestmark = pytest.mark.asyncio

OPEN = """
import asyncio, sys
from wagonlit.table.store.store import Store
asyncio.run(Store.opened(sys.argv[1]))
"""
STEPPED = "import wagonlit.table.serving.server; print('alembic' in sys.modules)"


async def in_database(url: str, job: Job[T]) -> T:
    """Do something to a database behind the store's back."""
    database = database_at(address(url))
    try:
        return await database.write(job)
    finally:
        await database.close()


def run(statement: str) -> Job[object]:
    return lambda connection: connection.execute(text(statement))


def differences(connection: Connection) -> list[object]:
    options = {"version_table": VERSION_TABLE, "compare_type": True, "compare_server_default": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))


def keys(connection: Connection) -> dict[str, object]:
    """Keys and indexes as the database knows them, conditions included."""
    seen = inspect(connection)

    def conditions(index: ReflectedIndex) -> list[str]:
        return [str(condition) for condition in index.get("dialect_options", {}).values()]

    return {
        name: (
            seen.get_pk_constraint(name)["constrained_columns"],
            [(each["name"], each["column_names"], conditions(each)) for each in seen.get_indexes(name)],
        )
        for name in metadata.tables
    }


def make_anew(connection: Connection) -> None:
    metadata.drop_all(connection)
    metadata.create_all(connection)


async def test_the_steps_lead_to_the_schema(store: Store, database: str) -> None:
    assert await in_database(database, differences) == []
    by_steps = await in_database(database, keys)
    await in_database(database, make_anew)
    assert by_steps == await in_database(database, keys)


async def test_a_step_that_is_missing_would_be_noticed(store: Store, database: str) -> None:
    await in_database(database, run("ALTER TABLE chat DROP COLUMN at"))
    await in_database(database, run("DROP INDEX ux_log_key"))
    assert len(await in_database(database, differences)) == 2


async def test_the_steps_are_known_by_their_files() -> None:
    steps = ScriptDirectory(str(STEPS))
    assert [step.revision for step in steps.walk_revisions()] == VERSIONS[::-1]
    assert steps.get_current_head() == VERSIONS[-1]


async def test_a_server_reads_the_steps_only_when_one_is_due(database: str) -> None:
    def starts() -> str:
        command = [sys.executable, "-c", OPEN + STEPPED, database]
        return subprocess.check_output(command, text=True, timeout=PATIENCE)

    assert [starts(), starts()] == ["True\n", "False\n"]


async def test_a_database_of_this_version_is_opened_as_it_is(store: Store, database: str) -> None:
    opened = await store.open_table(table())
    again = await Store.opened(database)
    assert await again.table(opened.code) == opened
    await again.close()


async def test_a_database_of_a_newer_version_is_refused(store: Store, database: str) -> None:
    await in_database(database, run(f"UPDATE {VERSION_TABLE} SET version_num = '9999'"))
    with pytest.raises(BadDatabase, match=rf"newer wagonlit.*version 9999.*up to {VERSIONS[-1]}"):
        await Store.opened(database)


async def test_tables_of_somebody_else_are_left_alone(database: str) -> None:
    await in_database(database, run("CREATE TABLE seats (theatre INTEGER)"))
    with pytest.raises(BadDatabase, match="already exists"):
        await Store.opened(database)
    await in_database(database, run("INSERT INTO seats VALUES (1)"))
    with pytest.raises(BadDatabase, match="already exists"):
        await Store.opened(database)


async def test_many_may_open_a_new_database_at_once(database: str) -> None:
    stores = await asyncio.gather(*[Store.opened(database) for _ in range(5)])
    for store in stores:
        await store.open_table(table())
    assert len(await stores[0].listed()) == 5
    for store in stores:
        await store.close()


async def test_many_processes_may_open_a_new_database_at_once(database: str) -> None:
    children = [
        subprocess.Popen([sys.executable, "-c", OPEN, database], stderr=subprocess.PIPE) for _ in range(4)
    ]
    told = [child.communicate(timeout=PATIENCE)[1] for child in children]
    assert [(child.returncode, said) for child, said in zip(children, told)] == [(0, b"")] * 4


async def test_no_settings_are_read_from_the_working_folder(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "alembic.ini").write_text("[alembic]\nscript_location = nowhere\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    store = await Store.opened(database)
    assert await store.listed() == []
    await store.close()


async def test_nobody_else_may_read_a_new_file(tmp_path: Path) -> None:
    store = await Store.opened(f"sqlite:///{tmp_path / 'tables.db'}")
    await store.open_table(table())
    modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
    assert modes == dict.fromkeys(("tables.db", "tables.db-wal", "tables.db-shm"), 0o600)
    await store.close()
    (tmp_path / "tables.db").chmod(0o640)
    await (await Store.opened(f"sqlite:///{tmp_path / 'tables.db'}")).close()
    assert (tmp_path / "tables.db").stat().st_mode & 0o777 == 0o640, "somebody wants it so"


async def test_a_file_is_flushed_at_each_commit(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    await (await Store.opened(url)).close()
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 20_000}
    found = await in_database(url, lambda c: {name: c.scalar(text(f"PRAGMA {name}")) for name in wanted})
    assert found == wanted
