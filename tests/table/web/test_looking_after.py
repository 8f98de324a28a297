"""Whoever looks after a server: `wagonlit backup`, `restore` and `admin` while the real server runs."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from websockets.exceptions import ConnectionClosed

from tests.table.server import Server
from tests.table.store.sample import table
from tests.table.web_client import WebClient
from wagonlit.cli import main
from wagonlit.table.store.rows import TableRow
from wagonlit.table.store.store import Store
from wagonlit.table.wire.http import SeatPlan
from wagonlit.table.wire.messages import Refused

BOT = SeatPlan("bot", bot="random")


class Keeper:
    """Types commands about one server's tables."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.place = ["--database", database]

    def run(self, *args: str, place: list[str] | None = None) -> Result:
        return CliRunner().invoke(main, [*args, *(self.place if place is None else place)])

    def said(self, *args: str, **more: Any) -> str:
        """What is printed by a command that succeeds."""
        done = self.run(*args, **more)
        assert done.exit_code == 0, done.output
        return done.stdout

    def refused(self, *args: str) -> str:
        """The one sentence with which a command is refused."""
        done = self.run(*args)
        assert (done.exit_code, done.stdout) == (2, ""), done.stdout
        assert done.stderr.startswith("wagonlit: ")
        return done.stderr

    def listed(self, *args: str) -> Any:
        return json.loads(self.said("admin", *args, "--json", "-"))


def secrets_of(database: str, code: str) -> list[str]:
    """What nobody may learn of a table: where its luck comes from, and what its people are known by."""

    async def row() -> TableRow | None:
        store = await Store.opened(database)
        found = await store.table(code)
        await store.close()
        return found

    found = asyncio.run(row())
    assert found is not None
    return [secret for secret in (found.secret, found.host, found.seats[0].holder) if secret]


@pytest.fixture
def served(database: str, tmp_path: Path) -> Iterator[tuple[Server, Keeper]]:
    running = Server(tmp_path, "--database", database, "--pace", "instant", "--no-limits")
    yield running, Keeper(database)
    running.stop()
    assert "Traceback" not in running.err


def test_a_table_is_closed_while_somebody_plays_there_and_comes_back_from_a_backup(
    served: tuple[Server, Keeper], tmp_path: Path
) -> None:
    server, keeper = served
    anna, bert, file = WebClient(server.url), WebClient(server.url), str(tmp_path / "backup.gz")
    code = anna.open().table.code
    other = bert.open().table.code
    with anna.sitting(code) as socket:
        assert "2 tables" in keeper.said("backup", file)
        assert "is closed" in keeper.said("admin", "close", code, "--yes")
        told = socket.until(Refused)
        assert told.code == "table_closed"
        with pytest.raises(ConnectionClosed) as closed:
            socket.until(Refused)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    assert anna.get(f"/api/tables/{code}").json()["code"] == "table_closed"
    assert bert.table(other).table.code == other
    assert "There is no table" in keeper.refused("admin", "close", code, "--yes")
    assert "already" in keeper.refused("restore", file)
    assert "1 tables were restored" in keeper.said("restore", file, "--table", code)
    assert anna.table(code).seats == [0]


def test_one_table_that_is_damaged_keeps_no_other_from_coming_back(tmp_path: Path) -> None:
    origin, copy, file = tmp_path / "tables.db", tmp_path / "copy.db", str(tmp_path / "backup.gz")

    async def kept() -> list[str]:
        store = await Store.opened(f"sqlite:///{origin}")
        codes = [(await store.open_table(table())).code for _ in range(30)]
        await store.close()
        return codes

    codes = asyncio.run(kept())
    with sqlite3.connect(origin) as connection:
        connection.execute("UPDATE tables SET options = '{nonsense' WHERE code = ?", [codes[3]])
    keeper = Keeper(f"sqlite:///{origin}")
    assert "is damaged" in keeper.refused("admin", "export", codes[3])
    assert len(keeper.listed("tables")) == 29
    assert "30 tables" in keeper.said("backup", file)
    done = Keeper(f"sqlite:///{copy}").run("restore", file)
    assert (done.exit_code, done.stdout) == (1, "29 tables were restored.\n")
    assert done.stderr == f"wagonlit: These are damaged, and were left out: {codes[3]}.\n"


