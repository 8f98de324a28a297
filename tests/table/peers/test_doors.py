"""The folder where the processes of one server find each other."""

import fcntl
import os
from pathlib import Path

import pytest

from wagonlit.table.peers.division import Division
from wagonlit.table.peers.local_channel import LocalChannel


def may_be_tidied_up(folder: Path) -> bool:
    """Would systemd remove what is old in there? It asks like this."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    finally:
        os.close(opened)
    return True


@pytest.mark.asyncio
async def test_nobody_tidies_up_where_processes_find_each_other(tmp_path: Path) -> None:
    """Doors soon look old; without them a process that takes another's place would hear nobody."""
    both = [LocalChannel(Division(number, 2, tmp_path)) for number in range(2)]
    for channel in both:
        await channel.on_startup()
        assert not may_be_tidied_up(tmp_path)
    await both[0].on_shutdown()
    assert not may_be_tidied_up(tmp_path)
    await both[1].on_shutdown()
    assert may_be_tidied_up(tmp_path)
