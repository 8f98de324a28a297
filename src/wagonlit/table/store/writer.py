"""The one writer: all writes that wait at the same moment share a transaction, and so a flush to the disk."""

import asyncio
from asyncio import Future
from collections.abc import Sequence
from functools import partial
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import Connection

from wagonlit.table.store.appending import Append, append_all
from wagonlit.table.store.database import Database, Job, as_store_fault, is_lost
from wagonlit.table.store.errors import StoreLost

T = TypeVar("T")

MOST = 500  # in one transaction


class Pending(Struct, frozen=True, eq=False):
    """Something to be written, and who waits for it."""

    job: Append | Job[Any]
    done: Future[Any]


class Writer:
    """Writes whatever it is given, in turn. A write that fails fails alone."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._pending: list[Pending] = []
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    async def append(self, entry: Append) -> None:
        """Append an entry; returns when it is committed."""
        await self._enqueue(entry)

    async def write(self, job: Job[T]) -> T:
        """Run a job in a transaction, perhaps more than once; returns when it is committed."""
        written: T = await self._enqueue(job)
        return written

    async def close(self) -> bool:
        """Take nothing more, and write what waits; False if that was done before."""
        was_open, self._closed = not self._closed, True
        if self._writing:
            await self._writing
        return was_open

    def _enqueue(self, job: Append | Job[Any]) -> Future[Any]:
        if self._closed:
            raise StoreLost("The store is closed.")
        pending = Pending(job, asyncio.get_running_loop().create_future())
        self._pending.append(pending)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        return pending.done

    async def _write_all(self) -> None:
        try:
            while self._pending:
                batch, self._pending = self._pending[:MOST], self._pending[MOST:]
                await self._write_batch(batch)
        finally:
            self._writing = None

    async def _write_batch(self, batch: Sequence[Pending]) -> None:
        written = await self._written([one.job for one in batch])
        if isinstance(written, Exception):
            await self._fail(batch, written)
            return
        for one, result in zip(batch, written):
            if not one.done.done():
                one.done.set_result(result)

    async def _written(self, jobs: Sequence[Append | Job[Any]]) -> list[Any] | Exception:
        """What the jobs return, or the fault.

        An exception keeps the frame alive that caught it. If that frame knew those who wait, they and their
        table would form a reference cycle.
        """
        try:
            return await self._database.write(partial(_write, jobs=jobs))
        except Exception as fault:
            return fault

    async def _fail(self, batch: Sequence[Pending], fault: Exception) -> None:
        if len(batch) > 1 and not is_lost(fault):
            # One of them failed, and the others were rolled back with it: halving soon finds it.
            half = len(batch) // 2
            await self._write_batch(batch[:half])
            await self._write_batch(batch[half:])
            return
        for one in batch:
            if not one.done.done():
                one.done.set_exception(as_store_fault(fault))


def _write(connection: Connection, jobs: Sequence[Append | Job[Any]]) -> list[Any]:
    append_all(connection, [job for job in jobs if isinstance(job, Append)])
    return [None if isinstance(job, Append) else job(connection) for job in jobs]
