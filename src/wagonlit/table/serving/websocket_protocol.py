"""uvicorn's side of a socket, made patient with nonsense and firm with who floods it or does not read."""

from collections import deque
from contextlib import suppress
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets import websockets_sansio_impl
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from wagonlit.table.serving.frames import ends_whole, framed, short_text
from wagonlit.table.serving.small_parts import Gate, Mailbox
from wagonlit.table.web.line import LINE
from wagonlit.table.web.rate_limits import FRAMES, Bucket
from wagonlit.table.web.socket_access import FLOODED, TOO_FAST

FAREWELL = 2.0  # seconds for a client to learn why it is cut off
UNSENT = 256  # messages that may wait for a client that does not read
# And bytes: a long game's snapshot (60 kB) with fifteen of its largest positions (13 kB), or 40 usual ones;
# the network itself holds some, too. Whoever is dropped comes again, and is sent what is new.
UNSENT_BYTES = 256 * 1024
PORTION = 4096  # bytes that are read at once: each frame in them costs time, and the smallest has six
UNTAKEN = 8  # messages of a client that may wait for us before no more are read
GONE = 1011  # the code with which uvicorn closes where no ping is answered
SOON = 1.0  # seconds: not worth setting a timer again


class NoLuck:
    """What uvicorn writes into its pings, instead of numbers from a generator that all connections share.

    Whoever is sent enough of those can foretell it, and so count the pings between two of their own: how many
    others were silent.
    """

    @staticmethod
    def getrandbits(_bits: int) -> int:
        """Always the same."""
        return 0


websockets_sansio_impl.random = NoLuck  # type: ignore[assignment, attr-defined]  # its name for the module


