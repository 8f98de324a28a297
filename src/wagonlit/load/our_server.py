"""Our own server under load: one that is already running, or one started for the purpose."""

import asyncio
import os
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any, Protocol, Self, TypeVar

from uvicorn.loops.auto import auto_loop_factory

import wagonlit
from wagonlit.core.frame import TEXT
from wagonlit.load.driver import Driver, Share
from wagonlit.load.errors import CannotLoad
from wagonlit.load.figures import Run
from wagonlit.load.http_client import Address, HttpClient, address
from wagonlit.load.memory import processor_s, resident_kb, server_of
from wagonlit.load.opening import Host
from wagonlit.load.processes import ServerProcess

READY = b"On this machine:"
T = TypeVar("T")


class Side(Protocol):
    """A server that can be put under load."""

    def open(self, tables: int, share: Share) -> None:
        """Open that many more tables."""

    def forget(self) -> None:
        """Leave all tables."""

    def measure(self, moves_per_s: float, seconds: float, share: Share) -> Run:
        """Play at them."""

    def memory_kb(self) -> float | None:
        """What the server holds in memory now."""

    def processor_s(self) -> float | None:
        """For how long the server has used a processor so far."""

    def __enter__(self) -> Self:
        """Begin."""

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Leave, and stop what was started."""


class OwnServer:
    """`wagonlit serve` in a process and a folder of its own, gone afterwards."""

    def __init__(self, processes: int = 1) -> None:
        self._folder = TemporaryDirectory(prefix="wagonlit-load-")
        serve = ["serve", "--no-open", "--no-limits", "--host", "127.0.0.1", "--port", "0"]
        serve += ["--processes", str(processes)]
        command = [sys.executable, "-P", "-m", "wagonlit", *serve, "--data", self._folder.name]
        root = str(Path(wagonlit.__file__).parent.parent)
        path = os.pathsep.join(filter(None, [root, os.environ.get("PYTHONPATH")]))
        env = {"PYTHONPATH": path, "PYTHONUNBUFFERED": "1"}
        self._process = ServerProcess("our server", command, env)
        self.pid = self._process.pid
        try:
            self.where = self._address()
        except BaseException:
            self.close()
            raise

    def _address(self) -> Address:
        while not (line := self._process.line()).startswith(READY):
            pass
        return address(line.removeprefix(READY).decode().strip())

    def close(self) -> None:
        """Stop it, and throw its tables away."""
        try:
            self._process.close()
        finally:
            self._folder.cleanup()


class OurServer:
    """Our server, and the clients that play there."""

    def __init__(self, url: str | None, game: str, seats: int, processes: int = 1) -> None:
        self._runner = asyncio.Runner(loop_factory=auto_loop_factory())
        self._server = OwnServer(processes) if url is None else None
        try:
            where = self._server.where if self._server else address(url or "")
            words = self._run(_known_words(where, game))
        except BaseException:
            self._leave()
            raise
        self._pid = self._server.pid if self._server else server_of(where)
        self._driver = Driver(where, Host(where, game, seats), words)

    def open(self, tables: int, share: Share) -> None:
        """Open that many more tables."""
        self._run(self._driver.open(tables, share))

    def forget(self) -> None:
        """Leave all tables."""
        self._run(_called(self._driver.forget))

    def measure(self, moves_per_s: float, seconds: float, share: Share) -> Run:
        """Play at them."""
        return self._run(self._driver.measure(moves_per_s, seconds, share))

    def memory_kb(self) -> float | None:
        """What the server holds in memory now."""
        return resident_kb(self._pid) if self._pid else None

    def processor_s(self) -> float | None:
        """For how long the server has used a processor so far."""
        return processor_s(self._pid) if self._pid else None

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        return self._runner.run(work)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self._run(self._driver.close())
        finally:
            self._leave()

    def _leave(self) -> None:
        try:
            self._runner.close()
        finally:
            if self._server:
                self._server.close()


async def _known_words(where: Address, game: str) -> list[str]:
    """The words that the game knows, where people write in it; CannotLoad if it is not served there."""
    async with HttpClient(where) as client:
        served = await client.games()
    if game not in served:
        raise CannotLoad(f"The server at {where} has no game “{game}”; it has {', '.join(served)}.")
    return served[game].domains.get(TEXT, [])


async def _called(action: Callable[[], None]) -> None:
    action()
