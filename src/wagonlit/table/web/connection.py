"""One client of a socket, as the room knows it."""

import msgspec

from wagonlit.table.web.identity import Person
from wagonlit.table.web.line import Line
from wagonlit.table.web.socket_access import NO_TABLE, Place
from wagonlit.table.wire.messages import FromServer, Refused, Speed

TOO_SLOW = 4408
RESTART = 1012  # as the standard has it: the server stops or starts again, so come again


class SharedEncoder:
    """Messages as text; one that goes to many is encoded once."""

    def __init__(self) -> None:
        self._encoder = msgspec.json.Encoder()
        self._last: FromServer | None = None
        self._text = b""

    def text(self, message: FromServer) -> bytes:
        """The message as it travels."""
        if message is not self._last:
            self._text = self._encoder.encode(message)
            self._last = message
        return self._text


_encoder = SharedEncoder()


class Connection:
    """One client, as the room knows it."""

    def __init__(self, line: Line, person: Person, place: Place) -> None:
        self.holder = person.holder
        self.seat = place.seat
        self.eyes = place.eyes
        self.speed: Speed = "normal"
        self.lag = 0
        self._line = line
        self.why: tuple[int, str] | None = None  # the server ends it: the closing code, and the reason

    def send(self, message: FromServer) -> None:
        """Send a message; a client that does not read is dropped, and holds up nobody."""
        if not self._line.write(_encoder.text(message)):
            self.end(TOO_SLOW, "You read too slowly; connect again to see where the game stands.")
        if isinstance(message, Refused) and message.code == "table_closed":
            self.end(NO_TABLE, message.says)

    def end(self, code: int, reason: str) -> None:
        """End this connection once what is under way is taken and acknowledged; the first reason counts."""
        if self.why is None:
            self.why = code, reason
            self._line.wake()

    def move_on(self) -> None:
        """The server stops; another process can be asked."""
        self.end(RESTART, "This server is being stopped; connect again.")
