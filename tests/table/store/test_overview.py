"""What whoever looks after a server is shown, however much there is."""

from functools import partial

import pytest
from sqlalchemy import text

from tests.table.postgres import Postgres
from wagonlit.table.store.address import address
from wagonlit.table.store.database import database_at
from wagonlit.table.store.overview import Wanted, summaries
from wagonlit.table.store.store import Store

MANY = 33_000  # more than a statement of PostgreSQL's driver may name
FILL = f"""
INSERT INTO tables (code, name, game, version, status, options, seed, clock, listed, open_hands, host, chance,
                    created, moved, rematch)
SELECT number, '', 'masquerade', 1, 'setup', '{{}}', -1, 'none', false, false, '', '[]', '', '', ''
FROM generate_series(1, {MANY}) AS number
"""


@pytest.mark.asyncio
async def test_all_tables_are_listed_however_many_there_are(postgres: Postgres) -> None:
    url = postgres.database()
    await (await Store.opened(url)).close()
    database = database_at(address(url))
    await database.write(lambda connection: connection.execute(text(FILL)))
    found = await database.read(partial(summaries, wanted=Wanted(limit=MANY)))
    await database.close()
    assert len(found) == MANY
