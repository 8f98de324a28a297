"""Puts the parts of a server together, and takes them apart again in the right order."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar.types import ASGIApp

from wagonlit.table.bots.pool import BotPool
from wagonlit.table.peers.link import peer_link
from wagonlit.table.room.rooms import Rooms
from wagonlit.table.serving.settings import Settings
from wagonlit.table.store.store import Store
from wagonlit.table.web.app import application
from wagonlit.table.web.rate_limits import Limits


@asynccontextmanager
async def assembled(settings: Settings) -> AsyncIterator[ASGIApp]:
    """The application with its tables; every game that was running goes on."""
    store = await Store.opened(settings.database)
    bot_pool = BotPool(settings.bot_workers)
    try:
        async with peer_link(settings.database) as link:
            rooms = Rooms(store, bot_pool, settings.timing, peers=link.peers, publish=link.publish)
            # People may come in while games are still being resumed: a table that is asked for opens at once.
            running = asyncio.create_task(link.run(rooms))
            limits = Limits(settings.people) if settings.limited else None
            try:
                yield application(rooms, settings.page, settings.network, limits)
            finally:
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)
                await rooms.close()
                await link.say_goodbye()
    finally:
        await bot_pool.close()
        await store.close()
