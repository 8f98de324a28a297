"""Several processes with one database: each tells its clients what happened in the others."""

import asyncio

import pytest
from msgspec.structs import replace

from tests.table.room.guests import NAMES, Guest, answer, asked, asked_at_once, play, seated, undone, until
from tests.table.room.test_undo import answered
from tests.table.room.two_processes import Process
from wagonlit.core.rng import Rng
from wagonlit.table.room.room import Room
from wagonlit.table.store.rows import UNDO
from wagonlit.table.wire.http import NO_SEAT, SeatPlan
from wagonlit.table.wire.messages import (
    Accepted,
    Consent,
    Mark,
    Marked,
    Moved,
    Refused,
    Said,
    Say,
    Snapshot,
    TableChanged,
    TakeBack,
    Viewed,
)

pytestmark = pytest.mark.asyncio

Pair = tuple[Process, Process]


async def test_what_happens_in_one_process_is_told_in_the_other(pair: Pair) -> None:
    here, there = pair
    room = await here.table()
    guests = seated(room)
    anna = Guest(NAMES[0], 0)
    await there.seat(room.state.row.code, anna)
    await play(room, guests, Rng(3), 15)
    await undone(room, guests)
    await play(room, guests, Rng(4), 3)
    await room.received(guests[0], Viewed(room.state.n))  # a ship may have passed
    await room.received(guests[0], Mark("heron", "?"))
    await room.received(guests[0], Say("Hello"))
    await until(lambda: anna.all_of(Said) and anna.all_of(Marked) and anna.position.n == room.state.n)
    assert anna.position == replace(guests[0].position, undo=anna.position.undo)
    assert anna.told == guests[0].told
    assert anna.last(Said).line.text == "Hello"
    assert anna.last(Marked).marks == {"heron": "?"}
    assert {message.by for message in anna.all_of(Moved) if message.told} > {NO_SEAT}, "names are passed on"


async def test_of_two_answers_in_two_processes_one_is_stale(pair: Pair) -> None:
    here, there = pair
    room = await here.table()
    actor = asked(seated(room))
    await here.heard_by(there)
    twin = Guest(NAMES[actor.seat], actor.seat)
    await there.seat(room.state.row.code, twin)
    here.mute()
    await answer(room, actor)
    await answer(await there.rooms.room(room.state.row.code), twin)
    assert twin.last(Refused).code == "stale"
    assert twin.position.n == 1
    assert twin.told == actor.told


async def test_an_answer_whose_question_still_stands_goes_on(pair: Pair) -> None:
    here, there = pair
    room = await here.table()
    guests, rng = seated(room), Rng(3)
    while len(both := asked_at_once(guests)) < 2:
        await play(room, guests, rng, 1)
    await here.heard_by(there)
    twin = Guest(NAMES[both[1].seat], both[1].seat)
    await there.seat(room.state.row.code, twin)
    here.mute()
    await answer(room, both[0])
    n = room.state.n
    await answer(await there.rooms.room(room.state.row.code), twin)
    assert twin.last(Accepted).n == n + 1
    assert twin.position.n == n + 1
    await until(lambda: both[0].position.n == n + 1)


async def test_who_comes_from_another_process_is_shown_no_earlier_position(pair: Pair) -> None:
    here, there = pair
    room = await here.table()
    guests = seated(room)
    await there.rooms.room(room.state.row.code)
    await here.heard_by(there)
    here.mute()
    await play(room, guests, Rng(3), 5)
    anna = Guest(NAMES[0], 0)
    (await there.rooms.caught_up(room.state.row.code)).arrivals.connect(anna)
    assert anna.position.n == room.state.n == 5


async def test_a_table_begun_elsewhere_begins_here(pair: Pair) -> None:
    here, there = pair
    room = await here.table(1, seats=[SeatPlan("me", NAMES[0]), SeatPlan("open"), SeatPlan("open")])
    anna = Guest(NAMES[0], 0)
    await there.seat(room.state.row.code, anna)
    assert anna.last(Snapshot).position is None
    await room.membership.start(anna.holder)
    await until(lambda: anna.all_of(TableChanged) and anna.last(TableChanged).table.status == "playing")
    assert anna.position.n >= 0


