"""Does this server live, and does it take people? For load balancers, and for whoever looks after it."""

from typing import Any, Literal

from litestar import HttpMethod, Response, get, route
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from wagonlit.table.room.rooms import Rooms
from wagonlit.table.web.connections import Connections
from wagonlit.table.web.problems import NAMELESS, STOPPING, problem
from wagonlit.table.wire.http import Problem

HEADERS = {"cache-control": "no-store"}


class Health(Struct, frozen=True):
    """All is well, in a word for programs and in a sentence for people; else there is a Problem."""

    code: Literal["ok"]
    says: str


LIVES = Health("ok", "This server lives.")
TAKES_PEOPLE = Health("ok", "This server takes people.")


def _documented(says: dict[int, str]) -> dict[int, ResponseSpec]:
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=meaning)
        for status, meaning in says.items()
    }


async def _readiness(rooms: Rooms, connections: Connections) -> Response[Health | Problem]:
    if connections.stopping:
        return Response(STOPPING, status_code=503, headers=HEADERS)
    if not await rooms.services.store.lives():
        return Response(problem(503), status_code=503, headers=HEADERS)
    return Response(TAKES_PEOPLE, headers=HEADERS)


@get(
    "/health",
    operation_id="health",
    summary="Does it live?",
    responses=_documented({400: NAMELESS.says}),
    tags=["operation"],
)
async def health() -> Response[Health]:
    """Answers as long as the process can answer anything; who gets no answer may start it again."""
    return Response(LIVES, headers=HEADERS)


@get(
    "/ready",
    operation_id="ready",
    summary="Does it take people?",
    responses=_documented({400: NAMELESS.says, 503: "It stops, or its database cannot be written."}),
    tags=["operation"],
)
async def ready(
    rooms: NamedDependency[Rooms], connections: NamedDependency[Connections]
) -> Response[Health | Problem]:
    """Whether people should be sent here: not while it stops, nor while nothing can be stored."""
    return await _readiness(rooms, connections)


@route("/health", http_method=HttpMethod.HEAD, include_in_schema=False)
async def health_in_short() -> Response[Any]:
    """The same without a word."""
    return Response(LIVES, headers=HEADERS)


@route("/ready", http_method=HttpMethod.HEAD, include_in_schema=False)
async def ready_in_short(
    rooms: NamedDependency[Rooms], connections: NamedDependency[Connections]
) -> Response[Any]:
    """The same without a word."""
    return await _readiness(rooms, connections)


HEALTH_ROUTES = [health, ready, health_in_short, ready_in_short]
