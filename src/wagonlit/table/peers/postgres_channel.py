"""The line between server processes at one PostgreSQL, kept up when it breaks."""

import asyncio
from collections.abc import Iterable
from typing import Any

import asyncpg
import msgspec
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from wagonlit.table.peers.messages import Letter, Missed
from wagonlit.table.store.address import POSTGRESQL, address
from wagonlit.table.web.problems import log

CHANNEL = "tables"
AGAIN = 1.0  # seconds before a lost connection is tried again
BROKEN = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


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
            except BROKEN:
                await asyncio.sleep(AGAIN)
                continue
            fresh.add_termination_listener(self._lost)
            self._listener_conn = fresh
            self._hear(fresh, 0, CHANNEL, msgspec.json.encode(Letter("", "", Missed())).decode())
            return

    def _hear(self, connection: Any, process: int, channel: str, said: object) -> None:
        self._listener(connection, process, channel, said)


def line_at(database: str) -> ChannelsBackend:
    """The line to whoever else serves this database; a file is served by one process alone."""
    url = address(database)
    if url.drivername != POSTGRESQL:
        return MemoryChannelsBackend()
    url = url.set(drivername="postgresql")
    if "ssl" in url.query:
        # In an address of its own the driver says `sslmode`, as PostgreSQL's programs do.
        url = url.difference_update_query(["ssl"]).update_query_dict({"sslmode": str(url.query["ssl"])})
    return KeptLine(url.render_as_string(hide_password=False))
