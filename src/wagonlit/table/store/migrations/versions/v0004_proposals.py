"""What a seat proposes to the others is kept with the table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """At older tables nobody has proposed anything."""
    op.add_column("seats", sa.Column("proposal", sa.JSON(none_as_null=True)))
