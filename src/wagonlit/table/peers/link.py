"""What happens at the tables of this process is told to the others, and theirs to the rooms here."""

import asyncio
from asyncio import TaskGroup
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial

import msgspec
from litestar.channels import ChannelsPlugin, Subscriber

from wagonlit.table.peers.messages import Alive, Farewell, Here, Left, Letter, Missed, TableMoved, Tiding
from wagonlit.table.peers.postgres_channel import AGAIN, BROKEN, CHANNEL, KeptLine, line_at
from wagonlit.table.peers.registry import BEAT, Others
from wagonlit.table.room.rooms import Rooms
from wagonlit.table.store.errors import StoreLost
from wagonlit.table.web.problems import log

LISTENING = 0.5  # seconds in which the others answer one that is new
GOING = 2.0  # seconds for a farewell

_decoder = msgspec.json.Decoder(Letter)


class Herald:
    """Speaks to the other processes, and listens to them."""

    def __init__(self, channels: ChannelsPlugin, heard: Subscriber, alone: bool) -> None:
        self.others = Others()
        self._channels = channels
        self._heard = heard
        self._alone = alone  # there cannot be any other
        self._untold: dict[Tiding, None] = {}
        self._something = asyncio.Event()

    def publish(self, tiding: Tiding) -> None:
        """Something happened at a table of ours; the game does not wait until the others know."""
        if self._alone:
            return
        self._untold.pop(tiding, None)  # what is said twice is said at the later moment
        self._untold[tiding] = None
        self._something.set()

    async def attend(self, rooms: Rooms) -> None:
        """Take up the games, and keep up with the others, for as long as this process serves."""
        async with TaskGroup() as work:
            if not self._alone:
                work.create_task(self._speak())
                work.create_task(self._hear(rooms, work))
                self.publish(Alive(asks=True))
                # Who else is there must be known before it is clear which games to take up.
                await asyncio.sleep(LISTENING)
                work.create_task(self._live(rooms, work))
            work.create_task(_insist("The games that were running are taken up again", rooms.resume))

    async def go(self) -> None:
        """The others need not wait until this process is missed."""
        with suppress(TimeoutError, *BROKEN):
            await asyncio.wait_for(self._say_once(Farewell()), GOING)

    # Speaking

    async def _speak(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            while self._untold:
                tiding = next(iter(self._untold))
                del self._untold[tiding]
                await self._say(tiding)

    async def _say(self, tiding: Tiding) -> None:
        while True:
            try:
                await self._say_once(tiding)
            except BROKEN as fault:
                log.warning("The other processes cannot be told what happens here: %s", fault)
                await asyncio.sleep(AGAIN)
            else:
                return

    async def _say_once(self, tiding: Tiding) -> None:
        letter = Letter(self.others.name, self.others.since, tiding)
        await self._channels.wait_published(msgspec.json.encode(letter), CHANNEL)

    def _say_who_is_here(self, rooms: Rooms) -> None:
        for code, presence in rooms.house.here.items():
            self.publish(Here(code, presence))

    async def _live(self, rooms: Rooms, work: TaskGroup) -> None:
        """Give signs of life, and miss those of others."""
        while True:
            await asyncio.sleep(BEAT)
            self.publish(Alive())
            for process in self.others.silent():
                log.warning("Process %s gives no sign of life; its tables go on without it.", process)
                self._go_on_without(process, rooms, work)

    # Listening

    async def _hear(self, rooms: Rooms, work: TaskGroup) -> None:
        async for said in self._heard.iter_events():
            try:
                letter = _decoder.decode(said)
                if letter.sender != self.others.name:
                    self._read(letter, rooms, work)
            except msgspec.MsgspecError as fault:  # of another version
                log.warning("What another process says cannot be understood: %s", fault)
            except Exception:
                log.exception("What another process says could not be followed")

    def _read(self, letter: Letter, rooms: Rooms, work: TaskGroup) -> None:
        if letter.sender and self.others.heard(letter.sender, letter.since):
            self.publish(Alive(asks=True))
        self._take(letter.tiding, letter.sender, rooms, work)

    def _take(self, tiding: Tiding, sender: str, rooms: Rooms, work: TaskGroup) -> None:
        """No table waits for another."""
        match tiding:
            case TableMoved():
                _catch_up([tiding.code], rooms, work)
            case Here():
                rooms.here(sender, tiding.code, tiding.presence)
            case Left():
                rooms.left(tiding.code, tiding.holder)
            case Alive(asks=True):
                self._say_who_is_here(rooms)
                self.publish(Alive())
            case Farewell():
                self._go_on_without(sender, rooms, work)
            case Missed():
                self._begin_anew(rooms, work)

    def _go_on_without(self, process: str, rooms: Rooms, work: TaskGroup) -> None:
        """Its people are gone, its tables go on elsewhere, and its last words may be missing."""
        rooms.forget(process)
        _catch_up(rooms.codes(), rooms, work)
        work.create_task(_insist(f"The tables of process {process} go on elsewhere", rooms.resume))

    def _begin_anew(self, rooms: Rooms, work: TaskGroup) -> None:
        """Who has come or gone at the others is asked for again."""
        for process in self.others.alive():
            rooms.forget(process)
        self._say_who_is_here(rooms)
        self.publish(Alive(asks=True))
        _catch_up(rooms.codes(), rooms, work)


def _catch_up(codes: list[str], rooms: Rooms, work: TaskGroup) -> None:
    for code in codes:
        work.create_task(_insist(f"Table {code} moved elsewhere", partial(rooms.moved, code)))


async def _insist(what: str, do: Callable[[], Awaitable[None]]) -> None:
    """Do something, and as long as the database fails again and again."""
    while True:
        try:
            await do()
        except StoreLost as fault:
            log.warning("%s, but it cannot be read: %s", what, fault)
            await asyncio.sleep(AGAIN)
        except Exception:
            log.exception("%s, but that failed", what)
            return
        else:
            return


@asynccontextmanager
async def herald(database: str) -> AsyncIterator[Herald]:
    """The line to the other processes, for as long as this one serves."""
    line = line_at(database)
    plugin = ChannelsPlugin(line, channels=[CHANNEL])
    async with plugin as channels, channels.start_subscription(CHANNEL) as heard:
        yield Herald(channels, heard, alone=not isinstance(line, KeptLine))
