"""A house with tables."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.table.rooms.guests import Evening


@pytest_asyncio.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """An open house, where bots do not wait."""
    async with Evening(tmp_path) as opened:
        yield opened
