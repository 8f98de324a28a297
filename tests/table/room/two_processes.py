"""Several processes with one database, each with rooms of its own, that hear what the others say."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from tests.table.room.guests import Guest, LocalServer, until
from wagonlit.table.peers.link import PeerLink
from wagonlit.table.peers.messages import CHANNEL, Presence, PresenceChanged


class Process(LocalServer):
    """One of them."""

    def __init__(self, folder: Path, channels: ChannelsPlugin) -> None:
        super().__init__(folder)
        self._channels = channels

    async def __aenter__(self) -> "Process":
        self._subscribed = await self._channels.subscribe(CHANNEL)
        self.link = PeerLink(self._channels, self._subscribed, reconnect=lambda: None)
        self.links = {"peers": self.link.peers, "publish": self.link.publish}
        await super().__aenter__()
        self.attending = asyncio.create_task(self.link.run(self.rooms))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.fall_silent()
        await super().__aexit__()
        await self.link.say_goodbye()
        await self._channels.unsubscribe(self._subscribed)

    async def fall_silent(self) -> None:
        """As if it had been killed: it says nothing any more, and hears nothing."""
        self.attending.cancel()
        await asyncio.gather(self.attending, return_exceptions=True)

    def mute(self) -> None:
        """What happens here from now on has not yet arrived elsewhere."""
        self.rooms.services.publish = lambda tiding: None

    async def heard_by(self, other: "Process") -> None:
        """Wait until the other has heard all that was said here: what is said later is heard later."""
        self.link.publish(PresenceChanged("LATEST", Presence()))
        await until(lambda: other.link.peers.presence_at("LATEST"))
        self.link.publish(PresenceChanged("LATEST", None))
        await until(lambda: not other.link.peers.presence_at("LATEST"))

    async def seat(self, code: str, *guests: Guest) -> None:
        """These people come to the table through this process."""
        room = await self.rooms.room(code)
        for guest in guests:
            room.arrivals.connect(guest)


@asynccontextmanager
async def processes(folder: Path) -> AsyncIterator[tuple[Process, Process]]:
    """Two of them."""
    async with (
        ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL]) as channels,
        Process(folder, channels) as here,
        Process(folder, channels) as there,
    ):
        yield here, there
