"""For all tests: they may be run in the background too, and share one PostgreSQL if they need it."""

import signal
from collections.abc import Iterator

import pytest

from tests.table.postgres import Postgres

# A shell without job control lets what it starts in the background ignore Ctrl-C, nohup a closed window, and
# so would all that the tests start. Those that press the one or close the other need a program that listens.
for ignored, usual in ((signal.SIGINT, signal.default_int_handler), (signal.SIGHUP, signal.SIG_DFL)):
    if signal.getsignal(ignored) is signal.SIG_IGN:
        signal.signal(ignored, usual)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server, started when the first test asks for it."""
    server = Postgres()
    yield server
    server.remove()
