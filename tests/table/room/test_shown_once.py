"""What must be remembered is sent once: to whoever is here when it happens, and to nobody again."""

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


async def test_a_shared_device_is_sent_once_what_each_seat_sees_alone(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lookout.Lookout, "fleeting", ("ShipDrawn", "NightOver"))
    room = await local.table(1, seats=[SeatPlan("me", name) for name in NAMES[:3]])
    match = room.state.playing.match
    while True:
        device = Guest(NAMES[0], match.waiting[0])
        room.arrivals.connect(device)
        await answer(room, device, Rng(3))
        room.arrivals.disconnect(device)
        drawn = [one.facts for one in device.latest if one.event == "ShipDrawn"]
        if drawn and drawn[0]["tower"] != device.seat:
            break
    assert drawn[0]["ship"] is None
    tower = drawn[0]["tower"]
    first, again = coming(room, NAMES[0], tower), coming(room, NAMES[0], tower)
    (shown,) = [one for one in first if one.event in room.state.game.fleeting]
    assert shown.event == "ShipDrawn"
    assert shown.facts["ship"] is not None
    assert not any(one.event in room.state.game.fleeting for one in again)
