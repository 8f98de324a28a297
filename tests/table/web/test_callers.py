"""Who calls, and by which name: what a request says of itself is believed only as far as it must be."""

import asyncio
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE
from tests.table.serving_here import serving_here
from tests.table.web.test_firmness import said_to
from wagonlit.table.web.rate_limits import POSTS, TABLES
from wagonlit.table.web.security import rate_of

pytestmark = pytest.mark.asyncio

BODY = {"game": "lookout", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2]}
UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


HOSTS = [b"", b"Host: one\r\nHost: two\r\n", b"Host: one\r\nHost: one\r\n", b"Host: a b\r\n", b"Host:\r\n"]


async def test_a_request_names_its_host_once(tmp_path: Path) -> None:
    get = b"GET %s HTTP/1.1\r\nConnection: close\r\n"
    async with serving_here(tmp_path) as url:
        for path in (b"/", b"/api/games"):
            assert b" 200 " in await said_to(url, get % path + b"Host: one:8000\r\n\r\n")
            for host in HOSTS:
                assert (await said_to(url, get % path + host + b"\r\n")).startswith(b"HTTP/1.1 400 ")
        for host in HOSTS:
            socket = b"GET /api/tables/ABCDEF/socket HTTP/1.1\r\n" + UPGRADE + host + b"\r\n"
            assert (await said_to(url, socket)).startswith(b"HTTP/1.1 403 ")


PATHS = ["//api/games", "//api/tables/mine", "/api//games", "/api/tables//", "/%2Fapi/games", "//", "/t//"]


@pytest.mark.parametrize("path", PATHS)
async def test_no_address_has_a_second_name_by_which_the_guard_does_not_know_it(
    tmp_path: Path, path: str
) -> None:
    async with serving_here(tmp_path) as url:
        answer = await said_to(
            url, f"GET {path} HTTP/1.1\r\nHost: one:8000\r\nConnection: close\r\n\r\n".encode()
        )
    assert answer.startswith(b"HTTP/1.1 404 ")


REFUSED = [("//api/tables", "", 404), ("/api/tables", "Authorization: Bearer no\r\n", 401)]


@pytest.mark.parametrize(("path", "header", "status"), REFUSED)
async def test_nobody_is_refused_before_they_have_said_all(
    tmp_path: Path, path: str, header: str, status: int
) -> None:
    """A proxy that still sends while it is answered may pass on half of the answer."""
    async with serving_here(tmp_path) as url:
        reader, writer = await asyncio.open_connection("127.0.0.1", httpx.URL(url).port)
        named = f"POST {path} HTTP/1.1\r\nHost: one:8000\r\nConnection: close\r\n{header}"
        writer.write(f"{named}Content-Length: 10\r\n\r\n12345".encode())
        answer = asyncio.create_task(reader.read())
        asked_later = b"GET /health HTTP/1.1\r\nHost: one:8000\r\nConnection: close\r\n\r\n"
        assert b" 200 " in await said_to(url, asked_later)
        assert not answer.done()
        writer.write(b"67890")
        assert (await answer).startswith(f"HTTP/1.1 {status} ".encode())
        writer.close()


async def test_tables_are_counted_by_whatever_address_they_are_opened() -> None:
    """“ſ” is an S in small letters, too."""
    for path in ("", "/", "/ABCDEFGH/rematch", "/abcdefgſ/rematch/"):
        assert rate_of("POST", f"/api/tables{path}") is TABLES
    assert rate_of("POST", "/api/tables/ABCDEFGH/join") is POSTS


async def opened_from(client: httpx.AsyncClient, url: str, caller: str) -> httpx.Response:
    """A table, opened by somebody of whom a proxy says that they call from there, by https."""
    token = (await client.post(f"{url}/api/tokens")).json()["token"]
    headers = {"authorization": f"Bearer {token}", "x-forwarded-for": caller, "x-forwarded-proto": "https"}
    return await client.post(f"{url}/api/tables", json=BODY, headers=headers)


@pytest.mark.parametrize("proxies", [(), ("127.0.0.1",)])
async def test_what_a_proxy_says_is_believed_of_those_alone_that_were_named(
    tmp_path: Path, proxies: tuple[str, ...]
) -> None:
    async with (
        serving_here(tmp_path, limited=True, proxies=proxies) as url,
        httpx.AsyncClient(timeout=PATIENCE) as client,
    ):
        callers = [f"192.0.2.{number}" for number in range(int(TABLES.at_once) * 2)]
        statuses = [(await opened_from(client, url, caller)).status_code for caller in callers]
        assert (429 in statuses) == (not proxies)  # many callers, or one that only says so
        headers = {"origin": url.replace("http", "https"), "x-forwarded-proto": "https"}
        given = await client.post(
            f"{url}/api/tables/NOBODY/leave", headers={**headers, "x-forwarded-for": "192.0.2.99"}
        )
        assert given.status_code == 404
        answer = await client.get(f"{url}/", headers={**headers, "x-forwarded-for": "192.0.2.99"})
        assert ("wss://" in answer.headers["content-security-policy"]) == bool(proxies)


async def test_who_calls_is_not_said_after_a_request(tmp_path: Path) -> None:
    """A proxy sees to the headers; what follows a body is passed on by some as it is."""
    asked = (
        b"POST /api/tokens HTTP/1.1\r\nHost: one:8000\r\nX-Forwarded-For: 192.0.2.1\r\nConnection: close\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n0\r\nX-Forwarded-For: 192.0.2.%d\r\n\r\n"
    )
    async with serving_here(tmp_path, limited=True, proxies=["127.0.0.1"]) as url:
        answers = [await said_to(url, asked % number) for number in range(2, int(POSTS.at_once) * 2)]
    assert answers[0].startswith(b"HTTP/1.1 201 ")
    assert any(answer.startswith(b"HTTP/1.1 429 ") for answer in answers)
