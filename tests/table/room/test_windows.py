"""Windows: several may speak up in real time, and nothing tells who is still thinking."""

from pathlib import Path

import pytest

from tests.table.room.guests import Guest, LocalServer, reply_to, seated, until
from tests.table.room.overhearing import _timeless
from tests.table.variants.foghorn import UNTENDED
from tests.toys.lighthouse.rules import CALL, LEAVE, SPEAK
from wagonlit.table.room.clock import Timing
from wagonlit.table.room.room import Room
from wagonlit.table.wire.http import NO_SEAT, SeatPlan
from wagonlit.table.wire.messages import Accepted, Moved, Refused, Reply, TakeBack

pytestmark = pytest.mark.asyncio
ANNA, BERT, CARLA, DIRK = range(4)


async def a_window(
    local: LocalServer, people: int = 4, bots: int = 0, **fields: object
) -> tuple[Room, list[Guest]]:
    """Anna is on the tower and has signalled; Bert is on watch, the others may call."""
    room = await local.table(people, bots, **{"game": "foghorn", **fields})
    guests = seated(room, people)
    await say(room, guests[ANNA], "fog")
    return room, guests


async def say(room: Room, guest: Guest, choice: int | str) -> Reply:
    assert guest.ask is not None
    reply = reply_to(guest.ask, choice, f"answer-{room.state.n}")
    await room.received(guest, reply)
    return reply


def calls(guest: Guest) -> list[int]:
    return [one.facts["seat"] for one in guest.told if one.event == "Called"]


async def test_whoever_let_it_pass_may_still_speak_up(local: LocalServer) -> None:
    room, guests = await a_window(local)
    await say(room, guests[CARLA], LEAVE)
    ask = guests[CARLA].ask
    assert ask is not None
    assert (ask.decision, ask.options, ask.final) == ("watch.call", [CALL], True)
    assert guests[CARLA].position.waiting == []
    await say(room, guests[DIRK], CALL)
    assert guests[CARLA].ask == ask, "the question stays where it was put"
    await say(room, guests[CARLA], CALL)
    assert calls(guests[ANNA]) == [DIRK, CARLA]
    assert guests[CARLA].ask is None
    await say(room, guests[BERT], SPEAK)
    await room.received(guests[DIRK], Reply("afterwards", ask.at, CALL))
    assert guests[DIRK].last(Refused).code == "stale"


async def test_what_is_sent_while_others_speak_up_still_counts(local: LocalServer) -> None:
    room, guests = await a_window(local)
    replies = [(guest, reply_to(guest.ask, CALL)) for guest in (guests[DIRK], guests[CARLA]) if guest.ask]
    for guest, reply in replies:
        await room.received(guest, reply)
        assert guest.last(Accepted).id == reply.id
    assert calls(guests[BERT]) == [DIRK, CARLA]


@pytest.mark.parametrize("listener", [ANNA, BERT, NO_SEAT])
async def test_nobody_learns_who_has_let_it_pass(local: LocalServer, listener: int) -> None:
    """Neither by what they are sent, nor by how often, to the byte: only that one fewer is awaited."""
    local.bot_pool.undo_judge.pause = 3600.0  # its verdicts come when they come
    heard = []
    for quiet in (CARLA, DIRK):
        room, guests = await a_window(local)
        ear = Guest("Otto") if listener == NO_SEAT else guests[listener]
        if listener == NO_SEAT:
            room.arrivals.connect(ear)
        await say(room, guests[quiet], LEAVE)
        await room.received(ear, Reply("guessing", 1, 60))
        await room.received(ear, TakeBack(room.state.n))
        room.arrivals.disconnect(ear)
        room.arrivals.connect(ear)
        assert ear.all_of(Moved)[-1].by == NO_SEAT
        assert ear.position.waiting == [BERT] * (listener == BERT)
        heard.append([_timeless(message, room.state.row.code) for message in ear.wire])
    assert heard[0] == heard[1]


async def test_what_was_said_in_a_window_is_never_taken_back(local: LocalServer) -> None:
    """Not even together with what somebody else answered before, and would like to take back."""
    room, guests = await a_window(local)
    assert guests[ANNA].position.undo.mine != "no"
    await say(room, guests[CARLA], CALL)
    for guest in (guests[CARLA], guests[ANNA]):
        assert guest.position.undo.mine == "no"
        await room.received(guest, TakeBack(room.state.n))
        assert guest.last(Refused).code == "nothing_to_undo"
    assert not any(guest.position.laid for guest in guests)


async def test_only_the_clock_says_that_somebody_is_late_and_the_log_knows_it(tmp_path: Path) -> None:
    async with LocalServer(tmp_path) as local:
        local.rooms.services.timing = Timing(pace=0, fast=3600)
        room = await local.table(3, game="foghorn", clock="fast")
        guests = seated(room)
        await say(room, guests[ANNA], UNTENDED)
        assert guests[ANNA].last(Refused).code == "bad_answer"
        local.rooms.services.timing = Timing(pace=0, fast=0.0)
        room.go_on()
        await until(lambda: room.broadcast.table().status == "over")
        code, told = room.state.row.code, guests[BERT].told
    async with LocalServer(tmp_path) as local:
        room = await local.rooms.room(code)
        assert room.state.playing.match.told[BERT] == told
        assert room.state.playing.standing[0].choice == UNTENDED


async def test_a_bot_that_thinks_for_long_comes_after_one_that_does_not(local: LocalServer) -> None:
    local.rooms.services.timing = Timing(pace=0.001)
    bots = [SeatPlan("bot", bot=bot) for bot in ("dreamer", "caller")]
    seats = [SeatPlan("me", "Anna"), SeatPlan("open"), *bots]
    room, guests = await a_window(local, 2, game="foghorn", seats=seats)
    await until(lambda: calls(guests[BERT]))
    assert calls(guests[BERT]) == [DIRK]
    await say(room, guests[BERT], SPEAK)
    assert guests[BERT].ask, "nobody waits for a bot in a window that is closed"


async def test_the_time_of_a_window_runs_for_bots_too(local: LocalServer) -> None:
    """Else its end could be seen to depend on who is still thinking."""
    local.rooms.services.timing = Timing(pace=3600.0)
    room, guests = await a_window(local, 3, 1, clock="relaxed")
    deadline = guests[ANNA].position.deadline
    await say(room, guests[CARLA], LEAVE)
    assert {guest.position.deadline for guest in guests} == {deadline}
    assert (DIRK, 1) in room.clock.alarm._deadlines
    await room.close()
