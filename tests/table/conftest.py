"""The games that are played in these tests, and the databases that tables are kept in."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.postgres import Postgres
from tests.table.server import Server
from tests.table.variants import registered


@pytest.fixture(scope="package", autouse=True)
def _games() -> Iterator[None]:
    """The server is tested on the toys and their variants."""
    with registered():
        yield


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, whose bots answer at once and which counts no requests."""
    running = Server(tmp_path, "--pace", "instant", "--no-limits")
    yield running
    running.stop()


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same, for tests that leave each other's tables alone."""
    running = Server(tmp_path_factory.mktemp("server"), "--pace", "instant", "--no-limits")
    yield running
    running.stop()
