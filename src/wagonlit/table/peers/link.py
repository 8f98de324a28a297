"""Tells the other processes what happens at the tables here, and the tables here what happens there."""

import asyncio
import logging
from asyncio import TaskGroup
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial

import msgspec
from litestar.channels import ChannelsPlugin, Subscriber
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import URL

from wagonlit.table.peers.division import UNDIVIDED, Division
from wagonlit.table.peers.local_channel import LocalChannel
from wagonlit.table.peers.local_tables import LocalTables
from wagonlit.table.peers.messages import (
    CHANNEL,
    ChancesFound,
    Envelope,
    Goodbye,
    Heartbeat,
    PeerLost,
    PeerMessage,
    PersonLeft,
    PresenceChanged,
    Reconnected,
    TableMoved,
    TablesMoved,
)
from wagonlit.table.peers.outbox import Outbox
from wagonlit.table.peers.postgres_channel import RETRY, PostgresChannel, postgres_channel
from wagonlit.table.peers.registry import BEAT, SILENCE, Peers
from wagonlit.table.store.address import POSTGRESQL, address
from wagonlit.table.store.database import DRIVER_FAULTS, opening
from wagonlit.table.store.errors import StoreLost

INTRODUCTION = 0.5  # seconds in which the others answer a process that is new
GOODBYE = 2.0  # seconds for a goodbye

logger = logging.getLogger("wagonlit.table")
_decoder = msgspec.json.Decoder(Envelope)


class PeerLink:
    """Sends to the other processes, and listens to them."""

    def __init__(
        self,
        channels: ChannelsPlugin,
        incoming: Subscriber,
        *,
        division: Division = UNDIVIDED,
        alone: bool = False,
        reconnect: Callable[[], None] | None = None,
    ) -> None:
        self.peers = Peers(division)
        self._channels = channels
        self._incoming = incoming
        self._alone = alone  # there cannot be any other process
        self._reconnect = reconnect  # listens by a new connection; None: this one hears for sure
        self._outbox = Outbox()

    def publish(self, message: PeerMessage | TableMoved) -> None:
        """Something happened at a table of ours; the game does not wait until the others know."""
        if not self._alone:
            self._outbox.put(message)

    async def run(self, tables: LocalTables) -> None:
        """Resume the games, and keep up with the others, for as long as this process serves.

        Should that ever fail, it begins again: a process that heard of nobody else would go on unnoticed.
        """
        while True:
            try:
                await self._run(tables)
            except Exception:
                logger.exception("The link to the other processes failed; it begins again.")
                await asyncio.sleep(RETRY)
            else:
                return

    async def _run(self, tables: LocalTables) -> None:
        async with TaskGroup() as work:
            if not self._alone:
                work.create_task(self._send_all())
                work.create_task(self._listen(tables, work))
                self.peers.note_hearing()
                work.create_task(self._beat(tables, work))
                self._start_over(tables, work)
                # Who else is there must be known before it is clear which games to resume.
                await asyncio.sleep(INTRODUCTION)
            work.create_task(_insist("The games that were running are resumed", tables.resume))

    async def say_goodbye(self) -> None:
        """Spare the others the wait until this process is missed."""
        with suppress(*DRIVER_FAULTS):
            await asyncio.wait_for(self._send_once(Goodbye()), GOODBYE)

    # Sending

    async def _send_all(self) -> None:
        while True:
            await self._send(await self._outbox.next())

    async def _send(self, message: PeerMessage) -> None:
        level = logging.WARNING
        while True:
            try:
                await self._send_once(message)
            except Exception as fault:  # whatever it is: if it were dropped, the others would never know
                logger.log(level, "The other processes cannot be told what happens here: %r", fault)
                level = logging.DEBUG  # said once
                await asyncio.sleep(RETRY)
            else:
                return

    async def _send_once(self, message: PeerMessage) -> None:
        envelope = Envelope(self.peers.own_name, self.peers.started, message)
        await self._channels.wait_published(msgspec.json.encode(envelope), CHANNEL)

    def _say_who_is_here(self, tables: LocalTables) -> None:
        for code, presence in tables.presences().items():
            self.publish(PresenceChanged(code, presence))

    async def _beat(self, tables: LocalTables, work: TaskGroup) -> None:
        """Send heartbeats, and notice when those of others stop, or when even one's own are not heard."""
        time = asyncio.get_running_loop().time
        while True:
            last = time()
            await asyncio.sleep(BEAT)
            self.publish(Heartbeat())
            if (slept := time() - last) > SILENCE:
                logger.warning("This process did not run for %.0f seconds; others went on without it.", slept)
                self.peers.note_pause(slept)
            if self._reconnect and self.peers.is_deaf():
                logger.warning("This process does not even hear itself; it connects again.")
                self._reconnect()
                self.peers.note_hearing()  # give the new connection its full time as well
            for process in self.peers.silent():
                logger.warning("Process %s has fallen silent; its tables go on without it.", process)
                self._go_on_without(process, tables, work)

    # Listening

    async def _listen(self, tables: LocalTables, work: TaskGroup) -> None:
        async for sent in self._incoming.iter_events():
            try:
                envelope = _decoder.decode(sent)
                self.peers.note_hearing()
                if envelope.sender != self.peers.own_name:
                    self._receive(envelope, tables, work)
            except msgspec.MsgspecError as fault:  # from another version
                logger.warning("A message of another process cannot be understood: %s", fault)
            except Exception:
                logger.exception("A message of another process could not be followed")

    def _receive(self, envelope: Envelope, tables: LocalTables, work: TaskGroup) -> None:
        message = envelope.message
        if isinstance(message, PeerLost):
            if message.process in self.peers.known():  # else it has said goodbye
                self.peers.note_lost(message.process)
                self._go_on_without(message.process, tables, work)
            return
        if envelope.sender and self.peers.note_alive(envelope.sender, envelope.started):
            self.publish(Heartbeat(asks=True))
        self._follow(message, envelope.sender, tables, work)

    def _follow(self, message: PeerMessage, sender: str, tables: LocalTables, work: TaskGroup) -> None:
        """Do what a message asks for; no table waits for another."""
        match message:
            case TablesMoved():
                _catch_up(message.codes, tables, work)
            case PresenceChanged():
                tables.update_peer(sender, message.code, message.presence)
            case PersonLeft():
                tables.person_left(message.code, message.holder)
            case ChancesFound():
                tables.note_chances(message.code, message.forecast)
            case Heartbeat(asks=True):
                self._say_who_is_here(tables)
                self.publish(Heartbeat())
            case Goodbye():
                self._go_on_without(sender, tables, work)
            case Reconnected():
                self._start_over(tables, work)

    def _go_on_without(self, process: str, tables: LocalTables, work: TaskGroup) -> None:
        """Its people are gone, its tables go on elsewhere, and its last messages may be missing."""
        tables.forget_peer(process)
        _catch_up(tables.codes(), tables, work)
        work.create_task(_insist(f"The tables of process {process} go on elsewhere", tables.resume))

    def _start_over(self, tables: LocalTables, work: TaskGroup) -> None:
        """Ask again who is at the other processes, and reread every table."""
        for process in self.peers.known():
            tables.forget_peer(process)
        self._say_who_is_here(tables)
        self.publish(Heartbeat(asks=True))
        _catch_up(tables.codes(), tables, work)


