"""The processes in which bots think."""

import pytest

from tests.table.room.slow_starter import PATIENCE
from wagonlit.table.bots.process import WorkerProcess


@pytest.mark.asyncio
async def test_how_long_a_process_takes_to_start_is_not_counted_as_thinking() -> None:
    worker = WorkerProcess("tests.table.room.slow_starter")
    try:
        assert await worker.ask(b"anybody there?", PATIENCE) == b"anybody there?"
    finally:
        await worker.close()
