"""What is written to the database, except answers (`appending`); each is one part of a transaction."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import to_builtins
from msgspec.structs import asdict, replace
from sqlalchemy import Connection, delete, func, insert, literal, select, update

from wagonlit.table.store.queries import TABLE_FIELDS, tables_where
from wagonlit.table.store.rows import LINES_KEPT, ChatRow, SeatRow, TableRow
from wagonlit.table.store.schema import chat, seats, tables
from wagonlit.table.store.statements import next_id
from wagonlit.table.wire.refusal import TableClosed

Change = Callable[[TableRow], TableRow]  # pure: it may run more than once, and in another thread


def write_table(connection: Connection, row: TableRow) -> TableRow:
    """A new table, with an id of its own."""
    fields = _kept(row, [field for field in TABLE_FIELDS if field != "id"]) | next_id(connection)
    opened = replace(row, id=connection.scalar(insert(tables).values(fields).returning(tables.c.id)))
    _write_seats(connection, opened.id, opened.seats)
    return opened


def amend(connection: Connection, table: int, change: Change) -> TableRow:
    """Change a table as it is at this moment, whoever else is changing it."""
    _lock(connection, table)
    (old,) = tables_where(connection, tables.c.id == table)
    new = replace(change(old), id=table)
    changed = [field for field in TABLE_FIELDS if getattr(new, field) != getattr(old, field)]
    if changed:
        connection.execute(update(tables).where(tables.c.id == table).values(_kept(new, changed)))
    gone = [row.seat for row in old.seats if row not in new.seats]
    if gone:
        connection.execute(delete(seats).where(seats.c.table_id == table, seats.c.seat.in_(gone)))
    _write_seats(connection, table, [row for row in new.seats if row not in old.seats])
    return new


def say(connection: Connection, table: int, row: ChatRow) -> ChatRow:
    """The next line of chat; its `n` is given here."""
    _lock(connection, table)
    following = select(func.coalesce(func.max(chat.c.n), literal(0)) + 1).where(chat.c.table_id == table)
    said = replace(row, n=connection.scalar(following))
    connection.execute(insert(chat).values(table_id=table, **asdict(said)))
    connection.execute(delete(chat).where(chat.c.table_id == table, chat.c.n <= said.n - LINES_KEPT))
    return said


def _kept(row: TableRow, fields: Sequence[str]) -> dict[str, Any]:
    """These fields in the form in which the database keeps them."""
    return {field: to_builtins(getattr(row, field)) for field in fields}


def _write_seats(connection: Connection, table: int, rows: Sequence[SeatRow]) -> None:
    if rows:
        connection.execute(insert(seats), [{"table_id": table, **to_builtins(row)} for row in rows])


def _lock(connection: Connection, table: int) -> None:
    """Nobody else may change this table before the transaction ends; SQLite has one writer anyway."""
    row = select(tables.c.id).where(tables.c.id == table).with_for_update(key_share=True)
    if connection.scalar(row) is None:
        raise TableClosed
