"""Found by attack: who asks for a socket and gets none, or is gone from it, keeps nothing open."""

import asyncio
import gc
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.table.room.guests import until
from tests.table.serving_here import serving_here
from tests.table.web.test_callers import UPGRADE
from tests.table.web.test_firmness import connected, said_to
from tests.table.web.test_held_open import FEW, PING, PONG, SMALL, deaf, end_of, looking_on, waits
from wagonlit.table.serving.http_protocol import FirmHttp
from wagonlit.table.serving.websocket_protocol import TolerantWebSocket

pytestmark = pytest.mark.asyncio

BEGUN, PIECE, END_OF_IT = b"\x01\x81\0\0\0\0x", b"\0\x80\0\0\0\0", b"\x80\x80\0\0\0\0"
LONG = b"a" * 9_000  # of bytes, which is more than the sockets' own library reads as one line
WANTED = b" /api/tables/ABCDEFGH/socket"
HERE = b" HTTP/1.1\r\nHost: here\r\n"
LEADING_NOWHERE = {
    "a long address": b"GET" + WANTED + b"?x=" + LONG + HERE + UPGRADE,
    "a long header": b"GET" + WANTED + HERE + b"X: " + LONG + b"\r\n" + UPGRADE,
    "a body": b"GET" + WANTED + HERE + b"Content-Length: 5\r\n" + UPGRADE,
    "chunks": b"GET" + WANTED + HERE + b"Transfer-Encoding: chunked\r\n" + UPGRADE,
}


@pytest_asyncio.fixture
async def url(tmp_path: Path) -> AsyncIterator[str]:
    async with serving_here(tmp_path, limited=True) as address:
        yield address


@pytest.mark.parametrize("request_", LEADING_NOWHERE.values(), ids=LEADING_NOWHERE.keys())
async def test_a_request_that_only_seems_to_be_one_for_a_socket_is_refused(url: str, request_: bytes) -> None:
    answer = await said_to(url, request_ + b"\r\n")
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert not any(issubclass(type(one), TolerantWebSocket) for one in gc.get_objects())


@pytest.mark.parametrize("method", [b"GET", b"POST"])
async def test_who_has_not_read_their_answers_is_given_no_socket(url: str, method: bytes) -> None:
    line = await deaf(url)
    line.writer.write(SMALL)
    await until(lambda: any(issubclass(type(one), FirmHttp) for one in gc.get_objects()))
    end = end_of(FirmHttp)
    while not waits(end):
        line.writer.write(SMALL)
        await asyncio.sleep(0.01)
    line.writer.write(method + WANTED + HERE + UPGRADE + b"\r\n")
    await until(lambda: end not in end.connections and not end.server_state.connections)
    line.writer.close()


async def test_a_message_that_never_ends_takes_no_more_for_each_piece(url: str) -> None:
    """Found by attack: empty pieces, as many a second as may be, took all memory within hours."""
    line = await connected(url)
    await looking_on(url, line)
    await line.reader.readuntil(b'"type":"snapshot"')
    end = end_of(TolerantWebSocket)
    line.writer.write(BEGUN + PIECE * 100 + PING)
    await line.reader.readuntil(PONG)
    assert end.frames == [b"x"]
    line.writer.write(END_OF_IT)
    await line.reader.readuntil(b"malformed")
    line.writer.close()


async def test_who_answers_no_ping_is_gone_whatever_is_left_to_send(url: str) -> None:
    line = await deaf(url)
    await looking_on(url, line)
    await until(lambda: any(isinstance(one, TolerantWebSocket) for one in gc.get_objects()))
    end = end_of(TolerantWebSocket)
    await until(lambda: end.handshake_complete)
    end.close_timeout = 0.3
    while waits(end) < 4 * FEW:  # more than the system takes after all
        end.write(b"x" * 100)
    end.keepalive_timeout()
    await until(lambda: end not in end.connections)
    line.writer.close()
