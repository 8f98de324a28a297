"""Where it was agreed, everybody sees who is likely to win; that is worked out beside the game."""

import dataclasses
import os
import signal
from collections.abc import AsyncIterator, Sequence
from functools import partial

import pytest
import pytest_asyncio
from msgspec.structs import replace

from tests.conformance.trials import TRIALS
from tests.table.as_at_a_table import Played, Twins
from tests.table.room.guests import (
    NAMES,
    Guest,
    LocalServer,
    answer,
    asked,
    play,
    seated,
    undone,
    until,
)
from tests.table.room.overhearing import begun
from tests.table.room.two_processes import Process
from tests.table.twin_games import redeals
from tests.table.variants.tribune import GAME
from wagonlit.core.event import ONLOOKER
from wagonlit.core.rng import Rng
from wagonlit.table.room.room import Room
from wagonlit.table.wire.messages import Forecast, Forecasts, Reply, Snapshot

pytestmark = pytest.mark.asyncio

TRIBUNE = "tribune"


@pytest_asyncio.fixture
async def quick(local: LocalServer) -> AsyncIterator[LocalServer]:
    """Tables that are thought about at once, and not for long."""
    hurry(local)
    yield local


def hurry(local: LocalServer) -> None:
    local.bot_pool.forecaster.pause = 0.0
    local.bot_pool.forecaster.simulations = 20


def line(guest: Guest) -> list[Forecast]:
    """What the page would draw: each message replaces from `first` on."""
    found: list[Forecast] = []
    for message in guest.received:
        if isinstance(message, Snapshot):
            found = list(message.forecasts)
        if isinstance(message, Forecasts):
            assert message.first <= len(found)
            found[message.first :] = message.line
    return found


def places(guest: Guest) -> list[int]:
    return [forecast.at for forecast in line(guest)]


async def played(room: Room, guests: Sequence[Guest], answers: int) -> None:
    """So many answers, with the chances after each."""
    for _ in range(answers):
        await answer(room, asked(list(guests)))
        await until(lambda: room.state.n in places(guests[0]))


async def test_everybody_sees_the_chances_of_every_position_that_stands(quick: LocalServer) -> None:
    room = await quick.table(game=TRIBUNE)
    guests = [*seated(room), Guest("Zoe")]
    room.arrivals.connect(guests[-1])
    await until(lambda: places(guests[0]) == [0])
    before = room.state.playing.match.record
    assert await quick.store.entries(room.state.row.id) == []
    await played(room, guests[:3], 3)
    assert [places(guest) for guest in guests] == [[0, 1, 2, 3]] * 4
    assert len({tuple(line(guest)) for guest in guests}) == 1
    for forecast in line(guests[0]):
        assert len(forecast.chances) == 3
        assert all(0 <= one.low <= one.value <= one.high <= 1 for one in forecast.chances)
    assert len(await quick.store.entries(room.state.row.id)) == 3
    assert len(room.state.playing.match.record.answers) == len(before.answers) + 3


async def test_with_less_assistance_nothing_is_worked_out(quick: LocalServer) -> None:
    """Not even in vain: chances are known at the table that is opened later, and never at this one."""
    silent = await quick.table(game=TRIBUNE, options={"assist": "off"})
    carnival = await quick.table(game="carnival")
    told_nothing = [*seated(silent), *seated(carnival)]
    for room, guests in ((silent, told_nothing[:3]), (carnival, told_nothing[3:])):
        await play(room, guests, Rng(1), 2)
    [anna] = seated(await quick.table(game=TRIBUNE), 1)
    await until(lambda: line(anna))
    assert not any(line(guest) for guest in told_nothing)
    assert not any(quick.bot_pool.forecaster.of_table(one.state.row.code) for one in (silent, carnival))


async def test_no_move_waits_for_it(quick: LocalServer) -> None:
    """While the process that works chances out stands still, a game is played to its end."""
    room = await quick.table(game=TRIBUNE)
    guests = seated(room)
    await until(lambda: places(guests[0]))
    process = quick.bot_pool.forecaster._worker.process
    assert process
    os.kill(process.pid, signal.SIGSTOP)
    try:
        await play(room, guests, Rng(2))
        assert guests[0].position.result
        assert places(guests[0]) == [0]
    finally:
        os.kill(process.pid, signal.SIGCONT)
    await until(lambda: room.state.n in places(guests[0]))
    late = places(guests[0])[1:-1]
    assert late, "the position it was busy with stays on the line, though the table has moved on"


