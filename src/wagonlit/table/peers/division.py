"""How the tables of a server are divided among its processes: by their codes, so that nobody need ask."""

from pathlib import Path
from zlib import crc32

from msgspec import Struct


def process_of(code: str, processes: int) -> int:
    """The number of the process that people at this table are sent to."""
    return crc32(code.encode()) % processes


class Division(Struct, frozen=True):
    """The part of one process. Any other can serve its tables as well, but then both keep them in memory."""

    number: int = 0
    processes: int = 1
    folder: Path = Path()  # where the processes find each other, if there are several

    def includes(self, code: str) -> bool:
        """Are the people of this table sent here?"""
        return process_of(code, self.processes) == self.number


UNDIVIDED = Division()
