"""The one who writes: all that wait at the same moment share a transaction, and so a flush to the disk."""

import asyncio
from asyncio import Future
from collections.abc import Sequence
from functools import partial
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import Connection

from wagonlit.table.store.database import Database, Job, as_told, is_lost
from wagonlit.table.store.errors import StoreLost
from wagonlit.table.store.writing import Line, write_lines

T = TypeVar("T")

MOST = 500  # in one transaction


class Wish(Struct, frozen=True, eq=False):
    """Something to be written, and who waits for it."""

    job: Line | Job[Any]
    done: Future[Any]


class Writer:
    """Writes in turn whatever is wished for. A wish that fails fails alone."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._wishes: list[Wish] = []
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    async def append(self, line: Line) -> None:
        """Append an entry; returns when it is committed."""
        await self._wish(line)

    async def write(self, job: Job[T]) -> T:
        """Run a job in a transaction, perhaps more than once; returns when it is committed."""
        written: T = await self._wish(job)
        return written

    async def close(self) -> bool:
        """Take no more wishes, and write those that wait; false if that was done before."""
        was_open, self._closed = not self._closed, True
        if self._writing:
            await self._writing
        return was_open

    def _wish(self, job: Line | Job[Any]) -> Future[Any]:
        if self._closed:
            raise StoreLost("The store is closed.")
        wish = Wish(job, asyncio.get_running_loop().create_future())
        self._wishes.append(wish)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        return wish.done

    async def _write_all(self) -> None:
        while self._wishes:
            wishes, self._wishes = self._wishes[:MOST], self._wishes[MOST:]
            await self._grant(wishes)
        self._writing = None

    async def _grant(self, wishes: Sequence[Wish]) -> None:
        try:
            results = await self._database.write(partial(_write, jobs=[wish.job for wish in wishes]))
        except Exception as fault:
            await self._refuse(wishes, fault)
            return
        for wish, result in zip(wishes, results):
            if not wish.done.done():
                wish.done.set_result(result)

    async def _refuse(self, wishes: Sequence[Wish], fault: Exception) -> None:
        if len(wishes) > 1 and not is_lost(fault):
            # One of them is wrong, and took the others back with it: halving soon finds it.
            half = len(wishes) // 2
            await self._grant(wishes[:half])
            await self._grant(wishes[half:])
            return
        for wish in wishes:
            if not wish.done.done():
                wish.done.set_exception(as_told(fault))


def _write(connection: Connection, jobs: Sequence[Line | Job[Any]]) -> list[Any]:
    write_lines(connection, [job for job in jobs if isinstance(job, Line)])
    return [None if isinstance(job, Line) else job(connection) for job in jobs]
