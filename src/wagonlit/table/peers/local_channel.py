"""The channel between the processes of one server on a file: each has a door of its own in one folder."""

import asyncio
import os
import sys
from collections.abc import AsyncGenerator, Iterable
from pathlib import Path

import msgspec
from litestar.channels.backends.base import ChannelsBackend

from wagonlit.table.peers.division import Division
from wagonlit.table.peers.messages import CHANNEL, Envelope, PeerLost

if sys.platform != "win32":
    import fcntl

END = b"\n"  # of a message; none contains it
UNREAD = 4 * 1024 * 1024  # bytes that may wait for a process that does not read

_decoder = msgspec.json.Decoder(Envelope)


class Ear(asyncio.Protocol):
    """Hears one other process; when the line breaks, it says so in that one's place."""

    def __init__(self, heard: "asyncio.Queue[bytes]") -> None:
        self._heard = heard
        self._rest = b""
        self._last = b""

    def data_received(self, data: bytes) -> None:
        *whole, self._rest = (self._rest + data).split(END)
        for message in whole:
            self._heard.put_nowait(message)
        if whole:
            self._last = whole[-1]

    def connection_lost(self, exc: Exception | None) -> None:
        # What was on its way is lost with the line. Its process may be gone, or was only stopped for long.
        if self._last:
            sender = _decoder.decode(self._last).sender
            self._heard.put_nowait(msgspec.json.encode(Envelope("", "", PeerLost(sender))))


class LocalChannel(ChannelsBackend):
    """Says everything to whoever is there at that moment; who comes later asks for what it needs to know."""

    def __init__(self, division: Division) -> None:
        self._own = _door(division.folder, division.number)
        others = (number for number in range(division.processes) if number != division.number)
        self._others = [_door(division.folder, number) for number in others]
        self._lines: dict[Path, asyncio.Transport] = {}
        self._heard: asyncio.Queue[bytes] = asyncio.Queue()

    async def on_startup(self) -> None:
        self._kept = _keep(self._own.parent)
        self._own.unlink(missing_ok=True)  # of a process that was killed, whose place this one takes
        loop = asyncio.get_running_loop()
        self._listening = await loop.create_unix_server(lambda: Ear(self._heard), self._own)

    async def on_shutdown(self) -> None:
        self._listening.close()
        for line in self._lines.values():
            line.close()
        self._own.unlink(missing_ok=True)
        os.close(self._kept)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for door in self._others:
            line = self._lines.get(door)
            if line is None or line.is_closing():
                line = await self._connected(door)
            if line is not None:
                line.write(data + END)
                if line.get_write_buffer_size() > UNREAD:
                    line.abort()  # it will notice, and read everything anew

    async def _connected(self, door: Path) -> asyncio.Transport | None:
        try:
            line, _ = await asyncio.get_running_loop().create_unix_connection(asyncio.Protocol, str(door))
        except OSError:
            return None  # there is nobody at this moment
        self._lines[door] = line
        return line

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield CHANNEL, await self._heard.get()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """There is one channel, which is always heard."""

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """The same."""

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []


def _keep(folder: Path) -> int:
    """Let nobody tidy this folder up, whose files look old though they are in use; until this file is closed.

    On many systems something removes what is old from the folder for temporary files; systemd's way to say
    that something there is still needed is such a lock.
    """
    opened = os.open(folder, os.O_RDONLY)
    fcntl.flock(opened, fcntl.LOCK_SH)
    return opened


def _door(folder: Path, number: int) -> Path:
    return folder / str(number)
