"""What was kept long enough goes, with all that belongs to it; what was closed leaves no trace in memory."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select

from tests.table.room.guests import Guest, LocalServer, asked, play, refused, reply_to, seated
from tests.table.room.test_memory import part
from tests.table.store.test_backup import silently
from wagonlit.core.rng import Rng
from wagonlit.table.room import housekeeping
from wagonlit.table.room.housekeeping import Housekeeping
from wagonlit.table.room.room import Room
from wagonlit.table.store.address import address
from wagonlit.table.store.backup import back_up
from wagonlit.table.store.database import database_at
from wagonlit.table.store.removal import Retention, stated_retention
from wagonlit.table.store.restore import restore
from wagonlit.table.store.schema import chat, log, seats, tables
from wagonlit.table.store.store import Store
from wagonlit.table.wire import timestamps
from wagonlit.table.wire.messages import Refused, Say
from wagonlit.table.wire.timestamps import now

pytestmark = pytest.mark.asyncio
AT_ONCE, FOR_EVER = 0.0, None


def rows(connection: Connection) -> dict[str, int]:
    """How many of each kind are kept."""
    kinds = (tables, seats, log, chat)
    return {kind.name: connection.scalar(select(func.count()).select_from(kind)) or 0 for kind in kinds}


async def kept(local: LocalServer) -> dict[str, int]:
    database = database_at(address(local.url))
    found = await database.read(rows)
    await database.close()
    return found


async def table_with_everything(local: LocalServer, to_the_end: bool) -> tuple[Room, list[Guest]]:
    """A game that was played, with somebody who said something."""
    room = await local.table(game="masquerade")
    guests = seated(room)
    await room.received(guests[0], Say("Hello!"))
    await play(room, guests, Rng(1), 10_000 if to_the_end else 3)
    return room, guests


async def test_games_go_when_they_were_kept_long_enough_but_not_from_under_somebody(tmp_path: Path) -> None:
    async with LocalServer(tmp_path) as local:
        over, its_guests = await table_with_everything(local, to_the_end=True)
        idle, players = await table_with_everything(local, to_the_end=False)
        alone = {"tables": 1, "seats": 3, "log": idle.state.n, "chat": 1}
        finished_go = Housekeeping(local.rooms, Retention(AT_ONCE, FOR_EVER))
        before = await kept(local)
        await finished_go.sweep()
        assert await kept(local) == before, "Somebody still looks at it."
        part(over, its_guests)
        await finished_go.sweep()
        assert await kept(local) == alone
        await refused("table_closed", local.rooms.room(over.state.row.code))
        idle_go = Housekeeping(local.rooms, Retention(FOR_EVER, AT_ONCE))
        await idle_go.sweep()
        await play(idle, players, Rng(1), 1)
        assert (await kept(local))["log"] == alone["log"] + 1, "The game goes on."
        part(idle, players)
        await Housekeeping(local.rooms, Retention(FOR_EVER, 3600.0)).sweep()
        assert (await kept(local))["tables"] == 1, "It moved a moment ago."
        await idle_go.sweep()
        assert set((await kept(local)).values()) == {0}


async def test_whoever_is_at_a_table_that_another_process_closes_is_told(tmp_path: Path) -> None:
    async with LocalServer(tmp_path) as local:
        room, guests = await table_with_everything(local, to_the_end=False)
        code, n = room.state.row.code, room.state.n
        elsewhere = await Store.opened(local.url)
        assert await elsewhere.close_table(code)
        await elsewhere.close()
        mover = asked(guests)
        assert mover.ask is not None
        await room.received(mover, reply_to(mover.ask))  # before this process knows
        assert [message.code for guest in guests for message in guest.all_of(Refused)] == ["table_closed"]
        assert room.state.n == n
        await Housekeeping(local.rooms, Retention()).look()
        assert {guest.last(Refused).code for guest in guests} == {"table_closed"}
        assert (room.ended, len(room.audience), room in local.rooms.services.awake) == (True, 0, False)
        await refused("table_closed", local.rooms.room(code))
        await refused("no_table", local.rooms.room("AAAAAA"))


async def test_whoever_is_still_at_a_table_that_was_closed_does_not_play_at_the_next(tmp_path: Path) -> None:
    async with LocalServer(tmp_path) as local:
        room, guests = await table_with_everything(local, to_the_end=False)
        await local.store.close_table(room.state.row.code)
        new = await local.table(game="masquerade")
        mover = asked(guests)
        assert mover.ask is not None
        await room.received(mover, reply_to(mover.ask))
        await room.received(mover, Say("Who is there?"))
        assert [message.code for message in mover.all_of(Refused)] == ["table_closed"] * 2
        assert await local.store.entries(new.state.row.id) == []
        assert await local.store.chat(new.state.row.id) == []


async def test_a_table_that_is_closed_and_comes_back_at_once_is_not_the_old_one(tmp_path: Path) -> None:
    async with LocalServer(tmp_path) as local:
        old, guests = await table_with_everything(local, to_the_end=False)
        code, backup = old.state.row.code, tmp_path / "backup.gz"
        await back_up(local.url, backup, silently)
        await play(old, guests, Rng(1), 1)
        await local.store.close_table(code)
        await restore(backup, local.url, silently, codes=[code])  # before this process knows
        await Housekeeping(local.rooms, Retention()).look()
        assert {guest.last(Refused).code for guest in guests} == {"table_closed"}
        new = await local.rooms.room(code)
        assert (new is old, new.state.n) == (False, old.state.n - 1)
        await play(new, seated(new), Rng(1), 1)


class Hourglass:
    """The machine's clock, which can be set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = timedelta()
        monkeypatch.setattr(timestamps, "wall_clock", lambda: datetime.now(UTC) + self.ahead)


