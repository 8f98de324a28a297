"""27th Passenger from the command line: series of bots, games and positions read again."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.games.passenger27.table import table
from wagonlit.cli import main
from wagonlit.core.record import read_record
from wagonlit.core.replay import replayed
from wagonlit.games import find

GAME = find("passenger27")
BOTS = ["hunter", "novice", "random"]
SERIES = ["simulate", GAME.id, "--seats", ",".join(BOTS), "--games", "2", "--seed", "7"]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def wagonlit(*args: str) -> str:
    result = CliRunner().invoke(main, [*args, "--lang", "en"])
    assert result.exit_code == 0, result.output
    return result.stdout


def identities(shown: str) -> list[str]:
    """Who learns while reading who they are."""
    return [line.split(maxsplit=1)[1] for line in shown.splitlines() if "nobody else knows" in line]


def test_a_series_is_counted_with_the_options_of_its_table(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    assert "2 games, seed 7" in wagonlit(*SERIES, "--json", str(file), "--option", "allow_hold_fire=true")
    written = json.loads(file.read_text())
    assert (written["seats"], written["options"]["players"]) == (BOTS, 3)
    assert written["options"]["allow_hold_fire"] is True
    assert sum(bot["wins"] for bot in written["bots"]) <= 2  # nobody may win


def test_every_game_of_a_series_is_read_again_by_all_by_one_and_with_all_secrets(tmp_path: Path) -> None:
    wagonlit(*SERIES, "--records", str(tmp_path / "records"))
    files = sorted((tmp_path / "records").iterdir())
    assert [file.name for file in files] == ["passenger27-7-00001.json", "passenger27-7-00002.json"]
    for file in files:
        match = replayed(GAME, read_record(file.read_bytes()))
        assert match.over
        assert identities(wagonlit("replay", str(file))) == []
        (own,) = identities(wagonlit("replay", str(file), "--seat", "1"))
        everybody = identities(wagonlit("replay", str(file), "--open"))
        assert sorted(line.split()[0] for line in everybody) == BOTS  # they change places from game to game
        assert own == everybody[1]


def test_a_position_and_what_was_played_from_it_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    t = table(round=4).lay("assassination", "intrigue", "intrigue").shoot(anna="gangster")  # who is Bert
    file.write_bytes(t.match.record.to_json())
    shown = wagonlit("replay", str(file))
    assert "The hunt begins halfway through: round 4, Canal Street." in shown
    assert "Seat 1 hits Seat 2: “Gangster”!" in shown
    assert "The game is not finished: 4 decisions so far." in shown
