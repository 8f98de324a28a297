"""The store: tables, who sits there, and what was answered, kept so that nothing told is ever lost."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Self, TypeVar

from sqlalchemy.exc import IntegrityError

from wagonlit.table.store import queries, removal, writes
from wagonlit.table.store.address import address
from wagonlit.table.store.appending import Append
from wagonlit.table.store.database import FAULTS, UNREADABLE, Database, Job, as_store_fault, database_at
from wagonlit.table.store.errors import CodeTaken, PlaceTaken, SaidAlready, StoreLost
from wagonlit.table.store.liveness import Liveness
from wagonlit.table.store.outages import WatchedDatabase
from wagonlit.table.store.removal import Retention
from wagonlit.table.store.rows import LINES_KEPT, ChatRow, Entry, TableRow
from wagonlit.table.store.upgrade import touch, upgrade
from wagonlit.table.store.writer import Writer
from wagonlit.table.wire.http import Status
from wagonlit.table.wire.refusal import TableClosed

T = TypeVar("T")


class Store:
    """Everything that is kept. Whatever was written is committed before the call returns."""

    def __init__(self, database: Database) -> None:
        self._database = WatchedDatabase(database)
        self._writer = Writer(self._database)
        self._liveness = Liveness(partial(self._writer.write, touch))
        # Called with a table where it is not known whether something was written.
        self.in_doubt: Callable[[int], None] = lambda table: None

    @classmethod
    async def opened(cls, url: str) -> Self:
        """The store at this address, brought to this version; raises BadDatabase."""
        place = address(url)
        await upgrade(place)
        return cls(database_at(place))

    async def close(self) -> None:
        """Write what still waits, and let go of the database."""
        await self._liveness.close()
        if await self._writer.close():
            await self._database.close()

    async def lives(self) -> bool:
        """Can something be stored at this moment?"""
        return await self._liveness.lives()

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
        """Tables that anybody may join or look at, a few of each host, those that moved last first."""
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
        return await self._written(
            table, self._writer.write(partial(writes.amend, table=table, change=change))
        )

    # Tables that are closed

    async def close_table(self, code: str, retention: Retention | None = None, at: str = "") -> bool:
        """Remove a table with all that belongs to it; with a retention, only if it expired by this moment."""
        return await self._writer.write(partial(removal.remove, code=code, retention=retention, at=at))

    async def expired(self, retention: Retention, at: str, limit: int) -> list[str]:
        """The codes of tables that were kept long enough at this moment, the oldest first."""
        return await self._read(partial(removal.expired_codes, retention=retention, at=at, limit=limit))

    async def stated_past(self, at: str) -> str:
        """The latest moment that is past for sure, whatever the clock says; empty if none is known."""
        return await self._read(partial(removal.stated_past, at=at))

    async def state_past(self, at: str) -> None:
        """Say that this moment is past for sure."""
        await self._writer.write(partial(removal.state_past, at=at))

    async def closed_since(self, moment: str) -> list[str]:
        """The codes of the tables that were closed since then, by whichever process."""
        return await self._read(partial(removal.closed_since, moment=moment))

    async def was_closed(self, code: str) -> bool:
        """Was there a table of this code, not long ago?"""
        return await self._read(partial(removal.was_closed, code=code))

    async def state_retention(self, retention: Retention) -> None:
        """Say for how long tables are kept, for whoever looks after the store."""
        await self._writer.write(partial(removal.state_retention, retention=retention))

    # The log

    async def append(self, table: int, entry: Entry, status: Status | None = None) -> None:
        """Append to a table's log; the table has moved then, and has this status.

        Raises PlaceTaken if the log has an entry of that number, SaidAlready if it has that answer.
        """
        try:
            await self._written(table, self._writer.append(Append(table, entry, status)))
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
        return TableClosed()

    # Chat

    async def say(self, table: int, *, seat: int, name: str, text: str, at: str) -> ChatRow:
        """Keep a line of chat, and so many before it; it comes back with its number."""
        row = ChatRow(0, seat, name, text, at)
        return await self._written(table, self._writer.write(partial(writes.say, table=table, row=row)))

    async def chat(self, table: int, last: int = LINES_KEPT) -> list[ChatRow]:
        """The last lines of chat, oldest first."""
        return await self._read(partial(queries.last_said, table=table, last=last))

    async def _written(self, table: int, writing: Awaitable[T]) -> T:
        try:
            return await writing
        except StoreLost:
            self.in_doubt(table)
            raise

    async def _read(self, job: Job[T]) -> T:
        try:
            return await self._database.read(job)
        except (*FAULTS, *UNREADABLE) as fault:
            raise as_store_fault(fault) from fault
