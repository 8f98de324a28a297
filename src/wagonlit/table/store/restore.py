"""Puts tables of a backup into a store. Nothing that is there is ever touched, so a server may be running."""

from collections.abc import Collection, Sequence
from functools import partial
from pathlib import Path

from msgspec import Struct
from msgspec.structs import asdict, replace
from sqlalchemy import URL, Connection, Table, insert, select
from sqlalchemy.exc import IntegrityError

from wagonlit.core.seed import secret_seed
from wagonlit.table.store.address import SQLITE, address, file_of, shown
from wagonlit.table.store.backup import unpacked
from wagonlit.table.store.database import UNREADABLE, Database, database_at, opening
from wagonlit.table.store.errors import BadBackup, BadText
from wagonlit.table.store.queries import entries_after, last_said, table_of
from wagonlit.table.store.rows import LINES_KEPT, ChatRow, Entry, TableRow
from wagonlit.table.store.schema import chat, log, tables
from wagonlit.table.store.snapshot import Progress
from wagonlit.table.store.upgrade import existing, upgrade, version_of
from wagonlit.table.store.writes import write_table

AT_ONCE = 20  # tables in one transaction: a server that writes to the same file waits that long


class WholeTable(Struct, frozen=True):
    """A table with all that belongs to it."""

    row: TableRow
    entries: list[Entry]
    chat: list[ChatRow]


class Restored(Struct, frozen=True):
    """How many tables came back, how many of the backup were there already, and which are damaged."""

    tables: int
    present: int
    unreadable: tuple[str, ...] = ()  # of those in the backup, which holds them as they were


async def restore(
    file: Path, database: str, progress: Progress, *, missing: bool = False, codes: Collection[str] = ()
) -> Restored:
    """Restore a backup into a new store; or, into one that has tables, those that are missing or named."""
    url = address(database)
    with unpacked(file, progress) as copy:
        origin = URL.create(SQLITE, database=str(copy))
        await upgrade(origin)
        source = database_at(origin)
        try:
            offered = await source.read(_codes)
            for code in codes:
                if code not in offered:
                    raise BadBackup(f"There is no table {code} in {file}.")
            target = await _target(url)
            try:
                with opening(url):
                    return await _Transfer(source, target, progress).run(offered, shown(url), missing, codes)
            finally:
                await target.close()
        finally:
            await source.close()


async def _target(url: URL) -> Database:
    """The store to be filled: a new one is made, one that is there is left at its version."""
    file = file_of(url)
    with opening(url):
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            if file.exists() and not file.stat().st_size:
                raise BadBackup(f"The file {file} is there, but empty; remove it first.")
        database = database_at(url)
        try:
            is_new = await database.read(version_of) is None
        finally:
            await database.close()
    if not is_new:
        return await existing(url)
    await upgrade(url)
    return database_at(url)


class _Transfer:
    """Reads whole tables here, and writes them there."""

    def __init__(self, source: Database, target: Database, progress: Progress) -> None:
        self._source = source
        self._target = target
        self._progress = progress

    async def run(
        self, offered: Sequence[str], place: str, missing: bool, wanted: Collection[str]
    ) -> Restored:
        """Restore the tables that are wanted: these, those that are missing, or all into an empty store."""
        present = set(await self._target.read(_codes))
        for code in wanted:
            if code in present:
                raise BadBackup(
                    f"Table {code} is there already; close it first if its copy should take its place."
                )
        if present and not missing and not wanted:
            raise BadBackup(
                f"There are {len(present)} tables in {place} already, and a backup never takes their place. "
                "Name a new folder or database; or add --missing to restore the tables that are not there."
            )
        chosen = [code for code in wanted or offered if code not in present]
        unreadable: list[str] = []
        for begin in range(0, len(chosen), AT_ONCE):
            self._progress("restoring", begin / len(chosen))
            read = [await self._read(code) for code in chosen[begin : begin + AT_ONCE]]
            whole = [table for table in read if isinstance(table, WholeTable)]
            unreadable += [code for code in read if isinstance(code, str)]
            unreadable += await self._write(whole)
        left = len(offered) - len(chosen) if not wanted else 0
        return Restored(len(chosen) - len(unreadable), left, tuple(unreadable))

    async def _read(self, code: str) -> WholeTable | str:
        """A table; its code again if what is kept of it makes no sense, so that the others can come back."""
        try:
            return await self._source.read(partial(_read, code=code))
        except UNREADABLE:
            return code

    async def _write(self, whole: Sequence[WholeTable]) -> list[str]:
        """Write tables; the codes of those that no store would keep, so that the others can come back."""
        try:
            await self._target.write(partial(write_whole, whole=whole))
        except (BadText, IntegrityError):
            if len(whole) == 1:
                return [whole[0].row.code]
            return [code for one in whole for code in await self._write([one])]
        return []


def _codes(connection: Connection) -> list[str]:
    return list(connection.scalars(select(tables.c.code).order_by(tables.c.id)))


def _read(connection: Connection, code: str) -> WholeTable:
    row = table_of(connection, code)
    assert row is not None, "the copy is our own"
    return WholeTable(
        _to_be_dealt_anew(row),
        entries_after(connection, row.id, 0),
        last_said(connection, row.id, LINES_KEPT),
    )


def _to_be_dealt_anew(row: TableRow) -> TableRow:
    """Where nothing is dealt yet, a new secret: the record of a game that was played since has opened it."""
    if row.status != "setup":
        return row
    seats = tuple(replace(seat, seal="", salt="") for seat in row.seats)
    return replace(row, secret=secret_seed(), dealing=None, seats=seats)


def write_whole(connection: Connection, whole: Sequence[WholeTable]) -> None:
    """Write tables with all that belongs to them; each gets a new id.

    That one was closed stays known: a server that runs may not have heard of it yet, and would hold on to it.
    """
    for one in whole:
        table = write_table(connection, one.row).id
        _insert(connection, log, table, one.entries)
        _insert(connection, chat, table, one.chat)


def _insert(connection: Connection, kind: Table, table: int, rows: Sequence[Entry | ChatRow]) -> None:
    if rows:
        connection.execute(insert(kind), [{"table_id": table, **asdict(row)} for row in rows])
