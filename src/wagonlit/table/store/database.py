"""The two kinds of database. Whatever is asked of either is a plain function of a connection."""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from json import JSONDecodeError
from typing import Any, Protocol, TypeVar

import asyncpg
from msgspec import MsgspecError
from sqlalchemy import URL, Connection, Dialect, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from wagonlit.table.store.address import SQLITE, shown
from wagonlit.table.store.errors import BadDatabase, StoreDamaged, StoreLost
from wagonlit.table.store.in_place import InPlace

T = TypeVar("T")
Job = Callable[[Connection], T]

PATIENCE = 20  # seconds to wait for a server, or for another process to finish writing
LIMITS = {"timeout": PATIENCE, "command_timeout": PATIENCE}  # a line may die without a word
# So may it, or its machine, in the midst of a transaction: PostgreSQL would wait for hours for the rest,
# and so would whoever else writes to the same tables.
UNFINISHED = {"idle_in_transaction_session_timeout": "10s"}
MOMENT = 0.01  # seconds until something is tried again
OWNER_ONLY = 0o600  # of a new file
READERS = 3  # threads; one more writes, for which no answer need wait until all who come at once have read
PRAGMAS = (
    f"busy_timeout={PATIENCE * 1000}",
    "journal_mode=WAL",
    "synchronous=FULL",  # what is committed survives a power cut
    "foreign_keys=ON",
    "temp_store=MEMORY",  # what a statement may have to take back is not worth a file
)
# All that PostgreSQL's driver may raise, also when it does not understand what it is sent.
DRIVER_FAULTS = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
FAULTS = (SQLAlchemyError, *DRIVER_FAULTS)
# What is stored makes no sense, is no text, or holds brackets in brackets without end.
UNREADABLE = (JSONDecodeError, MsgspecError, UnicodeDecodeError, RecursionError)
# How the codes begin by which PostgreSQL says that it can do nothing: no room, no connection, going down, not
# writable, or its own files fail; or that what we left there is gone, or not for us any more.
AILING = ("53", "57", "58", "25006", "42")
CORRUPTED = "XX00"


class Database(Protocol):
    """Runs jobs, each in a transaction of its own, which is committed when the call returns."""

    async def read(self, job: Job[T]) -> T:
        """Run a job that changes nothing."""

    async def write(self, job: Job[T]) -> T:
        """Run a job that may write; never two at once."""

    async def close(self) -> None:
        """Let go of all connections."""


def database_at(url: URL, patient: bool = False) -> Database:
    """The database at this address; nothing is opened yet.

    Whoever is `patient` may ask a server for what takes very long, such as to count all answers.
    """
    return FileDatabase(url) if url.drivername == SQLITE else ServerDatabase(url, patient)


class FileDatabase:
    """SQLite. A job runs in a thread as a whole: going there for every statement would take twice as long."""

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url, hide_parameters=True)
        self._in_place = InPlace()
        event.listen(self._engine, "do_connect", _make_private)
        event.listen(self._engine, "connect", self._prepare)
        event.listen(self._engine, "begin", _begin)
        # The right to write is claimed at once: a reader that wants it later may be too late.
        self._for_writing = self._engine.execution_options(begin="BEGIN IMMEDIATE")
        self._reading = ThreadPoolExecutor(READERS, "wagonlit-store")
        self._writing = ThreadPoolExecutor(1, "wagonlit-writer")

    async def read(self, job: Job[T]) -> T:
        """Run a job that changes nothing."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, job)

    async def write(self, job: Job[T]) -> T:
        """Run a job that may write; never two at once."""
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._write, job)

    async def close(self) -> None:
        """Let go of all connections."""
        await asyncio.get_running_loop().run_in_executor(self._writing, self._engine.dispose)
        self._reading.shutdown()
        self._writing.shutdown()

    def _read(self, job: Job[T]) -> T:
        with self._engine.begin() as connection:
            return job(connection)

    def _write(self, job: Job[T]) -> T:
        with self._for_writing.begin() as connection:
            self._in_place.check()
            return job(connection)

    def _prepare(self, connection: sqlite3.Connection, _record: object) -> None:
        """Python's driver would begin transactions by itself, but too late for a read to be consistent."""
        connection.isolation_level = None
        # The driver's own way says that the database failed, and writes down the text, whoever may read that.
        connection.text_factory = bytes.decode
        for pragma in PRAGMAS:
            _set(connection, pragma)
        self._in_place.note(connection)


