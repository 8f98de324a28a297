"""Packages that offer games or bots by entry point, made for one test."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from wagonlit.bots import known
from wagonlit.core.registry import games


@contextmanager
def installed(folder: Path, monkeypatch: pytest.MonkeyPatch, group: str, **offered: str) -> Iterator[None]:
    """Within this context a package is installed that offers these, for child processes too.

    They are given by name as “module:object”.
    """
    made = folder / f"offering_{group.rpartition('.')[2]}-1.dist-info"
    made.mkdir()
    (made / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {made.name.partition('-')[0]}\nVersion: 1\n"
    )
    lines = [f"[{group}]", *(f"{name} = {where}" for name, where in offered.items())]
    (made / "entry_points.txt").write_text("\n".join(lines))
    with monkeypatch.context() as patch:
        patch.syspath_prepend(str(folder))
        patch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
        _forget()
        try:
            yield
        finally:
            _forget()


def _forget() -> None:
    """What is offered is looked up only once otherwise."""
    games.cache_clear()
    known._of_other_packages.cache_clear()
