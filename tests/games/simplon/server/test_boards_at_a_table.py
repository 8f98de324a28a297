"""Boards of one's own at a real table: the server and its bots, in other processes, know them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.simplon.second_board import in_folder
from tests.table.searchers import play_against_bots
from tests.table.server import Server


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("WAGONLIT_BOARDS", str(in_folder(tmp_path / "boards")))
    running = Server(tmp_path, "--pace", "instant", "--no-limits")
    yield running
    running.stop()


def test_a_whole_game_with_stokers_on_another_board(server: Server) -> None:
    told = play_against_bots(server, "simplon", "stoker", 3, board="second", first_seat=1)
    assert told[-1].event in ("ShipArrived", "DetectiveArrived")
    # However soon the ship is there: a bot begins.
    assert any(one.event in ("Moved", "Pivoted", "Loaded") and one.facts["seat"] > 0 for one in told)
