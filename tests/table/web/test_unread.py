"""What waits for clients that do not read is little, however large the messages are."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import pytest
import pytest_asyncio
from websockets.sync.client import ClientConnection

from tests.patience import PATIENCE
from tests.table.room.guests import until
from tests.table.serving_here import serving_here
from tests.table.web_client import WebClient
from wagonlit.table.serving.websocket_protocol import UNSENT, UNSENT_BYTES, TolerantWebSocket

LARGE = b'"' + b"x" * 16_000 + b'"'  # a table whose options take as much has everybody told of them
DEAF = 5
Deaf = dict[ClientConnection, TolerantWebSocket]

pytestmark = pytest.mark.asyncio


def held(line: TolerantWebSocket) -> list[int]:
    """How large the messages are that wait for this client."""
    return [len(message) for message in line._unsent or ()]


def sockets() -> list[TolerantWebSocket]:
    """All that are open in this process."""
    # By type alone: a weak proxy of something that is gone does not even let itself be asked what it is.
    found = [one for one in gc.get_objects() if issubclass(type(one), TolerantWebSocket)]
    return [one for one in found if not one.close_sent]


@pytest_asyncio.fixture
async def url(tmp_path: Path) -> AsyncIterator[str]:
    async with serving_here(tmp_path) as address:
        yield address


@pytest_asyncio.fixture
async def deaf(url: str) -> AsyncIterator[Deaf]:
    """Sockets of people who look on and do not read, and the server's ends of them."""
    anna = WebClient(url)
    anna.most_unread = 1
    code = (await asyncio.to_thread(anna.open)).table.code
    found: Deaf = {}
    with ExitStack() as stack:
        for _ in range(DEAF):
            known = sockets()
            client = stack.enter_context(await asyncio.to_thread(anna.connected, code, "?onlook=true"))
            stack.callback(client.socket.close)  # it would not be read to its end
            (found[client],) = [one for one in sockets() if one not in known]
        yield found


def look_on(person: WebClient, code: str) -> None:
    """Come to the table for a moment, so that everybody there is told of it."""
    with person.sitting(code, "?onlook=true"):
        return


def overwhelm(line: TolerantWebSocket, message: bytes = LARGE) -> int:
    """Send as much as is taken; how many messages that was."""
    return next(number for number in count() if not line.write(message))


def read(client: ClientConnection, large: int) -> None:
    """Read until so many large messages have come."""
    while large:
        large -= len(client.recv(PATIENCE)) == len(LARGE)


async def test_few_bytes_wait_for_who_does_not_read(deaf: Deaf) -> None:
    """Found by attack: 256 messages of 16 KB for each of 155 sockets took 700 MB."""
    for line in deaf.values():
        overwhelm(line)
        assert 0 < sum(held(line)) <= UNSENT_BYTES


async def test_so_do_few_messages(deaf: Deaf) -> None:
    for line in deaf.values():
        while line.writable.is_set():
            line.write(LARGE)
        overwhelm(line, b"{}")
        assert len(held(line)) == UNSENT


async def test_one_message_may_wait_however_large_it_is(deaf: Deaf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wagonlit.table.serving.websocket_protocol.UNSENT_BYTES", 1_000)
    for line in deaf.values():
        overwhelm(line)
        assert len(held(line)) == 1


async def test_who_reads_after_all_is_sent_what_waited_without_a_gap(deaf: Deaf) -> None:
    for client, line in deaf.items():
        sent = overwhelm(line)
        assert not line.write(b"{}"), "something before it is missing"
        await asyncio.to_thread(read, client, sent)
        assert held(line) == []
        assert line._unsent_bytes == 0
        assert not line.write(b"{}")


async def test_who_does_not_read_is_let_go(url: str, deaf: Deaf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wagonlit.table.web.socket_route.PATIENCE", 0.1)
    for line in deaf.values():
        overwhelm(line)
    bert = WebClient(url)
    (code,) = {client.request.path.split("/")[3] for client in deaf if client.request}
    assert (await asyncio.to_thread(bert.table, code)).table.onlookers == DEAF
    await asyncio.to_thread(look_on, bert, code)
    await until(lambda: all(line.transport.is_closing() for line in deaf.values()))
