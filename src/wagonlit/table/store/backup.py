"""A backup: all tables of one moment in one file, which can be restored into either kind of database.

It is an SQLite file, packed by gzip: whoever unpacks it can look at it, or start a server on it; a file that
was damaged or cut off is found out by gzip's checksum.
"""

import errno
import gzip
import os
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct
from sqlalchemy import URL

from wagonlit.table.store.address import address, file_of
from wagonlit.table.store.errors import BadBackup, BadDatabase
from wagonlit.table.store.snapshot import Progress, take
from wagonlit.table.store.upgrade import VERSION_TABLE, VERSIONS, newer

MARK = 0x77616773  # in the header of the SQLite file: it was made here, and to be restored
PIECE = 1 << 20
LEVEL = 3  # of gzip: higher ones take much longer for little
OWN_FILE = b"SQLite format 3\0"
BESIDE = ("-wal", "-shm", ".lock")  # how the names end of what lies beside such a file while it is in use


class Contents(Struct, frozen=True):
    """What a backup holds."""

    tables: int
    entries: int
    size: int  # of the file, in bytes


async def back_up(database: str, file: Path, progress: Progress, replace: bool = False) -> Contents:
    """Write a backup of this database; the file is there only once it is whole and was checked."""
    url = address(database)
    try:
        _check_place(file, replace, url)
        # Nobody else may look into this folder; it is gone when the work is done.
        with TemporaryDirectory(prefix=".wagonlit-", dir=file.parent) as folder:
            copy, packed = Path(folder, "tables.sqlite"), Path(folder, "packed")
            await take(url, copy, progress)
            progress("checking", 0.0)
            tables, entries = _finished(copy)
            _pack(copy, packed, progress)
            unpack(packed, Path(folder, "again.sqlite"), progress)
            _check_place(file, replace, url)
            packed.replace(file)
        _flush(file.parent)
        return Contents(tables, entries, file.stat().st_size)
    except OSError as fault:
        raise _unwritable(file, fault.strerror or str(fault)) from fault
    except (BadBackup, BadDatabase) as fault:
        # SQLite does not say which disk is full, but where tables are only read it is never theirs.
        if _is_full(fault):
            raise _unwritable(file, os.strerror(errno.ENOSPC)) from fault
        raise


def _unwritable(file: Path, why: str) -> BadBackup:
    return BadBackup(f"No backup can be written in {file.parent}: {why}.")


def _is_full(fault: BaseException | None) -> bool:
    """Did it begin with SQLite, which found no room?"""
    full = getattr(fault, "sqlite_errorname", "") == "SQLITE_FULL"
    return full or (fault is not None and _is_full(fault.__cause__))


def _check_place(file: Path, replace: bool, url: URL) -> None:
    if not file.parent.is_dir():
        raise BadBackup(f"There is no folder {file.parent} for the backup.")
    if file.is_dir():
        raise BadBackup(f"{file} is a folder; name a file in it.")
    if file.exists() and not file.is_file():  # such as /dev/null, which all other programs need
        raise BadBackup(f"{file} is no ordinary file, and nothing may take its place; name another one.")
    tables = file_of(url)
    if tables and file.resolve() in [Path(f"{tables.resolve()}{ending}") for ending in ("", *BESIDE)]:
        raise BadBackup(f"{file} is where the tables are kept; name another file.")
    if file.exists() and not replace:
        raise BadBackup(f"There is a file {file} already; name another one, or add --replace.")


def _finished(copy: Path) -> tuple[int, int]:
    """Make a lone file of the copy, and see that it is whole; how many tables and entries it holds."""
    connection = sqlite3.connect(copy, isolation_level=None)
    try:
        # Nobody else has it, so no memory is shared, which on a full disk would fail without a clear word.
        connection.execute("PRAGMA locking_mode=EXCLUSIVE").close()
        connection.execute("PRAGMA journal_mode=DELETE").close()
        connection.execute(f"PRAGMA application_id={MARK}").close()
        _check_whole(connection)
        tables, entries = (
            connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("tables", "log")
        )
        return tables, entries
    except sqlite3.Error as fault:
        raise BadBackup(f"The tables cannot be backed up: {fault}.") from fault
    finally:
        connection.close()


def _check_whole(connection: sqlite3.Connection) -> None:
    (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if found == "ok":
        found = "rows belong to no table" if connection.execute("PRAGMA foreign_key_check").fetchone() else ""
    if found:
        raise sqlite3.DatabaseError(found)


def _pack(copy: Path, packed: Path, progress: Progress) -> None:
    size = copy.stat().st_size
    with open(os.open(packed, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        with copy.open("rb") as source, gzip.GzipFile("", "wb", LEVEL, file) as into:
            while piece := source.read(PIECE):
                into.write(piece)
                progress("packing", source.tell() / size)
        file.flush()
        os.fsync(file.fileno())


def unpack(packed: Path, copy: Path, progress: Progress) -> None:
    """Unpack a backup, and find out whether all of it is there."""
    size = max(1, packed.stat().st_size)
    with packed.open("rb") as file:
        if file.read(len(OWN_FILE)) == OWN_FILE:
            raise BadBackup(f"{packed} is no backup, but a database; “wagonlit backup” makes one of it.")
        file.seek(0)
        try:
            with gzip.GzipFile(fileobj=file) as source, open(copy, "xb") as into:
                while piece := source.read(PIECE):
                    into.write(piece)
                    progress("reading", file.tell() / size)
        except EOFError as fault:
            raise BadBackup(
                f"The end of {packed} is missing; copy it again, or take another backup."
            ) from fault
        except (gzip.BadGzipFile, zlib.error) as fault:
            raise BadBackup(f"{packed} is no backup of wagonlit, or it is damaged ({fault}).") from fault


@contextmanager
def unpacked(file: Path, progress: Progress) -> Iterator[Path]:
    """The SQLite file in this backup, for as long as it is needed; raises BadBackup."""
    with TemporaryDirectory(prefix="wagonlit-") as folder:
        copy = Path(folder, "tables.sqlite")
        try:
            unpack(file, copy, progress)
            progress("checking", 0.0)
            _check(copy, file)
        except OSError as fault:
            raise BadBackup(f"{file} cannot be read and unpacked: {fault.strerror or fault}.") from fault
        except sqlite3.Error as fault:
            raise BadBackup(f"What is in {file} is damaged ({fault}); take another backup.") from fault
        yield copy


def _check(copy: Path, file: Path) -> None:
    connection = sqlite3.connect(copy)
    try:
        if connection.execute("PRAGMA application_id").fetchone()[0] != MARK:
            raise BadBackup(f"{file} is no backup of wagonlit.")
        (version,) = connection.execute(f"SELECT max(version_num) FROM {VERSION_TABLE}").fetchone()
        if version is None:
            raise BadBackup(f"{file} does not say which version made it; take another backup.")
        if version not in VERSIONS:
            raise newer(f"the backup {file}", version)
        _check_whole(connection)
    finally:
        connection.close()


def _flush(folder: Path) -> None:
    """A name survives a power cut only when its folder is written, too."""
    if os.name != "posix":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
