"""For all tests: they may be run in the background too, and share one PostgreSQL if they need it."""

import signal
from collections.abc import Iterator

import pytest

from tests.table.postgres import Postgres

# A shell without job control lets what it starts in the background ignore Ctrl-C, and so would all that the
# tests start. Those that press it need a program that listens.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server, started when the first test asks for it."""
    server = Postgres()
    yield server
    server.remove()
