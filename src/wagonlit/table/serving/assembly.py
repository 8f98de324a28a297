"""Puts the parts of a server together, and takes them apart again in the right order."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar.types import ASGIApp

from wagonlit.table.bots.pool import BotPool
from wagonlit.table.peers.link import peer_link
from wagonlit.table.room.housekeeping import Housekeeping
from wagonlit.table.room.rooms import Rooms
from wagonlit.table.serving.census import Census
from wagonlit.table.serving.settings import Settings
from wagonlit.table.store.store import Store
from wagonlit.table.web.app import application
from wagonlit.table.web.connections import Connections
from wagonlit.table.web.rate_limits import Limits

SETTLING = 5.0  # seconds for whatever was begun to be stored, once the server stops

logger = logging.getLogger("wagonlit.table")


@asynccontextmanager
async def assembled(settings: Settings, connections: Connections) -> AsyncIterator[ASGIApp]:
    """The application with its tables; every game that was running goes on."""
    store = await Store.opened(settings.database)
    bot_pool = BotPool(settings.bot_workers)
    try:
        async with peer_link(settings.database, settings.division) as link:
            rooms = Rooms(store, bot_pool, settings.timing, peers=link.peers, publish=link.publish)
            # People may come in while games are still being resumed: a table that is asked for opens at once.
            running = asyncio.gather(link.run(rooms), Housekeeping(rooms, settings.retention).run())
            limits = Limits(settings.people) if settings.limited else None
            census = Census(rooms, connections)
            try:
                yield application(rooms, settings.page, settings.network, limits, connections)
            finally:
                census.close()
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)
                await _settle(rooms)
                await link.say_goodbye()
    finally:
        await bot_pool.close()
        await store.close()


async def _settle(rooms: Rooms) -> None:
    """What was begun is stored, unless the database is away; what was not acknowledged then is sent again."""
    try:
        await asyncio.wait_for(rooms.close(), SETTLING)
    except TimeoutError:
        logger.warning("Not all that was begun could be stored within %g seconds.", SETTLING)
