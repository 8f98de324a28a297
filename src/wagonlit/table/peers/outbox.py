"""What the other processes are still to be told, each thing once."""

import asyncio

from wagonlit.table.peers.messages import PeerMessage, TableMoved, TablesMoved

AT_ONCE = 200  # tables of which is told that they moved; PostgreSQL takes messages of up to 8,000 bytes


class Outbox:
    """Messages that wait to be sent, in their order; but all tables that have moved travel together."""

    def __init__(self) -> None:
        self._waiting: dict[PeerMessage | TableMoved, None] = {}
        self._something = asyncio.Event()

    def put(self, message: PeerMessage | TableMoved) -> None:
        """Send this, too; what is said twice is said at the later moment."""
        self._waiting.pop(message, None)
        self._waiting[message] = None
        self._something.set()

    async def next(self) -> PeerMessage:
        """What has waited longest, once there is anything."""
        while not self._waiting:
            self._something.clear()
            await self._something.wait()
        first = next(iter(self._waiting))
        if not isinstance(first, TableMoved):
            del self._waiting[first]
            return first
        moved = [one for one in self._waiting if isinstance(one, TableMoved)][:AT_ONCE]
        for one in moved:
            del self._waiting[one]
        return TablesMoved(tuple(one.code for one in moved))
