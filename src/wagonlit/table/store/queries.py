"""What is read from the database, as typed rows."""

from collections import Counter
from collections.abc import Iterable
from typing import TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, and_, or_, select

from wagonlit.table.store.database import UNREADABLE
from wagonlit.table.store.rows import ChatRow, Entry, SeatRow, TableRow
from wagonlit.table.store.schema import chat, log, seats, tables

T = TypeVar("T")

TABLE_FIELDS = [field for field in TableRow.__struct_fields__ if field != "seats"]
SEAT_FIELDS = SeatRow.__struct_fields__
# msgspec learns what a row is made of when it first makes one. If it learned that in two threads at once,
# the process could crash; so it learns it here, in one thread.
for _kind in (TableRow, Entry, ChatRow):
    msgspec.json.Decoder(_kind)

LATEST_FIRST = (tables.c.moved.desc(), tables.c.id.desc())
SEEN = and_(tables.c.listed, tables.c.status.in_(["setup", "playing"]))  # by everybody
LISTED_OF_ONE_HOST = 5  # tables; else whoever opens many would hide everybody else's
LOOKED_AT = 5_000  # listed tables at most; else whoever opens many would make the list slow


def table_of(connection: Connection, code: str) -> TableRow | None:
    """The table of this code."""
    return next(iter(tables_where(connection, tables.c.code == code)), None)


def listed(connection: Connection, limit: int) -> list[TableRow]:
    """Tables that anybody may see, of each host the latest few."""
    for look_at in (3 * limit, LOOKED_AT):  # the first is nearly always enough
        rows = connection.execute(
            select(tables.c.id, tables.c.host).where(SEEN).order_by(*LATEST_FIRST).limit(look_at)
        ).all()
        few = _few_of_each([(row.id, row.host) for row in rows])
        if len(few) >= limit or len(rows) < look_at:
            break
    return readable_tables(connection, and_(SEEN, tables.c.id.in_(few[:limit])), limit)


def _few_of_each(tables_and_hosts: list[tuple[int, str]]) -> list[int]:
    count: Counter[str] = Counter()
    few = []
    for table, host in tables_and_hosts:
        count[host] += 1
        if count[host] <= LISTED_OF_ONE_HOST:
            few.append(table)
    return few


def held_by(connection: Connection, holder: str, limit: int) -> list[TableRow]:
    """Tables where this person sits or is host; an empty hash is nobody's."""
    sits = select(seats.c.table_id).where(seats.c.holder == holder)
    wanted = or_(tables.c.host == holder, tables.c.id.in_(sits))
    return readable_tables(connection, wanted, limit) if holder else []


def going_on(connection: Connection, limit: int) -> list[str]:
    """The codes of the tables in play that go on with nobody there: by a clock, or by bots that sit in."""
    sat_in = select(seats.c.table_id).where(seats.c.sitting_in != "")
    alone = or_(tables.c.clock != "none", tables.c.id.in_(sat_in))
    codes = select(tables.c.code).where(tables.c.status == "playing", alone)
    return list(connection.scalars(codes.order_by(*LATEST_FIRST).limit(limit)))


def place_of(connection: Connection, table: int, key: str) -> int | None:
    """Where in the log the answer of this key stands."""
    wanted = select(log.c.n).where(log.c.table_id == table, log.c.key == key)
    return connection.scalar(wanted) if key else None


def tables_where(connection: Connection, wanted: ColumnElement[bool], limit: int = 1) -> list[TableRow]:
    """Tables with their seats, latest moved first, all as of one moment."""
    rows = connection.execute(_with_seats(wanted, limit))
    found: dict[int, list[Row[tuple[object, ...]]]] = {}
    for row in rows:
        found.setdefault(row.id, []).append(row)
    return [_table(rows) for rows in found.values()]


def readable_tables(connection: Connection, wanted: ColumnElement[bool], limit: int) -> list[TableRow]:
    """The same without those that are damaged: one table must not hide all others."""
    try:
        return tables_where(connection, wanted, limit)
    except UNREADABLE:
        ids = connection.scalars(select(tables.c.id).where(wanted).order_by(*LATEST_FIRST).limit(limit)).all()
        return [table for id in ids for table in _if_readable(connection, id)]


def _if_readable(connection: Connection, id: int) -> list[TableRow]:
    try:
        return tables_where(connection, tables.c.id == id)
    except UNREADABLE:
        return []


def _with_seats(wanted: ColumnElement[bool], limit: int) -> Select[tuple[object, ...]]:
    """One statement, because two would see the database at two moments."""
    chosen = select(tables.c.id).where(wanted).order_by(*LATEST_FIRST).limit(limit)
    return (
        select(
            *[tables.c[field] for field in TABLE_FIELDS],
            *[seats.c[field].label(f"seat_{field}") for field in SEAT_FIELDS],
        )
        .outerjoin(seats, seats.c.table_id == tables.c.id)
        .where(tables.c.id.in_(chosen))
        .order_by(*LATEST_FIRST, seats.c.seat)
    )


def _table(rows: list[Row[tuple[object, ...]]]) -> TableRow:
    count = len(TABLE_FIELDS)
    sitting = [dict(zip(SEAT_FIELDS, row[count:])) for row in rows if row.seat_seat is not None]
    return msgspec.convert({**dict(zip(TABLE_FIELDS, rows[0][:count])), "seats": sitting}, TableRow)


def entries_after(connection: Connection, table: int, n: int) -> list[Entry]:
    """The log after its `n`th entry."""
    columns = [log.c[field] for field in Entry.__struct_fields__]
    rows = connection.execute(select(*columns).where(log.c.table_id == table, log.c.n > n).order_by(log.c.n))
    return _converted(rows, Entry)


def last_said(connection: Connection, table: int, last: int) -> list[ChatRow]:
    """The last lines of chat, oldest first."""
    columns = [chat.c[field] for field in ChatRow.__struct_fields__]
    rows = connection.execute(
        select(*columns).where(chat.c.table_id == table).order_by(chat.c.n.desc()).limit(last)
    )
    return _converted(rows, ChatRow)[::-1]


def _converted(rows: Iterable[Row[tuple[object, ...]]], kind: type[T]) -> list[T]:
    return [msgspec.convert(row._mapping, kind) for row in rows]
