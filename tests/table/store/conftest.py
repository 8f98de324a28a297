"""A store in each kind of database."""

from collections.abc import AsyncIterator

import pytest_asyncio

from wagonlit.table.store.store import Store


@pytest_asyncio.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """An empty store."""
    opened = await Store.opened(database)
    yield opened
    await opened.close()
