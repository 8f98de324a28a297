"""Whose bots think next: those of tables where somebody is, and of these the host's who has had the least.

Else a few tables with bots that think for long would make the bots of all other tables wait. This is fair
queueing by start times: all tables of one host count together, nobody saves up turns by asking for none, and
who is new goes behind all who wait. So whoever opens table after table takes nobody's turn.
"""

import asyncio
from asyncio import Future
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

KEPT = 1_000  # hosts of whom it is known


def _time() -> float:
    return asyncio.get_running_loop().time()


class Place(NamedTuple):
    """Somebody who waits."""

    table: str
    host: str
    let_in: Future[None]


class Turns:
    """Lets only so many think at once; of hosts who have had the same, who came first is next."""

    def __init__(self, places: int, clock: Callable[[], float] = _time) -> None:
        self._places = self._free = places
        self._clock = clock
        # Both are set by whoever keeps the rooms.
        self.is_watched: Callable[[str], bool] = lambda table: True
        self.host_of: Callable[[str], str] = lambda table: table
        self._waiting: list[Place] = []
        self._had: OrderedDict[str, float] = OrderedDict()  # by host: seconds, as if all had begun together
        self._reached = 0.0  # what whoever was let in last had had; nobody who comes has had less

    @asynccontextmanager
    async def turn(self, table: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        host = self.host_of(table)
        await self._admitted(table, host)
        began = self._clock()
        try:
            yield
        finally:
            self._note(host, self._had_by(host) + self._clock() - began)
            self._leave()

    async def _admitted(self, table: str, host: str) -> None:
        self._arrive(host)
        place = Place(table, host, asyncio.get_running_loop().create_future())
        self._waiting.append(place)
        self._admit()
        try:
            await place.let_in
        except asyncio.CancelledError:
            if not place.let_in.cancelled():  # it was let in just now
                self._leave()
            elif place in self._waiting:
                self._waiting.remove(place)
            raise

    def _arrive(self, host: str) -> None:
        """Who slept goes on where the others are; who is new, behind all who wait."""
        if host in self._had:
            had = self._had[host]
        else:
            had = max((self._had_by(place.host) for place in self._waiting), default=0.0)
        self._note(host, max(had, self._reached))

    def _leave(self) -> None:
        self._free += 1
        self._admit()
        if self._free == self._places:
            self._reached = max(self._had.values(), default=0.0)  # nobody waits: nobody owes others anything

    def _admit(self) -> None:
        while self._free and self._waiting:
            place = min(self._waiting, key=self._rank)
            self._waiting.remove(place)
            if not place.let_in.cancelled():  # else whoever waited has given up
                self._free -= 1
                # Where nobody looked it may have waited for long: one turn is due, not all that it missed.
                self._reached = max(self._reached, self._had_by(place.host))
                self._note(place.host, self._reached)
                place.let_in.set_result(None)

    def _rank(self, place: Place) -> tuple[bool, float]:
        return not self.is_watched(place.table), self._had_by(place.host)

    def _had_by(self, host: str) -> float:
        return self._had.get(host, self._reached)

    def _note(self, host: str, had: float) -> None:
        self._had[host] = had
        self._had.move_to_end(host)
        if len(self._had) > KEPT:
            self._had.popitem(last=False)
