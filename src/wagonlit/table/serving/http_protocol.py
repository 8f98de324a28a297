"""uvicorn's side of an HTTP connection, made firm with whoever sends too much, too slowly, or nothing."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

LARGEST_HEAD = 16 * 1024  # bytes of address and headers
MOST_HEADERS = 100
LARGEST_REQUEST = 1024 * 1024  # bytes of a request, however it is wrapped; bodies are limited further on
MOST_WAITING = 100  # requests that came while one is answered; one reading holds thousands of small ones
REQUEST_SECONDS = 10.0  # for a whole request to arrive
READING_SECONDS = 30.0  # for a client to go on reading
TOO_LARGE = b"The headers of this request are too large, or too many."


class HeadTooLarge(Exception):
    """Address and headers together are longer than anybody needs."""


class TooManyWaiting(Exception):
    """More requests at once than anybody who means to read the answers would send."""


class FirmHttp(HttpToolsProtocol):
    """One connection. Nobody can make it hold much, or hold it open without saying anything."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._deadline: asyncio.TimerHandle | None = None  # when the request must be here
        self._unread: asyncio.TimerHandle | None = None  # when the client must have read on
        self._receiving = False  # between the first and the last byte of a request
        self._received = 0  # bytes of it so far
        self._head = 0  # bytes of its address and headers so far
        self._in_head = False
        self._under_way: Any = None  # the request that is being answered; uvicorn knows the last one only

    # How long

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        # Whatever has not gone out yet waits for the client: a connection is closed only once all has, so one
        # that does not read a short answer would stay open for ever.
        transport.set_write_buffer_limits(0)
        self._expect_request()

    def _expect_request(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self._give_up)

    def _give_up(self) -> None:
        self._deadline = None
        cycle = self.cycle
        if cycle is None or cycle.response_complete or cycle.more_body:  # type: ignore[redundant-expr]  # none yet
            self.transport.close()  # else an answer is on its way

    def _stop_expecting(self) -> None:
        self._receiving = self._in_head = False
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(READING_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_expecting()
        if self._under_way is not None:
            self._under_way.disconnected = True
        super().connection_lost(exc)
        self._stop_waiting()

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._under_way = cycle
        super()._start_asgi_task(cycle, app)

    def _stop_waiting(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def handle_websocket_upgrade(self) -> None:
        self._stop_expecting()
        if self._unread is not None or self._owes_answer():
            self.transport.abort()  # nobody who means it wants a socket before they have read all answers
            return
        self.transport.set_write_buffer_limits()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # else they would keep each other as long as the socket lasts
        self._check_taken_over(self.transport.get_protocol())

    def _owes_answer(self) -> bool:
        """Is there a request that was not answered to its end?"""
        return self.cycle is not None and not self.cycle.response_complete  # type: ignore[redundant-expr]  # none yet

    def _check_taken_over(self, socket: Any) -> None:
        """A request that is read here may be none to the sockets' library, which waits for ever then."""
        if not socket.handshake_initiated:
            self.send_400_response("This request for a socket cannot be read.")
        if self.transport.is_closing():
            self.loop.call_later(READING_SECONDS, self.transport.abort)

    # How much

    def data_received(self, data: bytes) -> None:
        self._expect_request()
        super().data_received(data)
        if self._receiving and not self.transport.is_closing():
            self._received += len(data)
            self._check_received()

    def _check_received(self) -> None:
        """The parser never reports a header that does not end."""
        if self._in_head and self._received > LARGEST_HEAD:
            self._refuse()
        elif self._received > LARGEST_REQUEST:
            self.transport.close()  # the application has said long ago that it is too large

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_WAITING:
            raise TooManyWaiting  # the parser stops there
        self._expect_request()
        self._receiving = self._in_head = True
        self._received = self._head = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(name + value)
        if self._in_head:  # what follows a body is no header: a proxy that sees to those may let it pass
            super().on_header(name, value)

    def _count(self, part: bytes) -> None:
        self._head += len(part)
        if self._head > LARGEST_HEAD or len(self.headers) >= MOST_HEADERS:
            raise HeadTooLarge  # the parser stops there

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_expecting()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        if self._head > LARGEST_HEAD or (self._receiving and len(self.headers) >= MOST_HEADERS):
            self._refuse()
        else:
            super().send_400_response(msg)

    def _refuse(self) -> None:
        self.say_and_close(431, TOO_LARGE)

    def say_and_close(self, status: int, says: bytes) -> None:
        """Refuse whatever comes, before the application even hears of it."""
        length = str(len(says)).encode()
        about = b"content-type: text/plain; charset=utf-8\r\nconnection: close\r\ncontent-length: "
        self.transport.write(STATUS_LINE[status] + about + length + b"\r\n\r\n" + says)
        self.transport.close()
