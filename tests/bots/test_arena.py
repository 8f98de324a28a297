"""Series of games: fair seats, honest intervals, the same result for the same seed."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.toys.masquerade.game import GAME, Masquerade
from tests.toys.masquerade.pieces import REST
from tests.toys.raffle.game import GAME as RAFFLE
from tests.toys.registered import in_this_process
from wagonlit.bots.arena import Played, Report, Series, Share, Standing, _report, play_one, simulate
from wagonlit.bots.known import BotSpec
from wagonlit.core.ask import Ask
from wagonlit.core.errors import BadOption, UnknownName
from wagonlit.core.intervals import wilson
from wagonlit.core.view import View
from wagonlit.games import games
from wagonlit.kit.terminal.words import Words
from wagonlit.terminal.series import report_json, report_table


@pytest.fixture(autouse=True)
def toys_are_registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """And other processes can import them."""
    with in_this_process(monkeypatch):
        yield


class Lowest:
    """Answers the first possible thing."""

    def __init__(self, options: object, seat: int, seed: int) -> None:
        pass

    def choose(self, view: View, ask: Ask) -> int:
        return ask.options[0]


class Quiet(Lowest):
    """Rests, and so is not thrown out for a wrong accusation."""

    def choose(self, view: View, ask: Ask) -> int:
        return REST if ask.decision == "ball.deed" else ask.options[0]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    # From Wilson's formula, worked by hand for two and by symmetry for the others.
    [(50, 100, 0.40383, 0.59617), (0, 10, 0.0, 0.27753), (10, 10, 0.72247, 1.0), (95, 100, 0.88825, 0.97846)],
)
def test_the_interval_is_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-5)


def test_the_same_seed_gives_the_same_series_with_one_process_or_two() -> None:
    bots: list[BotSpec] = [Quiet, "random", "random"]
    alone = simulate(GAME, bots, 12, jobs=1, seed=3)
    shared = simulate(GAME, bots, 12, jobs=2, seed=3)
    assert alone.bots == shared.bots
    assert alone.decisions_per_game == shared.decisions_per_game


def test_another_seed_gives_other_games() -> None:
    series = [Series(["random"] * 3, seed, {"players": 3}) for seed in range(20)]
    lengths = {play_one(GAME, one, 0).decisions for one in series}
    assert len(lengths) > 5


def test_co_winners_share_a_win_so_that_wins_add_up_to_games() -> None:
    report = simulate(GAME, ["random"] * 4, 200, seed=1)
    assert report.bots[0].wins == pytest.approx(200)
    assert report.games == 200


def test_equal_bots_are_one_line_and_their_wins_add_up() -> None:
    played = [Played((1.0, 0.0, 0.0), 10), Played((0.0, 0.5, 0.5), 30)]
    report = _report(GAME, Series(["a", "b", "b"], 0, {}), 2, played, 2.0)
    assert [(line.bot, line.wins, line.win_rate) for line in report.bots] == [("a", 1, 0.5), ("b", 1, 0.5)]
    assert (report.decisions_per_game, report.shortest, report.longest) == (20, 10, 30)
    assert report.games_per_s == 1.0


def test_games_that_nobody_won_are_counted_and_told_apart() -> None:
    played = [Played((1.0, 0.0, 0.0), 10), *[Played((0.0, 0.0, 0.0), 10)] * 3]
    report = _report(GAME, Series(["a", "b", "c"], 0, {}), 4, played, 1.0)
    assert report.nobody == Share(3, 0.75, *wilson(3, 4))
    assert [line.wins for line in report.bots] == [1, 0, 0]
    assert json.loads(report_json(report))["nobody"]["games"] == 3
    assert re.search(r"nobody won +│ +3 │ +75.0%", _printed(report))
    alone = _report(GAME, Series(["a", "b", "c"], 0, {}), 1, played[:1], 1.0)
    assert (alone.nobody.games, "nobody" in _printed(alone)) == (0, False)


def _printed(report: Report) -> str:
    console = Console(width=100)
    with console.capture() as shown:
        console.print(report_table(report, Words("en")))
    return shown.get()


def test_seats_rotate_so_that_every_bot_sits_everywhere() -> None:
    """Were the seats not turned back, the strong bot's wins would fall to whoever is listed there."""
    series = Series([Quiet, "random", "random"], 9, {"players": 3})
    wins = [play_one(GAME, series, number) for number in range(9)]
    by_place = [sum(one.wins[place] for one in wins) for place in range(3)]
    assert by_place[0] >= 6


def test_a_class_can_sit_as_well_as_a_name_with_one_process_or_two() -> None:
    alone = simulate(GAME, [Lowest, "random", "random"], 8, jobs=1, seed=3)
    shared = simulate(GAME, [Lowest, "random", "random"], 8, jobs=2, seed=3)
    assert [line.bot for line in alone.bots] == ["Lowest", "random"]
    assert alone.bots == shared.bots


