"""Tables where it is not known whether what was written last is stored: they are read again until it is."""

import asyncio
from collections.abc import Mapping

from wagonlit.table.room.room import Room
from wagonlit.table.room.services import logger
from wagonlit.table.store.errors import StoreDamaged, StoreLost

PAUSE = 0.5  # seconds before the database is asked again


class Doubts:
    """Else a table could wait for an answer that is in its log, or hide that it was changed."""

    def __init__(self, rooms: Mapping[str, Room]) -> None:
        self._rooms = rooms
        self._tables: set[int] = set()
        self._clearing: asyncio.Task[None] | None = None

    def note(self, table: int) -> None:
        """The database failed while something was written at this table."""
        self._tables.add(table)
        if self._clearing is None or self._clearing.done():
            self._clearing = asyncio.create_task(self._clear())

    async def _clear(self) -> None:
        while self._tables:
            await asyncio.sleep(PAUSE)
            for table in list(self._tables):
                if not await self._is_clear(table):
                    break  # the others could not be read, either
                self._tables.discard(table)

    async def _is_clear(self, table: int) -> bool:
        try:
            for room in [room for room in self._rooms.values() if room.state.row.id == table]:
                await room.queue.run(room.reread)
        except StoreDamaged:
            return True  # it never will be
        except StoreLost:
            return False
        except Exception:
            logger.exception("A table could not be read again")
        return True

    async def close(self) -> None:
        """Nothing is read any more."""
        if self._clearing:
            self._clearing.cancel()
            await asyncio.gather(self._clearing, return_exceptions=True)
