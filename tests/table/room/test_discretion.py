"""A question that could betray a card: nobody learns of whom it is asked, nor whether it left a choice."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from tests.patience import PATIENCE
from tests.table.room.a_look import BLUE, RED, a_look, answer, three_and_an_onlooker
from tests.table.room.guests import LocalServer, until
from tests.table.room.overhearing import _timeless as timeless
from tests.table.room.overhearing import first_difference
from tests.toys.masquerade.pieces import LET, PEEK, REST, TURN
from wagonlit.table.room.clock import NO_DEADLINE, Timing
from wagonlit.table.room.table_state import TableState
from wagonlit.table.store.rows import BY_ROOM
from wagonlit.table.wire.http import NO_SEAT
from wagonlit.table.wire.messages import Moved, SetSpeed, SitIn, TakeBack
from wagonlit.table.wire.timestamps import later, now

pytestmark = pytest.mark.asyncio


async def test_whoever_has_a_choice_is_asked_and_nobody_else_knows(local: LocalServer) -> None:
    room, (anna, bert, *others) = await a_look(local, BLUE)
    assert bert.ask is not None
    assert bert.ask.options == [LET, TURN]
    assert bert.position.waiting == [1]
    for other in (anna, *others):
        assert (other.position.waiting, other.position.discreet) == ([], True)
    await answer(room, bert, LET)
    assert [guest.last(Moved).by for guest in (anna, *others)] == [-1] * 3
    assert any(one.event == "MaskSeen" for one in anna.told)


async def test_where_there_is_no_choice_the_room_answers(local: LocalServer) -> None:
    room, (anna, bert, *_) = await a_look(local, RED)
    assert (bert.ask, bert.position.waiting, bert.position.discreet) == (None, [], True)
    await until(lambda: not room.state.playing.discreet)
    assert any(one.event == "MaskSeen" for one in anna.told)
    # What it had no choice in is nothing that it could take back.
    assert room.state.playing.standing[-1].seat == 1
    assert not room.state.playing.answered_last(1)
    await room.received(bert, TakeBack(room.state.n))
    assert room.state.undo_request is not None
    assert room.state.playing._last_answer_of(1) == 1


async def heard(local: LocalServer, mask: int, place: int) -> list[bytes]:
    """All that is sent to the one in that place until the look is over, whatever they try."""
    room, guests = await a_look(local, mask)
    listener = guests[place]
    if room.state.playing.discreet:
        await room.received(listener, SitIn(1, "random"))
        if guests[1].ask is not None:
            await answer(room, guests[1], LET)
    await until(lambda: not room.state.playing.discreet)
    room.arrivals.disconnect(listener)
    room.arrivals.connect(listener)
    return [timeless(one, room.state.row.code) for one in listener.wire]


@pytest.mark.parametrize("place", [2, -1])
async def test_others_cannot_tell_whether_there_was_a_choice(local: LocalServer, place: int) -> None:
    one, other = [await heard(local, mask, place) for mask in (BLUE, RED)]
    assert first_difference(one, other) == ""


def names_whoever_has_a_choice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        "wagonlit.table.room.positions.awaited_by",
        lambda history, eyes, own: [seat for seat, ask in history.questions.items() if len(ask.options) > 1],
    )


def names_whoever_chose(patch: pytest.MonkeyPatch) -> None:
    def last_by(state: TableState) -> int:
        last = state.playing.entries[-1:]
        return last[0].seat if last and not last[0].key.startswith(BY_ROOM) else NO_SEAT

    patch.setattr(TableState, "last_by", property(last_by))


@pytest.mark.parametrize("leak", [names_whoever_has_a_choice, names_whoever_chose])
async def test_a_planted_leak_is_noticed(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch, leak: Any
) -> None:
    leak(monkeypatch)
    one, other = [await heard(local, mask, 2) for mask in (BLUE, RED)]
    assert first_difference(one, other) != ""


async def test_no_answer_comes_before_the_drawn_moment(local: LocalServer) -> None:
    """Neither the room's nor a person's: both are held, and then they are given."""
    for mask in (RED, BLUE):
        local.rooms.services.timing = Timing(pace=0.001, discretion=(3600.0, 3600.0))
        room, (_, bert, *_others) = await a_look(local, mask)
        given = asyncio.create_task(answer(room, bert, LET)) if bert.ask else None
        n = room.state.n
        await asyncio.sleep(0.1)
        await room.queue.settled()
        assert room.state.n == n
        earliest = room.clock.discretion._earliest
        assert list(earliest) == [(1, n)]
        if given:
            given.cancel()


@pytest.mark.parametrize("mask", [RED, BLUE])
async def test_nobody_answers_while_others_look_at_something(local: LocalServer, mask: int) -> None:
    """The room does not: so whoever did would be known to have a choice."""
    local.rooms.services.timing = Timing(pace=0.001, discretion=(0.0, 0.0))
    room, (_, bert, *_others) = await a_look(local, mask)
    n, pause = room.state.n, room.clock.pause
    pause.begin(n, later(now(), 3600.0), 3600.0)
    given = asyncio.create_task(answer(room, bert, LET)) if bert.ask else None
    await asyncio.sleep(0.1)
    await room.queue.settled()
    assert room.state.n == n
    pause.end()
    await until(lambda: room.state.n > n)
    if given:
        await given


async def test_whoever_has_halted_the_bots_may_still_answer(local: LocalServer) -> None:
    """Else nothing more would be read from them, not even that all should go on."""
    local.rooms.services.timing = Timing(pace=0.001, discretion=(0.0, 0.0))
    room, (anna, bert, carla, _otto) = await a_look(local, BLUE)
    n, pause = room.state.n, room.clock.pause
    for other in (anna, carla):
        room.arrivals.disconnect(other)
    await room.received(bert, SetSpeed("paused"))
    assert pause._halted
    pause.begin(n, later(now(), 3600.0), 3600.0)
    given = asyncio.create_task(answer(room, bert, LET))
    await asyncio.sleep(0.1)
    assert room.state.n == n
    pause.end()
    await asyncio.wait_for(given, PATIENCE)
    assert room.state.n > n


@pytest.mark.parametrize(
    ("people", "watched", "waits"),
    [([0, 1], False, True), ([1], False, False), ([0], False, True), ([1], True, True)],
)
async def test_whoever_is_alone_among_bots_need_not_wait(
    local: LocalServer, people: list[int], watched: bool, waits: bool
) -> None:
    """Bert is asked: with others there, as the only person, as a bot whom a person looks at, or watched."""
    local.rooms.services.timing = Timing(pace=0.001, discretion=(3600.0, 3600.0))
    room, guests = await a_look(local, BLUE)
    if not watched:
        room.arrivals.disconnect(guests[-1])
    seats = [replace(one, holder=one.holder if one.seat in people else "") for one in room.state.row.seats]
    room.state.row = room.state.playing.row = replace(room.state.row, seats=tuple(seats))
    room.clock.update()
    assert bool(room.clock.discretion._earliest) == waits


@pytest.mark.parametrize("mask", [RED, BLUE])
async def test_the_room_waits_where_a_bot_would_have_to(local: LocalServer, mask: int) -> None:
    """Where many bots think, one that has a choice waits for its turn: whoever did not would have none."""
    local.rooms.services.timing = Timing(pace=0.001, discretion=(0.0, 0.0))
    room, guests = await three_and_an_onlooker(local, mask)
    for guest, deed in zip(guests, (PEEK, REST, PEEK)):
        await answer(room, guest, deed)
    seats = [*room.state.row.seats]
    seats[1] = replace(seats[1], kind="bot", bot="random", holder="")
    room.state.row = room.state.playing.row = replace(room.state.row, seats=tuple(seats))
    async with local.bot_pool.turns.turn("OTHERS"):
        await answer(room, guests[0], 1)
        n = room.state.n
        await asyncio.sleep(0.1)
        await room.queue.settled()
        assert room.state.n == n
    await until(lambda: room.state.n > n)


async def test_a_shared_device_is_handed_to_whoever_is_asked(local: LocalServer) -> None:
    """Even to somebody without a choice: whether it goes round would tell."""
    for mask in (RED, BLUE):
        room, guests = await a_look(local, mask, together=True)
        assert [guest.position.waiting for guest in guests] == [[1], [1], [1], []]
        assert guests[1].ask is not None
        await answer(room, guests[1], LET)
        assert not room.state.playing.discreet


async def test_a_game_says_how_long_each_question_may_stand(local: LocalServer) -> None:
    """Where a clock runs at all; whoever may not know who is asked sees none."""
    room, guests = await a_look(local, BLUE)
    usual = Timing().fast
    for clock, fast, seconds in (
        ("none", usual, None), ("relaxed", 5.0, 20.0), ("fast", usual, 20.0), ("fast", 5.0, 5.0),
    ):  # fmt: skip
        local.rooms.services.timing = Timing(pace=0, fast=fast)
        room.state.row = replace(room.state.row, clock=clock)
        room.clock.update()
        asked = room.state.playing.asked_at(room.state.playing.questions[1])
        assert room.clock.shown(1).moment == (later(asked, seconds) if seconds else "")
        assert room.clock.shown(1).limit == (seconds or 0.0)
        others = [room.clock.shown(guest.eyes) for guest in guests if guest.seat != 1]
        assert others == [NO_DEADLINE] * 3


@pytest.mark.parametrize(
    ("clock", "own", "limit"),
    [
        ("relaxed", None, 180.0),
        ("relaxed", 300.0, 300.0),
        ("fast", 300.0, 45.0),
        ("fast", 0.0, None),
        ("none", 20.0, None),
    ],
)
async def test_limits(clock: Any, own: float | None, limit: float | None) -> None:
    assert Timing().limit(clock, own) == limit


async def test_pauses_are_drawn() -> None:
    timing = Timing(discretion=(2.0, 5.0))
    drawn = {timing.discreet_pause() for _ in range(50)}
    assert len(drawn) > 40
    assert all(2.0 <= pause <= 5.0 for pause in drawn)
    assert Timing(pace=0).discreet_pause() == 0.0
