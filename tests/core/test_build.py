"""Which build is under test, and that both play the same games."""

import os

import pytest

from tests.conformance.trials import TRIALS
from tests.games.mystery_express.traces import traces
from wagonlit.core import frame
from wagonlit.games.mystery_express.rules import journey


@pytest.mark.skipif("WAGONLIT_BUILD" not in os.environ, reason="no build was asked for")
@pytest.mark.parametrize("module", [frame, journey], ids=["core", "rules"])
def test_the_build_is_the_one_asked_for(module: object) -> None:
    source = str(getattr(module, "__file__", "")).endswith(".py")
    assert os.environ["WAGONLIT_BUILD"] == ("interpreted" if source else "compiled")


def test_ninety_random_games_are_the_same_in_every_build() -> None:
    folder = TRIALS["mystery_express"].folder
    assert folder is not None
    assert traces().splitlines() == (folder / "traces.txt").read_text(encoding="utf-8").splitlines()
