"""Looks after the tables while nobody does: what was closed leaves memory, what was kept long enough goes."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import NoReturn

from wagonlit.table.peers.messages import TableMoved
from wagonlit.table.room.rooms import Rooms
from wagonlit.table.room.services import logger
from wagonlit.table.store.errors import StoreLost
from wagonlit.table.store.removal import Retention
from wagonlit.table.wire.timestamps import later, now

LOOK = 2.0  # seconds between two looks for tables that somebody else has closed
LOOKED_BACK = 600.0  # seconds: clocks may differ, and the database may have been away
SWEEP = 60.0  # seconds between two looks for tables that were kept long enough
AT_ONCE = 100  # tables of which a sweep knows at a time
BREATH = 0.05  # seconds between two removals, in which games go on


class Housekeeping:
    """What one process does beside the games."""

    def __init__(self, rooms: Rooms, retention: Retention) -> None:
        self._rooms = rooms
        self._store = rooms.services.store
        self._retention = retention
        self._stated = False

    async def run(self) -> None:
        """For as long as this process serves."""
        async with asyncio.TaskGroup() as work:
            work.create_task(_every(LOOK, self.look))
            if not self._retention.forever:
                work.create_task(_every(SWEEP, self.sweep))

    async def look(self) -> None:
        """Part with the tables that another process, or whoever looks after the server, has closed."""
        if not self._stated:
            await self._store.state_retention(self._retention)
            self._stated = True
        for code in await self._store.closed_since(later(now(), -LOOKED_BACK)):
            await self._rooms.notice_closed(code)

    async def sweep(self) -> None:
        """Remove what was kept long enough, table by table; where somebody is, it stays meanwhile."""
        while True:
            found = await self._store.expired(self._retention, AT_ONCE)
            removed = [code for code in found if await self._removed(code)]
            if len(found) < AT_ONCE or not removed:
                return

    async def _removed(self, code: str) -> bool:
        if self._rooms.is_awake(code) or not await self._store.close_table(code, self._retention):
            return False
        await self._rooms.notice_closed(code)
        self._rooms.services.publish(TableMoved(code))
        logger.info("Table %s was kept long enough and is removed.", code)
        await asyncio.sleep(BREATH)
        return True


async def _every(seconds: float, do: Callable[[], Awaitable[None]]) -> NoReturn:
    while True:
        try:
            await do()
        except StoreLost as fault:  # of which the store has told already
            logger.debug("The tables cannot be looked after: %s", fault)
        except Exception:
            logger.exception("The tables could not be looked after")
        await asyncio.sleep(seconds)
