"""uvicorn's side of a socket, made patient with nonsense and firm with who floods it or does not read."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from wagonlit.table.web.rate_limits import FRAMES, Bucket
from wagonlit.table.web.socket_access import FLOODED, TOO_FAST

FAREWELL = 2.0  # seconds for a client to learn why it is cut off


class TolerantWebSocket(WebSocketsSansIOProtocol):
    """One connection. Text that cannot be decoded is passed on as bytes, and answered like any nonsense."""

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        # A client that does not read would keep a closing connection open for ever.
        if not self.writable.is_set():
            self.transport.abort()


class CountingWebSocket(TolerantWebSocket):
    """The same for a server with limits: frames of which the application never hears are counted, too."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._allowance = Bucket(FRAMES)
        self._flooded = False

    def data_received(self, data: bytes) -> None:
        if not self._flooded:  # else it need not even be read any more
            super().data_received(data)

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
        if not self._flooded and not self.close_sent and self._allowance.take():
            self._flooded = self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_FAST})
            self.conn.send_close(TOO_FAST, FLOODED)
            self.transport.write(b"".join(self.conn.data_to_send()))
            # At once, what has not been read would take the reason along.
            self.close_timer = self.loop.call_later(FAREWELL, self.transport.close)
        return not self._flooded
