"""One folder of tables, one server: two on the same file would not hear of each other's moves."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from wagonlit.core.errors import WagonlitError

if sys.platform != "win32":
    import fcntl

LOCK = "wagonlit.lock"


class Occupied(WagonlitError):
    """The folder is another server's, or cannot be used at all."""


@contextmanager
def alone(folder: Path | None, here: str) -> Iterator[None]:
    """Keep the folder for this server; without a folder (a database of its own) there is nothing to keep."""
    if folder is None:
        yield
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as fault:
        raise Occupied(f"Tables cannot be kept in {folder}: {fault.strerror}.") from fault
    try:
        _claim(lock, folder, here)
        yield
    finally:
        os.close(lock)


def _claim(lock: int, folder: Path, here: str) -> None:
    if sys.platform == "win32":
        return
    try:
        # Unlike flock, this lock is not left to the bots' processes when the server is killed.
        fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as fault:
        where = os.pread(lock, 200, 0).decode(errors="replace").strip()
        raise Occupied(
            f"The tables in {folder} are served already, at {where}; open that, or name another folder."
        ) from fault
    os.ftruncate(lock, 0)
    os.pwrite(lock, here.encode(), 0)
