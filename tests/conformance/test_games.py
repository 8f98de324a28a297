"""Every game keeps the whole contract."""

from collections.abc import Callable

import pytest

from tests.conformance.trials import TRIALS, TRIED
from wagonlit.conformance import CHECKS, Trial
from wagonlit.games import games

# What a game tells whom, and in which words, follows from its rules, however they are built: the compiled
# engine alone looks for faults in that. On the sources the toys show that these checks work there, too.
OF_RULES_ALONE = {"agendas", "hindsight", "notebook", "redeal", "relabelling", "sealed", "texts", "undo"}


def _marks(game: str, check: str) -> list[pytest.MarkDecorator]:
    return [pytest.mark.many_games] if check in OF_RULES_ALONE and game in games() else []


@pytest.mark.parametrize(
    ("game", "check"),
    [
        pytest.param(game, check, marks=_marks(game, check.__name__), id=f"{check.__name__}-{game}")
        for check in CHECKS
        for game in TRIALS
    ],
)
def test_conforms(game: str, check: Callable[[Trial], None]) -> None:
    check(TRIALS[game])


def test_every_game_is_tried() -> None:
    assert set(games()) <= set(TRIALS)


@pytest.mark.parametrize("game", TRIED)
def test_the_golden_games_are_those_that_its_trial_lists(game: str) -> None:
    folder = TRIALS[game].folder
    assert folder is not None
    assert {file.stem for file in (folder / "golden").iterdir()} == set(TRIED[game].golden)
