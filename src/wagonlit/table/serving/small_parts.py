"""What each of thousands of sockets has one of, so as small as it can be."""

import asyncio
from collections.abc import Mapping
from typing import Any


class Mailbox:
    """What a client has sent, for the one who reads it: asyncio's queue takes twenty times the memory."""

    __slots__ = ("_arrived", "_reader", "_waiting")

    def __init__(self) -> None:
        self._arrived: list[Any] = []
        self._waiting: list[Any] = []  # the next one last
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, letter: Mapping[str, Any]) -> None:
        """One more."""
        self._arrived.append(letter)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def __len__(self) -> int:
        return len(self._arrived) + len(self._waiting)

    def empty(self) -> bool:
        """Is there none?"""
        return not (self._arrived or self._waiting)

    async def get(self) -> Any:
        """The next."""
        while self.empty():
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        if not self._waiting:
            self._waiting, self._arrived = self._arrived[::-1], []
        return self._waiting.pop()


class Gate:
    """Open or shut, for those who want to pass: asyncio's event takes ten times the memory."""

    __slots__ = ("_opening",)

    def __init__(self) -> None:
        self._opening: asyncio.Event | None = None  # there is one while the gate is shut

    def is_set(self) -> bool:
        """Is it open?"""
        return self._opening is None

    def set(self) -> None:
        """Open it."""
        if self._opening is not None:
            self._opening.set()
            self._opening = None

    def clear(self) -> None:
        """Shut it."""
        self._opening = self._opening or asyncio.Event()

    async def wait(self) -> None:
        """Until it is opened."""
        if self._opening is not None:
            await self._opening.wait()