def test_a_table_that_is_damaged_is_closed_so_that_its_copy_can_take_its_place(tmp_path: Path) -> None:
    database, file = tmp_path / "tables.db", str(tmp_path / "backup.gz")
    keeper = Keeper(f"sqlite:///{database}")

    async def kept() -> str:
        store = await Store.opened(keeper.database)
        code = (await store.open_table(table())).code
        await store.close()
        return code

    code = asyncio.run(kept())
    keeper.said("backup", file)
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE seats SET marks = '{nonsense'")
    assert "is closed" in keeper.said("admin", "close", code, "--yes")
    assert "There is no table" in keeper.refused("admin", "close", code, "--yes")
    keeper.said("restore", file, "--table", code)
    assert [one["code"] for one in keeper.listed("tables")] == [code]


def test_what_cannot_be_is_refused_in_one_sentence(tmp_path: Path) -> None:
    keeper, backup = Keeper(f"sqlite:///{tmp_path}/tables.db"), f"{tmp_path}/backup.gz"
    asyncio.run(opened_and_closed(keeper.database))
    assert "no span of time" in keeper.refused("admin", "tables", "--idle", "3000y")
    assert "no span of time" in keeper.refused("admin", "storage", "--keep-idle", "9" * 5000 + "y")
    assert "too long" in keeper.refused("backup", f"{tmp_path}/{'x' * 300}")
    keeper.said("backup", backup)
    new = f"sqlite:///{tmp_path}/new/tables.db"
    assert "no table" in Keeper(new).refused("restore", backup, "--table", "KQRTMWXZ")
    assert not (tmp_path / "new").exists()


async def opened_and_closed(database: str) -> None:
    await (await Store.opened(database)).close()


def finished(anna: WebClient) -> str:
    """The code of a game that Anna has played to its end against bots."""
    code = anna.open(SeatPlan("me", "Anna"), BOT, BOT, game="masquerade").table.code
    with anna.sitting(code) as socket:
        answered = -1
        while socket.position is None or not socket.position.result:
            ask = socket.position and socket.position.ask
            if ask and ask.at > answered:
                answered = ask.at
                socket.answer()
            socket.next()
    return code


def test_what_is_listed_and_exported_holds_no_secret_of_a_game_that_runs(
    served: tuple[Server, Keeper], tmp_path: Path
) -> None:
    server, keeper = served
    anna, record = WebClient(server.url), str(tmp_path / "record.json")
    running, over = anna.open(SeatPlan("me", "Anna"), BOT, BOT).table.code, finished(anna)
    tables = {table["code"]: table for table in keeper.listed("tables")}
    assert {code: table["status"] for code, table in tables.items()} == {running: "playing", over: "over"}
    assert tables[over]["entries"] > 0 < tables[over]["size"]
    assert [table["code"] for table in keeper.listed("tables", "--state", "over")] == [over]
    assert keeper.listed("tables", "--idle", "1d") == []
    (person,) = keeper.listed("people")
    assert (person["names"], person["tables"], person["playing"]) == (["Anna"], 2, 1)
    assert len(keeper.listed("tables", "--person", person["id"])) == 2
    storage = keeper.listed("storage", "--keep-finished", "1s")
    assert {kind["name"] for kind in storage["kinds"]} == {"tables", "seats", "log", "chat"}
    shown = "".join(keeper.said("admin", what, "--json", "-") for what in ("tables", "people", "storage"))
    hidden = secrets_of(keeper.database, running)
    assert len(hidden) == 3
    assert not [secret for secret in hidden if secret in shown]
    assert "hidden cards" in keeper.refused("admin", "export", running)
    new, old = tmp_path / "hands.json", tmp_path / "there.json"
    old.touch(0o644)
    for hands in (new, old):
        keeper.said("admin", "export", running, str(hands), "--with-hidden-cards")
        assert hands.stat().st_mode & 0o077 == 0, "nobody else may read it"
    keeper.said("admin", "export", over, record)
    assert keeper.said("replay", record, place=[])
