"""What never reaches a table is counted as well: no disk is filled, and no router asked without end."""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import pytest_asyncio
from websockets.exceptions import InvalidStatus

from tests.table.server import Server
from tests.table.web.limited import beside, limited_here
from tests.table.web.test_callers import UPGRADE
from tests.table.web.test_firmness import connected, said_to
from tests.table.web_client import WebClient
from wagonlit.table.serving.log_lines import PAUSE, PAUSE_OF_FAULTS, FaultsSeldom, Seldom
from wagonlit.table.web.rate_limits import SOCKETS

MALFORMED = b"NONSENSE\r\n\r\n"
UNKNOWN_UPGRADE = b"GET /health HTTP/1.1\r\nHost: one\r\nConnection: Upgrade, close\r\nUpgrade: tea\r\n\r\n"
NOWHERE = b"GET /nope HTTP/1.1\r\nHost: one\r\n" + UPGRADE + b"\r\n"


@pytest_asyncio.fixture
async def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """Where it is served."""
    async with limited_here(tmp_path, monkeypatch) as address:
        yield address


@pytest.mark.asyncio
@pytest.mark.parametrize("request_", [MALFORMED, UNKNOWN_UPGRADE], ids=["malformed", "upgrade"])
async def test_what_cannot_be_understood_fills_no_log(tmp_path: Path, request_: bytes) -> None:
    server = Server(tmp_path)
    for _ in range(100):
        await said_to(server.url, request_)
    assert httpx.get(f"{server.url}/health").status_code == 200
    server.stop()
    assert 1 <= len(server.err.splitlines()) <= 2


@pytest.mark.asyncio
async def test_who_hangs_up_before_reading_all_answers_is_no_fault_of_ours(tmp_path: Path) -> None:
    server = Server(tmp_path)
    for _ in range(5):
        line = await connected(server.url)
        line.writer.transport.pause_reading()  # type: ignore[attr-defined]  # it can, whatever its type says
        line.writer.write(b"GET /api/games HTTP/1.1\r\nHost: one\r\n\r\n" * 50)
        await asyncio.sleep(0.1)
        line.writer.transport.abort()
    await said_to(server.url, b"GET /health HTTP/1.1\r\nHost: one\r\nConnection: close\r\n\r\n")
    server.stop()
    assert not server.err


def test_a_warning_comes_again_after_a_while_with_how_many_were_left_out() -> None:
    moments = iter([0.0, 1.0, 2.0, 2.0, PAUSE, PAUSE + 1])
    seldom = Seldom(lambda: next(moments))
    warnings = [
        logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, said, (), None)
        for said in ("Nonsense.", "Nonsense.", "Nonsense.", "Something else.", "Nonsense.", "Nonsense.")
    ]
    written = [warning.getMessage() for warning in warnings if seldom.filter(warning)]
    again = "Nonsense. The same happened 2 more times since it was last said."
    assert written == ["Nonsense.", "Something else.", again]
    fault = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "It broke.", (), None)
    assert all(seldom.filter(fault) for _ in range(10))


def broken(what: str) -> logging.LogRecord:
    """A fault of our own, as it is logged with where it happened."""
    try:
        raise LookupError(what)
    except LookupError:
        return logging.LogRecord("asyncio", logging.ERROR, "", 0, f"{what} broke.", (), sys.exc_info())


def test_a_fault_that_comes_again_and_again_fills_no_log() -> None:
    moments = iter([0.0, 1.0, 2.0, PAUSE_OF_FAULTS])
    seldom = FaultsSeldom(lambda: next(moments))
    faults = [broken(str(number)) for number in range(4)]
    written = [fault.getMessage() for fault in faults if seldom.filter(fault)]
    assert written == ["0 broke.", "3 broke. The same happened 2 more times since it was last said."]


@pytest.mark.asyncio
async def test_sockets_that_lead_nowhere_are_counted(url: str, caplog: pytest.LogCaptureFixture) -> None:
    answers = [await said_to(url, NOWHERE) for _ in range(int(SOCKETS.at_once))]
    assert all(answer.startswith(b"HTTP/1.1 403 ") for answer in answers)
    answer = await said_to(url, NOWHERE)
    assert answer.startswith(b"HTTP/1.1 429 ")
    assert b"retry-after: 1" in answer.lower()
    assert b'"too_fast"' in answer
    assert not caplog.records  # each would be a line of the log


@pytest.mark.asyncio
@beside
def test_each_socket_is_counted_once(url: str) -> None:
    anna = WebClient(url)
    code = anna.open().table.code
    for _ in range(int(SOCKETS.at_once)):
        with anna.sitting(code):
            pass
    with pytest.raises(InvalidStatus) as refused, anna.connected(code):
        pass
    assert refused.value.response.status_code == 429
