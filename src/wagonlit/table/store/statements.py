"""What a server says of itself in the database, under a name; said again, it takes the place of the last."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Table, func, select
from sqlalchemy.dialects import postgresql, sqlite

from wagonlit.table.store.schema import statements, tables
from wagonlit.table.wire.timestamps import now

LATEST_GONE = "latest_gone"  # the name of the statement: the highest id of a table that was removed
# By kind of database: how something is said whether or not it was said before.
SAY_ANEW: dict[str, Callable[[Table], postgresql.Insert | sqlite.Insert]] = {
    "postgresql": postgresql.insert,
    "sqlite": sqlite.insert,
}


def state(connection: Connection, name: str, says: Any) -> None:
    """Say this from now on; several processes may do so at once."""
    said = {"says": says, "at": now()}
    stated = SAY_ANEW[connection.dialect.name](statements).values(name=name, **said)
    connection.execute(stated.on_conflict_do_update(index_elements=[statements.c.name], set_=said))


def stated(connection: Connection, name: str) -> Any:
    """What was said last; None if nothing ever was."""
    return connection.scalar(select(statements.c.says).where(statements.c.name == name))


# SQLite gives the id of the latest table again once that is removed. A process hears of that a moment later,
# and whoever was still at the old table would meanwhile have played, and talked, at the new one.


def note_gone(connection: Connection, id: int) -> None:
    """The table of this id is removed."""
    if connection.dialect.name == "sqlite":
        state(connection, LATEST_GONE, max(id, stated(connection, LATEST_GONE) or 0))


def next_id(connection: Connection) -> dict[str, int]:
    """An id that no table ever had, as a value to insert; PostgreSQL gives none twice by itself."""
    if connection.dialect.name == "postgresql":
        return {}
    highest = connection.scalar(select(func.max(tables.c.id))) or 0
    return {"id": 1 + max(highest, stated(connection, LATEST_GONE) or 0)}
