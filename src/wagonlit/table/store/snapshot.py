"""All tables as they are at one moment, copied into an SQLite file while games go on."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

from sqlalchemy import URL, Connection, create_engine, func, insert, select, text

from wagonlit.table.store.address import SQLITE, file_of
from wagonlit.table.store.database import opening
from wagonlit.table.store.errors import BadBackup, BadDatabase
from wagonlit.table.store.schema import chat, log, seats, tables
from wagonlit.table.store.upgrade import VERSIONS, existing, step_to

Progress = Callable[[str, float], None]  # what is being done, and which share of it is

PAGES = 2_000  # copied between two looks at how far it is
ROWS = 2_000
PATIENCE = 20.0  # seconds for somebody else's lock
KINDS = (tables, seats, log, chat)  # in this order: the others name their table
# All that is read then is as of one moment, and nobody waits for it.
ONE_MOMENT = text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")


async def take(url: URL, target: Path, progress: Progress) -> None:
    """Copy the database at this address into a new file."""
    file = file_of(url)
    with opening(url):
        if file is not None:
            copy_file(file, target, progress)
            return
        database = await existing(url)
        try:
            await database.read(partial(_copy_rows, target=target, progress=progress))
        finally:
            await database.close()


def copy_file(file: Path, target: Path, progress: Progress) -> None:
    """SQLite's own way to copy a file that is in use; whatever version made it."""
    if not file.exists():
        raise BadDatabase(f"There is no file {file}; name the place where the tables are kept.")
    # Nothing is written, but whoever may only read would leave files of theirs behind.
    address = f"{file.resolve().as_uri()}?mode=rw"
    try:
        with (
            closing(sqlite3.connect(address, uri=True, timeout=PATIENCE)) as source,
            closing(sqlite3.connect(target)) as copy,
        ):
            # One that reads holds on to one moment; else the copy would begin again after every move.
            source.execute("BEGIN").close()
            source.execute("SELECT count(*) FROM sqlite_master").fetchone()
            source.backup(
                copy,
                pages=PAGES,
                progress=lambda _, left, total: progress("copying", 1 - left / total if total else 1.0),
            )
    except sqlite3.Error as fault:
        raise BadBackup(f"The file {file} cannot be copied: {fault}.") from fault


def _copy_rows(connection: Connection, target: Path, progress: Progress) -> None:
    connection.execute(ONE_MOMENT)
    counts = [connection.scalar(select(func.count()).select_from(kind)) or 0 for kind in KINDS]
    done, total = 0, max(1, sum(counts))
    copy = create_engine(URL.create(SQLITE, database=str(target)))
    try:
        with copy.begin() as into:
            step_to(into, VERSIONS[-1])
            for kind in KINDS:
                found = connection.execute(select(kind), execution_options={"yield_per": ROWS})
                for rows in found.partitions():
                    into.execute(insert(kind), [dict(zip(kind.c.keys(), row)) for row in rows])
                    done += len(rows)
                    progress("copying", done / total)
    finally:
        copy.dispose()
