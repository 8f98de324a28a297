"""Bots that search play Mystery Express at a real table."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.searchers import play_against_searchers
from tests.table.server import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, "--pace", "instant", "--no-limits")
    yield running
    running.stop()


def test_a_whole_game_against_bots_that_search(server: Server) -> None:
    play_against_searchers(server, "mystery_express", 3)
