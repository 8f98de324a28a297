"""The store: tables, who sits there, and what was answered, kept so that nothing told is ever lost."""

from functools import partial
from typing import Self, TypeVar

from sqlalchemy.exc import IntegrityError

from wagonlit.table.store import queries, writes
from wagonlit.table.store.address import address
from wagonlit.table.store.database import FAULTS, Database, Job, as_store_fault, database_at
from wagonlit.table.store.errors import CodeTaken, PlaceTaken, SaidAlready, TableMissing
from wagonlit.table.store.outages import WatchedDatabase
from wagonlit.table.store.rows import LINES_KEPT, ChatRow, Entry, TableRow
from wagonlit.table.store.upgrade import upgrade
from wagonlit.table.store.writer import Writer
from wagonlit.table.wire.http import Status

T = TypeVar("T")


class Store:
    """Everything that is kept. Whatever was written is committed before the call returns."""

    def __init__(self, database: Database) -> None:
        self._database = WatchedDatabase(database)
        self._writer = Writer(self._database)

    @classmethod
    async def opened(cls, url: str) -> Self:
        """The store at this address, brought to this version; raises BadDatabase."""
        place = address(url)
        await upgrade(place)
        return cls(database_at(place))

    async def close(self) -> None:
        """Write what still waits, and let go of the database."""
        if await self._writer.close():
            await self._database.close()

    # Tables

    async def open_table(self, row: TableRow) -> TableRow:
        """Keep a new table; it comes back with its id. Raises CodeTaken."""
        try:
            return await self._writer.write(partial(writes.write_table, row=row))
        except IntegrityError as fault:
            if await self.table(row.code) is None:
                raise
            raise CodeTaken(f"There is a table {row.code} already.") from fault

    async def table(self, code: str) -> TableRow | None:
        """The table of this code."""
        return await self._read(partial(queries.table_of, code=code))

    async def listed(self, limit: int = 100) -> list[TableRow]:
        """Tables that anybody may join or look at, those that moved last first."""
        return await self._read(partial(queries.listed, limit=limit))

    async def held_by(self, holder: str, limit: int = 100) -> list[TableRow]:
        """Tables where this person sits or is host, those that moved last first."""
        return await self._read(partial(queries.held_by, holder=holder, limit=limit))

    async def going_on(self, limit: int = 10_000) -> list[str]:
        """The codes of the tables that go on with nobody there, those that moved last first."""
        return await self._read(partial(queries.going_on, limit=limit))

    async def amend(self, table: int, change: writes.Change) -> TableRow:
        """Change a table and its seats as they are now, across all processes.

        `change` must be pure: it may run more than once, and in another thread.
        What it raises is raised here, and then nothing changes.
        """
        return await self._writer.write(partial(writes.amend, table=table, change=change))

    # The log

    async def append(self, table: int, entry: Entry, status: Status | None = None) -> None:
        """Append to a table's log; the table has moved then, and has this status.

        Raises PlaceTaken if the log has an entry of that number, SaidAlready if it has that answer.
        """
        try:
            await self._writer.append(writes.Append(table, entry, status))
        except IntegrityError as fault:
            raise await self._why_not(table, entry) from fault

    async def entries(self, table: int, after: int = 0) -> list[Entry]:
        """The log, or what follows its first `after` entries."""
        return await self._read(partial(queries.entries_after, table=table, n=after))

    async def _why_not(self, table: int, entry: Entry) -> Exception:
        said = await self._read(partial(queries.place_of, table=table, key=entry.key))
        if said is not None:
            return SaidAlready(said)
        if await self.entries(table, entry.n - 1):
            return PlaceTaken(f"Entry {entry.n} of the log is somebody else's.")
        return TableMissing("There is no such table.")

    # Chat

    async def say(self, table: int, *, seat: int, name: str, text: str, at: str) -> ChatRow:
        """Keep a line of chat, and so many before it; it comes back with its number."""
        return await self._writer.write(
            partial(writes.say, table=table, row=ChatRow(0, seat, name, text, at))
        )

    async def chat(self, table: int, last: int = LINES_KEPT) -> list[ChatRow]:
        """The last lines of chat, oldest first."""
        return await self._read(partial(queries.last_said, table=table, last=last))

    async def _read(self, job: Job[T]) -> T:
        try:
            return await self._database.read(job)
        except FAULTS as fault:
            raise as_store_fault(fault) from fault
