"""Servers without a network."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.table.room.guests import LocalServer
from tests.table.room.two_processes import Process, processes


@pytest_asyncio.fixture
async def local(tmp_path: Path) -> AsyncIterator[LocalServer]:
    """A server whose bots do not wait."""
    async with LocalServer(tmp_path) as opened:
        yield opened


@pytest_asyncio.fixture
async def pair(tmp_path: Path) -> AsyncIterator[tuple[Process, Process]]:
    """Two processes with one database."""
    async with processes(tmp_path) as both:
        yield both
