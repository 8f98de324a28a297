"""Tables, their seats, their log and their chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    _make_tables()
    _make_seats()
    _make_log()
    _make_chat()


def _words(*names: str) -> list[sa.Column[str]]:
    return [sa.Column(name, sa.String, nullable=False) for name in names]


def _of_table(name: str) -> list[sa.Column[int]]:
    return [
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True, autoincrement=False),
        sa.Column(name, sa.Integer, primary_key=True, autoincrement=False),
    ]


def _make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("code", sa.String, nullable=False, unique=True),
        *_words("name", "game"),
        sa.Column("version", sa.Integer, nullable=False),
        *_words("status"),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        *_words("clock"),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("open_hands", sa.Boolean, nullable=False),
        *_words("host"),
        sa.Column("chance", sa.JSON, nullable=False),
        *_words("created", "moved", "rematch"),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_status_moved", "tables", ["status", "moved"])


def _make_seats() -> None:
    op.create_table(
        "seats",
        *_of_table("seat"),
        *_words("kind", "name", "bot", "sitting_in", "holder", "key"),
        sa.Column("marks", sa.JSON, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_holder", "seats", ["holder"])


def _make_log() -> None:
    op.create_table(
        "log",
        *_of_table("n"),
        *_words("kind"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("choice", sa.JSON, nullable=False),
        *_words("key"),
        sa.Column("chance", sa.JSON, nullable=False),
        *_words("at"),
        sqlite_with_rowid=False,
    )
    answered = sa.text("key <> ''")
    op.create_index(
        "ux_log_key",
        "log",
        ["table_id", "key"],
        unique=True,
        sqlite_where=answered,
        postgresql_where=answered,
    )


def _make_chat() -> None:
    op.create_table(
        "chat",
        *_of_table("n"),
        sa.Column("seat", sa.Integer, nullable=False),
        *_words("name", "text", "at"),
        sqlite_with_rowid=False,
    )
