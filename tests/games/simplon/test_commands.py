"""Boards of one's own on the command line."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.games.simplon.second_board import second_board, written
from wagonlit.cli import main
from wagonlit.games.simplon.game import GAME


@pytest.fixture(autouse=True)
def no_other_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAGONLIT_OFFERED", "{}")


def run(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(main, words)
    return done.exit_code, done.output


def test_a_series_is_played_on_the_board_in_a_file(tmp_path: Path) -> None:
    records = tmp_path / "records"
    status, _ = run(
        "simulate", "simplon", "--seats", "random,random", "--games", "2", "--board", str(written(tmp_path)),
        "--records", str(records), "--seed", "1",
    )  # fmt: skip
    assert status == 0
    kept = [json.loads(file.read_text(encoding="utf-8")) for file in sorted(records.glob("*.json"))]
    assert [record["options"]["board"] for record in kept] == ["second", "second"]
    assert len(kept[0]["options"]["board_hash"]) == 16


def test_a_folder_of_boards_is_offered_to_its_game(tmp_path: Path) -> None:
    folder = tmp_path / "simplon"
    folder.mkdir()
    written(folder)
    played = ["simulate", "simplon", "--seats", "random,random", "--games", "1", "--seed", "1"]
    status, says = run("--boards", str(tmp_path), *played, "--board", "second")
    assert (status, "second" in GAME.editions()) == (0, True), says


def test_a_board_that_cannot_be_played_is_refused_with_every_fault(tmp_path: Path) -> None:
    spoiled = written(tmp_path, {**second_board(), "die": [1], "schema": "other"})
    status, says = run("simulate", "simplon", "--seats", "random,random", "--board", str(spoiled))
    assert status == 2
    assert "its schema must be" in says
    assert "a number and a ship" in says


def test_a_file_that_is_not_there_is_said_to_be_missing(tmp_path: Path) -> None:
    status, says = run(
        "simulate", "simplon", "--seats", "random,random", "--board", str(tmp_path / "none.json")
    )
    assert status == 2
    assert "There is no file" in says
