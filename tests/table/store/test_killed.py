"""A process killed at any moment has lost nothing that it acknowledged."""

import random
import subprocess
import sys

import pytest

from tests.table.store.sample import entry, table
from wagonlit.table.store.store import Store

KILLS = 5


def killed_after(lines: int, url: str, code: str) -> int:
    """Kill a process that appends, some time after it has acknowledged that many; the last one it did."""
    command = [sys.executable, "-m", "tests.table.store.appending", url, code]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout
        said = [child.stdout.readline() for _ in range(lines)]
        child.kill()
        said += child.stdout.readlines()
    # The last line may be cut off by the kill: then it was not said.
    return int([line for line in said if line.endswith("\n")][-1])


@pytest.mark.asyncio
async def test_no_acknowledged_entry_is_lost_by_kill_9(database: str) -> None:
    store = await Store.opened(database)
    opened = await store.open_table(table())
    await store.close()
    for _ in range(KILLS):
        acknowledged = killed_after(random.randint(1, 60), database, opened.code)
        store = await Store.opened(database)
        kept = await store.entries(opened.id)
        await store.close()
        assert len(kept) >= acknowledged
        assert kept == [entry(n) for n in range(1, len(kept) + 1)]
