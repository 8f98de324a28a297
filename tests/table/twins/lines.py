"""Connections of people to a server in still time, and every byte that comes through them."""

import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from tests.table.twins.delivery import delivered
from wagonlit.table.wire.messages import (
    Accepted,
    FromServer,
    Moved,
    Position,
    Refused,
    Snapshot,
    ToServer,
)

HOST = "table.example"  # the same in all worlds, whatever port a server has
KEY = "dHdpbi13b3JsZHMtaGVyZQ=="  # of every handshake
LARGEST = 1 << 20
_decoder = msgspec.json.Decoder(FromServer)


class Heard(Struct, frozen=True):
    """What came at one moment through one line."""

    moment: float
    line: str
    wire: bytes


class Ears:
    """Somebody who keeps everything they are sent."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.heard: list[Heard] = []


def connection(port: int) -> socket.socket:
    """A new one."""
    return socket.create_connection(("127.0.0.1", port))


def taken(line: socket.socket) -> bytes:
    """All that has arrived."""
    line.setblocking(False)
    parts = []
    try:
        while part := line.recv(LARGEST):
            parts.append(part)
    except (BlockingIOError, ConnectionResetError):
        pass
    line.setblocking(True)
    return b"".join(parts)


class Line:
    """One socket to a table, as a page has it."""

    def __init__(self, port: int, ears: Ears, name: str, path: str) -> None:
        self.name = name
        self.ears = ears
        self.position: Position | None = None
        self.told = 0  # events
        self.outcomes: dict[str, Accepted | Refused] = {}  # of answers, by their ids
        self._socket = connection(port)
        # Browsers offer to compress; who accepts packs secrets together with what others chose.
        packing = [ClientPerMessageDeflateFactory()]
        self._protocol = ClientProtocol(parse_uri(f"ws://{HOST}{path}"), extensions=packing, max_size=None)
        self._protocol.key = KEY
        request = self._protocol.connect()
        request.headers["Authorization"] = f"Bearer {ears.token}"
        self._protocol.send_request(request)
        self._send_all()

    def _send_all(self) -> None:
        for part in self._protocol.data_to_send():
            if part:
                with suppress(OSError):  # they hung up
                    self._socket.sendall(part)
        delivered(self._socket)

    def send(self, message: ToServer) -> None:
        """Say something, unless the server has hung up."""
        if self._protocol.state is not State.OPEN:
            return
        self._protocol.send_text(msgspec.json.encode(message))
        self._send_all()

    def hear(self, moment: float) -> None:
        """Keep what has come, and answer as a browser does."""
        wire = taken(self._socket)
        if not wire:
            return
        self.ears.heard.append(Heard(moment, self.name, wire))
        self._protocol.receive_data(wire)
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._take(_decoder.decode(event.data))
        self._send_all()

    def _take(self, message: Any) -> None:
        if isinstance(message, Snapshot | Moved):
            self.position = message.position
            self.told = message.first + len(message.told)
        elif isinstance(message, Accepted | Refused) and message.id:
            self.outcomes[message.id] = message

    def close(self) -> None:
        """Go away."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(1000)
            self._send_all()
        with suppress(OSError):  # the server may have closed it long ago
            self._socket.shutdown(socket.SHUT_WR)
        delivered(self._socket)

    def end(self) -> None:
        """Nothing more is said."""
        self._socket.close()


def asked(port: int, ears: Ears, method: str, path: str, body: object, settle: Callable[[], float]) -> bytes:
    """The whole answer to an HTTP request, headers and all."""
    content = b"" if body is None else msgspec.json.encode(body)
    head = [
        f"{method} {path} HTTP/1.1",
        f"host: {HOST}",
        "accept-encoding: gzip, br",
        "content-type: application/json",
        f"content-length: {len(content)}",
        "connection: close",
        *([f"authorization: Bearer {ears.token}"] if ears.token else []),
    ]
    with connection(port) as line:
        line.sendall("\r\n".join([*head, "", ""]).encode() + content)
        delivered(line)
        moment = settle()
        answer = taken(line)
    ears.heard.append(Heard(moment, f"{method} {path}", answer))
    return answer
