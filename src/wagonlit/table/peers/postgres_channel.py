"""The channel between server processes on one PostgreSQL, connected again whenever it breaks."""

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from typing import Any

import asyncpg
import msgspec
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from sqlalchemy import URL

from wagonlit.table.peers.messages import CHANNEL, Envelope, Reconnected
from wagonlit.table.store.database import DRIVER_FAULTS

RETRY = 1.0  # seconds before a lost connection is tried again
PATIENCE = 10.0  # seconds for the database to answer
FAREWELL = 2.0  # seconds for a connection to be closed in good order

logger = logging.getLogger("wagonlit.table")


class PostgresChannel(AsyncPgChannelsBackend):
    """Keeps one connection for sending and one for listening, and replaces either when it breaks."""

    def __init__(self, dsn: str) -> None:
        connect = partial(asyncpg.connect, dsn, timeout=PATIENCE, command_timeout=PATIENCE)
        super().__init__(make_connection=connect)
        self._sending: asyncpg.Connection[Any] | None = None
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
        if self._sending:
            with suppress(*DRIVER_FAULTS):
                await self._sending.close(timeout=FAREWELL)
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        async with self._turn:
            if self._sending is None or self._sending.is_closed():
                self._sending = await self._connect()
            try:
                await self._sending.execute("SELECT pg_notify($1, $2);", CHANNEL, data.decode())
            except DRIVER_FAULTS:
                self._sending.terminate()  # whatever went wrong, the next attempt gets a new connection
                raise

    def reconnect(self) -> None:
        """Nothing is heard any more, whatever the connection says of itself: take another."""
        self._listener_conn.terminate()

    def _lost(self, connection: object) -> None:
        if not self._closing and (self._mending is None or self._mending.done()):
            self._mending = asyncio.get_running_loop().create_task(self._mend())

    async def _mend(self) -> None:
        logger.warning("The connection to the other processes broke; trying again.")
        level = logging.WARNING
        while True:
            try:
                self._listener_conn = await self._listening()
            except Exception as fault:  # whoever gave up here would be deaf for good
                logger.log(level, "The other processes cannot be heard: %r", fault)
                level = logging.DEBUG  # said once
                await asyncio.sleep(RETRY)
            else:
                break
        self._listener_conn.add_termination_listener(self._lost)
        reconnected = msgspec.json.encode(Envelope("", "", Reconnected())).decode()
        self._pass_on(self._listener_conn, 0, CHANNEL, reconnected)

    async def _listening(self) -> "asyncpg.Connection[Any]":
        """A new connection that hears the others."""
        fresh: asyncpg.Connection[Any] = await self._connect()
        try:
            await fresh.add_listener(CHANNEL, self._pass_on)
            if fresh.is_closed():
                raise ConnectionError("it broke again at once")
        except BaseException:
            fresh.terminate()
            raise
        return fresh

    def _pass_on(self, connection: Any, process: int, channel: str, sent: object) -> None:
        self._listener(connection, process, channel, sent)


def postgres_channel(url: URL) -> PostgresChannel:
    """The channel of this database."""
    url = url.set(drivername="postgresql")
    if "ssl" in url.query:
        # When it reads an address itself, the driver says `sslmode`, as PostgreSQL's programs do.
        url = url.difference_update_query(["ssl"]).update_query_dict({"sslmode": str(url.query["ssl"])})
    return PostgresChannel(url.render_as_string(hide_password=False))
