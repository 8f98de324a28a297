"""Tables that are closed, or that were kept long enough: everything that belongs to them goes."""

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, delete, false, func, insert, or_, select

from wagonlit.table.store.queries import LATEST_FIRST
from wagonlit.table.store.schema import chat, closed, log, seats, tables
from wagonlit.table.store.statements import note_gone, state, stated
from wagonlit.table.wire.durations import in_words
from wagonlit.table.wire.timestamps import later, now

DAY = 24 * 60 * 60
REMEMBERED = 30 * DAY  # seconds for which it is known that a table was closed
KEEPS, PAST = "keeps", "past"  # the names of statements: for how long tables are kept, and what is past


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

    def expired(self, at: str) -> ColumnElement[bool]:
        """Which tables were kept long enough at this moment."""
        over = tables.c.status == "over"
        limits = [(over, self.finished), (~over, self.idle)]
        return or_(
            false(),
            *(
                and_(state, tables.c.moved < later(at, -seconds))
                for state, seconds in limits
                if seconds is not None
            ),
        )


def state_past(connection: Connection, at: str) -> None:
    """Say that this moment is past for sure, for whoever starts while the machine's clock is wrong."""
    state(connection, PAST, at)


def stated_past(connection: Connection, at: str) -> str:
    """What was said last; if nothing ever was, when anybody last moved before this moment, or nothing."""
    moved = select(func.max(tables.c.moved)).where(tables.c.moved <= at)
    return stated(connection, PAST) or connection.scalar(moved) or ""


def expired_codes(connection: Connection, retention: Retention, at: str, limit: int) -> list[str]:
    """Tables that were kept long enough at this moment, the oldest first."""
    oldest = [column.element.asc() for column in LATEST_FIRST]
    codes = select(tables.c.code).where(retention.expired(at)).order_by(*oldest)
    return list(connection.scalars(codes.limit(limit)))


def remove(connection: Connection, code: str, retention: Retention | None = None, at: str = "") -> bool:
    """Remove a table with all that belongs to it; with a retention, only if it expired by this moment."""
    wanted = select(tables.c.id).where(tables.c.code == code).with_for_update()
    if retention is not None:
        wanted = wanted.where(retention.expired(at))  # somebody may have come back
    table = connection.scalar(wanted)
    if table is None:
        return False
    for kind in (chat, log, seats):
        connection.execute(delete(kind).where(kind.c.table_id == table))
    connection.execute(delete(tables).where(tables.c.id == table))
    note_gone(connection, table)
    closed_at = now()
    forgotten = closed.c.at < later(closed_at, -REMEMBERED)
    connection.execute(delete(closed).where(or_(closed.c.code == code, forgotten)))
    connection.execute(insert(closed).values(code=code, at=closed_at))
    return True


def closed_since(connection: Connection, moment: str) -> list[str]:
    """The codes of tables that were closed after this moment, by whichever process."""
    return list(connection.scalars(select(closed.c.code).where(closed.c.at >= moment)))


def was_closed(connection: Connection, code: str) -> bool:
    """Was there a table of this code, not long ago?"""
    return bool(connection.scalar(select(func.count()).select_from(closed).where(closed.c.code == code)))


def state_retention(connection: Connection, retention: Retention) -> None:
    """Say for how long tables are kept, for whoever looks after the store."""
    state(connection, KEEPS, {"finished": retention.finished, "idle": retention.idle})


def stated_retention(connection: Connection) -> Retention:
    """What the server that started last has said."""
    says = stated(connection, KEEPS)
    return Retention(**says) if says else Retention()
