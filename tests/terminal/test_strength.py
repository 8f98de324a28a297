"""`wagonlit strength`: every series that a game declares, at every table that it declares."""

import json
from pathlib import Path

import pytest

from tests.terminal.test_commands import wagonlit
from tests.toys.lighthouse.game import GAME as LIGHTHOUSE
from tests.toys.masquerade.game import GAME as MASQUERADE


def test_strength_plays_every_series_that_a_game_declares(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [["random"] * 3, ["random"] * 4]
    monkeypatch.setattr(type(MASQUERADE), "strength", tables)
    file = tmp_path / "strength.json"
    result = wagonlit(*f"strength masquerade --games 4 --jobs 1 --json {file}".split())
    assert result.exit_code == 0, result.output
    assert result.stdout.count("95 % from") == 2
    written = json.loads(file.read_text())
    assert [one["seats"] for one in written] == tables
    assert {(one["games"], one["seed"]) for one in written} == {(4, 1)}


def test_strength_plays_them_at_every_table_that_the_game_declares(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(LIGHTHOUSE), "strength", [["random"] * 2])
    monkeypatch.setattr(type(LIGHTHOUSE), "strength_tables", [{"nights": 2}, {"nights": 4}])
    file = tmp_path / "strength.json"
    wagonlit(*f"strength lighthouse --games 2 --jobs 1 --json {file}".split())
    assert [one["options"]["nights"] for one in json.loads(file.read_text())] == [2, 4]
