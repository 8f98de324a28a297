"""One connection to a table, and every byte that came through it."""

from typing import Any

import msgspec
from websockets.sync.client import ClientConnection

from tests.patience import PATIENCE
from wagonlit.table.wire.messages import FromServer, Moved, Ping, Pong, Position, Snapshot, ToServer

_decoder = msgspec.json.Decoder(FromServer)


class Ear:
    """Somebody who listens."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.wire: list[bytes] = []
        self.told = 0
        self.position: Position | None = None
        assert isinstance(self.next(), Snapshot)

    def next(self) -> Any:
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.wire.append(text.encode())
        message = _decoder.decode(text)
        if isinstance(message, Snapshot | Moved):
            self.position = message.position
            self.told = message.first + len(message.told)
        return message

    def until(self, *kinds: type) -> Any:
        while not isinstance(message := self.next(), kinds):
            continue
        return message

    def send(self, message: ToServer) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def catch_up(self) -> None:
        """Read all that was sent until now."""
        self.send(Ping())
        self.until(Pong)