# Taking back, with those who must agree at the other process


async def asking(pair: Pair) -> tuple[Room, Room, Guest, list[Guest]]:
    """The rooms of one table, whoever would like to take back at the first, and the others at the second."""
    here, there = pair
    room = await here.table()
    guests = seated(room)
    actor = await answered(room, guests, free=False)
    others = [guest for guest in guests if guest is not actor]
    for guest in others:
        room.arrivals.disconnect(guest)
    await there.seat(room.state.row.code, *others)
    await room.received(actor, TakeBack(room.state.n))
    await until(lambda: all(guest.position.undo.wisher == actor.seat for guest in others))
    return room, await there.rooms.room(room.state.row.code), actor, others


async def test_an_undo_request_is_heard_and_granted_at_the_other_process(pair: Pair) -> None:
    room, elsewhere, actor, others = await asking(pair)
    n, told = room.state.n, len(actor.told)
    needed = [guest.seat for guest in others]
    assert [guest.position.undo.needed for guest in others] == [needed, needed]
    await elsewhere.received(others[0], Consent(n, True))
    await until(lambda: actor.position.undo.needed == needed[1:])
    await elsewhere.received(others[1], Consent(n, True))
    await until(lambda: actor.position.n == n + 1)
    assert len(actor.told) < told
    assert {guest.position.undo.wisher for guest in (actor, *others)} == {NO_SEAT}
    assert [entry.kind for entry in await pair[0].store.entries(room.state.row.id, n)] == [UNDO]


async def test_an_undo_request_is_refused_at_the_other_process(pair: Pair) -> None:
    room, elsewhere, actor, others = await asking(pair)
    n = room.state.n
    await elsewhere.received(others[0], Consent(n, True))
    await elsewhere.received(others[1], Consent(n, False))
    await until(lambda: actor.position.undo.wisher == NO_SEAT)
    await room.received(actor, Consent(n, True))
    assert actor.last(Refused).code == "stale"
    assert room.state.n == n


async def test_an_undo_request_ends_when_somebody_answers_at_the_other_process(pair: Pair) -> None:
    _, elsewhere, actor, others = await asking(pair)
    seat = next(iter(elsewhere.state.playing.questions))
    second_device = Guest(NAMES[seat], seat)
    elsewhere.arrivals.connect(second_device)
    await until(lambda: bool(second_device.received))  # not before what was being stored is
    await answer(elsewhere, second_device)
    assert {guest.position.undo.wisher for guest in others} == {NO_SEAT}
    await until(lambda: actor.position.undo.wisher == NO_SEAT)


async def test_two_who_agree_at_once_at_two_processes_take_back_once(pair: Pair) -> None:
    room, elsewhere, _, others = await asking(pair)
    n = room.state.n
    elsewhere.arrivals.disconnect(others[0])
    room.arrivals.connect(others[0])
    agree = Consent(n, True)
    await asyncio.gather(room.received(others[0], agree), elsewhere.received(others[1], agree))
    await until(lambda: room.state.n == elsewhere.state.n == n + 1)
    assert not any(guest.all_of(Refused) for guest in others)
    assert len(await pair[0].store.entries(room.state.row.id, n)) == 1


async def test_of_two_who_ask_for_undo_at_two_processes_one_must_wait(pair: Pair) -> None:
    here, there = pair
    room = await here.table(game="carnival")
    guests = seated(room)
    actor = await answered(room, guests, free=False, least=2)
    history = room.state.playing
    other = next(guest for guest in guests if guest is not actor and history.can_take_back(guest.seat))
    room.arrivals.disconnect(other)
    await here.heard_by(there)
    await there.seat(room.state.row.code, other)
    here.mute()
    await room.received(actor, TakeBack(room.state.n))
    await (await there.rooms.room(room.state.row.code)).received(other, TakeBack(room.state.n))
    assert other.last(Refused).code == "not_now"
    assert other.position.undo.wisher in (NO_SEAT, actor.seat)
