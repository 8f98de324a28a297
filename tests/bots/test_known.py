"""Bots of other packages are found by entry point, for the games that they say they play."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.core.packages import installed
from tests.toys.masquerade.game import GAME as MASQUERADE
from tests.toys.masquerade.game import Masquerade
from tests.toys.raffle.game import GAME as RAFFLE
from wagonlit.bots.arena import simulate
from wagonlit.bots.known import by_strength, find, name_of, names, usual
from wagonlit.bots.random import Random
from wagonlit.core.errors import UnknownName

MODULE = "bots_of_another_package"


@pytest.fixture
def offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Another package offers two bots."""
    lines = [
        "class Envious:",
        "    games = ('raffle',)",
        "    def __init__(self, options, seat, seed): pass",
        "    def choose(self, view, ask): return ask.options[-1]",
        "class Content:",
        "    def __init__(self, options, seat, seed): pass",
        "    def choose(self, view, ask): return ask.options[0]",
    ]
    (tmp_path / f"{MODULE}.py").write_text("\n".join(lines))
    bots = {"envious": f"{MODULE}:Envious", "content": f"{MODULE}:Content"}
    with installed(tmp_path, monkeypatch, "wagonlit.bots", **bots):
        yield


@pytest.mark.usefixtures("offered")
def test_they_are_offered_after_the_games_own_for_the_games_they_play() -> None:
    assert names(RAFFLE) == ["random", "envious", "content"]
    assert names(MASQUERADE) == ["random", "content"]
    assert [find(name, RAFFLE).__name__ for name in ("envious", "content")] == ["Envious", "Content"]


@pytest.mark.usefixtures("offered")
def test_a_bot_of_the_game_is_meant_before_one_of_another_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Masquerade, "bots", {"content": Random})
    assert find("content", MASQUERADE) is Random


@pytest.mark.usefixtures("offered")
def test_how_strong_they_are_is_not_known_and_they_change_no_usual_opponent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert (usual(MASQUERADE), by_strength(MASQUERADE)) == ("random", ["random"])
    monkeypatch.setattr(Masquerade, "bots", {"shy": Random, "bold": Random})
    assert (usual(MASQUERADE), by_strength(MASQUERADE)) == ("shy", ["random", "shy", "bold"])


@pytest.mark.usefixtures("offered")
def test_they_play_a_series_with_one_process_or_two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = ["envious", "content", "content", "content", "content"]
    with installed(tmp_path, monkeypatch, "wagonlit.games", raffle="tests.toys.raffle.game:GAME"):
        alone = simulate("raffle", bots, 12, jobs=1, seed=2)
        shared = simulate("raffle", bots, 12, jobs=2, seed=2)
    assert [line.bot for line in alone.bots] == ["envious", "content"]
    assert alone.bots == shared.bots


def test_without_that_package_nobody_knows_them() -> None:
    with pytest.raises(UnknownName, match=r"No bot “envious” plays raffle; available: random, search\."):
        find("envious", RAFFLE)


def test_a_bot_is_called_by_its_name_wherever_it_comes_from() -> None:
    assert [name_of(bot) for bot in ("random", "some/file.py:Sleuth", Random)] == [
        "random",
        "Sleuth",
        "Random",
    ]
