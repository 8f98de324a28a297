"""The web application: which routes there are, and what they share."""

from pathlib import Path

from litestar import Litestar
from litestar.di import Provide
from litestar.types import ASGIApp

from wagonlit.table.room.rooms import Rooms
from wagonlit.table.web.connections import Connections
from wagonlit.table.web.game_routes import GAME_ROUTES
from wagonlit.table.web.health_routes import HEALTH_ROUTES
from wagonlit.table.web.openapi import OPENAPI
from wagonlit.table.web.page_files import page_routes
from wagonlit.table.web.problems import EXCEPTION_HANDLERS
from wagonlit.table.web.rate_limits import Limits
from wagonlit.table.web.security import Guard
from wagonlit.table.web.socket_route import TableSockets
from wagonlit.table.web.table_routes import TABLE_ROUTES, finder_of, known_person, room_of, token

LARGEST_REQUEST = 64 * 1024


def application(
    rooms: Rooms, page: Path, network: str, limits: Limits | None, connections: Connections
) -> ASGIApp:
    """The whole application, with its guard before it.

    `page` is the folder of the built page, `network` this machine's name on the local network.
    """
    app = Litestar(
        route_handlers=[
            GAME_ROUTES,
            token,
            TABLE_ROUTES,
            *HEALTH_ROUTES,
            *page_routes(page),
        ],
        dependencies={
            "rooms": Provide(lambda: rooms, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "connections": Provide(lambda: connections, sync_to_thread=False),
            "network": Provide(lambda: network, sync_to_thread=False),
            "person": Provide(known_person, sync_to_thread=False),
            "finder": Provide(finder_of, sync_to_thread=False),
            "room": Provide(room_of),
        },
        exception_handlers=EXCEPTION_HANDLERS,
        openapi_config=OPENAPI,
        request_max_body_size=LARGEST_REQUEST,
        logging_config=None,
    )
    return Guard(TableSockets(app, rooms, limits, connections), limits, connections)
