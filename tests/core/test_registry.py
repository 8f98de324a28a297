"""Which games there are: ours by their folders, those of other packages by entry point."""

from pathlib import Path
from pkgutil import iter_modules

import pytest

import wagonlit.games
from tests.core.packages import installed
from tests.toys.raffle.game import GAME, Raffle
from wagonlit.core.errors import BadGame, UnknownName
from wagonlit.core.registry import find, games

Patch = pytest.MonkeyPatch
RAFFLE = "tests.toys.raffle.game:GAME"


def test_every_folder_of_ours_is_a_game_found_by_its_id() -> None:
    folders = [module.name for module in iter_modules(wagonlit.games.__path__)]
    assert folders
    assert list(games()) == sorted(folders)
    assert [find(id).id for id in folders] == folders


def test_a_game_of_another_package_is_found_by_entry_point(tmp_path: Path, monkeypatch: Patch) -> None:
    ours = list(games())
    with installed(tmp_path, monkeypatch, "wagonlit.games", whatever=RAFFLE):
        assert find("raffle") is GAME
        assert list(games()) == sorted([*ours, "raffle"])
    assert list(games()) == ours


def test_games_are_looked_for_once() -> None:
    assert games() is games()


def test_a_game_nobody_knows_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownName, match=f"There is no game “ludo”; available: {', '.join(games())}"):
        find("ludo")


def test_a_game_of_another_package_that_does_not_fit_together_is_refused(
    tmp_path: Path, monkeypatch: Patch
) -> None:
    monkeypatch.setattr(Raffle, "seats_option", "guests")
    with (
        installed(tmp_path, monkeypatch, "wagonlit.games", raffle=RAFFLE),
        pytest.raises(BadGame, match="raffle cannot be registered: its seats_option “guests” is not one"),
    ):
        games()
