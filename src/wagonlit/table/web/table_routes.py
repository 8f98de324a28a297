"""The routes of people and tables: all that happens around a game rather than in it.

Litestar knows the body of a request by the name `data`.
"""

from typing import Any

from litestar import HttpMethod, Request, Response, Router, get, patch, post, route
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from wagonlit.core.record import Record
from wagonlit.table.room.room import Room
from wagonlit.table.room.rooms import Rooms
from wagonlit.table.web.finding import Finder
from wagonlit.table.web.identity import Person, new_token
from wagonlit.table.web.links import link, qr_svg
from wagonlit.table.web.payload_check import checked
from wagonlit.table.web.problems import documented
from wagonlit.table.web.rate_limits import Limits
from wagonlit.table.web.security import address_of, headers_of, host_of
from wagonlit.table.wire.http import (
    Claim,
    Join,
    NewTable,
    Salt,
    Seal,
    Seated,
    SeatKey,
    TableChange,
    TableInfo,
    Token,
)

CHANGES = documented(404, 409, 413, 429)
At = NamedDependency[Room]
Who = NamedDependency[Person]
AnyRequest = Request[Any, Any, Any]


def finder_of(
    request: AnyRequest, rooms: NamedDependency[Rooms], limits: NamedDependency[Limits | None]
) -> Finder:
    """Finds tables for whoever asks."""
    return Finder(rooms, limits, address_of(request.scope), known_person(request).holder)


async def room_of(
    code: FromPath[str], rooms: NamedDependency[Rooms], finder: NamedDependency[Finder]
) -> Room:
    """The room of the table with this code."""
    return await finder.find(code, rooms.caught_up)


def known_person(request: AnyRequest) -> Person:
    """Who asks, as the guard found out."""
    person: Person = request.scope["state"]["person"]
    return person


def _seated(room: Room, person: Person) -> Seated:
    return Seated(room.broadcast.table(), room.membership.seats_of(person.holder))


@post("/api/tokens", operation_id="token", summary="A token", responses=documented(429), tags=["people"])
async def token() -> Token:
    """A bearer token, for bots and scripts: send it as “Authorization: Bearer TOKEN”."""
    return Token(new_token())


@get("/", operation_id="listed", summary="Tables open to all", responses=documented())
async def listed(rooms: NamedDependency[Rooms]) -> list[TableInfo]:
    """The tables that anybody may find, and that are not over."""
    return await rooms.listed()


@get("/mine", operation_id="mine", summary="My tables", responses=documented())
async def mine(rooms: NamedDependency[Rooms], person: Who) -> list[Seated]:
    """The tables where I sit, the latest first."""
    return [Seated(table, seats) for table, seats in await rooms.held_by(person.holder)]


@post("/", operation_id="open", summary="Open a table", responses=documented(404, 409, 413, 429))
async def open_table(data: JSONBody[NewTable], rooms: NamedDependency[Rooms], person: Who) -> Seated:
    """Open a table, as its host. With no open seat the game begins at once."""
    return _seated(await rooms.open(checked(data), person.holder), person)


@get("/{code:str}", operation_id="table", summary="A table", responses=documented(404))
async def table(room: At, person: Who) -> Seated:
    """The table, and which of its seats are mine."""
    return _seated(room, person)


@patch("/{code:str}", operation_id="change", summary="Change a table", responses=CHANGES)
async def change(data: JSONBody[TableChange], room: At, person: Who) -> Seated:
    """What the host changes before the game begins; whatever is left out stays as it is."""
    await room.membership.change(person.holder, checked(data))
    return _seated(room, person)


@post("/{code:str}/join", operation_id="join", summary="Join", status_code=200, responses=CHANGES)
async def join(data: JSONBody[Join], room: At, person: Who) -> Seated:
    """Take an open seat under a name."""
    await room.membership.join(person.holder, checked(data))
    return _seated(room, person)


@post("/{code:str}/leave", operation_id="leave", summary="Leave", status_code=200, responses=CHANGES)
async def leave(room: At, person: Who) -> Seated:
    """Before the start this frees the seat; after it the seat stays yours, and you count as away."""
    await room.membership.leave(person.holder)
    return _seated(room, person)


