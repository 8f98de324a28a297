"""What must be remembered is sent once: to whoever is here when it happens, and to nobody again."""

from functools import partial
from itertools import permutations
from pathlib import Path

import pytest

from tests.table.room.guests import NAMES, Guest, LocalServer, answer, asked, play, seated, undone, until
from tests.table.room.two_processes import Process
from tests.table.variants import lookout
from wagonlit.core.event import Told
from wagonlit.core.rng import Rng
from wagonlit.table.room.room import Room
from wagonlit.table.wire.http import SeatPlan
from wagonlit.table.wire.messages import Moved, Snapshot

pytestmark = pytest.mark.asyncio

FLEETING = lookout.GAME.fleeting
SHIPS = ("ShipDrawn", "NightOver")
SHARED = [SeatPlan("me", name) for name in NAMES[:3]]


def passing(told: list[Told]) -> list[Told]:
    """What of it must be remembered."""
    return [one for one in told if one.event in FLEETING]


def coming(room: Room, name: str, seat: int, since: int = 0) -> list[Told]:
    """What somebody who comes now, or again, is told."""
    guest = Guest(name, seat)
    room.arrivals.connect(guest, since)
    return guest.last(Snapshot).told


async def until_it_passes(room: Room, guests: list[Guest]) -> int:
    """Plays on until something passes; how much was told before."""
    while True:
        before = room.state.playing.told_count
        await answer(room, asked(guests), Rng(3))
        if passing(guests[0].latest):
            return before


async def test_who_comes_back_is_told_all_but_what_has_passed(local: LocalServer) -> None:
    room = await local.table()
    guests = seated(room)
    before = await until_it_passes(room, guests)
    truth = room.state.playing.match.told[0]
    for since in (0, before):
        told = coming(room, NAMES[0], 0, since)
        kept = [one if one.event not in FLEETING else Told("", {}) for one in truth[since:]]
        assert told == kept
        assert passing(truth[since:])


async def test_after_a_restart_it_is_not_told_again(tmp_path: Path) -> None:
    async with LocalServer(tmp_path) as local:
        room = await local.table()
        await until_it_passes(room, seated(room))
        code = room.state.row.code
    async with LocalServer(tmp_path) as local:
        assert not passing(coming(await local.rooms.room(code), NAMES[0], 0))


async def test_who_is_here_through_another_process_is_told_it_once(pair: tuple[Process, Process]) -> None:
    """Even if something is taken back afterwards, and what was told is sent again from earlier on."""
    here, there = pair
    room = await here.table()
    guests, carla = seated(room), Guest(NAMES[2], 2)
    await there.seat(room.state.row.code, carla)
    await until_it_passes(room, guests)
    await undone(room, guests)
    await until_it_passes(room, guests)
    await play(room, guests, Rng(3), 2)
    await undone(room, guests)
    await until(lambda: carla.position.n == room.state.n)
    assert [passing(moved.told) for moved in carla.all_of(Moved) if passing(moved.told)] == [
        passing(moved.told) for moved in guests[2].all_of(Moved) if passing(moved.told)
    ]


def is_told(device: Guest, room: Room) -> bool:
    """Does it know all that has happened?"""
    return device.position.n == room.state.n


async def a_ship_passes(room: Room, *processes: Process) -> int:
    """One device plays for all seats, with a line to each process, until a seat draws that it is not at."""
    rooms = [room, *[await process.rooms.room(room.state.row.code) for process in processes[1:]]]
    while True:
        devices = [Guest(NAMES[0], room.state.playing.match.waiting[0]) for _ in rooms]
        for place, device in zip(rooms, devices):
            place.arrivals.connect(device)
            await until(partial(device.all_of, Snapshot))
        for one, other in permutations(processes, 2):
            await one.heard_by(other)
        await answer(room, devices[0], Rng(3))
        for device in devices:
            await until(partial(is_told, device, room))
        for place, device in zip(rooms, devices):
            place.arrivals.disconnect(device)
        drawn = [one.facts for one in devices[0].latest if one.event == "ShipDrawn"]
        if drawn and drawn[0]["tower"] != devices[0].seat:
            assert drawn[0]["ship"] is None
            return int(drawn[0]["tower"])


def ships(told: list[Told]) -> list[Told]:
    """What of it is fleeting where ships are."""
    return [one for one in told if one.event in SHIPS]


@pytest.fixture
def _ships_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookout.Lookout, "fleeting", SHIPS)


@pytest.mark.usefixtures("_ships_pass")
async def test_a_shared_device_is_sent_once_what_each_seat_sees_alone(local: LocalServer) -> None:
    room = await local.table(1, seats=SHARED)
    tower = await a_ship_passes(room)
    first, again = coming(room, NAMES[0], tower), coming(room, NAMES[0], tower)
    (shown,) = ships(first)
    assert shown.event == "ShipDrawn"
    assert shown.facts["ship"] is not None
    assert not ships(again)


@pytest.mark.usefixtures("_ships_pass")
async def test_nor_is_it_sent_once_by_each_process(pair: tuple[Process, Process]) -> None:
    """Else a device with a line to each of them could look at it twice."""
    here, there = pair
    room = await here.table(1, seats=SHARED)
    tower = await a_ship_passes(room, here, there)
    shown: list[Told] = []
    for process in pair:
        device = Guest(NAMES[0], tower)
        await process.seat(room.state.row.code, device)
        await until(partial(device.all_of, Snapshot))  # something may just be read there
        shown += ships(device.last(Snapshot).told)
    assert len(shown) < 2
