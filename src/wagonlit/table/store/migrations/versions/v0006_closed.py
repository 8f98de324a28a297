"""Tables can be closed, and servers say for how long they keep them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Nothing was ever closed before."""
    op.create_table(
        "closed",
        sa.Column("code", sa.String, primary_key=True, nullable=False),
        sa.Column("at", sa.String, nullable=False, index=True),
    )
    op.create_table(
        "statements",
        sa.Column("name", sa.String, primary_key=True, nullable=False),
        sa.Column("says", sa.JSON, nullable=False),
        sa.Column("at", sa.String, nullable=False),
    )