@post("/{code:str}/start", operation_id="start", summary="Begin", status_code=200, responses=CHANGES)
async def start(room: At, person: Who) -> Seated:
    """The host begins the game; bots take the seats that are still open. Those who add salt to the deal have
    a few seconds to do so; when they are over, anybody at the table may ask again for it to begin.
    """
    await room.membership.start(person.holder)
    return _seated(room, person)


@post("/{code:str}/seal", operation_id="seal", summary="Seal salt", status_code=200, responses=CHANGES)
async def seal(data: JSONBody[Seal], room: At, person: Who) -> Seated:
    """The salt that I add to the deal, sealed, while the table says `sealing`."""
    await room.membership.seal(person.holder, checked(data))
    return _seated(room, person)


@post("/{code:str}/salt", operation_id="salt", summary="Open salt", status_code=200, responses=CHANGES)
async def salt(data: JSONBody[Salt], room: At, person: Who) -> Seated:
    """The salt that I have sealed, while the table says `opening`."""
    await room.membership.salt(person.holder, checked(data))
    return _seated(room, person)


@post("/{code:str}/rematch", operation_id="rematch", summary="Rematch", status_code=200, responses=CHANGES)
async def rematch(room: At, person: Who, rooms: NamedDependency[Rooms]) -> Seated:
    """The same people at a new table, each one seat further on; asked twice, it is the same new table."""
    return _seated(await rooms.room(await room.membership.rematch(person.holder)), person)


@post(
    "/{code:str}/keys/{seat:int}",
    operation_id="key",
    summary="A key of a seat",
    responses=documented(404, 409, 429),
)
async def key(seat: FromPath[int], room: At, person: Who) -> SeatKey:
    """A new secret for the link by which the holder of a seat comes back; the old one is void.

    Only the device where it was made and the first that uses it can use it again.
    """
    return SeatKey(await room.membership.new_key(person.holder, seat))


@post("/{code:str}/claim", operation_id="claim", summary="Come back", status_code=200, responses=CHANGES)
async def claim(data: JSONBody[Claim], room: At, person: Who) -> Seated:
    """Take your own seat again, on this device, by its key."""
    await room.membership.claim(person.holder, data.key)
    return _seated(room, person)


@get(
    "/{code:str}/record",
    operation_id="record",
    summary="The record of a game",
    responses=documented(404, 409),
)
async def record(
    code: FromPath[str], rooms: NamedDependency[Rooms], finder: NamedDependency[Finder]
) -> Response[Record]:
    """Every answer of a game that is over, to keep, to replay, to share."""
    name = f"wagonlit-{code.upper()}.json"
    return Response(
        await finder.find(code, rooms.record),  # type: ignore[arg-type]  # as in files: one answer a line
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


def _link(request: AnyRequest, network: str, code: str) -> str:
    return link(request.scope["scheme"], host_of(headers_of(request.scope)), network, code)


@get(
    "/{code:str}/link",
    operation_id="link",
    summary="The link of a table",
    media_type="text/plain",
    responses=documented(404),
)
async def invitation(request: AnyRequest, room: At, network: NamedDependency[str]) -> str:
    """The link that invites friends, as their devices can open it."""
    return _link(request, network, room.broadcast.table().code)


@get(
    "/{code:str}/qr.svg",
    operation_id="qr",
    summary="The link as a QR code",
    media_type="image/svg+xml",
    responses=documented(404),
)
async def qr(request: AnyRequest, room: At, network: NamedDependency[str]) -> bytes:
    """The link that invites friends, for the camera of a phone."""
    return qr_svg(_link(request, network, room.broadcast.table().code))


def _methods(path: str, allowed: str) -> HTTPRouteHandler:
    """The methods allowed at this address: Litestar's own answer lists only the first route's."""

    @route(path, http_method=HttpMethod.OPTIONS, status_code=204, include_in_schema=False)
    async def methods() -> Response[None]:
        return Response(None, headers={"allow": allowed})

    return methods


TABLE_ROUTES = Router(
    "/api/tables",
    route_handlers=[
        _methods("/", "GET, POST, OPTIONS"), _methods("/{code:str}", "GET, PATCH, OPTIONS"),
        listed, mine, open_table, table, change, join, leave, start, seal, salt, rematch, key, claim, record,
        invitation, qr,
    ],
    tags=["tables"],
)  # fmt: skip
