"""All sockets of this process. When it stops, everybody is asked to come again, where another one serves."""

import asyncio
import random
from typing import Protocol

AT_ONCE = 20  # who are asked to move at the same moment
PAUSE = 0.05  # seconds until the next are
LONGEST = 4.0  # seconds until all have been


class Leaving(Protocol):
    """Somebody who is connected."""

    def move_on(self) -> None:
        """Finish what is under way, then come again elsewhere."""


class Connections:
    """Who is connected, and whether this process still takes people."""

    def __init__(self) -> None:
        self.stopping = False
        self._all: set[Leaving] = set()
        self._nobody = asyncio.Event()
        self._nobody.set()

    def __len__(self) -> int:
        return len(self._all)

    def here(self, client: Leaving) -> "Visit":
        """Somebody is connected for so long."""
        return Visit(self, client)

    def note_come(self, client: Leaving) -> None:
        """Somebody is connected."""
        self._all.add(client)
        self._nobody.clear()

    def note_gone(self, client: Leaving) -> None:
        """They are not any more."""
        self._all.discard(client)
        if not self._all:
            self._nobody.set()

    async def move_everybody(self) -> None:
        """Ask everybody to come again; spread out, so that they do not all knock at once at another door."""
        self.stopping = True
        everybody = random.sample(list(self._all), len(self._all))
        pause = min(PAUSE, LONGEST * AT_ONCE / max(1, len(everybody)))
        for first in range(0, len(everybody), AT_ONCE):
            for client in everybody[first : first + AT_ONCE]:
                client.move_on()
            await asyncio.sleep(pause)
        await self._nobody.wait()


class Visit:
    """From when somebody comes until they go; a generator for each would take eight times the memory."""

    __slots__ = ("_client", "_connections")

    def __init__(self, connections: Connections, client: Leaving) -> None:
        self._connections = connections
        self._client = client

    def __enter__(self) -> None:
        self._connections.note_come(self._client)

    def __exit__(self, *_: object) -> None:
        self._connections.note_gone(self._client)
