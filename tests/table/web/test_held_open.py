"""Found by attack: what a connection that asks much and reads nothing can make the server hold."""

import asyncio
import gc
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

import pytest
import pytest_asyncio
from websockets.frames import Frame
from websockets.protocol import Protocol

from tests.table.room.guests import until
from tests.table.serving_here import serving_here
from tests.table.web.test_callers import UPGRADE
from tests.table.web.test_firmness import Line, connected, said_to
from tests.table.web_client import WebClient
from wagonlit.table.serving.http_protocol import MOST_WAITING, FirmHttp
from wagonlit.table.serving.websocket_protocol import PORTION, TolerantWebSocket
from wagonlit.table.web.rate_limits import FRAMES, MESSAGES, REFUSALS
from wagonlit.table.web.socket_access import FLOODED

SMALL = b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n"
TEXT, BYTES = b"\x81\x80\0\0\0\0", b"\x82\x80\0\0\0\0"
PING, PONG = b"\x89\x80\0\0\0\0", b"\x8a\0"  # as short as they can be
LONG_PING = b"\x89\xfd\0\0\0\0" + b"x" * 125
GOODBYE = b"\x88\x80\0\0\0\0"
FEW = 4096  # bytes that the system may keep for each end of a connection

pytestmark = pytest.mark.asyncio
P = TypeVar("P", FirmHttp, TolerantWebSocket)


@pytest_asyncio.fixture
async def url(tmp_path: Path) -> AsyncIterator[str]:
    async with serving_here(tmp_path, limited=True) as address:
        yield address


async def deaf(url: str) -> Line:
    """A connection of somebody who reads nothing, nor does their system for them."""
    place = urlsplit(url)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, FEW)
    line.setblocking(False)
    await asyncio.get_running_loop().sock_connect(line, (place.hostname, place.port))
    reader, writer = await asyncio.open_connection(sock=line)
    writer.transport.pause_reading()  # type: ignore[attr-defined]  # it can, whatever its type says
    return Line(reader, writer)


def end_of(kind: type[P]) -> P:
    """The server's end of the only connection of this kind, whose system keeps little either."""
    found: list[P] = [one for one in gc.get_objects() if issubclass(type(one), kind)]
    (end,) = [one for one in found if not one.transport.is_closing()]
    end.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, FEW)
    return end


def waits(end: FirmHttp | TolerantWebSocket) -> int:
    """How many bytes the server holds for whoever does not read."""
    return end.transport.get_write_buffer_size()


def frames_read(monkeypatch: pytest.MonkeyPatch) -> list[Frame]:
    """What the server takes to pieces from now on."""
    read: list[Frame] = []
    recv_frame = Protocol.recv_frame

    def noted(self: Protocol, one: Frame) -> None:
        read.append(one)
        recv_frame(self, one)

    monkeypatch.setattr(Protocol, "recv_frame", noted)
    return read


async def looking_on(url: str, line: Line) -> None:
    """This connection becomes the socket of somebody who looks on."""
    anna = WebClient(url)
    code = (await asyncio.to_thread(anna.open)).table.code
    wanted = f"GET /api/tables/{code}/socket?onlook=true HTTP/1.1\r\nHost: here\r\n".encode()
    line.writer.write(wanted + UPGRADE + b"\r\n")


async def test_who_does_not_read_the_end_of_an_answer_is_cut_off(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wagonlit.table.serving.http_protocol.READING_SECONDS", 0.3)
    line = await deaf(url)
    line.writer.write(SMALL)
    await until(lambda: any(issubclass(type(one), FirmHttp) for one in gc.get_objects()))
    end = end_of(FirmHttp)
    while not waits(end):
        line.writer.write(SMALL)
        await asyncio.sleep(0.01)
    await until(lambda: end not in end.connections)
    line.writer.close()


async def test_requests_that_wait_for_others_are_not_without_number(url: str) -> None:
    answer = await said_to(url, SMALL * (20 * MOST_WAITING))
    assert answer.count(b"HTTP/1.1 200 ") <= 2 * MOST_WAITING
    assert (await said_to(url, SMALL * MOST_WAITING)).count(b"HTTP/1.1 200 ") == MOST_WAITING


async def test_pings_of_who_does_not_read_are_answered_once(url: str) -> None:
    line = await deaf(url)
    await looking_on(url, line)
    await until(lambda: any(isinstance(one, TolerantWebSocket) for one in gc.get_objects()))
    end = end_of(TolerantWebSocket)
    await until(lambda: end.handshake_complete)
    while end.writable.is_set():
        end.write(b"x" * 16_000)
    held, pings = waits(end), int(FRAMES.at_once / 2)
    line.writer.write(LONG_PING * pings + b"\x81\x8f\0\0\0\0" + b'{"type":"ping"}')
    await until(lambda: end._unsent)
    assert waits(end) <= held
    assert 0 < len(end._pong) <= PORTION
    line.writer.close()


async def test_a_socket_whose_last_words_are_not_read_is_closed(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = await deaf(url)
    await looking_on(url, line)
    await until(lambda: any(isinstance(one, TolerantWebSocket) for one in gc.get_objects()))
    end = end_of(TolerantWebSocket)
    await until(lambda: end.handshake_complete)
    end.close_timeout = 0.3
    while not waits(end):
        end.write(b"x" * 100)
    assert end.writable.is_set()
    line.writer.write(GOODBYE)
    await until(lambda: end not in end.connections)
    line.writer.close()


async def test_of_a_flood_little_is_read(url: str) -> None:
    """All that has come at once was taken to pieces before the first of it was counted."""
    line = await connected(url)
    await looking_on(url, line)
    await line.reader.readuntil(b'"type":"snapshot"')
    line.writer.write(PING * 20_000)
    answer = await line.answer()
    assert answer.count(PONG) <= FRAMES.at_once + PORTION
    line.writer.close()


@pytest.mark.parametrize("kind", [TEXT, BYTES], ids=["text", "bytes"])
async def test_so_it_is_with_messages(url: str, kind: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Found by attack: they were counted only after thousands had been taken to pieces."""
    read = frames_read(monkeypatch)
    line = await connected(url)
    await looking_on(url, line)
    await line.reader.readuntil(b'"type":"snapshot"')
    line.writer.write(kind * 20_000)
    assert FLOODED.encode() in await line.answer()
    assert 0 < len(read) <= FRAMES.at_once + PORTION / len(kind)
    line.writer.close()


async def test_who_was_told_to_go_cannot_flood_either(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Found by attack: in the seconds in which they may read why, nothing was counted."""
    read = frames_read(monkeypatch)
    line = await connected(url)
    line.writer.write(b"GET /api/tables/ABCDEFGH/socket HTTP/1.1\r\nHost: here\r\n" + UPGRADE + b"\r\n")
    await line.reader.readuntil(b"There is no table")
    end = end_of(TolerantWebSocket)
    line.writer.write(TEXT * 20_000)
    line.writer.close()
    await until(lambda: end not in end.connections)
    assert 0 < len(read) <= 2 * FRAMES.at_once + PORTION / len(TEXT)


async def test_who_is_refused_after_a_flood_is_no_fault_of_ours(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    line = await connected(url)
    await looking_on(url, line)
    await line.reader.readuntil(b'"type":"snapshot"')
    end = end_of(TolerantWebSocket)
    line.writer.write(TEXT * int(MESSAGES.at_once + REFUSALS.at_once + 1) + PING * int(2 * FRAMES.at_once))
    assert FLOODED.encode() in await line.answer()
    await until(lambda: end not in end.connections)
    assert not caplog.records
    line.writer.close()
