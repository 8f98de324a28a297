"""Lets wagonlit find the toys by entry point, as it finds the games of other packages."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from wagonlit.games import games

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[2]


def environment() -> dict[str, str]:
    """The environment for a child process that should know the toys."""
    paths = [str(FOLDER), str(ROOT), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}


@contextmanager
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Within this context the toys are registered here too, and in every process started from here."""
    with monkeypatch.context() as patch:
        patch.setenv("PYTHONPATH", environment()["PYTHONPATH"])
        patch.syspath_prepend(str(FOLDER))
        games.cache_clear()
        try:
            yield
        finally:
            games.cache_clear()
