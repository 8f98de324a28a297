"""A database of an older version, with games running in it, is brought to this one, and the games go on."""

from pathlib import Path

import pytest
from sqlalchemy import Connection, MetaData, RowMapping, insert, select

from tests.table.room.guests import LocalServer, holder, play, seated, undone
from tests.table.room.test_undo import answered
from wagonlit.core.rng import Rng
from wagonlit.table.store.address import address
from wagonlit.table.store.database import database_at
from wagonlit.table.store.schema import metadata
from wagonlit.table.store.upgrade import VERSIONS, step_to, version_of
from wagonlit.table.wire.http import Join, SeatPlan
from wagonlit.table.wire.messages import Say

pytestmark = pytest.mark.asyncio

Kept = dict[str, list[RowMapping]]
FIRST = "0001"


def read(connection: Connection) -> Kept:
    """All that is kept, as this version keeps it."""
    return {
        table.name: list(connection.execute(select(table)).mappings()) for table in metadata.sorted_tables
    }


def kept_as(connection: Connection, version: str, kept: Kept) -> None:
    """Make a database of that version, by the steps that made it then, and keep all that it has room for."""
    step_to(connection, version)
    old = MetaData()
    old.reflect(connection)
    for name, rows in kept.items():
        if name not in old.tables:
            assert not rows
            continue
        columns = {column.name for column in old.tables[name].columns}
        for row in rows:
            connection.execute(
                insert(old.tables[name]), {key: row[key] for key in row if str(key) in columns}
            )


async def older(local: LocalServer, version: str, url: str) -> None:
    """The same tables, in a database of an older version."""
    source, target = database_at(address(local.url)), database_at(address(url))
    kept = await source.read(read)
    await target.write(lambda connection: kept_as(connection, version, kept))
    await source.close()
    await target.close()


async def version(url: str) -> str | None:
    """Which version the database at this address has."""
    database = database_at(address(url))
    try:
        return await database.read(version_of)
    finally:
        await database.close()


async def test_who_opened_a_table_in_an_older_version_does_not_know_its_deal(
    tmp_path: Path, database: str
) -> None:
    async with LocalServer(tmp_path) as local:
        plan = [SeatPlan("me", "Anna"), *[SeatPlan("open")] * 2]
        code = (await local.table(1, seats=plan, seed=7)).state.row.code
    await older(local, FIRST, database)
    local.url = database
    async with local:
        room = await local.rooms.room(code)
        assert room.broadcast.table().seed is None
        await room.membership.join(holder("Bert"), Join("Bert"))
        await room.membership.start(holder("Anna"))
        assert room.state.playing.match.seed == room.state.row.secret != ""


async def test_games_of_the_first_version_go_on(tmp_path: Path, database: str) -> None:
    async with LocalServer(tmp_path) as local:
        room = await local.table()
        guests = seated(room)
        await play(room, guests, Rng(3), 20)
        await undone(room, guests)
        await answered(room, guests, free=False)
        await room.received(guests[0], Say("All aboard"))
        code, before = room.state.row.code, [guest.position for guest in guests]
    await older(local, FIRST, database)
    assert await version(database) == FIRST
    local.url = database
    async with local:
        room = await local.rooms.room(code)
        guests = seated(room)
        assert [guest.position for guest in guests] == before
        assert [line.text for line in room.chat.lines] == ["All aboard"]
        await undone(room, guests)
        await play(room, guests, Rng(4))
        assert guests[0].position.result
    assert await version(database) == VERSIONS[-1]
