"""Brings a database to this version, whoever opens it first."""

import asyncio
from functools import partial
from pathlib import Path
from threading import Lock

from sqlalchemy import URL, Connection, inspect, text

from wagonlit.table.store.address import file_of, shown
from wagonlit.table.store.database import Database, database_at, opening
from wagonlit.table.store.errors import BadDatabase

VERSION_TABLE = "wagonlit_version"
STEPS = Path(__file__).parent / "migrations"
# A step's file begins with its version: v0001_….py.
VERSIONS = sorted(step.name[1:5] for step in (STEPS / "versions").glob("v*.py"))
TURN = 0x7761676F6E  # the lock that lets one process upgrade at a time: any number, the same for all

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
        database = database_at(url, patient=True)
        try:
            await database.write(partial(_run_steps, url=url))
        finally:
            await database.close()


def _run_steps(connection: Connection, url: URL) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:turn)"), {"turn": TURN})
    version = version_of(connection)
    if version == VERSIONS[-1]:
        return
    if version is not None and version not in VERSIONS:
        raise newer(f"the database {shown(url)}", version)
    step_to(connection, VERSIONS[-1])


async def existing(url: URL) -> Database:
    """The database at this address, which must be there and of this version; it is left as it is.

    Whoever looks after a server that runs must not bring its database to another version meanwhile.
    """
    file = file_of(url)
    if file is not None and not file.exists():
        raise BadDatabase(f"There is no file {file}; name the place where the tables are kept.")
    with opening(url):
        database = database_at(url, patient=True)
        try:
            version = await database.read(version_of)
        except BaseException:
            await database.close()
            raise
    if version == VERSIONS[-1]:
        return database
    await database.close()
    if version is None:
        raise BadDatabase(f"No tables were ever kept in {shown(url)}.")
    if version in VERSIONS:
        raise BadDatabase(
            f"An older wagonlit made the database {shown(url)} (version {version} of {VERSIONS[-1]}): use "
            "that one, or start the server of this one first, which brings it up to date."
        )
    raise newer(f"the database {shown(url)}", version)


def newer(what: str, version: str) -> BadDatabase:
    """The refusal of what this program cannot know."""
    return BadDatabase(
        f"A newer wagonlit made {what}: it has version {version}, this program knows versions up to "
        f"{VERSIONS[-1]}. Install the newer wagonlit, or name another."
    )


def version_of(connection: Connection) -> str | None:
    """Which step made the database what it is; None if it is new."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    version: str | None = connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}"))
    return version


def touch(connection: Connection) -> None:
    """Write something that changes nothing, to see whether anything can be written."""
    connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = version_num"))


def step_to(connection: Connection, version: str) -> None:
    """Take the steps that are still missing, up to this one."""
    # Importing Alembic takes nearly half of a start, and most starts do not need it.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    # Alembic reads its settings as a file where % is special.
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, version)
