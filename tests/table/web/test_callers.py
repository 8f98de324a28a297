"""Who calls, and by which name: what a request says of itself is believed only as far as it must be."""

from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE
from tests.table.serving_here import serving_here
from tests.table.web.test_firmness import said_to
from wagonlit.table.web.rate_limits import TABLES

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
