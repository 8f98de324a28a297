"""Where the database is: the address as people write it, and as SQLAlchemy needs it."""

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from wagonlit.table.store.errors import BadDatabase

SQLITE = "sqlite"
POSTGRESQL = "postgresql+asyncpg"
DRIVERS = {
    SQLITE: SQLITE,
    "sqlite+aiosqlite": SQLITE,
    "postgres": POSTGRESQL,
    "postgresql": POSTGRESQL,
    POSTGRESQL: POSTGRESQL,
}
RIGHT = "give sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"


def address(text: str) -> URL:
    """The database's address, with the driver that this program uses."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as fault:
        raise BadDatabase(f"This is not the address of a database; {RIGHT}.") from fault
    if url.drivername not in DRIVERS:
        raise BadDatabase(f"There is no way to keep tables in “{url.drivername}”; {RIGHT}.")
    url = url.set(drivername=DRIVERS[url.drivername])
    return _file(url) if url.drivername == SQLITE else _server(url)


def _file(url: URL) -> URL:
    if not url.database or url.database == ":memory:" or "mode=memory" in url.database:
        raise BadDatabase("Tables must outlive the server, so SQLite needs a file: sqlite:///FILE.")
    if url.query:  # with `uri` it would name another file than the one that is locked, and kept from others
        raise BadDatabase(f"The address of a file has no settings such as “{min(url.query)}”; {RIGHT}.")
    return url


def _server(url: URL) -> URL:
    """PostgreSQL's own programs say `sslmode` where the driver says `ssl`."""
    if not url.database:
        raise BadDatabase(f"The address {shown(url)} names no database; {RIGHT}.")
    modes = url.normalized_query.get("sslmode")
    if not modes:
        return url
    return url.difference_update_query(["sslmode"]).update_query_dict({"ssl": modes[0]})


def file_at(text: str) -> Path | None:
    """The file that this address names; None if it names a server."""
    return file_of(address(text))


def file_of(url: URL) -> Path | None:
    """The same of an address as SQLAlchemy needs it."""
    return Path(url.database) if url.drivername == SQLITE and url.database else None


def shown(url: URL) -> str:
    """The address without its password."""
    name = url.drivername.partition("+")[0]
    return url.set(drivername=name).render_as_string(hide_password=True)