async def test_a_clock_that_is_set_ahead_removes_no_table_unless_it_stays_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Hourglass(monkeypatch)
    async with LocalServer(tmp_path) as local:
        room, guests = await table_with_everything(local, to_the_end=False)
        part(room, guests)
        keeper = Housekeeping(local.rooms, Retention(FOR_EVER, 90 * 86_400))
        await keeper.sweep()
        for ahead in (timedelta(days=3650), timedelta(), timedelta(days=3650)):
            clock.ahead = ahead
            await keeper.sweep()
            assert (await kept(local))["tables"] == 1
        assert caplog.text.count("clock was set ahead") == 2
        monkeypatch.setattr(housekeeping, "DISTRUST", 0.0)
        await keeper.sweep()
        assert (await kept(local))["tables"] == 0


async def test_a_server_that_starts_while_its_clock_is_ahead_removes_no_table_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Hourglass(monkeypatch)
    async with LocalServer(tmp_path) as local:
        for days in (-100, 0):  # the first is gone in any case: others have moved since, for so long
            clock.ahead = timedelta(days=days)
            room, guests = await table_with_everything(local, to_the_end=False)
            part(room, guests)
        clock.ahead = timedelta(days=3650)
        keeper = Housekeeping(local.rooms, Retention(FOR_EVER, 90 * 86_400))
        for _ in range(2):
            await keeper.sweep()
            assert (await kept(local))["tables"] == 1
        assert "clock was set ahead" not in caplog.text, "it may as well have been off for ten years"
        monkeypatch.setattr(housekeeping, "DISTRUST", 0.0)
        await keeper.sweep()
        assert (await kept(local))["tables"] == 0


async def test_a_move_by_a_clock_that_is_ahead_proves_it_right_to_no_server_that_starts_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, retention = Hourglass(monkeypatch), Retention(FOR_EVER, 90 * 86_400)
    async with LocalServer(tmp_path) as local:
        room, guests = await table_with_everything(local, to_the_end=False)
        part(room, guests)
        await Housekeeping(local.rooms, retention).sweep()
        clock.ahead = timedelta(days=3650)
        await table_with_everything(local, to_the_end=False)
        for _ in range(2):  # as a server that is started again, and again
            await Housekeeping(local.rooms, retention).sweep()
            assert (await kept(local))["tables"] == 2
        clock.ahead = timedelta()
        await Housekeeping(local.rooms, retention).sweep()
        assert await local.store.stated_past(now()) <= now()


async def test_tables_that_stay_because_somebody_is_there_do_not_keep_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "AT_ONCE", 2)
    async with LocalServer(tmp_path) as local:
        for table in range(5):
            room, guests = await table_with_everything(local, to_the_end=False)
            if table > 2:
                part(room, guests)
        await Housekeeping(local.rooms, Retention(FOR_EVER, AT_ONCE)).sweep()
        assert (await kept(local))["tables"] == 3


async def test_the_store_says_for_how_long_it_keeps_tables(tmp_path: Path) -> None:
    async with LocalServer(tmp_path) as local:
        for retention in (Retention(90 * 86_400, FOR_EVER), Retention()):
            await Housekeeping(local.rooms, retention).look()
            database = database_at(address(local.url))
            assert await database.read(stated_retention) == retention
            await database.close()
    assert Retention(90 * 86_400).in_words() == (
        "Finished games are kept for 90 days, tables where nobody moves any more for ever."
    )
