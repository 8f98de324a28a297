"""A server's HTTP side, as far as opening tables needs it: one connection, one request after the other.

It works on the event loop and not in threads, so that nobody who presses Ctrl-C waits for a stuck server.
"""

import asyncio
import ssl
from functools import cache
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

import msgspec
from httptools import HttpParserError, HttpResponseParser
from msgspec import Struct

from wagonlit.load.errors import CannotLoad
from wagonlit.table.wire.http import GameInfo, Join, NewTable, Problem, Seated, Token

TOO_MANY = 429
PATIENCE = 60.0  # seconds
LARGEST = 64 * 1024  # bytes read at once


class Address(Struct, frozen=True):
    """Where a server is."""

    host: str
    port: int
    secure: bool = False

    def __str__(self) -> str:
        name = f"[{self.host}]" if ":" in self.host else self.host
        return f"{'https' if self.secure else 'http'}://{name}:{self.port}"

    @property
    def tls(self) -> ssl.SSLContext | None:
        """How its certificate is checked, if it has one."""
        return _trusted() if self.secure else None

    def socket(self, code: str, seat: int) -> str:
        """Where the socket of a seat is."""
        return f"{'ws' + str(self).removeprefix('http')}/api/tables/{code}/socket?seat={seat}"


def address(url: str) -> Address:
    """The address somebody typed."""
    try:
        parts = urlsplit(url if "//" in url else f"http://{url}")
        port = parts.port
    except ValueError as fault:
        raise CannotLoad(f"“{url}” is not the address of a server: {fault}.") from fault
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
        raise CannotLoad(f"“{url}” is not the address of a server; one looks like http://127.0.0.1:8000.")
    secure = parts.scheme == "https"
    return Address(parts.hostname, port or (443 if secure else 80), secure)


@cache
def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


class Answer:
    """What a server says to one request, as it comes in."""

    def __init__(self) -> None:
        self.body = b""
        self.whole = False
        self._parser = HttpResponseParser(self)

    def take(self, piece: bytes) -> None:
        """The next bytes; none are the end of the line."""
        if not piece:
            raise ConnectionError("it hung up")
        self._parser.feed_data(piece)

    def on_body(self, part: bytes) -> None:  # what the parser calls
        self.body += part

    def on_message_complete(self) -> None:  # the same
        self.whole = True

    @property
    def status(self) -> int:
        """What became of the request."""
        return self._parser.get_status_code()

    @property
    def last(self) -> bool:
        """Does the server hang up now?"""
        return not self._parser.should_keep_alive()


class HttpClient:
    """Asks a server for things."""

    def __init__(self, where: Address) -> None:
        self.where = where
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        if self._line:
            self._line[1].close()
            self._line = None

    async def games(self) -> dict[str, GameInfo]:
        """The games served there; CannotLoad if it is not a wagonlit server."""
        _, answer = await self._ask("GET", "/api/games", None, "")
        try:
            return {game.id: game for game in msgspec.json.decode(answer, type=list[GameInfo])}
        except msgspec.DecodeError as fault:
            raise CannotLoad(f"What answers at {self.where} is not a wagonlit server.") from fault

    async def token(self) -> str:
        """A new person."""
        return msgspec.json.decode(await self._posted("/api/tokens"), type=Token).token

    async def open_table(self, plan: NewTable, token: str) -> str:
        """The code of a new table."""
        answer = await self._posted("/api/tables", plan, token)
        return msgspec.json.decode(answer, type=Seated).table.code

    async def join(self, code: str, seat: int, token: str) -> None:
        """Take this seat."""
        await self._posted(f"/api/tables/{code}/join", Join(f"Load {seat + 1}", seat), token)

    async def start(self, code: str, token: str) -> None:
        """Begin."""
        await self._posted(f"/api/tables/{code}/start", None, token)

    async def _posted(self, path: str, body: Struct | None = None, token: str = "") -> bytes:
        status, answer = await self._ask("POST", path, body, token)
        if status >= 400:
            raise _problem(self.where, status, answer)
        return answer

    async def _ask(self, method: str, path: str, body: Struct | None, token: str) -> tuple[int, bytes]:
        text = b"" if body is None else msgspec.json.encode(body)
        head = [
            f"{method} {path} HTTP/1.1",
            f"Host: {str(self.where).partition('//')[2]}",
            "Content-Type: application/json",
            f"Content-Length: {len(text)}",
            *([f"Authorization: Bearer {token}"] if token else []),
        ]
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await self._answer("\r\n".join([*head, "", ""]).encode() + text)
        except (OSError, HttpParserError) as fault:
            self.close()
            why = str(fault) or f"no word within {PATIENCE:g} seconds"
            raise CannotLoad(f"No server answers at {self.where}: {why}.") from fault
        return answer.status, answer.body

    async def _answer(self, request: bytes) -> Answer:
        where, answer = self.where, Answer()
        self._line = self._line or await asyncio.open_connection(where.host, where.port, ssl=where.tls)
        reader, writer = self._line
        writer.write(request)
        while not answer.whole:
            answer.take(await reader.read(LARGEST))
        if answer.last:
            self.close()
        return answer


def _problem(where: Address, status: int, body: bytes) -> CannotLoad:
    if status == TOO_MANY:
        return CannotLoad(f"The server at {where} limits how fast it is asked; start it with --no-limits.")
    try:
        says = msgspec.json.decode(body, type=Problem).says
    except msgspec.DecodeError:
        says = "it gives no reason."
    return CannotLoad(f"The server at {where} opens no table (status {status}): {says}")
