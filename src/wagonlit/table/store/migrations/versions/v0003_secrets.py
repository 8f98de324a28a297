"""Deals and bots draw from a secret, and everybody knows of a seed that was chosen by hand."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

tables = sa.table("tables", sa.column("id"), sa.column("status"), sa.column("seed"), sa.column("secret"))


def upgrade() -> None:
    """Games that have begun keep the seed they were dealt from; who chose it is not known any more.

    At tables where nobody was dealt anything yet, chance deals from the secret: a seed may have been chosen.
    """
    op.add_column(
        "tables", sa.Column("seed_open", sa.Boolean, nullable=False, server_default=sa.text("false"))
    )
    op.add_column("tables", sa.Column("secret", sa.String, nullable=False, server_default=sa.text("''")))
    connection = op.get_bind()
    for id in connection.scalars(sa.select(tables.c.id)).all():
        secret = secrets.token_hex(16)
        connection.execute(sa.update(tables).where(tables.c.id == id).values(secret=secret))
    connection.execute(sa.update(tables).where(tables.c.status == "setup").values(seed=-1))
