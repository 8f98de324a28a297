"""Two real server processes on one real PostgreSQL: people at both play the same table."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import asyncpg
import pytest

from tests.table.guest import Guest, Sitting
from tests.table.postgres import Postgres
from tests.table.server import Server
from wagonlit.table.wire import Accepted, Refused, Said, Say, SeatPlan, TableChanged


@pytest.fixture
def pair(postgres: Postgres, tmp_path: Path) -> Iterator[tuple[Server, Server, str]]:
    """Two servers, and the address of their database."""
    url = postgres.database()
    args = ("--database", url, "--pace", "instant", "--no-limits")
    with ExitStack() as stack:
        servers = []
        for name in "ab":
            (tmp_path / name).mkdir()
            servers.append(Server(tmp_path / name, *args))
            stack.callback(servers[-1].stop)
        yield servers[0], servers[1], url
    assert [server.process.returncode for server in servers] == [0, 0]
    assert not any("Traceback" in server.err for server in servers)


def begun(here: Guest, there: Guest) -> str:
    """A table opened at one server and joined at the other."""
    code = here.open(SeatPlan("me", "Anna"), SeatPlan("open"), SeatPlan("open")).table.code
    assert there.join(code, "Bert", 1).seats == [1]
    return code


def answered(seats: list[Sitting], times: int) -> None:
    """Whoever is asked answers, and both hear of it."""
    for number in range(times):
        while not any(seat.position and seat.position.ask for seat in seats):
            # A bot's turn, or one of them has not yet read that it is theirs.
            min(seats, key=lambda seat: seat.position.n if seat.position else 0).next()
        asked = next(seat for seat in seats if seat.position and seat.position.ask)
        assert asked.position is not None
        assert asked.position.ask is not None
        options = asked.position.ask.options
        asked.answer(options[number % len(options)])
        heard = asked.until(Accepted, Refused)
        for seat in seats:
            while seat.position is None or seat.position.n < heard.n:
                seat.next()


def test_a_table_is_played_from_both_servers(pair: tuple[Server, Server, str]) -> None:
    here, there, _ = pair
    anna, bert = Guest(here.url), Guest(there.url)
    code = begun(anna, bert)
    with anna.sitting(code) as first, bert.sitting(code) as second:
        anna.patch(f"/api/tables/{code}", {"name": "Two stations"}).raise_for_status()
        while second.until(TableChanged).table.name != "Two stations":
            continue
        bots = {"seats": [SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", bot="random")]}
        anna.patch(f"/api/tables/{code}", bots).raise_for_status()
        anna.post(f"/api/tables/{code}/start").raise_for_status()
        while first.position is None:
            first.next()
        while second.position is None:
            second.next()
        answered([first, second], 25)
        second.send(Say("Next stop: Vienna"))
        assert first.until(Said).line.text == "Next stop: Vienna"


@pytest.mark.asyncio
async def test_a_broken_line_between_the_servers_is_mended(pair: tuple[Server, Server, str]) -> None:
    here, there, database = pair
    anna, bert = Guest(here.url), Guest(there.url)
    code = begun(anna, bert)
    with bert.sitting(code) as seat:
        connection = await asyncpg.connect(database)
        mine = (
            "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await connection.execute(f"SELECT pg_terminate_backend(pid) FROM ({mine}) AS others")
        await connection.close()
        anna.patch(f"/api/tables/{code}", {"name": "After the storm"}).raise_for_status()
        while seat.until(TableChanged).table.name != "After the storm":
            continue
