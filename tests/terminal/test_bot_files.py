"""Bots of one's own, from the command line."""

from pathlib import Path

import pytest

from tests.terminal.test_commands import refused, wagonlit


@pytest.fixture
def bot_file(tmp_path: Path) -> Path:
    file = tmp_path / "mybot.py"
    file.write_text(
        "class Sleuth:\n"
        "    def __init__(self, options, seat, seed): pass\n"
        "    def choose(self, view, ask): return ask.options[0]\n"
    )
    return file


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_of_ones_own_plays_from_its_file(bot_file: Path, jobs: str) -> None:
    seats = f"{bot_file}:Sleuth,random,random"
    result = wagonlit("simulate", "masquerade", "--seats", seats, "--games", "4", "--jobs", jobs)
    assert result.exit_code == 0, result.output
    assert "Sleuth" in result.stdout


def test_a_bot_that_is_not_in_its_file_is_refused(bot_file: Path) -> None:
    said = refused("simulate", "masquerade", "--seats", f"{bot_file}:Watson,random,random", "--games", "1")
    assert "has no bot “Watson”; its classes are Sleuth" in said
