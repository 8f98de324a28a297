"""Whoever sends too much, too slowly, or nothing is cut off; everybody else is served meanwhile."""

import asyncio
import resource
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from socket import create_connection
from urllib.parse import urlsplit

import httpx
import pytest
import pytest_asyncio

from tests.patience import PATIENCE
from tests.table.server import Server
from tests.table.serving_here import serving_here
from wagonlit.table.serving.http_protocol import LARGEST_HEAD, LARGEST_REQUEST, MOST_HEADERS

BEGINNING = b"GET /api/games HTTP/1.1\r\nHost: here\r\n"
MUCH = 32 * 1024 * 1024  # bytes; nobody should take that many


class Line:
    """A bare connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def poured(self, beginning: bytes, more: bytes) -> int:
        """How many bytes were taken before the connection was closed."""
        sent = len(beginning)
        with suppress(ConnectionError):
            self.writer.write(beginning)
            while sent < MUCH:
                self.writer.write(more)
                await self.writer.drain()
                sent += len(more)
        return sent

    async def answer(self) -> bytes:
        """All that is said until the other side closes."""
        with suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                return await self.reader.read()
        return b""


@pytest_asyncio.fixture
async def url(tmp_path: Path) -> AsyncIterator[str]:
    async with serving_here(tmp_path) as address:
        yield address


async def connected(url: str) -> Line:
    place = urlsplit(url)
    return Line(*await asyncio.open_connection(place.hostname, place.port))


async def said_to(url: str, request: bytes) -> bytes:
    """The answer to this request."""
    line = await connected(url)
    line.writer.write(request)
    answer = await line.answer()
    line.writer.close()
    return answer


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "more",
    [b"a:\r\n" * 1000, b"x-name: " + b"v" * 4000 + b"\r\n", b"x-endless: " + b"v" * 4000, b"v" * 4000],
    ids=["small headers", "large headers", "a header without end", "anything"],
)
async def test_headers_without_end_are_cut_off_soon(url: str, more: bytes) -> None:
    line = await connected(url)
    taken = await line.poured(BEGINNING, more)
    line.writer.close()
    assert taken < MUCH // 2  # what the network itself holds is not in our hands
    async with httpx.AsyncClient() as client:
        assert (await client.get(f"{url}/api/games")).status_code == 200


@pytest.mark.asyncio
async def test_headers_that_are_too_large_or_too_many_are_refused(url: str) -> None:
    largest = b"x: " + b"v" * (LARGEST_HEAD - 200)
    fitting = b"\r\n".join([b"x: y"] * (MOST_HEADERS - 2))
    end = b"\r\nConnection: close\r\n\r\n"
    for headers in (largest, fitting):
        assert (await said_to(url, BEGINNING + headers + end)).startswith(b"HTTP/1.1 200 ")
    for headers in (largest + b"v" * 200, fitting + b"\r\nx: y"):
        assert (await said_to(url, BEGINNING + headers + end)).startswith(b"HTTP/1.1 431 ")
    long = b"GET /" + b"a" * LARGEST_HEAD + b" HTTP/1.1\r\nHost: here" + end
    assert (await said_to(url, long)).startswith(b"HTTP/1.1 431 ")


@pytest.mark.asyncio
async def test_headers_after_a_body_count_like_those_before(url: str) -> None:
    chunked = BEGINNING.replace(b"GET", b"POST") + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
    line = await connected(url)
    taken = await line.poured(chunked, b"a:\r\n" * 1000)
    line.writer.close()
    assert taken < MUCH // 2
    line = await connected(url)
    assert await line.poured(chunked + b"x-endless: ", b"v" * LARGEST_REQUEST) < MUCH // 2
    line.writer.close()


@pytest.mark.asyncio
@pytest.mark.parametrize("after_another", [False, True])
@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"\r\n",
        b"GE",
        BEGINNING,
        b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n{",
    ],
    ids=["nothing", "an empty line", "a word", "no end of headers", "no end of body"],
)
async def test_a_connection_that_falls_silent_is_closed(
    url: str, beginning: bytes, after_another: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wagonlit.table.serving.http_protocol.REQUEST_SECONDS", 0.3)
    line = await connected(url)
    if after_another:
        line.writer.write(BEGINNING + b"\r\n")
        await line.reader.readuntil(b"\r\n\r\n[")
    line.writer.write(beginning)
    await line.answer()
    line.writer.close()


@pytest.mark.asyncio
async def test_a_request_that_comes_in_drops_is_cut_off(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wagonlit.table.serving.http_protocol.REQUEST_SECONDS", 0.3)
    line = await connected(url)
    line.writer.write(BEGINNING)

    async def drip() -> None:
        with suppress(ConnectionError):
            while True:
                line.writer.write(b"x")
                await asyncio.sleep(0.01)

    dripping = asyncio.create_task(drip())
    await line.answer()
    dripping.cancel()
    await asyncio.gather(dripping, return_exceptions=True)
    line.writer.close()


@pytest.mark.asyncio
async def test_who_does_not_read_is_cut_off(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wagonlit.table.serving.http_protocol.READING_SECONDS", 0.3)
    line = await connected(url)
    line.writer.transport.pause_reading()  # type: ignore[attr-defined]  # it can, whatever its type says
    line.writer.write((BEGINNING + b"\r\n") * 50)
    with suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            while not line.writer.transport.is_closing():
                line.writer.write(b"x")
                await asyncio.sleep(0.01)
    line.writer.close()


def until_said(server: Server, words: str) -> None:
    """Wait until the server complains of this."""
    deadline = time.monotonic() + PATIENCE
    while words not in server.err:
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.fixture
def _few_files() -> Iterator[None]:
    """Programs that are started here may open few files, unless they allow themselves more."""
    usual, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, most))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (usual, most))


@pytest.mark.usefixtures("_few_files")
def test_the_server_allows_itself_as_many_open_files_as_it_may(server: Server) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE) == (most, most)


def test_the_server_says_when_it_can_hardly_take_anybody_else(server: Server) -> None:
    place = urlsplit(server.url)
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (80, 80))
    with ExitStack() as stack:
        for _ in range(70):
            stack.enter_context(create_connection((place.hostname, place.port)))
        until_said(server, "80 files that may be open at once")
