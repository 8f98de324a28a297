"""Answers, which are most of what is written: those of many tables go into the database together."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Connection, String, bindparam, func, insert, select, update

from wagonlit.table.store.rows import Entry
from wagonlit.table.store.schema import Words, log, tables
from wagonlit.table.wire.http import Status

# One row at a time, as PostgreSQL takes them.
ADD_ENTRY = insert(log)
MOVE_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(
        moved=bindparam("at"),
        status=func.coalesce(bindparam("now", type_=Words), tables.c.status),
    )
)

# SQLite is given all of them as one text: at each row by itself its driver would let other threads go on,
# and while the event loop is busy, its turn comes again only much later.
_rows = func.json_each(bindparam("rows", type_=String)).table_valued("value", name="row")


def _part(place: int) -> ColumnElement[str]:
    return func.json_extract(_rows.c.value, f"$[{place}]")


ADD_ENTRIES = insert(log).from_select(log.c.keys(), select(*[_part(n) for n in range(len(log.c))]))
MOVE_TABLES = (
    update(tables)
    .where(tables.c.id == _part(0))
    .values(moved=_part(1), status=func.coalesce(_part(2), tables.c.status))
)


class Append(Struct, frozen=True):
    """An entry for the log of a table, and the table's status after it where that changes."""

    table: int
    entry: Entry
    status: Status | None = None


def append_all(connection: Connection, appends: Sequence[Append]) -> None:
    """Append entries to the logs of many tables; all or none."""
    if not appends:
        return
    # Processes that lock the same rows in the same order never wait for each other in a circle.
    ordered = sorted(appends, key=lambda one: (one.table, one.entry.n))
    if connection.dialect.name == "sqlite":
        _append_as_text(connection, ordered)
        return
    connection.execute(ADD_ENTRY, [{"table_id": one.table, **asdict(one.entry)} for one in ordered])
    connection.execute(
        MOVE_TABLE, [{"table": one.table, "at": one.entry.at, "now": one.status} for one in ordered]
    )


def _append_as_text(connection: Connection, appends: Sequence[Append]) -> None:
    connection.execute(ADD_ENTRIES, {"rows": _json([_fields(one.table, one.entry) for one in appends])})
    status: dict[int, Status | None] = {}
    for one in appends:
        status[one.table] = one.status or status.get(one.table)
    moved = {one.table: (one.table, one.entry.at, status[one.table]) for one in appends}
    connection.execute(MOVE_TABLES, {"rows": _json(list(moved.values()))})


def _fields(table: int, entry: Entry) -> tuple[int | str, ...]:
    """A row of the log, in the order of its columns; what is kept as JSON is a text."""
    choice, chance = _json(entry.choice), _json(entry.chance)
    return table, entry.n, entry.kind, entry.seat, choice, entry.key, chance, entry.at


def _json(thing: object) -> str:
    return msgspec.json.encode(thing).decode()
