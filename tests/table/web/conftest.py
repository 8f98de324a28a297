"""Two real server processes on one real PostgreSQL."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.table.postgres import Postgres
from tests.table.server import Server
from tests.table.web.two_servers import Pair


@pytest.fixture
def pair(postgres: Postgres, tmp_path: Path) -> Iterator[Pair]:
    """Two servers, and the address of their database."""
    url = postgres.database()
    args = ("--database", url, "--pace", "instant", "--no-limits")
    with ExitStack() as stack:
        servers = []
        for name in "ab":
            (tmp_path / name).mkdir()
            servers.append(Server(tmp_path / name, *args))
            stack.callback(servers[-1].stop)
        yield servers[0], servers[1], url
    assert not any("Traceback" in server.err for server in servers)
