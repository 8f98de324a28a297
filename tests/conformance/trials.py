"""The games under test: all that have a trial.py, ours in tests/games and the toys."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from tests.conformance.tried import Tried

TESTS = Path(__file__).parent.parent


def _found() -> Iterator[Tried]:
    for file in sorted(TESTS.glob("*/*/trial.py")):
        parts = file.relative_to(TESTS.parent).with_suffix("").parts
        tried: Tried = import_module(".".join(parts)).TRIED
        yield tried


TRIED = {tried.trial.game.id: tried for tried in _found()}
TRIALS = {id: tried.trial for id, tried in TRIED.items()}
