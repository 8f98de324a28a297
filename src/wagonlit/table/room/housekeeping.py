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
LEAP = 60.0  # seconds by which a clock may be set ahead without a word
DISTRUST = 24 * 60 * 60.0  # seconds for which one that was set further is not believed
BREATH = 0.05  # seconds between two removals, in which games go on


class UnhurriedClock:
    """The machine's clock, but one that was set ahead is believed only if it stays so.

    It may have been a mistake; and whatever was kept long enough by that clock would be gone for good.
    """

    def __init__(self, latest: str) -> None:
        """The latest that is known of for sure, or nothing: the clock may be wrong from the beginning."""
        time = asyncio.get_running_loop().time()
        self._known = latest or now(), time
        self._ahead_since: float | None = time  # nobody can tell, so nobody need be told

    def now(self) -> str:
        """This moment, or one that is past for sure."""
        wall, time = now(), asyncio.get_running_loop().time()
        at = later(self._known[0], time - self._known[1])
        if wall <= later(at, LEAP):
            self._ahead_since = None
        elif self._ahead_since is None:
            self._ahead_since = time
            logger.warning("The machine's clock was set ahead; for a day no table goes because of that.")
        if self._ahead_since is not None and time - self._ahead_since < DISTRUST:
            return at
        self._known, self._ahead_since = (wall, time), None
        return wall


class Housekeeping:
    """What one process does beside the games."""

    def __init__(self, rooms: Rooms, retention: Retention) -> None:
        self._rooms = rooms
        self._store = rooms.services.store
        self._retention = retention
        self._clock: UnhurriedClock | None = None
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
        self._clock = self._clock or UnhurriedClock(await self._store.stated_past(now()))
        at, kept = self._clock.now(), set[str]()
        # Tables may bear the time of a clock that was ahead, and prove nothing to whoever starts then.
        await self._store.state_past(at)
        while True:
            # Those that stay come first each time, and must not hide the others.
            found = await self._store.expired(self._retention, at, AT_ONCE + len(kept))
            due = [code for code in found if code not in kept]
            if not due:
                return
            kept.update([code for code in due if not await self._removed(code, at)])

    async def _removed(self, code: str, at: str) -> bool:
        if self._rooms.is_awake(code) or not await self._store.close_table(code, self._retention, at):
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
