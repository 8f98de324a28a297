"""A backup that somebody ends, or wants to have where the tables are, spoils and leaves nothing."""

import asyncio
import signal
import time
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.table.launcher import Launched, common_launcher
from tests.table.server import bent
from tests.table.store.test_backup import silently
from wagonlit.cli import INTERRUPTED
from wagonlit.table.store.backup import back_up
from wagonlit.table.store.errors import BadBackup
from wagonlit.table.store.store import Store


def tables(folder: Path) -> Path:
    """A store without any."""

    async def opened() -> None:
        await (await Store.opened(f"sqlite:///{folder}/tables.db")).close()

    asyncio.run(opened())
    return folder / "tables.db"


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_backup_that_somebody_ends_leaves_no_copy_behind(by: signal.Signals, tmp_path: Path) -> None:
    file, kept = tables(tmp_path), tmp_path / "kept"
    kept.mkdir()
    command = ["backup", f"{kept}/backup.gz", "--database", f"sqlite:///{file}"]
    launcher, (out, err) = common_launcher(), (tmp_path / "out", tmp_path / "err")
    out.touch()
    err.touch()
    backup = Launched(launcher, launcher.launch(out, err, command, bent(["packs_for_ever"])))
    deadline = time.monotonic() + PATIENCE
    while not list(kept.glob(".*/*")):
        assert time.monotonic() < deadline, err.read_text()
        time.sleep(0.01)
    backup.send_signal(by)
    assert backup.wait(PATIENCE) == INTERRUPTED
    assert not list(kept.iterdir())
    assert "Traceback" not in err.read_text()


@pytest.mark.parametrize("ending", ["", "-wal", "-shm", ".lock"])
def test_no_backup_takes_the_place_of_the_tables(ending: str, tmp_path: Path) -> None:
    file, link = tables(tmp_path), tmp_path / "link.db"
    link.symlink_to(file)
    before = file.read_bytes()
    for origin in (file, link):
        with pytest.raises(BadBackup, match="is where the tables are kept"):
            asyncio.run(back_up(f"sqlite:///{origin}", Path(f"{file}{ending}"), silently, replace=True))
    assert file.read_bytes() == before
