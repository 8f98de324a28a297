"""A house with tables."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.table.room.guests import Evening
from tests.table.room.together import Process, processes


@pytest_asyncio.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """An open house, where bots do not wait."""
    async with Evening(tmp_path) as opened:
        yield opened


@pytest_asyncio.fixture
async def pair(tmp_path: Path) -> AsyncIterator[tuple[Process, Process]]:
    """Two processes with one database."""
    async with processes(tmp_path) as both:
        yield both
