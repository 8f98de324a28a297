"""The line between a process and its PostgreSQL, which can be cut, garbled, or silently dead."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import quote

from tests.table.postgres import Postgres

SOCKET = ".s.PGSQL.5432"
# It asks for a password in ways whose names are no text at all.
NONSENSE = b"R" + (12).to_bytes(4, "big") + (10).to_bytes(4, "big") + b"\xff\xfe\0\0"


class BadLine:
    """Passes on everything, until it is told to do worse."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.garbled = False  # new connections are answered with nonsense
        self.garbled_answers = 0
        self.dead = asyncio.Event()  # set when it has died silently
        self._postgres: Path
        self._passing: list[asyncio.Task[None]] = []
        self._ends: list[asyncio.StreamWriter] = []

    def to(self, postgres: Postgres, database: str) -> str:
        """The address of this database by way of this line."""
        self._postgres = postgres.folder / SOCKET
        return database.replace(quote(str(postgres.folder)), quote(str(self.folder)))

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Somebody calls."""
        self._ends.append(writer)
        if self.garbled:
            await reader.read(1)
            writer.write(NONSENSE)
            self.garbled_answers += 1
            return
        answers, calls = await asyncio.open_unix_connection(self._postgres)
        self._ends.append(calls)
        for source, target in ((reader, calls), (answers, writer)):
            self._passing.append(asyncio.create_task(_pass_on(source, target)))

    def die_silently(self) -> None:
        """What is connected stays so, but nothing passes any more."""
        for task in self._passing:
            task.cancel()
        self.dead.set()

    async def cut(self) -> None:
        """Every connection breaks."""
        self.die_silently()
        for end in self._ends:
            end.close()
        await asyncio.gather(
            *self._passing, *(end.wait_closed() for end in self._ends), return_exceptions=True
        )
        self._passing.clear()
        self._ends.clear()


async def _pass_on(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    while sent := await source.read(65536):
        target.write(sent)
    target.close()


@asynccontextmanager
async def bad_line() -> AsyncIterator[BadLine]:
    """A line, in a folder whose name is short enough for a socket."""
    with tempfile.TemporaryDirectory(prefix="line-") as folder:
        line = BadLine(Path(folder))
        server = await asyncio.start_unix_server(line.connect, line.folder / SOCKET)
        try:
            yield line
        finally:
            server.close()
            await line.cut()
