"""That the rules are built as was asked for, and that every build plays the same games."""

import os

import pytest

from tests.games.mystery_express.traces import traces
from tests.games.mystery_express.trial import TRIED
from wagonlit.games.mystery_express.rules import journey


@pytest.mark.skipif("WAGONLIT_BUILD" not in os.environ, reason="no build was asked for")
def test_the_rules_are_of_the_build_asked_for() -> None:
    source = str(journey.__file__).endswith(".py")
    assert os.environ["WAGONLIT_BUILD"] == ("interpreted" if source else "compiled")


def test_ninety_random_games_are_the_same_in_every_build() -> None:
    folder = TRIED.trial.folder
    assert folder is not None
    assert traces().splitlines() == (folder / "traces.txt").read_text(encoding="utf-8").splitlines()
