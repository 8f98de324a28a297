"""While the database fails people are told so, and whoever looks after the server once."""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest

from tests.table.room.guests import LocalServer, asked, reply_to, seated
from wagonlit.table.wire.messages import Accepted, Refused, Said, Say

pytestmark = pytest.mark.asyncio


@contextmanager
def lost(local: LocalServer, *tables: str) -> Iterator[None]:
    """These tables of the database cannot be found meanwhile."""
    with closing(sqlite3.connect(local.url.removeprefix("sqlite:///"), isolation_level=None)) as file:
        for table in tables:
            file.execute(f"ALTER TABLE {table} RENAME TO {table}_lost")
        yield
        for table in tables:
            file.execute(f"ALTER TABLE {table}_lost RENAME TO {table}")


async def test_an_outage_is_told_in_one_line_and_its_end_in_another(
    local: LocalServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "wagonlit.table")
    room = await local.table()
    guests = seated(room)
    actor = asked(guests)
    assert actor.ask
    reply = reply_to(actor.ask)
    with lost(local, "log", "chat"):
        for _ in range(3):
            for message in (reply, Say("Hello?")):
                await room.received(actor, message)
                assert actor.last(Refused).code == "not_stored"
    assert [(one.levelname, one.exc_info) for one in caplog.records] == [("ERROR", None)]
    assert "no such table" in caplog.text
    await room.received(actor, reply)
    assert actor.last(Accepted).id == reply.id
    await room.received(actor, Say("Hello!"))
    assert actor.last(Said).line.text == "Hello!"
    assert "The database is back" in caplog.records[-1].getMessage()
    assert len(caplog.records) == 2
