"""uvicorn's side of a socket, made patient with nonsense and firm with clients that do not read."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


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
