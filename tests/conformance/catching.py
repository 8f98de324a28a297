"""Whether a check catches what was planted."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.conformance.trials import TRIALS
from wagonlit.conformance import ConformanceError, Trial

MASQUERADE = replace(TRIALS["masquerade"], games=12)
LIGHTHOUSE = replace(TRIALS["lighthouse"], games=14)


def caught(check: Callable[[Trial], None], trial: Trial, by: str) -> str:
    """The check's complaint, which must say this (a regular expression) and where it happened."""
    with pytest.raises(ConformanceError, match=by) as found:
        check(trial)
    assert trial.game.id in str(found.value)
    return str(found.value)
