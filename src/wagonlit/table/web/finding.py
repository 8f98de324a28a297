"""A table is found by its code. Whoever tries one code after another soon learns nothing more by it."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from wagonlit.table.room.rooms import Rooms
from wagonlit.table.web.problems import TooFast
from wagonlit.table.web.rate_limits import MISSES, WAKINGS, Limits
from wagonlit.table.wire.codes import code_meant
from wagonlit.table.wire.refusal import NoTable

T = TypeVar("T")


class Finder:
    """Finds tables for one person at one address.

    After too many codes that do not exist, an address finds only the tables where the person who asks sits.
    Whether others exist can then not even be told by how long the refusal takes. A code counts as a wrong one
    until it is found: else many could be tried at once, before the first of them is known to be wrong.
    """

    def __init__(self, rooms: Rooms, limits: Limits | None, address: str, holder: str) -> None:
        self._rooms = rooms
        self._limits = limits
        self._address = address
        self._holder = holder

    async def find(self, code: str, what: Callable[[str], Awaitable[T]]) -> T:
        """What is wanted of the table with this code, in capitals or not."""
        wanted = code_meant(code)
        if wanted is None:
            raise NoTable(code[:20])
        wait = self._limits.take_at(self._address, MISSES) if self._limits else 0.0
        if wait and not await self._rooms.is_held_by(wanted, self._holder):
            raise TooFast(wait)
        wrong = False
        try:
            await self._count_waking(wanted)
            return await what(wanted)
        except NoTable:
            wrong = True
            raise
        finally:
            if self._limits and not wait and not wrong:
                self._limits.give_back_at(self._address, MISSES)

    async def _count_waking(self, code: str) -> None:
        """Nobody wakes one sleeping table after another, only to keep the server busy.

        A table that does not exist is no sleeping one: if it were refused here, it would not count as a miss,
        and whoever may wake no more could try as many codes as they like for one that is in memory.
        """
        if self._limits and not self._rooms.is_in_memory(code):
            wait = self._limits.take_at(self._address, WAKINGS)
            if wait and await self._rooms.services.store.table(code) is not None:
                raise TooFast(wait)
