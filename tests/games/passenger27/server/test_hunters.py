"""Bots that hunt play 27th Passenger at a real table."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.searchers import play_against_bots
from tests.table.server import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, "--pace", "instant", "--no-limits")
    yield running
    running.stop()


def test_a_whole_game_against_hunters(server: Server) -> None:
    told = play_against_bots(server, "passenger27", "hunter", 4)
    assert told[-1].event in ("HuntOver", "IdentityShown", "HandShown", "TrainSearched")
    assert any(one.event == "FeatureAsked" for one in told)
