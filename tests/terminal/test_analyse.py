"""`wagonlit analyse`: chances of winning, now and step by step."""

import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.toys.lighthouse.game import GAME as LIGHTHOUSE
from tests.toys.masquerade.game import GAME as MASQUERADE
from wagonlit.cli import main
from wagonlit.core.frame import CHANCE
from wagonlit.core.game import Game
from wagonlit.core.match import Match
from wagonlit.core.rng import Rng

QUICK = ("--simulations", "20")
PNG = b"\x89PNG\r\n\x1a\n"


def played(game: Game, answers: int) -> Match:
    """A game after so many answers at random."""
    match, rng = Match(game, {}, 11), Rng(4)
    while not match.over and answers > 0:
        ask = match.asks[0]
        choice = ask.options[rng.below(len(ask.options))]
        match.answer(ask.names[ask.options.index(choice)] if ask.domain == "text" else choice, ask.seat)
        answers -= 1
    return match


def kept(match: Match, folder: Path) -> str:
    file = folder / "game.json"
    file.write_bytes(match.record.to_json())
    return str(file)


def analyse(*args: str) -> Result:
    return CliRunner().invoke(main, ["analyse", *args])


def test_a_game_that_is_not_over_has_a_chance_for_every_answer(tmp_path: Path) -> None:
    match = played(MASQUERADE, 4)
    result = analyse(kept(match, tmp_path), *QUICK, "--json", "-")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert found["seat"] == match.asks[0].seat
    assert sorted(move["choice"] for move in found["moves"]) == match.asks[0].options
    values = [move["chance"]["value"] for move in found["moves"]]
    assert values == sorted(values, reverse=True)
    for chance in [found["chance"], *(move["chance"] for move in found["moves"])]:
        assert 0 <= chance["low"] < chance["high"] <= 1


def test_it_is_told_in_words(tmp_path: Path) -> None:
    told = analyse(kept(played(MASQUERADE, 4), tmp_path), *QUICK, "--lang", "fr").stdout
    assert "de chances de gagner (intervalle à 95 %" in told
    assert "coup" in told


def test_the_same_seed_says_the_same(tmp_path: Path) -> None:
    file = kept(played(MASQUERADE, 4), tmp_path)
    first, second, other = [analyse(file, *QUICK, "--seed", seed).stdout for seed in ("7", "7", "8")]
    assert first == second != other


def test_a_finished_game_is_told_step_by_step(tmp_path: Path) -> None:
    match = played(MASQUERADE, 1000)
    result = analyse(kept(match, tmp_path), *QUICK, "--json", "-")
    steps = json.loads(result.stdout)
    given = [choice for step in steps for _, choice in step["choices"]]
    assert given == [answer.choice for answer in match.record.answers if answer.seat != CHANCE]
    places = [step["at"] for step in steps]
    assert places == sorted(set(places))


def test_before_a_finished_game_was_over_it_can_be_looked_at_too(tmp_path: Path) -> None:
    file = kept(played(MASQUERADE, 1000), tmp_path)
    at = json.loads(analyse(file, *QUICK, "--at", "0", "--json", "-").stdout)
    assert at["decision"] == "ball.deed"


def test_the_line_over_time_has_a_column_for_each_step(tmp_path: Path) -> None:
    file = kept(played(MASQUERADE, 1000), tmp_path)
    steps = json.loads(analyse(file, *QUICK, "--json", "-").stdout)
    told = analyse(file, *QUICK, "--lang", "en").stdout.splitlines()
    top = next(line for line in told if line.startswith("100 %"))
    bottom = told[told.index(top) + 7]
    assert len(bottom.removeprefix("      ")) == len(steps)


def test_a_game_without_a_policy_is_refused(tmp_path: Path) -> None:
    result = analyse(kept(played(LIGHTHOUSE, 1), tmp_path))
    assert result.exit_code == 2
    assert "lighthouse has no policy to play on by" in result.stderr


def test_a_picture_is_drawn_of_a_finished_game(tmp_path: Path) -> None:
    picture = tmp_path / "line.png"
    result = analyse(kept(played(MASQUERADE, 1000), tmp_path), *QUICK, "--plot", str(picture))
    assert result.exit_code == 0, result.output
    assert picture.read_bytes().startswith(PNG)


def test_of_an_unfinished_game_there_is_no_picture(tmp_path: Path) -> None:
    picture = tmp_path / "line.png"
    result = analyse(kept(played(MASQUERADE, 4), tmp_path), "--plot", str(picture))
    assert result.exit_code == 2
    assert "not over" in result.stderr
    assert not picture.exists()


def test_where_no_pictures_can_be_drawn_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    result = analyse(kept(played(MASQUERADE, 1000), tmp_path), "--plot", str(tmp_path / "line.png"))
    assert result.exit_code == 2
    assert "pip install 'wagonlit[plot]'" in result.stderr


def test_a_position_is_analysed_where_it_stands(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"game": "lighthouse", "position": {"ship": 3}}))
    result = analyse(str(file))
    assert result.exit_code == 2
    assert "Lighthouse has no notation for positions" in result.stderr
