"""One server for one file of tables: two on the same file would not hear of each other's moves."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from wagonlit.core.errors import WagonlitError

if sys.platform != "win32":
    import fcntl

LOCK = ".lock"


class Occupied(WagonlitError):
    """The file is another server's, or cannot be used at all."""


@contextmanager
def locked(file: Path | None, here: str) -> Iterator[None]:
    """Lock the file for this server; without a file (many may share PostgreSQL) there is nothing to lock."""
    if file is None:
        yield
        return
    try:
        file = file.resolve()  # whatever links lead there
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(file.with_name(file.name + LOCK), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as fault:
        raise Occupied(f"Tables cannot be kept in {file.parent}: {fault.strerror}.") from fault
    try:
        _claim(lock, file, here)
        _check(file)
        yield
    finally:
        os.close(lock)


def _check(file: Path) -> None:
    """A new file is made; one that is there must hold something, and have no second name."""
    if not file.exists():
        return
    about = file.stat()
    if about.st_nlink > 1:
        raise Occupied(
            f"The file {file} has {about.st_nlink} names (hard links), and two servers that use it by "
            "different names would destroy it; remove all names but one, or name another place."
        )
    if not about.st_size:
        raise Occupied(
            f"The file {file} is empty: whatever tables it held are lost. "
            "Put back a copy of it, or remove it to begin without any."
        )


def _claim(lock: int, file: Path, here: str) -> None:
    if sys.platform == "win32":
        return
    try:
        # Unlike flock, this lock is not left to the bots' processes when the server is killed.
        fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as fault:
        where = os.pread(lock, 200, 0).decode(errors="replace").strip() or "some address"
        raise Occupied(
            f"The tables in {file} are served already, at {where}; open that, or name another place."
        ) from fault
    with suppress(OSError):  # on a full disk nobody is told where, but the file is ours all the same
        os.ftruncate(lock, 0)
        os.pwrite(lock, here.encode(), 0)
