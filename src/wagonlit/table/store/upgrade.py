"""Brings a database to this version, whoever opens it first."""

import asyncio
from functools import partial
from pathlib import Path
from threading import Lock

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, text

from wagonlit.table.store.address import shown
from wagonlit.table.store.database import database_at, opening
from wagonlit.table.store.errors import BadDatabase

VERSION_TABLE = "wagonlit_version"
STEPS = Path(__file__).parent / "migrations"
TURN = 0x7761676F6E  # any number, as long as all processes name the same

# Alembic keeps the migration in progress in global variables: one at a time in a process.
_alone = Lock()


async def upgrade(url: URL) -> None:
    """Bring the database to this version; refuses one that a newer version made."""
    await asyncio.to_thread(_upgrade_alone, url)


def _upgrade_alone(url: URL) -> None:
    with _alone:
        asyncio.run(_upgrade(url))


async def _upgrade(url: URL) -> None:
    with opening(url):
        database = database_at(url)
        try:
            await database.write(partial(_run_steps, url=url))
        finally:
            await database.close()


def _run_steps(connection: Connection, url: URL) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:turn)"), {"turn": TURN})
    config = Config()
    # Alembic reads its settings as a file where % is special.
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    newest = ScriptDirectory.from_config(config).get_current_head()
    version = _version(connection)
    if version == newest:
        return
    if version is not None and version not in _known(config):
        raise BadDatabase(
            f"A newer wagonlit made the database {shown(url)}: it has version {version}, this program knows "
            f"versions up to {newest}. Install the newer wagonlit, or name another database."
        )
    command.upgrade(config, "head")


def _version(connection: Connection) -> str | None:
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    return context.get_current_revision()


def _known(config: Config) -> set[str]:
    return {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
