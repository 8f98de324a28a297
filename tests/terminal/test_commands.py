"""Every command: its help, its answers to wrong input, its output where there is no terminal."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from wagonlit import __version__
from wagonlit.cli import main
from wagonlit.core.match import Match
from wagonlit.games import find

COMMANDS = ["play", "simulate", "replay", "rules", "games", "bench"]
BOTS = "random,random,random"


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def wagonlit(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(args), input=typed)


def refused(*args: str) -> str:
    """What wrong input is told: one sentence, status 2, no traceback."""
    result = wagonlit(*args)
    assert result.exit_code == 2, result.output
    assert isinstance(result.exception, SystemExit)
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("wagonlit: ")
    return lines[0]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    match = Match(find("mystery_express"), {}, 3)
    match.answer(0, 0)
    path.write_bytes(match.record.to_json())
    return path


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    result = wagonlit(command, "--help")
    assert result.exit_code == 0
    assert f"Usage: wagonlit {command}" in result.stdout


def test_alone_it_says_what_can_be_done() -> None:
    result = wagonlit()
    assert result.exit_code == 0
    assert all(command in result.stdout for command in COMMANDS)


def test_it_knows_its_version() -> None:
    assert wagonlit("--version").stdout == f"wagonlit {__version__}\n"


@pytest.mark.parametrize(
    ("args", "says"),
    [
        ("fly", "no command “fly”; the commands are bench, games"),
        ("--fly", "No such option"),
        ("play chess", "no game “chess”; known are"),
        ("play mystery_express --seats me", "3 to 5 players"),
        ("play mystery_express --seats me,me,zz", "no player “zz”"),
        ("play mystery_express --edition it", "“edition” must be one of en, fr"),
        ("play mystery_express --lang xx", "'xx' is not one of"),
        ("play mystery_express --seed x", "not a valid integer"),
        ("play mystery_express --seed -1", "'--seed': -1"),
        (
            "simulate mystery_express --seats random,random,random --seed 99999999999999999999",
            "'--seed': 9999",
        ),
        ("play mystery_express --pace never", "is not one of"),
        ("play mystery_express --option powers", "NAME=VALUE"),
        ("play mystery_express --option power=false", "did you mean “powers”"),
        ("play mystery_express --option powers=perhaps", "true or false"),
        ("play mystery_express --option players=4", "follows from --seats"),
        ("play mystery_express --option lang=fr", "follows from --lang"),
        ("play --seats me,novice,novice", "--seats needs a GAME"),
        ("play --resume", "no game to continue"),
        ("play --resume nothing", "no file “nothing”"),
        ("play mystery_express --resume nothing --seed 3", "leave out GAME and --seed"),
        ("simulate", "Missing argument 'GAME'"),
        ("simulate mystery_express", "Missing option '--seats'"),
        ("simulate mystery_express --seats random,random", "3 to 5 players"),
        ("simulate mystery_express --seats me,random,random", "wagonlit play mystery_express"),
        (f"simulate mystery_express --seats {BOTS} --games 0", "'--games': 0"),
        (f"simulate mystery_express --seats {BOTS} --jobs 0", "'--jobs': 0"),
        (f"simulate mystery_express --seats {BOTS} --games 1 --json /no/such/folder/x", "no folder"),
        ("replay", "Missing argument 'FILE'"),
        ("replay nothing", "no file “nothing”"),
        ("rules chess", "no game “chess”"),
        ("rules mystery_express ME-345", "near it are ME-341, ME-342, ME-343"),
        ("rules mystery_express zebra", "No rule speaks of “zebra”"),
        ("games chess", "no game “chess”"),
        ("games --lang xx", "is not one of"),
        ("bench --rounds 0", "'--rounds': 0"),
        ("bench --json /no/such/folder/x", "no folder"),
    ],
)
def test_wrong_input_is_told_what_would_be_right(args: str, says: str) -> None:
    assert says in refused(*args.split())


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{"wagonlit": 1')
    assert "broken.json: This is not the record of a game" in refused("replay", str(broken))
    assert "broken.json: This is not the record of a game" in refused("play", "--resume", str(broken))


def test_replay_refuses_seats_that_are_none(record: Path) -> None:
    assert "seats are 0 to 2" in refused("replay", str(record), "--seat", "3")
    assert "do not go together" in refused("replay", str(record), "--seat", "1", "--open")


def test_a_record_alone_cannot_be_continued(record: Path) -> None:
    assert "not a saved game" in refused("play", "--resume", str(record))


def test_a_series_is_counted_and_written(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    args = f"simulate mystery_express --seats random,random,random --games 3 --seed 7 --json {file}"
    result = wagonlit(*args.split())
    assert result.exit_code == 0
    assert "3 games, seed 7" in result.stdout
    assert "100.0%" in result.stdout
    written = json.loads(file.read_text())
    assert {"game", "games", "seed", "bots", "decisions_per_game", "games_per_s"} <= set(written)
    assert (written["game"], written["games"], written["seed"]) == ("mystery_express", 3, 7)
    assert set(written["bots"][0]) == {"bot", "wins", "win_rate", "low", "high"}


def test_a_series_can_go_to_the_screen_as_json_alone() -> None:
    args = f"simulate mystery_express --seats {BOTS} --games 2 --seed 1 --json - --option powers=false"
    result = wagonlit(*args.split())
    assert json.loads(result.stdout)["games"] == 2


def test_a_rule_is_shown_alone_or_with_all_that_speak_of_a_word() -> None:
    assert wagonlit("rules", "mystery_express", "me-341").stdout.startswith("ME-341 2 hours")
    whole = " ".join(wagonlit("rules", "mystery_express", "the", "whistle").stdout.split())
    assert "ME-101" in whole
    assert "ME-011" in whole


def test_a_rule_is_read_in_the_language_asked_for() -> None:
    german = (find("mystery_express").folder / "RULES.de.md").read_text(encoding="utf-8")
    rule = wagonlit("rules", "mystery_express", "ME-341", "--lang", "de").stdout.split()
    assert " ".join(rule[:6]) in " ".join(german.replace("**", "").split())
    assert rule != wagonlit("rules", "mystery_express", "ME-341", "--lang", "en").stdout.split()


def test_without_a_terminal_the_rules_are_the_plain_text() -> None:
    text = (find("mystery_express").folder / "RULES.md").read_text(encoding="utf-8")
    assert wagonlit("rules", "mystery_express").stdout == f"{text}\n"


def test_games_and_their_options_are_listed() -> None:
    assert "mystery_express" in wagonlit("games").stdout
    listed = wagonlit("games", "mystery-express", "--lang", "de").stdout
    for option in find("mystery_express").option_list:
        assert option.name in listed


def test_without_a_terminal_there_are_no_colours_and_no_waiting() -> None:
    args = "play mystery_express --seed 5 --seats me:Anna,novice,novice --lang en"
    result = wagonlit(*args.split(), typed="1\n1\nt\n")
    assert result.exit_code == 0
    assert "\x1b" not in result.stdout
    assert "Anna plays Colonel MacDouglas." in result.stdout
    assert "wagonlit play --resume" in result.stdout


def test_the_menu_ends_when_nothing_more_is_typed() -> None:
    result = wagonlit("play", typed="")
    assert result.exit_code == 0
    assert "New game" in result.stdout


def test_a_measurement_is_shown_and_written(tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    result = wagonlit("bench", "--rounds", "1", "--seconds", "0.01", "--json", str(file))
    assert result.exit_code == 0, result.output
    assert "mystery_express" in result.stdout
    assert "mystery_express" in json.loads(file.read_text())["games"]
