"""What several server processes at one database tell each other: “table T is now at n”, nothing more."""

import asyncio
import os
import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import msgspec
from litestar.channels import ChannelsPlugin, Subscriber
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from msgspec import Struct

from wagonlit.table.problems import log
from wagonlit.table.rooms import Rooms
from wagonlit.table.store.address import POSTGRESQL, address
from wagonlit.table.store.errors import StoreLost

CHANNEL = "tables"
EVERY_TABLE = ""  # stands for all codes: what was said meanwhile has been missed
AGAIN = 1.0  # seconds before a lost connection is tried again


class News(Struct, frozen=True):
    """A table has moved, says a process."""

    code: str
    n: int
    sender: str = msgspec.field(name="from")


class KeptLine(AsyncPgChannelsBackend):
    """Keeps one connection to speak and one to listen, and makes a new one when it breaks."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self._speaking: asyncpg.Connection[Any] | None = None
        self._mending: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()
        self._closing = False

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        self._closing = True
        if self._mending:
            self._mending.cancel()
        if self._speaking:
            await self._speaking.close()
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        async with self._turn:
            if self._speaking is None or self._speaking.is_closed():
                self._speaking = await self._connect()
            await self._speaking.execute("SELECT pg_notify($1, $2);", CHANNEL, data.decode())

    def _lost(self, connection: object) -> None:
        if not self._closing:
            self._mending = asyncio.get_running_loop().create_task(self._mend())

    async def _mend(self) -> None:
        log.warning("The line to the other processes broke; trying again.")
        while True:
            try:
                fresh: asyncpg.Connection[Any] = await self._connect()
                await fresh.add_listener(CHANNEL, self._hear)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(AGAIN)
                continue
            fresh.add_termination_listener(self._lost)
            self._listener_conn = fresh
            self._hear(fresh, 0, CHANNEL, msgspec.json.encode(News(EVERY_TABLE, 0, "")).decode())
            return

    def _hear(self, connection: Any, process: int, channel: str, said: object) -> None:
        self._listener(connection, process, channel, said)


def _backend(database: str) -> ChannelsBackend:
    url = address(database)
    if url.drivername != POSTGRESQL:
        return MemoryChannelsBackend()
    url = url.set(drivername="postgresql")
    if "ssl" in url.query:
        # In an address of its own the driver says `sslmode`, as PostgreSQL's programs do.
        url = url.difference_update_query(["ssl"]).update_query_dict({"sslmode": str(url.query["ssl"])})
    return KeptLine(url.render_as_string(hide_password=False))


class Herald:
    """Tells the other processes what moved here, and the rooms here what moved elsewhere."""

    def __init__(self, channels: ChannelsPlugin, heard: Subscriber) -> None:
        self.name = f"{os.getpid()}-{secrets.token_hex(4)}"
        self._channels = channels
        self._heard = heard
        self._untold: dict[str, int] = {}
        self._something = asyncio.Event()

    async def publish(self, code: str, n: int) -> None:
        """A table of ours moved; the game does not wait until the others know."""
        self._untold[code] = n
        self._something.set()

    async def speak(self) -> None:
        """Pass on what moved here, the latest of each table."""
        while True:
            await self._something.wait()
            self._something.clear()
            for code in list(self._untold):
                news = News(code, self._untold.pop(code), self.name)
                await self._say(news)

    async def _say(self, news: News) -> None:
        while True:
            try:
                await self._channels.wait_published(msgspec.json.encode(news), CHANNEL)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
                log.warning("The other processes cannot be told that a table moved: %s", fault)
                await asyncio.sleep(AGAIN)
            else:
                return

    async def hear(self, rooms: Rooms) -> None:
        """Let the rooms here catch up with what moved elsewhere."""
        async for said in self._heard.iter_events():
            news = msgspec.json.decode(said, type=News)
            if news.sender != self.name:
                for code in rooms.codes() if news.code == EVERY_TABLE else [news.code]:
                    await self._catch_up(rooms, code)

    async def _catch_up(self, rooms: Rooms, code: str) -> None:
        while True:
            try:
                await rooms.moved(code)
            except StoreLost as fault:
                log.warning("Table %s moved elsewhere, but cannot be read: %s", code, fault)
                await asyncio.sleep(AGAIN)
            except Exception:
                log.exception("Table %s moved elsewhere, and could not follow", code)
                return
            else:
                return


@asynccontextmanager
async def herald(database: str) -> AsyncIterator[Herald]:
    """The line to the other processes, for as long as this one serves."""
    plugin = ChannelsPlugin(_backend(database), channels=[CHANNEL])
    async with plugin as channels, channels.start_subscription(CHANNEL) as heard:
        yield Herald(channels, heard)
