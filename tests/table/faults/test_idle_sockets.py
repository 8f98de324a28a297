"""Sockets by the thousand that say nothing: nobody who plays notices them, and they leave nothing behind."""

import os
import resource
from contextlib import ExitStack
from pathlib import Path
from socket import create_connection, socket
from urllib.parse import urlsplit

from tests.patience import PATIENCE
from tests.table.server import Server
from tests.table.web.two_servers import answered, table_of, until
from tests.table.web_client import WebClient
from wagonlit.table.wire.http import SeatPlan

# At each table so many, if it is to be thorough.
TABLES, ONLOOKERS = 20, 100 if os.environ.get("WAGONLIT_THOROUGH") == "1" else 30
PLAN = [SeatPlan("me", "Anna"), *[SeatPlan("bot", bot="first")] * 2]
UPGRADE = (
    "GET /api/tables/{code}/socket?onlook=true HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
EACH = 256 * 1024  # bytes that the server may keep for one of them


def looks_on(url: str, code: str) -> socket:
    """A socket that was let in, and from which nobody will read or write again."""
    place = urlsplit(url)
    line = create_connection((place.hostname, place.port), PATIENCE)
    line.sendall(UPGRADE.format(code=code, host=place.netloc).encode())
    while b'"snapshot"' not in line.recv(65536):
        continue
    return line


def memory(server: Server) -> int:
    """What the server has in memory, in bytes."""
    pages = Path(f"/proc/{server.process.pid}/statm").read_text(encoding="utf-8").split()[1]
    return int(pages) * resource.getpagesize()


def test_many_idle_sockets_are_noticed_by_nobody(server: Server) -> None:
    usual, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert most > 2 * TABLES * ONLOOKERS, (
        "These tests need more open files: ulimit -Hn says how many there may be."
    )
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    anna = WebClient(server.url)
    own, *others = [anna.open(*PLAN).table.code for _ in range(TABLES + 1)]
    with anna.sitting(own) as seat, ExitStack() as idle:
        before = memory(server)
        for code in others:
            for _ in range(ONLOOKERS):
                idle.enter_context(looks_on(server.url, code))
            assert anna.table(code).table.onlookers == ONLOOKERS
            answered([seat])
        assert memory(server) - before < EACH * TABLES * ONLOOKERS
        with anna.sitting(others[0]) as table:
            idle.close()
            until(table, lambda table: not table_of(table).onlookers)
        answered([seat])
    resource.setrlimit(resource.RLIMIT_NOFILE, (usual, most))
    assert server.stop() == 0
    assert server.err == ""
