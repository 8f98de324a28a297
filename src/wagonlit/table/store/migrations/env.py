"""Alembic runs this file; the connection comes from `wagonlit.table.store.upgrade`."""

from alembic import context

from wagonlit.table.store.schema import metadata
from wagonlit.table.store.upgrade import VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
)
with context.begin_transaction():
    context.run_migrations()
