"""The guard before the application: who asks, from which page, how often; and what browsers must forbid."""

import re
from collections.abc import Awaitable, Mapping
from ipaddress import IPv6Address, ip_address
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.types.asgi_types import HTTPScope

from wagonlit.table import metrics
from wagonlit.table.web.connections import Connections
from wagonlit.table.web.identity import BadToken, Headers, Person, cookie_of, person_of
from wagonlit.table.web.problems import NAMELESS, STOPPING, problem, retry_after
from wagonlit.table.web.rate_limits import (
    FILES,
    LISTS,
    LOOKS,
    PICTURES,
    POSTS,
    SOCKETS,
    TABLES,
    Limits,
    Rate,
)
from wagonlit.table.wire.http import Problem

API = "/api/"
SAFE = ("GET", "HEAD", "OPTIONS")
UNLIMITED = ("/health", "/ready")  # load balancers ask each second, and both cost next to nothing
OPENS_TABLES = re.compile(r"/api/tables(/[^/]+/rematch)?/?")
LISTS_TABLES = re.compile(r"/api/tables(/mine)?/?")
PICTURE = "/qr.svg"
SOON = {"retry-after": "1"}
HOST = re.compile(r"[A-Za-z0-9._-]{1,200}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,50}\](:\d{1,5})?")
ELSEWHERE = Problem("other_page", "This was sent by another page; only the table's own page may do that.")

# What a browser lets the page do. Scripts and styles come from files, never from the page's text.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'{socket}; manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'none'"
)
ALWAYS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (
        b"permissions-policy",
        b"camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
]


def headers_of(scope: Scope) -> Headers:
    """The request's headers, by name in lower case."""
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def host_of(headers: Headers) -> str:
    """The name by which the browser calls this server; empty if that cannot be a name."""
    host = headers.get("host", "").lower()
    return host if HOST.fullmatch(host) else ""


def from_elsewhere(headers: Headers, person: Person, safe: bool, secure: bool) -> bool:
    """Does another page use this person's cookie? No other page can know a bearer token.

    A page that came over an open line is another one than ours over a safe one, whatever its name: anybody
    on that line may have written it.
    """
    if person.by == "bearer":
        return False
    origin = headers.get("origin")
    if origin is not None:
        scheme, _, host = origin.lower().partition("://")
        return host != headers.get("host", "").lower() or (secure and scheme != "https")
    if person.by == "cookie" and headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
        return True
    return person.by == "cookie" and not safe


def is_named_once(scope: Scope) -> bool:
    """Does the request say which host it is for? Said twice, a proxy might read the one and we the other."""
    hosts = [value.decode("latin-1") for name, value in scope["headers"] if name.lower() == b"host"]
    return len(hosts) == 1 and HOST.fullmatch(hosts[0]) is not None


def address_of(scope: Scope) -> str:
    """Where a request comes from; of the newer addresses every household has as many as it likes."""
    client = scope.get("client")
    try:
        address = ip_address(client[0] if client else "")
    except ValueError:
        return client[0] if client else ""
    if not isinstance(address, IPv6Address):
        return str(address)
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))


