"""A process that appends for ever, and says which entries it was told are kept."""

import asyncio
import sys

from tests.table.store.sample import entry
from wagonlit.table.store.store import Store


async def append_for_ever(url: str, code: str) -> None:
    """Append to a table, and print each entry's number when it is acknowledged."""
    store = await Store.opened(url)
    table = await store.table(code)
    assert table
    n = len(await store.entries(table.id))
    while True:
        n += 1
        await store.append(table.id, entry(n))
        sys.stdout.write(f"{n}\n")
        sys.stdout.flush()


asyncio.run(append_for_ever(*sys.argv[1:]))
