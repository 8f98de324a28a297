"""Two real server processes on one real PostgreSQL: people at both play together, and see each other."""

import asyncpg
import pytest

from tests.table.web.two_servers import Pair, answered, begun, here_at, stand, table_of, three, until
from tests.table.web_client import WebClient
from wagonlit.table.wire.http import SeatPlan
from wagonlit.table.wire.messages import Refused, Said, Say, SitIn, TableChanged

ANNA, BERT, CARLA = range(3)


def test_a_table_is_played_from_both_servers(pair: Pair) -> None:
    here, there, _ = pair
    anna, bert = WebClient(here.url), WebClient(there.url)
    code = begun(anna, bert)
    with anna.sitting(code) as first, bert.sitting(code) as second:
        anna.patch(f"/api/tables/{code}", {"name": "Two stations"}).raise_for_status()
        until(second, lambda second: table_of(second).name == "Two stations")
        bots = {"seats": [SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", bot="random")]}
        anna.patch(f"/api/tables/{code}", bots).raise_for_status()
        anna.post(f"/api/tables/{code}/start").raise_for_status()
        until(first, lambda first: first.position)
        until(second, lambda second: second.position)
        answered([first, second], 25)
        second.send(Say("Next stop: Vienna"))
        assert first.until(Said).line.text == "Next stop: Vienna"
    assert [here.stop(), there.stop()] == [0, 0]


@pytest.mark.asyncio
async def test_a_broken_line_between_the_servers_is_mended(pair: Pair) -> None:
    here, there, database = pair
    anna, bert = WebClient(here.url), WebClient(there.url)
    code = begun(anna, bert)
    with bert.sitting(code) as seat:
        connection = await asyncpg.connect(database)
        mine = (
            "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await connection.execute(f"SELECT pg_terminate_backend(pid) FROM ({mine}) AS others")
        await connection.close()
        anna.patch(f"/api/tables/{code}", {"name": "After the storm"}).raise_for_status()
        until(seat, lambda seat: table_of(seat).name == "After the storm")
        with anna.sitting(code) as first:
            until(seat, lambda seat: here_at(seat) == [True, True, False])
            until(first, lambda first: here_at(first) == [True, True, False])


def test_who_is_here_is_known_at_both_servers(pair: Pair) -> None:
    with three(pair) as (code, guests, seats):
        for seat in seats:
            until(seat, lambda seat: here_at(seat) == [True] * 3)
        assert [one.here for one in guests[ANNA].table(code).table.seats] == [True] * 3
        with WebClient(guests[BERT].url).sitting(code, "?onlook=true"):
            until(seats[ANNA], lambda anna: table_of(anna).onlookers == 1)
        until(seats[ANNA], lambda anna: table_of(anna).onlookers == 0)


def test_a_bot_sits_in_only_for_who_is_at_neither_server(pair: Pair) -> None:
    with three(pair) as (_, _, seats):
        anna, idle = seats[ANNA], next(place for place in (BERT, CARLA) if not stand(seats[place]).ask)
        until(anna, lambda anna: here_at(anna) == [True] * 3)
        anna.send(SitIn(idle, "random"))
        assert anna.until(Refused).code == "not_away"
        seats[idle].socket.close()
        until(anna, lambda anna: not here_at(anna)[idle])
        anna.send(SitIn(idle, "random"))
        until(anna, lambda anna: table_of(anna).seats[idle].sitting_in == "random")


def test_the_people_of_a_server_that_was_killed_are_away(pair: Pair) -> None:
    _, there, _ = pair
    with three(pair) as (code, guests, seats):
        until(seats[ANNA], lambda anna: here_at(anna) == [True] * 3)
        there.kill()
        until(seats[ANNA], lambda anna: here_at(anna) == [True, False, False])
        there.restart()
        with guests[BERT].sitting(code) as bert:
            for seat in (seats[ANNA], bert):
                until(seat, lambda seat: here_at(seat) == [True, True, False])


def test_bots_of_a_server_that_was_killed_are_asked_by_the_other(pair: Pair) -> None:
    here, there, _ = pair
    anna = WebClient(here.url)
    plan = [SeatPlan("me", "Anna"), SeatPlan("bot", bot="random"), SeatPlan("bot", bot="random")]
    code = anna.open(*plan).table.code
    with anna.sitting(code) as seat:
        answered([seat], 3)
        seat.send(SitIn(ANNA, "random"))
        seat.until(TableChanged)
    here.kill()
    with WebClient(there.url).sitting(code, "?onlook=true") as onlooker:
        until(onlooker, lambda onlooker: stand(onlooker).result)
