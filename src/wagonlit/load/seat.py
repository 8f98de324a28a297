"""The socket of one seat, as light as possible, so that one process can hold thousands."""

import asyncio
from collections.abc import Callable
from typing import cast

import msgspec
from msgspec import Struct
from websockets.client import ClientProtocol
from websockets.exceptions import InvalidHandshake
from websockets.frames import Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from wagonlit.load.frames import FrameReader, Received, framed, reason_of

LARGEST = 16 * 1024 * 1024
END = b"\r\n\r\n"  # of the server's answer


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
    """A client that listens and answers; `received` gets every message, `fell` is called once at the end.

    The handshake is left to a library, the rest is not: thousands of these share a machine with the server.
    """

    def __init__(
        self, uri: str, token: str, received: Callable[[ServerMessage], None], fell: Callable[[str], None]
    ) -> None:
        self.stand: Stand | None = None
        self._handshake: ClientProtocol | None = ClientProtocol(parse_uri(uri), max_size=LARGEST)
        self._reader = FrameReader()
        self._why = ""  # the other side's reason to close, or to refuse
        self._token = token
        self._received = received
        self._fell = fell
        self._parts: list[bytes] = []
        self._line: asyncio.Transport | None = None

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._line = cast(asyncio.Transport, transport)
        assert self._handshake is not None
        request = self._handshake.connect()
        request.headers["Authorization"] = f"Bearer {self._token}"
        self._handshake.send_request(request)
        self._line.write(b"".join(self._handshake.data_to_send()))

    def data_received(self, data: bytes) -> None:
        if self._handshake is not None:
            self._shake_hands(self._handshake, data)
            return
        for frame in self._reader.read(data):
            self._take(frame)

    def _shake_hands(self, handshake: ClientProtocol, data: bytes) -> None:
        """The library reads the answer, and nothing of what comes behind it unless the answer is no."""
        head, end, rest = data.partition(END)
        handshake.receive_data(head + end)
        if handshake.state is State.OPEN:
            self._handshake = None
            self.data_received(rest)
            return
        if rest:
            handshake.receive_data(rest)
        if isinstance(handshake.handshake_exc, InvalidHandshake):
            self._why = str(handshake.handshake_exc)

    def connection_lost(self, exc: Exception | None) -> None:
        self._fell(self._why or str(exc or "") or "without a word")

    # What the load calls

    def send(self, message: Struct) -> None:
        """Say something."""
        assert self._line is not None
        self._line.write(framed(msgspec.json.encode(message)))

    def close(self) -> None:
        """Leave; nothing more is received."""
        self._received = lambda message: None
        self._fell = lambda why: None
        if self._line:
            self._line.close()

    def _take(self, frame: Received) -> None:
        if frame.opcode not in (Opcode.TEXT, Opcode.CONT):
            self._obey(frame)
            return
        text = frame.data
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

    def _obey(self, frame: Received) -> None:
        assert self._line is not None
        if frame.opcode == Opcode.PING:
            self._line.write(framed(frame.data, Opcode.PONG))
        elif frame.opcode == Opcode.CLOSE:
            self._why = reason_of(frame.data)
            self._line.write(framed(frame.data, Opcode.CLOSE))
            self._line.close()
