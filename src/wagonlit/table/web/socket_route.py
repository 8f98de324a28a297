"""A socket for each seat and each onlooker: the game goes out, answers come in."""

import asyncio
import re
from collections.abc import Awaitable
from typing import Any, cast

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import Struct

from wagonlit.table import metrics
from wagonlit.table.room.room import Room
from wagonlit.table.room.rooms import Rooms
from wagonlit.table.room.seat_changes import check_holder
from wagonlit.table.store.errors import StoreLost
from wagonlit.table.web.connection import Connection
from wagonlit.table.web.connections import Connections
from wagonlit.table.web.line import line_of
from wagonlit.table.web.payload_check import BadPayload, checked
from wagonlit.table.web.problems import logger, problem
from wagonlit.table.web.rate_limits import Limits
from wagonlit.table.web.security import address_of
from wagonlit.table.web.socket_access import NOT_YOURS, TurnedAway, admitted, place_of, query_of
from wagonlit.table.web.socket_limits import Counted, SocketLimits
from wagonlit.table.wire.http import Fault, Key
from wagonlit.table.wire.messages import Ping, Pong, Refused, Reply, ToServer
from wagonlit.table.wire.refusal import Refusal

PATH = re.compile(r"/api/tables/([^/]+)/socket/?")
OUR_FAULT = 4500
TOO_MUCH = "That was too much at once; wait a moment."
PATIENCE = 5.0  # seconds in which a client that does not read may still learn why it is dropped


class OnlyId(Struct, frozen=True):
    """A message of which nothing but its id is read."""

    id: Key = ""


_decoder = msgspec.json.Decoder(ToServer)
_id_decoder = msgspec.json.Decoder(OnlyId)


class MessageReader:
    """Reads what one client sends and passes it on to the room."""

    def __init__(self, receive: Receive, room: Room, client: Connection, limits: SocketLimits) -> None:
        self.receive = receive
        self.room = room
        self.client = client
        self.limits = limits
        self._held: asyncio.Task[None] | None = None  # an answer that waits for its moment

    async def stay(self, since: int) -> None:
        """From when the client comes until it goes, or the server has a reason to end it."""
        self._come(since)
        try:
            while self._goes_on(message := cast(Any, await self.receive())):
                await self._read(message.get("text"))
        finally:
            self.room.arrivals.disconnect(self.client)
        if self.client.why:
            raise TurnedAway(*self.client.why)

    def _come(self, since: int) -> None:
        try:
            self.room.arrivals.connect(self.client, since)
        except Refusal as fault:
            # The seat was lost since it was looked up.
            raise TurnedAway(NOT_YOURS, str(fault)) from fault

    def _goes_on(self, message: Any) -> bool:
        return message["type"] == "websocket.receive" and not self.client.why

    async def _read(self, text: str | None) -> None:
        message = self._understood(text)
        if message is not None and not isinstance(message, Ping):
            await self._pass_on(message)
            return
        if message is not None:
            self.client.lag = message.lag
            self.client.send(Pong())
        # Many may have come at once; the answers to them must get out in between.
        await asyncio.sleep(0)

    def _understood(self, text: str | None) -> ToServer | None:
        """What is said, if that makes sense and may be said; else its sender is told why not."""
        if not self.limits.may_send():
            self._refuse(text, "too_fast", TOO_MUCH)
            return None
        try:
            message: ToServer = checked(_decoder.decode(_text(text)))
        except (msgspec.MsgspecError, RecursionError, BadPayload) as fault:
            self._refuse(text, "malformed", f"This message cannot be understood: {_reason(fault)}")
            return None
        why = self._why_not(message)
        if why is not None:
            self._refuse(text, *why)
        return message if why is None else None

    async def _pass_on(self, message: ToServer) -> None:
        """To the room. More is read while an answer is held: that its sender may speak, or leave.

        Else others would see who seems to stay until then, and so has answered.
        """
        taken = self.room.received(self.client, message)
        waits = isinstance(message, Reply) and self.room.clock.discretion.holds(self.client.seat, message.at)
        if waits and (self._held is None or self._held.done()):
            self._held = self.room.queue.beside(taken)
        else:
            await taken

    def _why_not(self, message: ToServer) -> tuple[Fault, str] | None:
        """Why this does not even reach the room. Who does not sit there uses up nothing of the table's."""
        if isinstance(message, Ping):
            return None
        try:
            check_holder(self.room.state.row, self.client.holder, self.client.seat)
        except Refusal as fault:
            return fault.code, fault.says
        return None if self.limits.may_store(message) else ("too_fast", TOO_MUCH)

    def _refuse(self, text: str | None, code: Fault, says: str) -> None:
        metrics.refusals.labels(code).inc()
        self.limits.note_refusal()
        self.client.send(Refused(_id(text), code, says, self.room.state.n))


def _text(text: str | None) -> str:
    if text is None:
        raise BadPayload("a message is text, not bytes.")
    return text


def _id(text: str | None) -> str:
    """The id of an answer that is not even looked at, so that its sender knows which it was."""
    try:
        return _id_decoder.decode(text or "").id
    except (msgspec.MsgspecError, RecursionError):
        return ""


def _reason(fault: Exception) -> str:
    if isinstance(fault, RecursionError):
        return "it is nested too deeply."
    return str(fault).rstrip(".") + "."


class TableSockets:
    """Stands before the rest of the application, and takes the sockets of tables.

    They pass by the framework: it keeps two dozen objects for each for as long as it is open, which is hours.
    """

    def __init__(self, app: ASGIApp, rooms: Rooms, limits: Limits | None, connections: Connections) -> None:
        self._app = app
        self._rooms = rooms
        self._limits = limits
        self._connections = connections

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        is_table = scope["type"] == ScopeType.WEBSOCKET and PATH.fullmatch(scope["path"])
        return (self._play if is_table else self._app)(scope, receive, send)

    async def _play(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Play at a table, or look on."""
        code = PATH.sub(r"\1", scope["path"])
        await receive()  # that they connect
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        try:
            room, person = await admitted(scope, self._rooms, self._limits, code)
            place = place_of(room, person, query_of(scope))
            client = Connection(line_of(scope), person, place)
            address = address_of(scope)
            limits = SocketLimits(self._limits, address, person.holder, room.state.row.code)
            reader = MessageReader(receive, room, client, limits)
            dict.clear(scope)  # type: ignore[arg-type]  # nobody asks for it any more
            with self._connections.here(client), Counted(self._limits, address):
                await reader.stay(place.since)
        except TurnedAway as fault:
            await _close(send, fault.code, fault.reason)
        except StoreLost:
            await _close(send, OUR_FAULT, problem(503).says)
        except Exception:
            logger.exception("A connection to table %s failed", code[:20])
            await _close(send, OUR_FAULT, "Something went wrong here, and it is our fault.")


async def _close(send: Send, code: int, reason: str) -> None:
    # A closing frame has room for 123 bytes.
    metrics.closings.labels(code).inc()
    short = reason.encode()[:120].decode(errors="ignore")
    try:
        await asyncio.wait_for(send({"type": "websocket.close", "code": code, "reason": short}), PATIENCE)
    except (TimeoutError, OSError):
        return
