"""Two real server processes on one real PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.postgres import Postgres
from tests.table.server import two_servers
from tests.table.web.two_servers import Pair


@pytest.fixture
def pair(postgres: Postgres, tmp_path: Path) -> Iterator[Pair]:
    """Two servers, and the address of their database."""
    database = postgres.database()
    with two_servers(tmp_path, database) as (here, there):
        yield here, there, database