def _make_private(_dialect: Dialect, _record: object, where: list[str], _how: dict[str, Any]) -> None:
    """A new file is only its owner's from the beginning, and so is what SQLite puts beside it.

    Hidden cards will lie in both; and whoever has opened a file reads on, whatever is allowed later.
    """
    with suppress(OSError):  # mostly it is there; of all else SQLite tells
        os.close(os.open(where[0], os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY))


def _set(connection: sqlite3.Connection, pragma: str) -> None:
    """While somebody makes a new file, SQLite refuses its journal mode at once, whatever the timeout says."""
    patient_until = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute(f"PRAGMA {pragma}").close()
        except sqlite3.OperationalError as fault:
            if fault.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > patient_until:
                raise
            time.sleep(MOMENT)
        else:
            return


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))


class ServerDatabase:
    """PostgreSQL."""

    def __init__(self, url: URL, patient: bool = False) -> None:
        # Nobody waits for those who are patient, and between two statements they may have much else to do.
        own: dict[str, Any] = {"command_timeout": None} if patient else {"server_settings": UNFINISHED}
        limits = {**LIMITS, **own}
        engine = partial(
            create_async_engine, url, hide_parameters=True, pool_pre_ping=True, connect_args=limits
        )
        # No answer need wait until all who come at once have read.
        self._reading, self._writing = engine(), engine(pool_size=1, max_overflow=0)
        self._running: set[asyncio.Task[Any]] = set()

    async def read(self, job: Job[T]) -> T:
        """Run a job that changes nothing."""
        return await self._run(self._reading, job)

    async def write(self, job: Job[T]) -> T:
        """Run a job that may write; never two at once."""
        return await self._run(self._writing, job)

    async def _run(self, engine: AsyncEngine, job: Job[T]) -> T:
        """It runs to its end even if nobody waits for it any more: cut off half-way, its connection is lost,
        with a complaint in the log whenever a server stops at such a moment.
        """
        running = asyncio.create_task(_committed(engine, job))
        self._running.add(running)
        running.add_done_callback(self._note_end)
        return await asyncio.shield(running)

    def _note_end(self, ended: asyncio.Task[Any]) -> None:
        self._running.discard(ended)
        if not ended.cancelled():
            ended.exception()  # whoever still waits is told; of what nobody waits for, nobody need be

    async def close(self) -> None:
        """Let go of all connections, when nothing goes on there any more."""
        await asyncio.gather(*self._running, return_exceptions=True)
        await self._reading.dispose()
        await self._writing.dispose()


async def _committed(engine: AsyncEngine, job: Job[T]) -> T:
    async with engine.begin() as connection:
        return await connection.run_sync(job)


def is_lost(fault: Exception) -> bool:
    """Did the database itself fail, rather than one thing asked of it?"""
    if isinstance(fault, DBAPIError):
        away = fault.connection_invalidated or isinstance(fault, OperationalError | InterfaceError)
        return away or _code(fault).startswith(AILING)
    return isinstance(fault, FAULTS)


def is_damaged(fault: Exception) -> bool:
    """Is the database there, but something in it spoilt?"""
    if isinstance(fault, DBAPIError):
        return type(fault.orig) is sqlite3.DatabaseError or _code(fault).startswith(CORRUPTED)
    return isinstance(fault, UNREADABLE)


def _code(fault: DBAPIError) -> str:
    """PostgreSQL's name for what went wrong."""
    return str(getattr(fault.orig, "sqlstate", None) or "")


def as_store_fault(fault: Exception) -> Exception:
    """The fault as the store's users know it."""
    if not isinstance(fault, FAULTS + UNREADABLE) or isinstance(fault, IntegrityError):
        return fault
    kind = StoreDamaged if is_damaged(fault) else StoreLost
    lost = kind(f"The database failed: {fault}")
    lost.__cause__ = fault
    return lost


@contextmanager
def opening(url: URL) -> Iterator[None]:
    """Whatever fails in here is reported as what is wrong with this database."""
    try:
        yield
    except (*FAULTS, *UNREADABLE, TypeError) as fault:
        raise BadDatabase(_complaint(url, fault)) from fault


def _complaint(url: URL, fault: Exception) -> str:
    cause = fault.orig if isinstance(fault, DBAPIError) and fault.orig else fault
    reason = str(cause).partition("\n")[0].rpartition(">: ")[2].rstrip(".")
    if is_damaged(fault):
        return (
            f"{url.database} is damaged, or no database of ours ({reason}); put back a copy, or name another."
        )
    if url.drivername == SQLITE:
        return f"The file {url.database} cannot be used ({reason}); name one in a folder you may write to."
    if isinstance(cause, OSError):
        return f"No PostgreSQL answers at {shown(url)} ({reason or 'too late'}); is it running?"
    return f"The database {shown(url)} cannot be used: {reason}."
