"""What a server costs, in memory and time, and which process serves an address; where the system says so."""

import os
import socket
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from wagonlit.load.http_client import Address

PROC = Path("/proc")
LISTENING = "0A"  # as the kernel writes it


def resident_kb(pid: int) -> float | None:
    """What this server holds in memory, with all of its processes."""
    return _sum(map(_resident_kb, _processes(pid)))


def processor_s(pid: int) -> float | None:
    """For how many seconds this server has used processors, with all of its processes."""
    return _sum(map(_processor_s, _processes(pid)))


def _sum(figures: Iterable[float | None]) -> float | None:
    found = list(figures)
    return None if None in found else sum(figure or 0.0 for figure in found)


def _processes(pid: int) -> list[int]:
    """This one, and those that it made as copies of itself, which have the same command line."""
    started: list[int] = []
    with suppress(OSError):
        for task in (PROC / str(pid) / "task").iterdir():
            started += map(int, (task / "children").read_text().split())
    return [pid, *(one for one in started if _command(one) == _command(pid))]


def _command(pid: int) -> bytes:
    with suppress(OSError):
        return (PROC / str(pid) / "cmdline").read_bytes()
    return b""


def _resident_kb(pid: int) -> float | None:
    try:
        pages = int((PROC / str(pid) / "statm").read_text().split()[1])
    except (OSError, IndexError, ValueError):
        return None
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


def _processor_s(pid: int) -> float | None:
    try:
        after_name = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")


def server_of(where: Address) -> int | None:
    """The process that listens there, if it is one of this machine that we may look at."""
    if not _is_here(where.host):
        return None
    inodes = {f"socket:[{inode}]" for inode in _listening(where.port)}
    for folder in PROC.glob("[0-9]*/fd"):
        with suppress(OSError):
            if any(os.readlink(file) in inodes for file in folder.iterdir()):
                return int(folder.parent.name)
    return None


def _is_here(host: str) -> bool:
    """Is it an address of this machine? Only such can be listened at."""
    try:
        family, kind, _, _, place = socket.getaddrinfo(host, 0, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.bind(place)
    except OSError:
        return False
    return True


def _listening(port: int) -> Iterator[str]:
    for table in ("net/tcp", "net/tcp6"):
        with suppress(OSError):
            for line in (PROC / table).read_text().splitlines()[1:]:
                parts = line.split()
                if parts[3] == LISTENING and int(parts[1].rpartition(":")[2], 16) == port:
                    yield parts[9]
