"""The tables of the database: one for each kind of row."""

import re
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    TypeDecorator,
    text,
)

from wagonlit.table.store.errors import BadText

metadata = MetaData()

NOT_KEPT = re.compile("[\0\ud800-\udfff]")


class Words(TypeDecorator[str]):
    """A text. PostgreSQL stores no NUL, and neither database half a surrogate pair, so both are refused."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        """Refuse what cannot be kept before the database does."""
        if value is not None and NOT_KEPT.search(value):
            raise BadText("A text must be made of whole characters, without NUL among them.")
        return value


def _words(name: str, **more: Any) -> Column[str]:
    return Column(name, Words, nullable=False, **more)


def _json(name: str) -> Column[Any]:
    return Column(name, JSON, nullable=False)


def _yes_no(name: str) -> Column[bool]:
    return Column(name, Boolean, nullable=False)


def _place(name: str) -> Column[int]:
    """One half of a primary key; the other half is the table."""
    return Column(name, Integer, primary_key=True, autoincrement=False)


def _table_id() -> Column[int]:
    return Column("table_id", ForeignKey("tables.id"), primary_key=True, autoincrement=False)


tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    _words("code", unique=True),
    _words("name"),
    _words("game"),
    Column("version", Integer, nullable=False),
    _words("status"),
    _json("options"),
    Column("seed", BigInteger, nullable=False),
    Column("seed_open", Boolean, nullable=False, server_default=text("false")),
    _words("secret", server_default=text("''")),
    _words("clock"),
    _yes_no("listed"),
    _yes_no("open_hands"),
    _words("host", index=True),
    _json("chance"),
    _words("created"),
    _words("moved"),
    _words("rematch"),
    Column("wish", JSON(none_as_null=True), key="undo_request"),
    Column("dealing", JSON(none_as_null=True)),
    Index("ix_tables_status_moved", "status", "moved"),
)

seats = Table(
    "seats",
    metadata,
    _table_id(),
    _place("seat"),
    _words("kind"),
    _words("name"),
    _words("bot"),
    _words("sitting_in"),
    _words("holder", index=True),
    _words("key"),
    _json("marks"),
    Column("proposal", JSON(none_as_null=True)),
    Column("adds_salt", Boolean, nullable=False, server_default=text("false")),
    _words("seal", server_default=text("''")),
    _words("salt", server_default=text("''")),
    sqlite_with_rowid=False,
)

# Tables that were closed, for a while: processes that know them learn of it, and people a better word.
closed = Table("closed", metadata, _words("code", primary_key=True), _words("at", index=True))

# What the server that started last says of itself, for whoever looks after it.
statements = Table("statements", metadata, _words("name", primary_key=True), _json("says"), _words("at"))

log = Table(
    "log",
    metadata,
    _table_id(),
    _place("n"),
    _words("kind"),
    Column("seat", Integer, nullable=False),
    _json("choice"),
    _words("key"),
    _json("chance"),
    _words("at"),
    # An answer counts once; what nobody answered (an undo) has no key.
    Index(
        "ux_log_key",
        "table_id",
        "key",
        unique=True,
        sqlite_where=text("key <> ''"),
        postgresql_where=text("key <> ''"),
    ),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    _table_id(),
    _place("n"),
    Column("seat", Integer, nullable=False),
    _words("name"),
    _words("text"),
    _words("at"),
    sqlite_with_rowid=False,
)
