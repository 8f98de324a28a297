"""What somebody would like to take back, kept with the table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """At tables that exist already no undo is asked for."""
    op.add_column("tables", sa.Column("wish", sa.JSON))
