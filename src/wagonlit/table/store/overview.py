"""What whoever looks after a server may know of its tables: nothing that is secret at any of them."""

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    String,
    Table,
    and_,
    cast,
    func,
    literal,
    or_,
    select,
    text,
    true,
)

from wagonlit.table.store.database import UNREADABLE
from wagonlit.table.store.queries import LATEST_FIRST, readable_tables, table_of
from wagonlit.table.store.removal import Retention, stated_retention
from wagonlit.table.store.rows import SeatRow, TableRow
from wagonlit.table.store.schema import chat, log, seats, tables
from wagonlit.table.wire.http import Status
from wagonlit.table.wire.timestamps import later, now

SHORT = 8  # letters of the hash by which a person is known here; no seat can be taken by it


class Wanted(Struct, frozen=True):
    """Which tables are asked for."""

    status: Status | None = None
    game: str = ""
    idle: float | None = None  # seconds since it last moved, at least
    person: str = ""  # how their short hash begins
    limit: int = 50


class TableSummary(Struct, frozen=True):
    """A table from the outside."""

    code: str
    game: str
    status: Status
    seats: list[str]
    clock: str
    listed: bool
    created: str
    moved: str
    entries: int  # in its log
    size: int  # of its log and chat, in bytes or nearly so


class PersonSummary(Struct, frozen=True):
    """Somebody who sits somewhere. Who never sat down, or no longer does, is not kept."""

    id: str
    names: list[str]
    tables: int
    playing: int
    moved: str


class Kind(Struct, frozen=True):
    """One kind of rows."""

    name: str
    rows: int
    size: int


class Storage(Struct, frozen=True):
    """What is kept, and for how long."""

    kinds: list[Kind]
    size: int  # on the disk, with indexes and what is free
    by_status: dict[str, int]
    keeps: Retention
    tried: bool  # is that only what would be if it were kept for so long?
    expired: int  # tables that were kept long enough


def summaries(connection: Connection, wanted: Wanted) -> list[TableSummary]:
    """The tables that are asked for, those that moved last first; without those that are damaged."""
    rows = readable_tables(connection, _condition(wanted), wanted.limit)
    # Their ids may be more than can be listed in a statement.
    chosen = select(tables.c.id).where(_condition(wanted)).order_by(*LATEST_FIRST).limit(wanted.limit)
    entries, said = _grouped(connection, log, chosen), _grouped(connection, chat, chosen)
    return [_summary(row, entries.get(row.id, (0, 0)), said.get(row.id, (0, 0))[1]) for row in rows]


def _condition(wanted: Wanted) -> ColumnElement[bool]:
    chosen: list[ColumnElement[bool]] = [true()]
    if wanted.status:
        chosen.append(tables.c.status == wanted.status)
    if wanted.game:
        chosen.append(tables.c.game == wanted.game)
    if wanted.idle is not None:
        chosen.append(tables.c.moved < later(now(), -wanted.idle))
    if wanted.person:
        known = wanted.person.lower()
        sits = select(seats.c.table_id).where(seats.c.holder.startswith(known, autoescape=True))
        chosen.append(or_(tables.c.host.startswith(known, autoescape=True), tables.c.id.in_(sits)))
    return and_(*chosen)


def _summary(row: TableRow, log: tuple[int, int], said: int) -> TableSummary:
    entries, size = log
    return TableSummary(
        row.code, row.game, row.status, [_sitting(seat) for seat in row.seats], row.clock, row.listed,
        row.created, row.moved, entries, size + said,
    )  # fmt: skip


def _sitting(seat: SeatRow) -> str:
    if seat.kind == "open":
        return "–"
    return f"{seat.name} ({seat.bot})" if seat.bot else seat.name


def in_short(connection: Connection, code: str) -> str | None:
    """One table in a few words, even if what is kept of it makes no sense; None if there is none."""
    try:
        row = table_of(connection, code)
    except UNREADABLE:
        return "damaged"
    return f"{row.game}, {row.status}, {', '.join(map(_sitting, row.seats))}" if row else None


def people(connection: Connection, limit: int) -> list[PersonSummary]:
    """Everybody who sits somewhere, those who moved last first."""
    last = func.max(tables.c.moved)
    found = connection.execute(
        select(seats.c.holder, func.count(tables.c.id.distinct()), last)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.holder != "")
        .group_by(seats.c.holder)
        .order_by(last.desc(), seats.c.holder)
        .limit(limit)
    ).all()
    return [_person(connection, holder, count, moved) for holder, count, moved in found]


def _person(connection: Connection, holder: str, count: int, moved: str) -> PersonSummary:
    own = select(seats.c.name, tables.c.status).join(tables, tables.c.id == seats.c.table_id)
    rows = connection.execute(own.where(seats.c.holder == holder)).all()
    names = sorted({row.name for row in rows})
    return PersonSummary(holder[:SHORT], names, count, sum(row.status == "playing" for row in rows), moved)


def storage(connection: Connection, retention: Retention | None) -> Storage:
    """What is kept; by the retention that the server has stated, unless another one is to be tried."""
    keeps = retention or stated_retention(connection)
    statuses = connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
    expired = connection.scalar(select(func.count()).select_from(tables).where(keeps.expired(now())))
    kinds = [Kind(str(kind.name), *_measured(connection, kind)) for kind in (tables, seats, log, chat)]
    states = {row.status: row[1] for row in statuses}
    return Storage(kinds, _on_disk(connection), states, keeps, retention is not None, expired or 0)


def _size(kind: Table) -> ColumnElement[int]:
    """What a row holds: letters, which are bytes but for accents."""
    total: ColumnElement[int] = literal(0)
    for column in kind.columns:
        total = total + func.coalesce(func.length(cast(column, String)), 0)
    return func.coalesce(func.sum(total), 0)


def _measured(connection: Connection, kind: Table) -> tuple[int, int]:
    rows, size = connection.execute(select(func.count(), _size(kind)).select_from(kind)).one()
    return int(rows), int(size)


def _grouped(connection: Connection, kind: Table, ids: Select[tuple[int]]) -> dict[int, tuple[int, int]]:
    """By table: how many rows of this kind, and how large they are."""
    found = connection.execute(
        select(kind.c.table_id, func.count(), _size(kind))
        .where(kind.c.table_id.in_(ids))
        .group_by(kind.c.table_id)
    )
    return {table: (int(rows), int(size)) for table, rows, size in found}


def _on_disk(connection: Connection) -> int:
    if connection.dialect.name == "postgresql":
        return connection.scalar(text("SELECT pg_database_size(current_database())")) or 0
    pages, size = (connection.scalar(text(f"PRAGMA {name}")) or 0 for name in ("page_count", "page_size"))
    return int(pages * size)
