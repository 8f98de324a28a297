"""Somebody who comes to the tables with no browser: over HTTP and sockets, as the page does."""

import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any
from weakref import finalize

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE
from tests.table.words import said
from wagonlit.table.wire.http import NewTable, Problem, Seated, SeatPlan
from wagonlit.table.wire.messages import FromServer, Reply, Snapshot, ToServer

_decoder = msgspec.json.Decoder(FromServer)
Message = dict[str, Any]


class WebClient:
    """One person, with a cookie as a browser keeps it, or a bearer token as scripts use it."""

    def __init__(self, url: str, *, token: str = "", trusting: ssl.SSLContext | None = None) -> None:
        headers = {"authorization": f"Bearer {token}"} if token else {"origin": url}
        self.url = url
        # Whatever a socket has not taken from the line makes it slow to close, so it takes all, read or not.
        self.most_unread: int | None = None
        # Where nothing is encrypted: reading the certificates of the world takes a while.
        self.trusting = trusting
        self.line: socket.socket | None = None  # takes the next socket, instead of a new connection
        self.http = httpx.Client(base_url=url, headers=headers, timeout=PATIENCE, verify=trusting or False)
        finalize(self, self.http.close)

    @classmethod
    def with_token(cls, url: str) -> "WebClient":
        return cls(url, token=httpx.post(f"{url}/api/tokens").json()["token"])

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self.http.get(path, headers=headers)

    def post(self, path: str, body: object = None) -> httpx.Response:
        content = b"" if body is None else msgspec.json.encode(body)
        return self.http.post(path, content=content, headers={"content-type": "application/json"})

    def patch(self, path: str, body: object) -> httpx.Response:
        return self.http.patch(path, content=msgspec.json.encode(body))

    def open(self, *seats: SeatPlan, game: str = "lookout", **table: Any) -> Seated:
        """Open a table."""
        plan = list(seats) or [SeatPlan("me", "Anna"), *[SeatPlan("open")] * 2]
        given = NewTable(game, plan, **table)
        return msgspec.json.decode(self.post("/api/tables", given).raise_for_status().content, type=Seated)

    def join(self, code: str, name: str, seat: int | None = None) -> Seated:
        body = {"name": name, "seat": seat, "seed": self.table(code).table.seed}
        answer = self.post(f"/api/tables/{code}/join", body).raise_for_status()
        return msgspec.json.decode(answer.content, type=Seated)

    def table(self, code: str) -> Seated:
        return msgspec.json.decode(
            self.http.get(f"/api/tables/{code}").raise_for_status().content, type=Seated
        )

    def connected(self, code: str, query: str = "", **headers: str) -> ClientConnection:
        """The bare socket of a table."""
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{code}/socket{query}"
        own = {name: self.http.headers[name] for name in ("authorization",) if name in self.http.headers}
        if self.http.cookies:
            own["cookie"] = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        if "authorization" not in own:
            own["origin"] = self.url
        headers = own | headers
        return connect(
            url,
            additional_headers=headers,
            max_size=None,
            max_queue=self.most_unread,
            compression=None,
            ssl=self.trusting,
            sock=self.line,
        )

    @contextmanager
    def sitting(self, code: str, query: str = "", **headers: str) -> Iterator["SeatSocket"]:
        """A socket that was let in."""
        with self.connected(code, query, **headers) as connection:
            yield SeatSocket(connection)


class SeatSocket:
    """A connection to a table: what was received so far, and where the game stands for it."""

    _ids = count(1)

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[Any] = []
        first = self.next()
        assert isinstance(first, Snapshot)
        self.snapshot = first
        self.position = first.position

    def next(self) -> Any:
        """The next message."""
        message = _decoder.decode(self.socket.recv(PATIENCE))
        self.received.append(message)
        if getattr(message, "position", None) is not None:
            self.position = message.position
        return message

    def until(self, *kinds: type) -> Any:
        """The next message of one of these kinds."""
        while True:
            message = self.next()
            if isinstance(message, kinds):
                return message

    def send(self, message: ToServer) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def answer(self, choice: int | str | None = None) -> str:
        """Answer what is asked, with the first option unless another is named; the answer's id."""
        assert self.position is not None
        assert self.position.ask is not None
        ask = self.position.ask
        id = f"answer-{next(self._ids):08}"
        self.send(Reply(id, ask.at, said(ask, ask.options[0]) if choice is None else choice))
        return id


def problem(answer: httpx.Response) -> tuple[int, str]:
    """The status and code of a refusal; its sentence must be one."""
    told = msgspec.json.decode(answer.content, type=Problem)
    assert told.says.endswith(".")
    assert "Traceback" not in told.says
    return answer.status_code, told.code
