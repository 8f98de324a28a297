"""Several real servers at one real PostgreSQL, with real lines between them and to everybody outside."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from urllib.parse import quote, urlsplit

from tests.table.bad_line import SOCKET
from tests.table.faults.line import Line, line_to_port, line_to_socket
from tests.table.faults.planted import set_clock
from tests.table.postgres import Postgres
from tests.table.proof.forked_server import ForkedServer

CLOCK_SECONDS = "3"
WATCH = 0.2  # seconds between two looks whether a server has ended


class Station:
    """One server, the line by which people come, its line to the database, and its machine's clock."""

    def __init__(
        self, name: str, server: ForkedServer, door: Line, url: str, base: Line, clock: Path
    ) -> None:
        self.name = name
        self.server = server
        self.door = door
        self.url = url
        self.base = base
        self.clock = clock
        self.down = False  # on purpose
        self.ended = 0  # how often it has ended by itself
        self.turn = asyncio.Lock()  # one fault at a time

    async def keep(self) -> None:
        """Start it again whenever it has ended by itself, as a service is."""
        while True:
            await asyncio.sleep(WATCH)
            if not self.down and not self.server.lives():
                self.ended += 1
                self.server.launch()


class Cluster:
    """All of them."""

    def __init__(self, postgres: Postgres, database: str) -> None:
        self.postgres = postgres
        self.database = database
        self.stations: list[Station] = []
        self.turn = asyncio.Lock()  # one fault of the database at a time

    @property
    def urls(self) -> list[str]:
        """Where people can come in."""
        return [station.url for station in self.stations]

    @property
    def complaints(self) -> str:
        """Whatever the servers have told whoever looks after them."""
        return "\n".join(
            f"{one.name}: {line}" for one in self.stations for line in one.server.err.splitlines()
        )


@contextmanager
def fragile_postgres() -> Iterator[Postgres]:
    """A database that may be crashed without harm to other tests."""
    server = Postgres()
    try:
        yield server
    finally:
        server.remove()


@asynccontextmanager
async def _station(cluster: Cluster, folder: Path, bends: Sequence[str]) -> AsyncIterator[Station]:
    clock, place = folder / "clock", folder / SOCKET
    set_clock(clock, 0.0)
    own = cluster.database.replace(quote(str(cluster.postgres.folder)), quote(str(folder)))
    args = ("--database", own, "--pace", "instant", "--no-limits", "--clock-seconds", CLOCK_SECONDS)
    async with line_to_socket(cluster.postgres.folder / SOCKET, place) as base:
        bent = [f"tests.table.faults.planted:skewed:{clock}", *bends]
        server = await asyncio.to_thread(lambda: ForkedServer(folder, *args, bends=bent))
        try:
            async with line_to_port(urlsplit(server.url).port or 0) as (door, url):
                yield Station(folder.name, server, door, url, base, clock)
        finally:
            await asyncio.to_thread(server.close)


@asynccontextmanager
async def cluster(postgres: Postgres, servers: int, bends: Sequence[str] = ()) -> AsyncIterator[Cluster]:
    """So many servers, each with these faults."""
    made = Cluster(postgres, postgres.database())
    async with AsyncExitStack() as stack:
        # The name of a socket must be short.
        root = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="faults-")))
        for name in "abcdefgh"[:servers]:
            (root / name).mkdir()
            made.stations.append(await stack.enter_async_context(_station(made, root / name, bends)))
        keeping = [asyncio.create_task(station.keep()) for station in made.stations]
        try:
            yield made
        finally:
            for task in keeping:
                task.cancel()
            await asyncio.gather(*keeping, return_exceptions=True)
