"""A file that somebody removes or replaces while it is in use: what would be lost is not acknowledged."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.table.store.sample import entry, table
from wagonlit.table.store.errors import StoreLost
from wagonlit.table.store.store import Store

pytestmark = pytest.mark.asyncio


def replace(file: Path) -> None:
    """As whoever puts back a copy does, without stopping the server."""
    shutil.copy(file, file.with_suffix(".copy"))
    file.with_suffix(".copy").replace(file)


@pytest.mark.parametrize("mislay", [Path.unlink, replace])
@pytest.mark.parametrize("ending", ["", "-wal"])
async def test_nothing_is_written_where_nobody_will_find_it(
    mislay: Callable[[Path], None], ending: str, tmp_path: Path
) -> None:
    # Its other names and what lies beside it are where the link leads to.
    link, file = tmp_path / "link.db", tmp_path / "tables.db"
    link.symlink_to(file)
    store = await Store.opened(f"sqlite:///{link}")
    opened = await store.open_table(table())
    spoilt, hidden = Path(f"{file}{ending}"), Path(f"{file}.hidden")
    hidden.hardlink_to(spoilt)
    mislay(spoilt)
    with pytest.raises(StoreLost, match=f"{spoilt} is"):
        await store.append(opened.id, entry(1))
    assert await store.table(opened.code) == opened, "what is there can be read"
    hidden.replace(spoilt)
    await store.append(opened.id, entry(1))
    await store.close()
    again = await Store.opened(f"sqlite:///{file}")
    assert await again.entries(opened.id) == [entry(1)]
    await again.close()
