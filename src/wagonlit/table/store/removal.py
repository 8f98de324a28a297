"""Tables that are closed, or that were kept long enough: everything that belongs to them goes."""

from collections.abc import Callable

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Table, and_, delete, false, func, insert, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from wagonlit.table.store.queries import LATEST_FIRST
from wagonlit.table.store.schema import chat, closed, log, seats, statements, tables
from wagonlit.table.wire.durations import in_words
from wagonlit.table.wire.timestamps import later, now

DAY = 24 * 60 * 60
REMEMBERED = 30 * DAY  # seconds for which it is known that a table was closed
KEEPS = "keeps"  # the name of the statement
# By kind of database: how something is said whether or not it was said before.
SAY_ANEW: dict[str, Callable[[Table], postgresql.Insert | sqlite.Insert]] = {
    "postgresql": postgresql.insert,
    "sqlite": sqlite.insert,
}


class Retention(Struct, frozen=True):
    """For how many seconds tables are kept after they last moved; None: for ever."""

    finished: float | None = None
    idle: float | None = None  # set up or in play, but nobody comes any more

    @property
    def forever(self) -> bool:
        """Is nothing ever removed?"""
        return self.finished is None and self.idle is None

    def in_words(self) -> str:
        """As a sentence for whoever looks after the server."""
        if self.forever:
            return "Tables are kept for ever."
        spans = [in_words(span) if span is not None else "ever" for span in (self.finished, self.idle)]
        return f"Finished games are kept for {spans[0]}, tables where nobody moves any more for {spans[1]}."

    def expired(self) -> ColumnElement[bool]:
        """Which tables were kept long enough by now."""
        over, at = tables.c.status == "over", now()
        limits = [(over, self.finished), (~over, self.idle)]
        return or_(
            false(),
            *(
                and_(state, tables.c.moved < later(at, -seconds))
                for state, seconds in limits
                if seconds is not None
            ),
        )


def expired_codes(connection: Connection, retention: Retention, limit: int) -> list[str]:
    """Tables that were kept long enough, the oldest first."""
    oldest = [column.element.asc() for column in LATEST_FIRST]
    codes = select(tables.c.code).where(retention.expired()).order_by(*oldest)
    return list(connection.scalars(codes.limit(limit)))


def remove(connection: Connection, code: str, retention: Retention | None = None) -> bool:
    """Remove a table with all that belongs to it, if it still is to be; whether it was."""
    wanted = select(tables.c.id).where(tables.c.code == code).with_for_update()
    if retention is not None:
        wanted = wanted.where(retention.expired())  # somebody may have come back
    table = connection.scalar(wanted)
    if table is None:
        return False
    for kind in (chat, log, seats):
        connection.execute(delete(kind).where(kind.c.table_id == table))
    connection.execute(delete(tables).where(tables.c.id == table))
    at = now()
    connection.execute(delete(closed).where(or_(closed.c.code == code, closed.c.at < later(at, -REMEMBERED))))
    connection.execute(insert(closed).values(code=code, at=at))
    return True


def closed_since(connection: Connection, moment: str) -> list[str]:
    """The codes of tables that were closed after this moment, by whichever process."""
    return list(connection.scalars(select(closed.c.code).where(closed.c.at >= moment)))


def was_closed(connection: Connection, code: str) -> bool:
    """Was there a table of this code, not long ago?"""
    return bool(connection.scalar(select(func.count()).select_from(closed).where(closed.c.code == code)))


def state_retention(connection: Connection, retention: Retention) -> None:
    """Say for how long tables are kept, for whoever looks after the store; several may do so at once."""
    said = {"says": {"finished": retention.finished, "idle": retention.idle}, "at": now()}
    stated = SAY_ANEW[connection.dialect.name](statements).values(name=KEEPS, **said)
    connection.execute(stated.on_conflict_do_update(index_elements=[statements.c.name], set_=said))


def stated_retention(connection: Connection) -> Retention:
    """What the server that started last has said."""
    says = connection.scalar(select(statements.c.says).where(statements.c.name == KEEPS))
    return Retention(**says) if says else Retention()