def test_a_bot_from_a_file_is_told_by_path_and_name(tmp_path: Path) -> None:
    file = tmp_path / "mybot.py"
    file.write_text(
        "class Sleuth:\n"
        "    def __init__(self, options, seat, seed): pass\n"
        "    def choose(self, view, ask): return ask.options[-1]\n"
        "class Nobody: pass\n"
    )
    report = simulate(GAME, [f"{file}:Sleuth", "random", "random"], 4, jobs=2, seed=3)
    assert report.bots[0].bot == "Sleuth"
    with pytest.raises(UnknownName, match="has no bot “Slueth”; its classes are Nobody, Sleuth"):
        simulate(GAME, [f"{file}:Slueth", "random", "random"], 1)
    with pytest.raises(UnknownName, match=r"“Nobody” in .* is not a bot"):
        simulate(GAME, [f"{file}:Nobody", "random", "random"], 1)
    with pytest.raises(UnknownName, match="There is no file"):
        simulate(GAME, [f"{tmp_path}/none.py:Sleuth", "random", "random"], 1)


def test_a_file_that_cannot_be_loaded_says_why(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("import nothing_of_the_kind\n")
    with pytest.raises(UnknownName, match="cannot be loaded: ModuleNotFoundError"):
        simulate(GAME, [f"{tmp_path}/broken.py:Sleuth", "random", "random"], 1)


def test_a_bot_nobody_knows_is_refused_with_the_known_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Masquerade, "bots", {"quiet": Quiet})
    with pytest.raises(UnknownName, match=r"“oracle” plays masquerade; available: random, quiet, search\."):
        simulate(GAME, ["oracle", "random", "random"], 1)


def test_too_many_players_are_refused() -> None:
    with pytest.raises(BadOption, match="3 to 6 players, not for 7"):
        simulate(GAME, ["random"] * 7, 1)


@pytest.mark.parametrize(
    ("counts", "says"),
    [
        ({"games": 0}, "“games” of a series must be a whole number from 1 on, not 0"),
        ({"games": 2.0}, r"“games” of a series must be a whole number from 1 on, not 2\.0"),
        ({"jobs": 0}, "“jobs” of a series must be a whole number from 1 on, not 0"),
        ({"jobs": -1}, "“jobs” of a series must be a whole number from 1 on, not -1"),
    ],
)
def test_a_series_of_no_games_or_no_processes_is_refused(counts: dict[str, Any], says: str) -> None:
    with pytest.raises(BadOption, match=says):
        simulate(GAME, ["random"] * 3, **counts)


def test_a_game_that_is_not_registered_plays_a_series_with_one_process_or_two() -> None:
    assert RAFFLE.id not in games()
    bots: list[BotSpec] = [Lowest, *["random"] * 4]
    alone, shared = (simulate(RAFFLE, bots, 20, jobs=jobs, seed=3) for jobs in (1, 2))
    assert alone.bots == shared.bots


def test_a_bot_that_other_processes_cannot_import_is_refused_with_what_would_be_right() -> None:
    class Local(Lowest):
        pass

    unnamed: list[BotSpec] = [lambda *made_with: Lowest(*made_with)]  # noqa: PLW0108 - that is tested
    for bot, name in ((Local, "Local"), (unnamed[0], "<lambda>")):
        with pytest.raises(UnknownName, match=f"cannot import the bot “.*{name}”: define it at the top of"):
            simulate(GAME, [bot, "random", "random"], 4, jobs=2)
        assert simulate(GAME, [bot, "random", "random"], 4, jobs=1).games == 4


def test_a_game_that_other_processes_cannot_import_is_refused() -> None:
    class Private(Masquerade):
        pass

    with pytest.raises(UnknownName, match="cannot import the game “masquerade”"):
        simulate(Private(), ["random"] * 3, 4, jobs=2)


@pytest.mark.parametrize("way", ["-", "-c"])
def test_a_bot_that_was_typed_in_is_refused_for_other_processes(way: str) -> None:
    typed = """
import wagonlit
from tests.toys.masquerade.game import GAME
class Typed:
    def __init__(self, options, seat, seed): pass
    def choose(self, view, ask): return ask.options[0]
try: wagonlit.simulate(GAME, [Typed, "random", "random"], games=4, jobs=2)
except wagonlit.UnknownName as fault: print(fault)
"""
    words = [sys.executable, way, *([typed] if way == "-c" else [])]
    done = subprocess.run(words, input=typed, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.stdout.startswith("The bot “Typed” was typed in, not written in a file: define it")


def test_progress_is_told_after_every_game() -> None:
    finished: list[int] = []
    report = simulate(GAME, ["random"] * 3, 5, progress=finished.append)
    assert finished == [1, 2, 3, 4, 5]
    assert isinstance(report.bots[0], Standing)


def test_a_report_says_who_sat_where_and_what_was_agreed() -> None:
    report = simulate(GAME, [Quiet, "random", "random"], 2, seed=1)
    assert report.seats == ["Quiet", "random", "random"]
    assert report.options["players"] == 3
    assert (report.wanted, report.games) == (2, 2)
