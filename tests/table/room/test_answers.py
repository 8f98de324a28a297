"""Answers: counted once, refused when stale, stored before anybody is told."""

import asyncio
from typing import Any

import pytest

from tests.table.room.guests import (
    NAMES,
    Guest,
    LocalServer,
    answer,
    asked,
    asked_at_once,
    play,
    reply_to,
    seated,
)
from wagonlit.core.rng import Rng
from wagonlit.table.room.rooms import Rooms
from wagonlit.table.store.errors import StoreLost
from wagonlit.table.store.rows import Entry
from wagonlit.table.store.store import Store
from wagonlit.table.wire.http import NO_SEAT
from wagonlit.table.wire.messages import Accepted, Moved, Refused, Reply, Snapshot

pytestmark = pytest.mark.asyncio


async def test_an_answer_is_accepted_and_told_to_everybody(local: LocalServer) -> None:
    room = await local.table()
    guests = [*seated(room), Guest("Otto")]
    room.arrivals.connect(guests[-1])
    actor = asked(guests)
    reply = await answer(room, actor)
    assert isinstance(reply, Reply)
    assert actor.last(Accepted) == Accepted(reply.id, 1)
    assert [guest.last(Moved).by for guest in guests] == [actor.seat] * 4
    assert [guest.last(Moved).position.n for guest in guests] == [1] * 4


async def test_questions_are_known_by_name_to_whoever_answers_for_somebody(local: LocalServer) -> None:
    room = await local.table()
    history = room.state.history
    assert history is not None
    actor = asked(seated(room))
    ask = history.questions[actor.seat]
    assert ask.names == history.match.ask_of(actor.seat).names
    assert len(ask.names) == len(ask.options) > 0


async def test_an_answer_sent_twice_counts_once(local: LocalServer) -> None:
    room = await local.table()
    guests = seated(room)
    actor = asked(guests)
    reply = await answer(room, actor)
    await room.received(actor, reply)
    assert actor.all_of(Accepted) == [Accepted(reply.id, 1)] * 2  # type: ignore[union-attr]
    assert len(await local.store.entries(room.state.row.id)) == 1
    assert len(actor.all_of(Moved)) == 1


async def test_two_answers_to_the_same_question_at_once_count_once(local: LocalServer) -> None:
    room = await local.table()
    guests = seated(room)
    actor = asked(guests)
    ask = actor.ask
    assert ask
    await asyncio.gather(*(room.received(actor, reply_to(ask)) for _ in range(5)))
    assert len(actor.all_of(Accepted)) == 1
    assert [refused.code for refused in actor.all_of(Refused)] == ["stale"] * 4


async def test_a_stale_answer_is_refused_with_the_current_position(local: LocalServer) -> None:
    room = await local.table()
    guests = seated(room)
    actor = asked(guests)
    old = actor.ask
    assert old
    await answer(room, actor)
    others = [len(guest.received) for guest in guests if guest is not actor]
    await room.received(actor, reply_to(old))
    refused, moved = actor.received[-2:]
    assert isinstance(refused, Refused)
    assert isinstance(moved, Moved)
    assert (refused.code, refused.n, moved.position.n, moved.told) == ("stale", 1, 1, [])
    assert [len(guest.received) for guest in guests if guest is not actor] == others


async def test_impossible_answers_change_nothing(local: LocalServer) -> None:
    room = await local.table()
    guests = seated(room)
    actor = asked(guests)
    idle = next(guest for guest in guests if not guest.ask)
    ask, match = actor.ask, room.state.playing.match
    assert ask
    for choice in (60, -1, 10**30, " "):
        await room.received(actor, Reply("impossible", ask.at, choice))
        assert actor.last(Refused).code == "bad_answer"
    assert room.state.playing.match is match  # nor is the whole game played again for them
    await room.received(idle, Reply("not-asked", 0, 0))
    assert idle.last(Refused).code == "stale"
    assert await local.store.entries(room.state.row.id) == []


async def test_nobody_answers_for_somebody_else(local: LocalServer) -> None:
    room = await local.table()
    guests = seated(room)
    actor = asked(guests)
    assert actor.ask
    for stranger in (Guest("Otto"), Guest("Otto", actor.seat)):
        await room.received(stranger, reply_to(actor.ask))
        assert stranger.last(Refused).code == "not_yours"
    assert len(await local.store.entries(room.state.row.id)) == 0