def _catch_up(codes: Iterable[str], tables: LocalTables, work: TaskGroup) -> None:
    for code in filter(tables.is_in_memory, codes):  # every move is told, and mostly the table is not here
        work.create_task(_insist(f"Table {code} moved elsewhere", partial(tables.reread, code)))


async def _insist(what: str, do: Callable[[], Awaitable[None]]) -> None:
    """Do something, and try again for as long as it is the database that fails."""
    while True:
        try:
            await do()
        except StoreLost as fault:  # of which the store has told already
            logger.debug("%s, but it cannot be read: %s", what, fault)
            await asyncio.sleep(RETRY)
        except Exception:
            logger.exception("%s, but that failed", what)
            return
        else:
            return


@asynccontextmanager
async def peer_link(database: str, division: Division = UNDIVIDED) -> AsyncIterator[PeerLink]:
    """The link to the other processes, for as long as this one serves."""
    channel = _channel(address(database), division)
    async with AsyncExitStack() as stack:
        with opening(address(database)):
            channels = await stack.enter_async_context(ChannelsPlugin(channel, channels=[CHANNEL]))
            incoming = await stack.enter_async_context(channels.start_subscription(CHANNEL))
        alone = isinstance(channel, MemoryChannelsBackend)
        reconnect = channel.reconnect if isinstance(channel, PostgresChannel) else None
        yield PeerLink(channels, incoming, division=division, alone=alone, reconnect=reconnect)


def _channel(url: URL, division: Division) -> ChannelsBackend:
    """The channel to whoever else serves this database; a file is served by the processes of one server."""
    if url.drivername == POSTGRESQL:
        return postgres_channel(url)
    return LocalChannel(division) if division.processes > 1 else MemoryChannelsBackend()
