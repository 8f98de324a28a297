"""Whose bots think next: those of tables where somebody is, and of these the one that has had least of late.

Else a few tables with bots that think for long would make the bots of all other tables wait.
"""

import asyncio
from asyncio import Future
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

HALF_LIFE = 60.0  # seconds after which half of what a table has had is forgotten
KEPT = 1_000  # tables of which it is known


def _time() -> float:
    return asyncio.get_running_loop().time()


class Turns:
    """Lets only so many think at once; of tables that have had the same, who came first is next."""

    def __init__(self, places: int, clock: Callable[[], float] = _time) -> None:
        self._free = places
        self._clock = clock
        self.is_watched: Callable[[str], bool] = lambda table: True  # set by whoever keeps the rooms
        self._waiting: list[tuple[str, Future[None]]] = []
        self._had: OrderedDict[str, tuple[float, float]] = OrderedDict()  # by table: seconds, at which moment

    @asynccontextmanager
    async def turn(self, table: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        await self._admitted(table)
        began = self._clock()
        try:
            yield
        finally:
            self._note(table, began)
            self._free += 1
            self._admit()

    async def _admitted(self, table: str) -> None:
        place = table, asyncio.get_running_loop().create_future()
        self._waiting.append(place)
        self._admit()
        try:
            await place[1]
        except asyncio.CancelledError:
            if not place[1].cancelled():  # it was let in just now
                self._free += 1
            elif place in self._waiting:
                self._waiting.remove(place)
            self._admit()
            raise

    def _admit(self) -> None:
        while self._free and self._waiting:
            place = min(self._waiting, key=lambda one: self._rank(one[0]))
            self._waiting.remove(place)
            if not place[1].cancelled():  # else whoever waited has given up
                self._free -= 1
                place[1].set_result(None)

    def _rank(self, table: str) -> tuple[bool, float]:
        return not self.is_watched(table), self._had_lately(table)

    def _had_lately(self, table: str) -> float:
        seconds, moment = self._had.get(table, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self._clock() - moment) / HALF_LIFE))

    def _note(self, table: str, began: float) -> None:
        now = self._clock()
        self._had[table] = self._had_lately(table) + now - began, now
        self._had.move_to_end(table)
        if len(self._had) > KEPT:
            self._had.popitem(last=False)
