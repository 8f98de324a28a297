"""Every command: its help, its answers to wrong input, its output where there is no terminal."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.toys.lighthouse.game import GAME as LIGHTHOUSE
from tests.toys.masquerade.game import GAME as MASQUERADE
from wagonlit import __version__
from wagonlit.cli import main
from wagonlit.core.match import Match
from wagonlit.games import find

COMMANDS = ["play", "simulate", "strength", "replay", "analyse", "rules", "games", "bench"]
BOTS = "random,random,random"


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
    match = Match(MASQUERADE, {}, 3)
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
        ("fly", "no command “fly”; the commands are admin, analyse, backup"),
        ("--fly", "No such option"),
        ("play lighthouse --fly", "No such option"),
        ("play chess", "no game “chess”; available: "),
        ("play masquerade --seats me", "3 to 6 players"),
        ("play masquerade --seats me,me,zz", "no player “zz”"),
        ("play lighthouse --nights 9", "“nights” must be one of 3, 2, 4"),
        ("play masquerade --nights 2", "no option “nights”"),
        ("play lighthouse --lang xx", "'xx' is not one of"),
        ("play lighthouse --seed x", "not a valid integer"),
        ("play lighthouse --seed -1", "'--seed': -1"),
        (f"simulate masquerade --seats {BOTS} --seed 99999999999999999999", "'--seed': 9999"),
        ("play lighthouse --pace never", "is not one of"),
        ("play lighthouse --option nights", "NAME=VALUE"),
        ("play lighthouse --option night=2", "did you mean “nights”"),
        ("play lighthouse --option nights=many", "one of 3, 2, 4"),
        ("play lighthouse --option players=4", "follows from --seats"),
        ("play lighthouse --players 4", "follows from --seats"),
        ("play lighthouse --option lang=fr", "no option “lang”"),
        ("play --seats me,random,random", "--seats needs a GAME"),
        ("play --nights 2", "--option needs a GAME"),
        ("play --resume", "no game to continue"),
        ("play --resume nothing", "no file “nothing”"),
        ("play lighthouse --resume nothing --seed 3", "leave out GAME and --seed"),
        ("simulate", "Missing argument 'GAME'"),
        ("simulate masquerade", "Missing option '--seats'"),
        ("simulate masquerade --seats random,random", "3 to 6 players"),
        ("simulate masquerade --seats me,random,random", "wagonlit play masquerade"),
        (f"simulate masquerade --seats {BOTS} --games 0", "'--games': 0"),
        (f"simulate masquerade --seats {BOTS} --jobs 0", "'--jobs': 0"),
        (f"simulate masquerade --seats {BOTS} --games 1 --json /no/such/folder/x", "no folder"),
        ("strength chess", "no game “chess”"),
        ("strength masquerade", "masquerade declares no series of bots"),
        ("replay", "Missing argument 'FILE'"),
        ("replay nothing", "no file “nothing”"),
        ("rules chess", "no game “chess”"),
        ("rules masquerade MQ-99", "no rule “MQ-99”; near it are MQ-10"),
        ("rules masquerade zebra", "No rule speaks of “zebra”"),
        ("rules masquerade --summary", "masquerade has no summary"),
        ("rules lighthouse LH-1 --summary", "--summary is a page of its own"),
        ("games chess", "no game “chess”"),
        ("games --lang xx", "is not one of"),
        ("bench chess", "no game “chess”"),
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
    args = f"simulate masquerade --seats {BOTS} --games 3 --seed 7 --json {file}"
    result = wagonlit(*args.split())
    assert result.exit_code == 0
    assert "3 games, seed 7" in result.stdout
    assert "100.0%" in result.stdout
    written = json.loads(file.read_text())
    assert {"game", "games", "seed", "bots", "decisions_per_game", "games_per_s"} <= set(written)
    assert (written["game"], written["games"], written["seed"]) == ("masquerade", 3, 7)
    assert set(written["bots"][0]) == {"bot", "wins", "win_rate", "low", "high"}
    assert (written["seats"], written["options"]["players"]) == (BOTS.split(","), 3)


def test_the_record_of_every_game_of_a_series_can_be_kept_and_replayed(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    args = f"simulate masquerade --seats {BOTS} --games 3 --seed 7 --records {folder}"
    assert wagonlit(*args.split()).exit_code == 0
    names = [f"masquerade-7-0000{number}.json" for number in (1, 2, 3)]
    assert sorted(path.name for path in folder.iterdir()) == names
    assert "random 1 puts on a mask." in wagonlit("replay", str(folder / names[0])).stdout
    assert "is not empty" in refused(*args.split())


def test_a_series_is_reported_in_the_language_of_the_reader() -> None:
    args = f"simulate masquerade --seats {BOTS} --games 3 --seed 7 --lang de"
    shown = wagonlit(*args.split()).stdout
    assert "3 Spiele, Startwert 7" in shown
    assert "Siege" in shown


@pytest.mark.parametrize("nights", ["--option nights=2", "--nights 2"])
def test_a_series_can_go_to_the_screen_as_json_alone(nights: str) -> None:
    result = wagonlit(*f"simulate lighthouse --seats random,random --games 2 --json - {nights}".split())
    assert json.loads(result.stdout)["games"] == 2


def test_a_rule_is_shown_alone_or_with_all_that_speak_of_a_word() -> None:
    assert wagonlit("rules", "masquerade", "mq-3").stdout.startswith("MQ-3 Peek: name another player")
    whole = " ".join(wagonlit("rules", "masquerade", "the", "chest").stdout.split())
    assert "MQ-1 " in whole
    assert "MQ-6 " in whole
    assert "MQ-3 " not in whole


def test_without_a_terminal_the_rules_are_the_plain_text() -> None:
    text = (MASQUERADE.folder / "RULES.md").read_text(encoding="utf-8")
    assert wagonlit("rules", "masquerade").stdout == f"{text}\n"


def test_the_rules_begin_with_a_page_that_sums_them_up_where_there_is_one() -> None:
    page = wagonlit("rules", "lighthouse", "--summary", "--lang", "de").stdout
    assert "in höchstens 60 Zeichen. LH-2 LH-3" in page
    assert wagonlit("rules", "lighthouse", "--lang", "de").stdout.startswith(page)


def test_games_and_their_options_are_listed() -> None:
    listed = wagonlit("games").stdout
    assert "lighthouse" in listed
    assert "masquerade" in listed
    options = wagonlit("games", "lighthouse", "--lang", "de").stdout
    for option in find("lighthouse").option_list:
        assert option.name in options
    assert "Wie viele Schiffe" in options
    assert "Vorgabe" in options
    assert "Spieler" in wagonlit("games", "--lang", "de").stdout


def test_the_default_of_an_option_is_what_a_table_has_that_says_nothing() -> None:
    rows = [line.split() for line in wagonlit("games", "lighthouse", "--lang", "en").stdout.splitlines()]
    defaults = {row[0]: row[1] for row in rows if len(row) > 1}
    assert defaults["players"] == "(--seats)"
    assert defaults["nights"] == str(LIGHTHOUSE.options({})["nights"])


def test_without_a_terminal_there_are_no_colours_and_no_waiting() -> None:
    args = "play masquerade --seed 5 --seats me:Anna,random,random --lang en"
    result = wagonlit(*args.split(), typed="peek\nt\n")
    assert result.exit_code == 0
    assert "\x1b" not in result.stdout
    assert "Anna has chosen: peek." in result.stdout
    assert "wagonlit play --resume" in result.stdout


def test_an_option_of_the_table_can_be_given_by_its_own_name(tmp_path: Path) -> None:
    result = wagonlit(
        *["play", "lighthouse", "--nights", "4", "--seats", "me,random", "--lang", "en"], typed="/q\n"
    )
    assert result.exit_code == 0
    (path,) = (tmp_path / "wagonlit" / "games").iterdir()
    assert json.loads(path.read_text())["options"]["nights"] == 4


def test_the_menu_ends_when_nothing_more_is_typed() -> None:
    result = wagonlit("play", typed="")
    assert result.exit_code == 0
    assert "New game" in result.stdout


def test_a_measurement_is_shown_and_written(tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    result = wagonlit("bench", "masquerade", "--rounds", "1", "--seconds", "0.01", "--json", str(file))
    assert result.exit_code == 0, result.output
    assert "masquerade" in result.stdout
    assert list(json.loads(file.read_text())["games"]) == ["masquerade"]
