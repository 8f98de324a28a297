"""A line between two real programs that can be cut, fall silent in either direction, or be slow."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]
THERE, BACK = range(2)  # from whoever calls, and to them


class Line:
    """Passes on everything, until it is told to do worse."""

    def __init__(self, dial: Callable[[], Awaitable[Ends]]) -> None:
        self._dial = dial
        self._gates = (asyncio.Event(), asyncio.Event())
        self._writers: set[asyncio.StreamWriter] = set()
        self._passing: set[asyncio.Task[None]] = set()
        self.delay = 0.0  # seconds for each piece
        self.heal()

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Somebody calls."""
        self._writers.add(writer)
        try:
            answers, calls = await self._dial()
        except OSError:
            self._abort(writer)
            return
        self._writers.add(calls)
        for source, target, way in ((reader, calls, THERE), (answers, writer, BACK)):
            task = asyncio.create_task(self._pass_on(source, target, way))
            self._passing.add(task)
            task.add_done_callback(self._passing.discard)

    async def _pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, way: int) -> None:
        with suppress(OSError):
            while sent := await source.read(65536):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await self._gates[way].wait()
                target.write(sent)
                await target.drain()
        self._writers.discard(target)
        target.close()

    def _abort(self, writer: asyncio.StreamWriter) -> None:
        self._writers.discard(writer)
        writer.transport.abort()

    def fall_silent(self, *ways: int) -> None:
        """What is connected stays so, and others may connect, but nothing passes in these directions."""
        for way in ways:
            self._gates[way].clear()

    def heal(self) -> None:
        """Everything passes again, at once."""
        self.delay = 0.0
        for gate in self._gates:
            gate.set()

    def cut(self) -> None:
        """Every connection breaks, and what was on its way is lost."""
        for task in self._passing:
            task.cancel()
        for writer in list(self._writers):
            self._abort(writer)


@asynccontextmanager
async def line_to_port(port: int) -> AsyncIterator[tuple[Line, str]]:
    """A line to a server on this machine, and the address at which it is called."""
    line = Line(lambda: asyncio.open_connection("127.0.0.1", port))
    server = await asyncio.start_server(line.connect, "127.0.0.1")
    try:
        yield line, f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        line.cut()


@asynccontextmanager
async def line_to_socket(path: Path, place: Path) -> AsyncIterator[Line]:
    """A line to whoever listens at a socket in the file system, called at another such place."""
    line = Line(lambda: asyncio.open_unix_connection(path))
    server = await asyncio.start_unix_server(line.connect, place)
    try:
        yield line
    finally:
        server.close()
        line.cut()