async def test_who_comes_again_is_sent_the_line_so_far(
    quick: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if nobody was at the table meanwhile, so that its room was gone."""
    monkeypatch.setattr("wagonlit.table.room.rooms.RECENT", 0)
    room = await quick.table(game=TRIBUNE)
    guests = seated(room)
    await until(lambda: places(guests[0]))
    await played(room, guests, 2)
    so_far, code = line(guests[0]), room.state.row.code
    for guest in guests:
        room.arrivals.disconnect(guest)
    quick.rooms._rooms.clear()
    quick.rooms._recent.clear()
    again = await quick.rooms.room(code)
    assert again is not room
    [anna] = seated(again, 1)
    assert anna.last(Snapshot).forecasts == so_far
    assert len(so_far) == 3


async def test_what_is_taken_back_is_taken_off_the_line(quick: LocalServer) -> None:
    room = await quick.table(game=TRIBUNE)
    guests = seated(room)
    await until(lambda: places(guests[0]))
    await played(room, guests, 2)
    before = line(guests[0])
    await undone(room, guests)
    assert line(guests[0]) == line(guests[2]) == before[:2]
    await answer(room, asked(guests))
    await until(lambda: places(guests[0]) == [0, 1, room.state.n])


async def test_a_seed_of_its_own_makes_the_same_forecast_again(quick: LocalServer) -> None:
    """The number of simulations is fixed, and their luck is the table's own secret."""
    found = []
    for secret in ("0" * 32, "0" * 32, "1" * 32):
        room = await quick.table(game=TRIBUNE)
        room.state.row = replace(room.state.row, secret=secret)
        [anna] = seated(room, 1)
        await until(partial(line, anna))
        found.append(line(anna))
    assert found[0] == found[1] != found[2]


async def forecasts_of(local: LocalServer, twins: Twins, played: Played) -> list[Forecast]:
    """The chances along this game, as everybody is told them."""
    room = await begun(local, twins.run, played.chance)
    room.state.row = replace(room.state.row, secret="0" * 32)
    guests = seated(room, len(room.state.row.seats))
    for number, given in enumerate(played.answers):
        ask = room.state.playing.questions[given.seat]
        await room.received(guests[given.seat], Reply(f"answer-{number}", ask.at, given.choice))
    await until(lambda: room.state.n in places(guests[0]))
    return [forecast for forecast in line(guests[0]) if forecast.at == room.state.n]


async def test_no_secret_makes_a_difference(quick: LocalServer) -> None:
    """What nobody who looks on has seen may be otherwise: the chances they are told are the same."""
    trial = dataclasses.replace(TRIALS["masquerade"], game=GAME)
    twins = [one for one in redeals(trial, 3, each=4) if one.eyes == ONLOOKER]
    assert len(twins) > 2
    for pair in twins:
        one, other = [await forecasts_of(quick, pair, each) for each in (pair.one, pair.other)]
        assert one == other


def _both_know(n: int, one: Guest, other: Guest) -> bool:
    return n in places(one) and line(one) == line(other)


async def test_people_at_another_process_see_it_too_even_if_they_come_later(
    pair: tuple[Process, Process],
) -> None:
    """One of the processes works it out, that where bots are run."""
    for process in pair:
        hurry(process)
    one, other = pair
    room = await one.table(game=TRIBUNE)
    anna, bert, carla = (Guest(NAMES[seat], seat) for seat in range(3))
    await one.seat(room.state.row.code, anna, carla)
    await until(lambda: places(anna))
    await one.heard_by(other)
    await other.seat(room.state.row.code, bert)
    await until(lambda: line(bert) == line(anna))
    there = await other.rooms.room(room.state.row.code)
    for n in range(1, 4):
        actor = asked([anna, bert, carla])
        await answer(there if actor is bert else room, actor)
        await until(partial(_both_know, n, anna, bert))
    assert room.leads != there.leads
    assert (other.bot_pool.forecaster._worker.process is not None) == there.leads
