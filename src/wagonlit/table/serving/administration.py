"""What whoever looks after a server asks of its database, whether the server runs or not."""

from functools import partial

from wagonlit.core.record import Record
from wagonlit.table.room.exporting import exported
from wagonlit.table.store import overview, removal
from wagonlit.table.store.address import address
from wagonlit.table.store.database import Database, Job, T, opening
from wagonlit.table.store.overview import PersonSummary, Storage, TableSummary, Wanted
from wagonlit.table.store.removal import Retention
from wagonlit.table.store.upgrade import existing
from wagonlit.table.wire.refusal import NoTable, Refusal

WITH_SECRETS = "--with-hidden-cards"


class Administration:
    """One visit to a database."""

    def __init__(self, database: str) -> None:
        self._url = address(database)

    async def tables(self, wanted: Wanted) -> list[TableSummary]:
        """Tables from the outside."""
        return await self._read(partial(overview.summaries, wanted=wanted))

    async def people(self, limit: int) -> list[PersonSummary]:
        """Everybody who sits somewhere."""
        return await self._read(partial(overview.people, limit=limit))

    async def storage(self, retention: Retention | None) -> Storage:
        """What is kept, and for how long; or what would go if it were kept for so long."""
        return await self._read(partial(overview.storage, retention=retention))

    async def in_short(self, code: str) -> str:
        """One table in a few words."""
        found = await self._read(partial(overview.in_short, code=code))
        if found is None:
            raise NoTable(code)
        return found

    async def close(self, code: str) -> None:
        """Remove a table; a server that runs learns of it within seconds, and tells whoever is there."""
        with opening(self._url):
            database = await existing(self._url)
            try:
                if not await database.write(partial(removal.remove, code=code)):
                    raise NoTable(code)
            finally:
                await database.close()

    async def export(self, code: str, unfinished: bool) -> Record:
        """The record of a game."""
        database = await existing(self._url)
        try:
            with opening(self._url):
                return await exported(database, code, unfinished)
        except Refusal as fault:
            if fault.code != "not_over":
                raise
            raise Refusal(
                "not_over",
                f"The game at {code} still runs, and its record would show all hidden cards and what is "
                f"still to be drawn. If you want that, add {WITH_SECRETS}.",
            ) from fault
        finally:
            await database.close()

    async def _read(self, job: Job[T]) -> T:
        with opening(self._url):
            database: Database = await existing(self._url)
            try:
                return await database.read(job)
            finally:
                await database.close()
