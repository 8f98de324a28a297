"""Connections of people to a server in still time, and every byte that comes through them."""

import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

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


class Wire:
    """One connection, and what has come through it."""

    def __init__(self, door: Path) -> None:
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(str(door))
        self._arrived: list[bytes] = []

    def fileno(self) -> int:
        """By which a selector knows it."""
        return self._socket.fileno()

    def send(self, part: bytes) -> None:
        """Say something, unless they hung up."""
        with suppress(OSError):
            self._socket.sendall(part)

    def gather(self) -> bool:
        """Take all that has arrived; False if nothing ever will any more."""
        try:
            while part := self._socket.recv(LARGEST, socket.MSG_DONTWAIT):
                self._arrived.append(part)
        except BlockingIOError:
            return True
        except ConnectionResetError:
            pass
        return False

    @property
    def has_come(self) -> bool:
        """Has anything arrived since the last time?"""
        self.gather()
        return bool(self._arrived)

    def taken(self) -> bytes:
        """All that has arrived since the last time."""
        self.gather()
        arrived, self._arrived = b"".join(self._arrived), []
        return arrived

    def hang_up(self) -> None:
        """Say no more."""
        with suppress(OSError):  # the server may have closed it long ago
            self._socket.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        """Hear no more, either."""
        self._socket.close()


class Line:
    """One socket to a table, as a page has it."""

    def __init__(self, door: Path, ears: Ears, name: str, path: str) -> None:
        self.name = name
        self.ears = ears
        self.position: Position | None = None
        self.told = 0  # events
        self.outcomes: dict[str, Accepted | Refused] = {}  # of answers, by their ids
        self.wire = Wire(door)
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
                self.wire.send(part)

    def send(self, message: ToServer) -> None:
        """Say something, unless the server has hung up."""
        if self._protocol.state is not State.OPEN:
            return
        self._protocol.send_text(msgspec.json.encode(message))
        self._send_all()

    def hear(self, moment: float) -> None:
        """Keep what has come, and answer as a browser does."""
        came = self.wire.taken()
        if not came:
            return
        self.ears.heard.append(Heard(moment, self.name, came))
        self._protocol.receive_data(came)
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
        self.wire.hang_up()

    def end(self) -> None:
        """Nothing more is said."""
        self.wire.close()


def request(ears: Ears, method: str, path: str, body: object) -> bytes:
    """What somebody asks over HTTP."""
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
    return "\r\n".join([*head, "", ""]).encode() + content
