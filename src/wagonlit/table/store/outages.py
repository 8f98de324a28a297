"""Says once when the database is lost, and once when it is back, however many ask for it meanwhile."""

import logging
import time
from collections.abc import Awaitable
from typing import TypeVar

from sqlalchemy.exc import TimeoutError as TurnMissed  # so many ask at once that some must try again

from wagonlit.table import metrics
from wagonlit.table.store.database import Database, Job, is_damaged, is_lost

T = TypeVar("T")

logger = logging.getLogger("wagonlit.table")

DAMAGED = "damaged (%s); what else it holds goes on. Stop the server and put back a backup."


def reason(fault: Exception) -> str:
    """Why, in one line."""
    return str(fault).partition("\n")[0] or type(fault).__name__


class Outage:
    """Reading, or writing: a disk may be full, and still be read."""

    def __init__(self, doing: str, what: str) -> None:
        self._seconds = metrics.database_seconds.labels(doing)
        self._outages = metrics.outages.labels(doing)
        self._what = what
        self._lost = False
        self._damage_told = False

    async def watch(self, asked: Awaitable[T]) -> T:
        """What comes of it."""
        began = time.perf_counter()
        try:
            found = await asked
        except Exception as fault:
            if is_lost(fault) and not self._lost and not isinstance(fault, TurnMissed):
                self._lost = True
                self._outages.inc()
                logger.error("Nothing can be %s the database: %s", self._what, reason(fault))
            if is_damaged(fault) and not self._damage_told:
                self._damage_told = True
                logger.error(
                    "Not everything can be %s the database, for it is %s", self._what, DAMAGED % reason(fault)
                )
            raise
        finally:
            self._seconds.observe(time.perf_counter() - began)
        if self._lost:
            self._lost = False
            logger.warning("The database is back: everything can be %s it again.", self._what)
        return found


class WatchedDatabase:
    """A database of which somebody hears when it fails."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._reading = Outage("reading", "read from")
        self._writing = Outage("writing", "written to")

    async def read(self, job: Job[T]) -> T:
        """Run a job that changes nothing."""
        return await self._reading.watch(self._database.read(job))

    async def write(self, job: Job[T]) -> T:
        """Run a job that may write; never two at once."""
        return await self._writing.watch(self._database.write(job))

    async def close(self) -> None:
        """Let go of all connections."""
        await self._database.close()
