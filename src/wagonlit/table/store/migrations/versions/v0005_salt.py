"""People add salt to the deal, sealed before it is opened."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """At older tables nobody has added any: chance deals from the secret alone."""
    op.add_column("tables", sa.Column("dealing", sa.JSON(none_as_null=True)))
    op.add_column(
        "seats", sa.Column("adds_salt", sa.Boolean, nullable=False, server_default=sa.text("false"))
    )
    for name in ("seal", "salt"):
        op.add_column("seats", sa.Column(name, sa.String, nullable=False, server_default=sa.text("''")))
