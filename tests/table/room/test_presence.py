"""Several processes with one database: who is at a table is known at all of them."""

import asyncio

import pytest

from tests.patience import PATIENCE
from tests.table.room.guests import NAMES, Guest, until
from tests.table.room.two_processes import Process
from wagonlit.table.room.room import Room
from wagonlit.table.wire.messages import Refused, SetSpeed, SitIn, Snapshot, TableChanged

pytestmark = pytest.mark.asyncio

Pair = tuple[Process, Process]


def here_at(guest: Guest) -> list[bool]:
    """Who is here, as this client was told last."""
    latest = next(
        message for message in reversed(guest.received) if isinstance(message, Snapshot | TableChanged)
    )
    return [seat.here for seat in latest.table.seats]


async def apart(pair: Pair) -> tuple[Room, Room, list[Guest]]:
    """Anna, who is host, at one process, Bert and Carla at the other."""
    here, there = pair
    room = await here.table(listed=True)
    guests = [Guest(NAMES[seat], seat) for seat in range(3)]
    await there.seat(room.state.row.code, *guests[1:])
    room.arrivals.connect(guests[0])
    await until(lambda: here_at(guests[0]) == here_at(guests[2]) == [True] * 3)
    return room, await there.rooms.room(room.state.row.code), guests


async def test_people_at_another_process_are_here(pair: Pair) -> None:
    _, elsewhere, (anna, _, carla) = await apart(pair)
    otto = Guest("Otto")
    elsewhere.arrivals.connect(otto)
    await until(lambda: anna.last(TableChanged).table.onlookers == 1)
    elsewhere.arrivals.disconnect(carla)
    elsewhere.arrivals.disconnect(otto)
    await until(lambda: here_at(anna) == [True, True, False] and not anna.last(TableChanged).table.onlookers)


async def test_strangers_who_come_and_go_all_the_time_are_told_of_now_and_then(pair: Pair) -> None:
    room, _, (anna, _, carla) = await apart(pair)
    told = [len(guest.all_of(TableChanged)) for guest in (anna, carla)]
    for number in range(50):
        otto = Guest(f"Otto {number}")
        room.arrivals.connect(otto)
        room.arrivals.disconnect(otto)
    for name in ("Olga", "Oskar"):
        room.arrivals.connect(Guest(name))
    for guest, before in zip((anna, carla), told, strict=True):
        await until(lambda guest=guest: guest.last(TableChanged).table.onlookers == 2)  # type: ignore[misc]
        assert len(guest.all_of(TableChanged)) < before + 20


async def test_the_lobby_of_a_process_without_the_table_knows_who_is_there(pair: Pair) -> None:
    here, there = pair
    room = await here.table(listed=True)
    room.arrivals.connect(Guest(NAMES[0], 0))
    room.arrivals.connect(Guest("Otto"))
    await until(lambda: there.link.peers.presence_at(room.state.row.code))
    (table,) = await there.rooms.listed()
    assert ([seat.here for seat in table.seats], table.onlookers) == ([True, False, False], 1)


async def test_nobody_sits_in_for_somebody_who_is_at_another_process(pair: Pair) -> None:
    room, elsewhere, (anna, bert, carla) = await apart(pair)
    idle = next(guest for guest in (bert, carla) if not guest.ask)
    await room.received(anna, SitIn(idle.seat, "random"))
    assert anna.last(Refused).code == "not_away"
    assert room.audience.away_for(idle.holder) == 0.0
    elsewhere.arrivals.disconnect(idle)
    await until(lambda: not here_at(anna)[idle.seat])
    await room.received(anna, SitIn(idle.seat, "random"))
    assert room.broadcast.table().seats[idle.seat].sitting_in == "random"


async def test_nobody_halts_the_bots_for_somebody_who_comes_to_another_process(pair: Pair) -> None:
    room, elsewhere, (anna, *others) = await apart(pair)
    for other in others:
        elsewhere.arrivals.disconnect(other)
    await until(lambda: here_at(anna) == [True, False, False])
    await room.received(anna, SetSpeed("paused"))
    going_on = asyncio.create_task(room.clock.pause.over())
    await asyncio.sleep(0)
    assert not going_on.done()
    elsewhere.arrivals.connect(others[0])
    async with asyncio.timeout(PATIENCE):
        await going_on


async def test_who_says_at_one_process_that_they_go_is_away_at_the_other(pair: Pair) -> None:
    room, elsewhere, (anna, bert, carla) = await apart(pair)
    await room.membership.leave(carla.holder)
    await until(lambda: here_at(bert) == here_at(anna) == [True, True, False])
    elsewhere.arrivals.disconnect(carla)
    await elsewhere.received(bert, SitIn(carla.seat, "random"))
    assert elsewhere.broadcast.table().seats[carla.seat].sitting_in == "random"
    elsewhere.arrivals.connect(carla)
    await until(lambda: here_at(anna) == [True] * 3)


async def test_the_people_of_a_process_that_says_farewell_are_gone(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wagonlit.table.peers.registry.SILENCE", 3600.0)
    _, _, (anna, *_) = await apart(pair)
    await pair[1].fall_silent()
    await pair[1].link.say_goodbye()
    await until(lambda: here_at(anna) == [True, False, False])


async def test_the_people_of_a_process_that_falls_silent_are_gone(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, _, (anna, bert, _) = await apart(pair)
    await pair[1].fall_silent()
    monkeypatch.setattr("wagonlit.table.peers.registry.SILENCE", 0.0)
    await until(lambda: here_at(anna) == [True, False, False])
    assert room.audience.away_for(bert.holder) > 0.0


async def test_a_process_that_was_only_thought_dead_says_again_who_is_there(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, (anna, *_) = await apart(pair)
    monkeypatch.setattr("wagonlit.table.peers.registry.SILENCE", -1.0)  # everybody is thought dead, always
    await until(lambda: here_at(anna) == [True, False, False])
    monkeypatch.undo()
    await until(lambda: here_at(anna) == [True] * 3)
