"""The socket of one seat, as light as possible, so that one process can hold thousands."""

import asyncio
from collections.abc import Callable
from typing import cast

import msgspec
from msgspec import Struct
from websockets.client import ClientProtocol
from websockets.exceptions import InvalidHandshake
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

LARGEST = 16 * 1024 * 1024


class Asked(Struct, frozen=True):
    """What an answer needs to know of a question."""

    domain: str
    options: list[int]
    at: int


class Stand(Struct, frozen=True):
    """What the load needs to know of a position."""

    n: int
    ask: Asked | None
    waiting: list[int]


class ServerMessage(Struct, frozen=True):
    """Any message, as far as the load reads it."""

    type: str
    position: Stand | None = None
    says: str = ""


_read = msgspec.json.Decoder(ServerMessage).decode


class Seat(asyncio.Protocol):
    """A client that listens and answers; `received` gets every message, `fell` is called once at the end."""

    def __init__(
        self, uri: str, token: str, received: Callable[[ServerMessage], None], fell: Callable[[str], None]
    ) -> None:
        self.stand: Stand | None = None
        self._wire = ClientProtocol(parse_uri(uri), max_size=LARGEST)
        self._token = token
        self._received = received
        self._fell = fell
        self._parts: list[bytes] = []
        self._line: asyncio.Transport | None = None

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._line = cast(asyncio.Transport, transport)
        request = self._wire.connect()
        request.headers["Authorization"] = f"Bearer {self._token}"
        self._wire.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._wire.receive_data(data)
        for event in self._wire.events_received():
            if isinstance(event, Frame):
                self._take(event)
        self._flush()

    def eof_received(self) -> None:
        self._wire.receive_eof()

    def connection_lost(self, exc: Exception | None) -> None:
        refused = self._wire.handshake_exc
        why = refused if isinstance(refused, InvalidHandshake) else exc
        self._fell(self._wire.close_reason or str(why or "") or "without a word")

    # What the load calls

    def send(self, message: Struct) -> None:
        """Say something."""
        self._wire.send_text(msgspec.json.encode(message))
        self._flush()

    def close(self) -> None:
        """Leave; nothing more is received."""
        self._received = lambda message: None
        self._fell = lambda why: None
        if self._line:
            self._line.close()

    def _take(self, frame: Frame) -> None:
        if frame.opcode not in (Opcode.TEXT, Opcode.CONT):
            return
        text = bytes(frame.data)
        if not frame.fin or self._parts:
            self._parts.append(text)
            if not frame.fin:
                return
            text = b"".join(self._parts)
            self._parts = []
        message = _read(text)
        if message.position is not None:
            self.stand = message.position
        self._received(message)

    def _flush(self) -> None:
        assert self._line is not None
        for part in self._wire.data_to_send():
            if part:
                self._line.write(part)
            elif self._line.can_write_eof():
                self._line.write_eof()
