"""The application: which routes there are, and what they share."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide
from litestar.types import ASGIApp

from wagonlit.table.bots.pool import Minds
from wagonlit.table.peers.link import herald
from wagonlit.table.room.rooms import Rooms
from wagonlit.table.serving.settings import Settings
from wagonlit.table.store.store import Store
from wagonlit.table.web.game_routes import CATALOGUE
from wagonlit.table.web.openapi import DOCUMENT
from wagonlit.table.web.page_files import page_routes
from wagonlit.table.web.problems import EXCEPTION_HANDLERS
from wagonlit.table.web.rate_limits import Limits
from wagonlit.table.web.security import Guard
from wagonlit.table.web.socket_route import sit
from wagonlit.table.web.table_routes import LOBBY, person_at_the_door, room_of, token

LARGEST_REQUEST = 64 * 1024


def doors(settings: Settings, rooms: Rooms) -> ASGIApp:
    """The whole application, with its guard before it."""
    limits = Limits() if settings.limited else None
    app = Litestar(
        route_handlers=[CATALOGUE, token, LOBBY, sit, *page_routes(settings.page)],
        dependencies={
            "rooms": Provide(lambda: rooms, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
            "person": Provide(person_at_the_door, sync_to_thread=False),
            "room": Provide(room_of),
        },
        exception_handlers=EXCEPTION_HANDLERS,
        openapi_config=DOCUMENT,
        request_max_body_size=LARGEST_REQUEST,
        logging_config=None,
    )
    return Guard(app, limits)


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[ASGIApp]:
    """The application with its tables: every game that was running goes on."""
    store = await Store.opened(settings.database)
    minds = Minds(settings.bot_workers)
    try:
        async with herald(settings.database) as news:
            rooms = Rooms(store, minds, pace=settings.pace, others=news.others, publish=news.publish)
            # Games go on while people come in already: a table somebody asks for is taken up at once.
            beside = asyncio.create_task(news.attend(rooms))
            try:
                yield doors(settings, rooms)
            finally:
                beside.cancel()
                await asyncio.gather(beside, return_exceptions=True)
                await rooms.close()
                await news.go()
    finally:
        await minds.close()
        await store.close()