class Guard:
    """Stands before the whole application, so that not even an error goes out without its headers."""

    def __init__(self, app: ASGIApp, limits: Limits | None, connections: Connections) -> None:
        self.app = app
        self.limits = limits
        self.connections = connections

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] == ScopeType.HTTP:
            return self._request(scope, receive, send)
        return self._socket(scope, receive, send)

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        headers = headers_of(scope)
        answer = _dressed(scope, headers, send)
        if refusal := self._refusal(scope):
            await _read_out(receive)
            await _turn_away(answer, *refusal)
        elif scope["path"].startswith(API):
            await self._api(scope, headers, receive, answer)
        else:
            await self.app(scope, receive, answer)

    def _refusal(self, scope: HTTPScope) -> tuple[int, Problem, Mapping[str, str]] | None:
        if not is_named_once(scope):
            return 400, NAMELESS, {}
        if wait := self._wait(scope):
            return 429, problem(429), retry_after(wait)
        if "//" in scope["path"]:  # which the router would take for one, and find what we have not guarded
            return 404, problem(404), {}
        if self.connections.stopping and _opens_table(scope["method"], scope["path"]):
            return 503, STOPPING, SOON
        return None

    def _socket(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Not a coroutine itself, for sockets stay open for hours, and each would keep one more."""
        if not is_named_once(scope):
            return send({"type": "websocket.close", "code": 1008, "reason": NAMELESS.says})
        if self.connections.stopping:
            # Before a socket is accepted, a proxy that is told 503 can still turn to another server.
            return _turn_away(send, 503, STOPPING, SOON, kind="websocket.http")
        if self.limits and (wait := self.limits.take_at(address_of(scope), SOCKETS)):
            # Here and not where they lead to, since the router refuses those that lead nowhere.
            return _turn_away(send, 429, problem(429), retry_after(wait), kind="websocket.http")
        return self.app(scope, receive, send)

    async def _api(self, scope: HTTPScope, headers: Headers, receive: Receive, send: Send) -> None:
        secure = scope["scheme"] == "https"
        try:
            person = person_of(headers, secure)
        except BadToken:
            await _read_out(receive)
            await _turn_away(send, 401, problem(401))
            return
        safe = scope["method"] in SAFE
        if from_elsewhere(headers, person, safe, secure):
            await _read_out(receive)
            await _turn_away(send, 403, ELSEWHERE)
        else:
            scope.setdefault("state", {})["person"] = person
            giving = not safe and person.token and not scope["path"].startswith("/api/tokens")
            await self.app(scope, receive, _with_cookie(send, cookie_of(person, secure)) if giving else send)

    def _wait(self, scope: HTTPScope) -> float:
        if self.limits is None or scope["path"] in UNLIMITED:
            return 0.0
        return self.limits.take_at(address_of(scope), rate_of(scope["method"], scope["path"]))


def rate_of(method: str, path: str) -> Rate:
    """Under which limit of its address a request falls."""
    if method in SAFE and path.startswith(API) and path.rstrip("/").endswith(PICTURE):
        return PICTURES
    if method in SAFE and LISTS_TABLES.fullmatch(path):
        return LISTS
    if method in SAFE:
        return LOOKS if path.startswith(API) else FILES
    return TABLES if _opens_table(method, path) else POSTS


def _opens_table(method: str, path: str) -> bool:
    return method == "POST" and OPENS_TABLES.fullmatch(path) is not None


def _dressed(scope: HTTPScope, headers: Headers, send: Send) -> Send:
    """Adds the headers every answer has."""
    host = host_of(headers)
    # Some browsers do not count sockets of the same host as 'self'.
    socket = f" {'wss' if scope['scheme'] == 'https' else 'ws'}://{host}" if host else ""
    always = [*ALWAYS, (b"content-security-policy", POLICY.format(socket=socket).encode())]
    if scope["path"].startswith(API):
        always.append((b"cache-control", b"no-store"))

    async def answer(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *always]
        await send(message)

    return answer


def _with_cookie(send: Send, cookie: str) -> Send:
    """Gives somebody their token, or more time with it, once something has come of the request."""

    async def answer(message: Message) -> None:
        if message["type"] == "http.response.start" and message["status"] < 400:
            message["headers"] = [*message["headers"], (b"set-cookie", cookie.encode())]
        await send(message)

    return answer


async def _read_out(receive: Receive) -> None:
    """Whatever is sent along: some proxies pass on half of an answer that comes before they have sent all."""
    while (await receive()).get("more_body"):
        pass


async def _turn_away(
    send: Send, status: int, told: Problem, headers: Mapping[str, str] | None = None, kind: str = "http"
) -> None:
    metrics.refusals.labels(told.code).inc()
    body = msgspec.json.encode(told)
    about = {"content-type": "application/json", "content-length": str(len(body)), **(headers or {})}
    encoded = [(name.encode(), value.encode()) for name, value in about.items()]
    start: Any = {"type": f"{kind}.response.start", "status": status, "headers": encoded}
    rest: Any = {"type": f"{kind}.response.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)
