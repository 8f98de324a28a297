"""Says once when the database is lost, and once when it is back, however many ask for it meanwhile."""

import logging
from collections.abc import Awaitable
from typing import TypeVar

from wagonlit.table.store.database import Database, Job, is_lost

T = TypeVar("T")

logger = logging.getLogger("wagonlit.table")


class Outage:
    """Reading, or writing: a disk may be full, and still be read."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._lost = False

    async def watch(self, asked: Awaitable[T]) -> T:
        """What comes of it."""
        try:
            found = await asked
        except Exception as fault:
            if is_lost(fault) and not self._lost:
                self._lost = True
                reason = str(fault).partition("\n")[0] or type(fault).__name__
                logger.error("Nothing can be %s the database: %s", self._what, reason)
            raise
        if self._lost:
            self._lost = False
            logger.warning("The database is back: everything can be %s it again.", self._what)
        return found


class WatchedDatabase:
    """A database of which somebody hears when it fails."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._reading = Outage("read from")
        self._writing = Outage("written to")

    async def read(self, job: Job[T]) -> T:
        """Run a job that changes nothing."""
        return await self._reading.watch(self._database.read(job))

    async def write(self, job: Job[T]) -> T:
        """Run a job that may write; never two at once."""
        return await self._writing.watch(self._database.write(job))

    async def close(self) -> None:
        """Let go of all connections."""
        await self._database.close()
