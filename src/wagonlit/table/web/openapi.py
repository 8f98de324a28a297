"""The OpenAPI document: Litestar knows the routes, msgspec knows exactly what they accept and send."""

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from wagonlit import __version__
from wagonlit.core.record import Record
from wagonlit.table.web.health_routes import Health
from wagonlit.table.wire.http import (
    Claim,
    GameInfo,
    Join,
    NewTable,
    Problem,
    Salt,
    Seal,
    Seated,
    SeatKey,
    TableChange,
    Token,
)

ABOUT = (
    "Tables of board games. A person is a token: browsers keep it in a cookie, bots and scripts get one from "
    "/api/tokens and send it as bearer token. The game itself is played over the socket at "
    "/api/tables/CODE/socket. Every fault is a Problem, with one sentence for people and a code for programs."
)
BODIES: list[Any] = [
    Claim, GameInfo, Health, Join, NewTable, Problem, Record, Salt, Seal, Seated, SeatKey, TableChange, Token,
]  # fmt: skip


class ExactSchemas(JsonRenderPlugin):
    """The document with the very types that requests are decoded by, down to each limit; made once."""

    _document = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if not self._document:
            _, types = msgspec.json.schema_components(BODIES, ref_template="#/components/schemas/{name}")
            self._document = msgspec.json.encode({**openapi_schema, "components": {"schemas": types}})
        return self._document


OPENAPI = OpenAPIConfig(
    title="wagonlit",
    version=__version__,
    description=ABOUT,
    path="/api/schema",
    use_handler_docstrings=True,
    render_plugins=[ExactSchemas(path="/")],
)
