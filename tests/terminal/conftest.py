"""The terminal is tested on the toys, which are registered for these tests only."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.toys.registered import in_this_process


@pytest.fixture(autouse=True)
def _toys(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with in_this_process(monkeypatch):
        yield


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are saved in a folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
