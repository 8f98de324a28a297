"""Whoever no longer waits for the database cuts nothing off: a server may stop at any moment."""

import asyncio
import logging
from contextlib import suppress

import pytest
from sqlalchemy import Connection, text

from tests.table.postgres import Postgres
from wagonlit.table.store.address import address
from wagonlit.table.store.database import database_at


def slow(connection: Connection) -> None:
    connection.execute(text("SELECT pg_sleep(0.4)"))


@pytest.mark.asyncio
async def test_a_job_that_nobody_waits_for_ends_quietly(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    database = database_at(address(postgres.database()))
    asked = asyncio.create_task(database.read(slow))
    await asyncio.sleep(0.2)
    with caplog.at_level(logging.WARNING):
        for _ in range(2):  # as the end of a group of tasks does, which are told so one by one
            asked.cancel()
            await asyncio.sleep(0)
        with suppress(asyncio.CancelledError):
            await asked
        assert asked.cancelled()
        assert await database.read(lambda connection: connection.scalar(text("SELECT 1"))) == 1
        await database.close()
    assert caplog.messages == []
