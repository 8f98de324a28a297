"""The application: which routes there are, and what they share."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide
from litestar.types import ASGIApp

from wagonlit.table.catalogue import CATALOGUE
from wagonlit.table.document import DOCUMENT
from wagonlit.table.limits import Limits
from wagonlit.table.lobby import LOBBY, person_at_the_door, room_of, token
from wagonlit.table.minds import Minds
from wagonlit.table.news import herald
from wagonlit.table.pages import page_routes
from wagonlit.table.problems import EXCEPTION_HANDLERS
from wagonlit.table.rooms import Rooms
from wagonlit.table.security import Guard
from wagonlit.table.settings import Settings
from wagonlit.table.socket import sit
from wagonlit.table.store.store import Store

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
