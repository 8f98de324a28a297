"""Found by attack: with a thousand connections one address took all files, or had all others wait."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio

from tests.table.serving_here import serving_here
from tests.table.web.limited import beside
from tests.table.web.test_firmness import Line, connected, said_to
from tests.table.web_client import WebClient
from wagonlit.table.serving import counted_http

pytestmark = pytest.mark.asyncio

FEW = 3
ASKED = b"GET /health HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counted_http, "CONNECTIONS", FEW)


@pytest_asyncio.fixture
async def url(tmp_path: Path) -> AsyncIterator[str]:
    async with serving_here(tmp_path, limited=True) as address:
        yield address


async def silent(url: str, stack: AsyncExitStack) -> Line:
    """Somebody who connects and says nothing."""
    line = await connected(url)
    stack.callback(line.writer.close)
    return line


async def test_an_address_has_only_so_many_connections(url: str) -> None:
    async with AsyncExitStack() as stack:
        lines = [await silent(url, stack) for _ in range(FEW)]
        assert (await (await silent(url, stack)).answer()).startswith(b"HTTP/1.1 429 ")
        lines[0].writer.write(ASKED)
        assert (await lines[0].answer()).startswith(b"HTTP/1.1 200 ")
        assert (await said_to(url, ASKED)).startswith(b"HTTP/1.1 200 ")


async def test_those_that_are_closed_count_no_more(url: str) -> None:
    for _ in range(2 * FEW):
        assert (await said_to(url, ASKED)).startswith(b"HTTP/1.1 200 ")


@beside
def test_nor_do_sockets(url: str) -> None:
    anna = WebClient(url)
    code = anna.open().table.code
    with anna.sitting(code), anna.sitting(code), anna.sitting(code), anna.sitting(code):
        assert anna.table(code).seats == [0]


async def test_a_proxy_has_as_many_as_there_are_people(tmp_path: Path) -> None:
    async with serving_here(tmp_path, limited=True, proxies=("127.0.0.1",)) as url, AsyncExitStack() as stack:
        for _ in range(2 * FEW):
            await silent(url, stack)
        assert (await said_to(url, ASKED)).startswith(b"HTTP/1.1 200 ")