class Failing:
    """A store whose disk is full when it matters."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.full = False
        self.gate = asyncio.Event()
        self.gate.set()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, table: int, entry: Entry, status: Any = None) -> None:
        await self.gate.wait()
        if self.full:
            raise StoreLost("The disk is full.")
        await self._store.append(table, entry, status)


async def test_what_is_not_stored_is_told_to_nobody(local: LocalServer) -> None:
    store = Failing(local.store)
    local.rooms = Rooms(store, local.bot_pool, local.timing)  # type: ignore[arg-type]
    room = await local.table()
    guests = seated(room)
    actor, store.full = asked(guests), True
    ask = actor.ask
    assert ask
    before = [list(guest.received) for guest in guests]
    await room.received(actor, reply_to(ask, id="same-answer"))
    assert actor.received.pop() == Refused(
        "same-answer", "not_stored", "That could not be stored; please try again.", 0
    )
    assert [guest.received for guest in guests] == before
    store.full = False
    await room.received(actor, reply_to(ask, id="same-answer"))
    assert actor.last(Accepted).n == 1


async def test_whoever_comes_while_an_answer_is_stored_is_not_told_of_it_before(local: LocalServer) -> None:
    store = Failing(local.store)
    local.rooms = Rooms(store, local.bot_pool, local.timing)  # type: ignore[arg-type]
    room = await local.table()
    guests = seated(room)
    actor = asked(guests)
    assert actor.ask
    store.gate.clear()
    answering = asyncio.create_task(room.received(actor, reply_to(actor.ask)))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    late, gone = Guest("Otto"), Guest("Petra")
    room.arrivals.connect(late)
    room.arrivals.connect(gone)
    room.arrivals.disconnect(gone)
    assert late.received == []
    store.gate.set()
    await answering
    await room.queue.settled()
    assert isinstance(late.received[0], Snapshot)
    assert late.position.n == 1
    assert gone.received == []


async def test_an_answer_goes_on_though_its_sender_is_gone(local: LocalServer) -> None:
    room = await local.table()
    guests = seated(room)
    actor = asked(guests)
    assert actor.ask
    sending = asyncio.create_task(room.received(actor, reply_to(actor.ask)))
    await asyncio.sleep(0)
    sending.cancel()
    await room.queue.settled()
    assert len(await local.store.entries(room.state.row.id)) == 1
    assert all(guest.position.n == 1 for guest in guests)


async def test_simultaneous_questions_keep_where_they_were_asked(local: LocalServer) -> None:
    room = await local.table()
    guests, rng = seated(room), Rng(3)
    seen = 0
    while any(guest.ask for guest in guests):
        waiting = [guest for guest in guests if guest.ask]
        asks = {guest.seat: guest.ask for guest in waiting}
        actor = waiting[rng.below(len(waiting))]
        await answer(room, actor, rng)
        assert not actor.ask or actor.ask.at == room.state.n
        for guest in waiting:
            if guest is not actor and len(waiting) > 1 and guest.ask == asks[guest.seat]:
                seen += guest.ask.at < room.state.n  # type: ignore[union-attr]
    assert seen > 5


async def test_an_answer_to_a_question_that_still_stands_is_taken_later(local: LocalServer) -> None:
    """Two who are asked at once: the second answers what was asked before the first did."""
    room = await local.table()
    guests, rng = seated(room), Rng(3)
    while len(both := asked_at_once(guests)) < 2:
        await play(room, guests, rng, 1)
    first, second = both[:2]
    ask = second.ask
    assert ask
    await answer(room, first)
    await room.received(second, reply_to(ask))
    assert second.last(Accepted).n == room.state.n


async def test_a_whole_game_ends_with_a_result_and_a_record(local: LocalServer) -> None:
    room = await local.table()
    guests = seated(room)
    await play(room, guests, Rng(1))
    assert room.broadcast.table().status == "over"
    assert all(guest.position.result == guests[0].position.result for guest in guests)
    assert guests[0].position.result
    assert room.state.record().seed == 7
    row = await local.store.table(room.state.row.code)
    assert row
    assert row.status == "over"


async def test_each_client_was_told_what_its_seat_was_told(local: LocalServer) -> None:
    room = await local.table()
    guests = seated(room)
    await play(room, guests, Rng(1), 60)
    for guest in guests:
        assert guest.told == room.state.playing.match.told[guest.seat]
    assert NAMES[0] == room.state.row.seats[0].name
    assert guests[0].position.undo.wisher == NO_SEAT