class TolerantWebSocket(WebSocketsSansIOProtocol):
    """One connection. Text that cannot be decoded is passed on as bytes, and answered like any nonsense.

    The application may write to it at once, past all that stands between them (`Line`).
    """

    _unsent: deque[bytes] | None = None  # there is one while the client does not read
    _unsent_bytes = 0
    _pong = b""  # what a client that does not read is to be told of its last pings
    _is_behind = False  # something was not sent, so nothing that follows it may be
    _is_between = True  # frames, for sure; whoever sends one in pieces is left to the library from then on
    _heard = 0.0  # when the client last sent anything, on the event loop's clock

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Mailbox()  # type: ignore[assignment]  # all of a queue that is used
        self.writable = Gate()  # type: ignore[assignment]  # all of an event that is used

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_complete:
            return  # it was refused
        self.scope["extensions"][LINE] = self  # type: ignore[assignment]  # our own

    def start_keepalive(self) -> None:
        super().start_keepalive()
        self.request.headers.clear()  # they have met, and many stay for hours
        del self.request, self.response
        self.__dict__ = {**self.__dict__}  # half as large as one that has grown

    def data_received(self, data: bytes) -> None:
        self._heard = self.loop.time()
        # Nearly all that comes is a short message, and the library's way through a frame is long.
        text = short_text(data) if self._begins_message() else None
        if text is not None:
            self.handle_text(Frame(Opcode.TEXT, text))
            return
        if self.handshake_initiated:
            self._is_between = self._is_between and ends_whole(data)
        super().data_received(data)

    def _begins_message(self) -> bool:
        return self._is_between and self.conn.state is State.OPEN and self.conn.current_size is None

    def send_keepalive_ping(self) -> None:
        """Whoever was heard need not be asked whether they are there."""
        rest = self._heard + (self.ping_interval or 0) - self.loop.time()
        if rest < SOON:
            super().send_keepalive_ping()
        else:
            self.ping_timer = self.loop.call_later(rest, self.send_keepalive_ping)

    def keepalive_timeout(self) -> None:
        """The application need not wait until all is sent: who does not read might keep it for ever."""
        super().keepalive_timeout()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": GONE})

    async def send(self, message: Any) -> None:
        """Let them in, or say why not; once they were told that it is over, there is nothing more to say."""
        await self.writable.wait()
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)
        # Whoever was refused has met with no fault of ours, of which uvicorn would write a line each time.
        self.handshake_complete = self.handshake_complete or self.close_sent

    def write(self, text: bytes) -> bool:
        """Send this message, after those that wait; False if too many do."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return True  # nobody is there any more, as the application will soon learn
        if self._is_behind:
            return False
        if self.writable.is_set():
            self.transport.write(framed(text))
            return True
        self._is_behind = not self._keep(framed(text))
        return not self._is_behind

    def _keep(self, message: bytes) -> bool:
        """Keep it until the client reads, if there is room; one may always wait, however large it is."""
        if self._unsent is None:
            self._unsent = deque()
        size = self._unsent_bytes + len(message)
        if self._unsent and (len(self._unsent) == UNSENT or size > UNSENT_BYTES):
            return False
        self._unsent.append(message)
        self._unsent_bytes = size
        return True

    def wake(self) -> None:
        """Let the application look up, although nothing was received."""
        self.queue.put_nowait({"type": "websocket.receive", "text": ""})

    def resume_writing(self) -> None:
        super().resume_writing()
        while self._unsent and self.writable.is_set() and not self.close_sent:
            message = self._unsent.popleft()
            self._unsent_bytes -= len(message)
            self.transport.write(message)
        if self.writable.is_set():
            self._unsent = None
            pong, self._pong = self._pong, b""
            self.transport.write(pong)

    def handle_ping(self) -> None:
        """Answer it; for a client that does not read only the last answer is kept, which is all it needs."""
        pong = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(pong)
        else:
            self._pong = pong or self._pong  # of several that came at once there is one answer

    def handle_cont(self, event: Frame) -> None:
        """Pieces are put together as they come: of empty ones there may be as many as somebody has days."""
        super().handle_cont(event)
        if not event.fin:
            self.frames = [b"".join(self.frames)]

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; and read no more for now if the application is behind, not at every message."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        letter = {"type": "websocket.receive", "bytes": data}
        if self.curr_msg_data_type == "text":
            with suppress(UnicodeDecodeError):
                letter = {"type": "websocket.receive", "text": data.decode()}
        self.queue.put_nowait(letter)  # type: ignore[arg-type]  # a letter is a letter
        if not self.read_paused and len(self.queue) >= UNTAKEN:  # type: ignore[arg-type]  # a mailbox has a length
            self.read_paused = True
            self.transport.pause_reading()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        dict.clear(self.scope)  # type: ignore[arg-type]  # else they would keep each other
        # A client that does not read would keep a closing connection open for ever, by what is left to send.
        if not self.writable.is_set():
            self.transport.abort()
        elif self.transport.get_write_buffer_size():
            self.loop.call_later(self.close_timeout, self.transport.abort)


class CountingWebSocket(TolerantWebSocket):
    """The same for a server with limits: each frame is counted before anybody hears of it.

    Thousands of small messages may have come at once, and all would be taken to pieces before the
    application, which counts them as well, has its turn.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._allowance = Bucket(FRAMES)
        self._flooded = False

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PORTION):
            if not self._flooded:  # else it need not even be read any more
                super().data_received(data[start : start + PORTION])

    def handle_text(self, event: Frame) -> None:
        if self._allowed():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._allowed():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._allowed():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._allowed():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._allowed():
            super().handle_pong(event)

    def _allowed(self) -> bool:
        if not self._flooded and self._allowance.take():
            self._flooded = True
            self._cut_off()
        return not self._flooded

    def _cut_off(self) -> None:
        if not self.close_sent:  # else they have been told why, and have a few seconds to read it
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_FAST})
            self.conn.send_close(TOO_FAST, FLOODED)
            self.transport.write(b"".join(self.conn.data_to_send()))
            # At once, what has not been read would take the reason along.
            if self.read_paused:
                self.read_paused = False
                self.transport.resume_reading()
            self.close_timer = self.loop.call_later(FAREWELL, self.transport.close)
