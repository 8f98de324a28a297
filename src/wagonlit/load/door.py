"""A server's HTTP side, as far as opening tables needs it: one connection, one request after the other."""

from http.client import HTTPConnection, HTTPException, HTTPSConnection
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from wagonlit.load.errors import CannotLoad
from wagonlit.table.wire import GameInfo, Join, NewTable, Problem, Seated, Token

TOO_MANY = 429
PATIENCE = 60.0  # seconds


class Address(Struct, frozen=True):
    """Where a server is."""

    host: str
    port: int
    secure: bool = False

    def __str__(self) -> str:
        name = f"[{self.host}]" if ":" in self.host else self.host
        return f"{'https' if self.secure else 'http'}://{name}:{self.port}"

    def socket(self, code: str, seat: int) -> str:
        """Where the socket of a seat is."""
        return f"{'ws' + str(self).removeprefix('http')}/api/tables/{code}/socket?seat={seat}"


def address(url: str) -> Address:
    """The address somebody typed."""
    try:
        parts = urlsplit(url if "//" in url else f"http://{url}")
        port = parts.port
    except ValueError as fault:
        raise CannotLoad(f"“{url}” is no address of a server: {fault}.") from fault
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
        raise CannotLoad(f"“{url}” is no address of a server; one looks like http://127.0.0.1:8000.")
    secure = parts.scheme == "https"
    return Address(parts.hostname, port or (443 if secure else 80), secure)


class Door:
    """Asks a server for things."""

    def __init__(self, where: Address) -> None:
        self.where = where
        kind = HTTPSConnection if where.secure else HTTPConnection
        self._line = kind(where.host, where.port, timeout=PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        self._line.close()

    def games(self) -> list[str]:
        """The games served there; CannotLoad if it is no wagonlit server."""
        _, answer = self._ask("GET", "/api/games", None, "")
        try:
            return [game.id for game in msgspec.json.decode(answer, type=list[GameInfo])]
        except msgspec.DecodeError as fault:
            raise CannotLoad(f"What answers at {self.where} is no wagonlit server.") from fault

    def token(self) -> str:
        """A new person."""
        return msgspec.json.decode(self._posted("/api/tokens"), type=Token).token

    def open_table(self, plan: NewTable, token: str) -> str:
        """The code of a new table."""
        return msgspec.json.decode(self._posted("/api/tables", plan, token), type=Seated).table.code

    def join(self, code: str, seat: int, token: str) -> None:
        """Take this seat."""
        self._posted(f"/api/tables/{code}/join", Join(f"Load {seat + 1}", seat), token)

    def start(self, code: str, token: str) -> None:
        """Begin."""
        self._posted(f"/api/tables/{code}/start", None, token)

    def _posted(self, path: str, body: Struct | None = None, token: str = "") -> bytes:
        status, answer = self._ask("POST", path, body, token)
        if status >= 400:
            raise _problem(self.where, status, answer)
        return answer

    def _ask(self, method: str, path: str, body: Struct | None, token: str) -> tuple[int, bytes]:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        try:
            self._line.request(method, path, None if body is None else msgspec.json.encode(body), headers)
            answer = self._line.getresponse()
            return answer.status, answer.read()
        except (OSError, HTTPException) as fault:
            self._line.close()
            why = str(fault) or type(fault).__name__
            raise CannotLoad(f"No server answers at {self.where}: {why}.") from fault


def _problem(where: Address, status: int, body: bytes) -> CannotLoad:
    if status == TOO_MANY:
        return CannotLoad(f"The server at {where} limits how fast it is asked; start it with --no-limits.")
    try:
        says = msgspec.json.decode(body, type=Problem).says
    except msgspec.DecodeError:
        says = "it gives no reason."
    return CannotLoad(f"The server at {where} opens no table (status {status}): {says}")
