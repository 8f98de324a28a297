"""Every game keeps the whole contract."""

from collections.abc import Callable

import pytest

from tests.conformance.trials import TRIALS, TRIED
from wagonlit.conformance import CHECKS, Trial
from wagonlit.games import games


@pytest.mark.parametrize("game", TRIALS)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conforms(game: str, check: Callable[[Trial], None]) -> None:
    check(TRIALS[game])


def test_every_game_is_tried() -> None:
    assert set(games()) <= set(TRIALS)


@pytest.mark.parametrize("game", TRIED)
def test_the_golden_games_are_those_that_its_trial_lists(game: str) -> None:
    folder = TRIALS[game].folder
    assert folder is not None
    assert {file.stem for file in (folder / "golden").iterdir()} == set(TRIED[game].golden)
