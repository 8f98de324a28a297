"""While the database fails people are told so, and whoever looks after the server once."""

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial

import pytest

from tests.patience import PATIENCE
from tests.table.room.guests import LocalServer, asked, reply_to, seated, until
from wagonlit.table.peers.link import _insist
from wagonlit.table.store.appending import Append
from wagonlit.table.store.errors import StoreLost
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


async def test_what_moved_at_a_damaged_table_is_not_read_again_for_ever(
    local: LocalServer, caplog: pytest.LogCaptureFixture
) -> None:
    room = await local.table()
    code = room.state.row.code
    with closing(sqlite3.connect(local.url.removeprefix("sqlite:///"), isolation_level=None)) as file:
        file.execute(f"UPDATE tables SET options = '{{' WHERE code = '{code}'")
    async with asyncio.timeout(PATIENCE):
        for _ in range(3):
            await _insist("It moved elsewhere", partial(local.rooms.reread, code))
    assert caplog.text.count(f"Table {code} cannot be read any more") == 1


async def test_everybody_learns_of_an_answer_that_was_stored_though_nobody_heard_so(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await local.table()
    guests = seated(room)
    actor = asked(guests)
    assert actor.ask
    append = local.store._writer.append

    async def unheard(entry: Append) -> None:
        await append(entry)
        raise StoreLost("The line broke after the commit.")

    monkeypatch.setattr(local.store._writer, "append", unheard)
    await room.received(actor, reply_to(actor.ask))
    assert actor.last(Refused).code == "not_stored"
    await until(lambda: all(guest.position.n == 1 for guest in guests))
