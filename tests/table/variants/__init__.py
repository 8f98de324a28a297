"""Variants of the toys, for what a table must be able to do and neither toy asks of it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.toys.registered import in_this_process

FOLDER = Path(__file__).parent / "registered"


@contextmanager
def registered() -> Iterator[None]:
    """Within this context the toys and their variants are games like any other, in child processes too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(FOLDER))
        patch.setenv("PYTHONPATH", str(FOLDER), prepend=":")
        with in_this_process(patch):
            yield
