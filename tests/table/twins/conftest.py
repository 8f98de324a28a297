"""A place where worlds are played, for all tests here."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.launcher import Launcher
from tests.table.twins.comparing import Theatre
from wagonlit.table.store.store import Store


@pytest.fixture(scope="package")
def theatre(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Theatre]:
    """One process becomes all their servers; each begins with an empty database."""
    launcher = Launcher("tests.table.twins.preloaded")
    database = tmp_path_factory.mktemp("empty") / "tables.sqlite"
    asyncio.run(_make(database))
    yield Theatre(launcher, database)
    launcher.close()


async def _make(database: Path) -> None:
    await (await Store.opened(f"sqlite:///{database}")).close()
