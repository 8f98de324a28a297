"""Taking back: freely where the engine allows, by consent otherwise."""

import asyncio

import pytest

from tests.table.room.guests import (
    NAMES,
    Guest,
    LocalServer,
    answer,
    asked,
    holder,
    reply_to,
    seated,
    until,
)
from tests.toys.lighthouse.rules import SPEAK, VERDICTS
from wagonlit.core.rng import Rng
from wagonlit.core.undo import may_undo
from wagonlit.table.room.clock import Timing
from wagonlit.table.room.room import Room
from wagonlit.table.store.rows import UNDO
from wagonlit.table.wire.http import NO_SEAT, SeatPlan
from wagonlit.table.wire.messages import Consent, Moved, Refused, SitIn, TakeBack

pytestmark = pytest.mark.asyncio


async def answered(room: Room, guests: list[Guest], free: bool, least: int = 20) -> Guest:
    """Play until somebody's last answer is one that the engine lets them take back, or does not."""
    rng = Rng(5)
    while True:
        waiting = [guest for guest in guests if guest.ask]
        actor = waiting[rng.below(len(waiting))]
        await answer(room, actor, rng)
        history = room.state.playing
        if room.state.n < least or not history.can_take_back(actor.seat):
            continue
        if may_undo(history.match, actor.seat) == free:
            return actor


async def test_what_nobody_has_learned_from_is_taken_back_at_once(local: LocalServer) -> None:
    room = await local.table()
    guests = seated(room)
    actor = await answered(room, guests, free=True)
    told, n = list(actor.told), room.state.n
    before = actor.all_of(Moved)[-2].position
    await room.received(actor, TakeBack(n))
    assert [guest.position.n for guest in guests] == [n + 1] * 3
    assert actor.position.view == before.view
    assert actor.position.ask
    assert actor.position.ask.at == n + 1
    assert actor.told == told[: len(actor.told)]
    assert len(actor.told) < len(told)
    entry = (await local.store.entries(room.state.row.id))[-1]
    assert (entry.kind, entry.seat) == (UNDO, actor.seat)


async def test_the_page_learns_that_taking_back_is_free(local: LocalServer) -> None:
    room = await local.table()
    guests = seated(room)
    actor = await answered(room, guests, free=True)
    assert actor.position.undo.mine == "ask"
    await until(lambda: actor.position.undo.mine == "free")
    assert actor.last(Moved).told == []
    assert all(guest.position.undo.mine != "free" for guest in guests if guest is not actor)


async def test_who_has_not_answered_has_nothing_to_take_back(local: LocalServer) -> None:
    room = await local.table()
    guests = seated(room)
    actor = asked(guests)
    assert actor.position.undo.mine == "no"
    await room.received(actor, TakeBack(0))
    assert actor.last(Refused).code == "nothing_to_undo"


async def test_only_so_much_is_taken_back_at_a_table(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found by attack: one person alone could make a log that no server had the memory to read any more."""
    monkeypatch.setattr("wagonlit.table.room.log.MOST_UNDONE", 6)
    room = await local.table()
    actor = await answered(room, seated(room), free=True)
    for _ in range(3):
        await room.received(actor, TakeBack(room.state.n))
        await answer(room, actor)
    assert not actor.all_of(Refused)
    assert actor.position.undo.mine == "no"
    await room.received(actor, TakeBack(room.state.n))
    assert actor.last(Refused).code == "nothing_to_undo"


async def test_taking_back_again_and_again_gains_no_time(local: LocalServer) -> None:
    """Found by attack: so one person could keep a table with a clock where it was for ever."""
    room = await local.table(clock="fast")
    guests = seated(room)
    actor = await answered(room, guests, free=True)
    await room.received(actor, TakeBack(room.state.n))
    deadline = actor.position.deadline
    for _ in range(3):
        await asyncio.sleep(0.002)
        await answer(room, actor)
        await room.received(actor, TakeBack(room.state.n))
        assert actor.ask
        assert actor.position.deadline == deadline


async def test_who_has_the_consent_of_others_has_the_whole_time_again(local: LocalServer) -> None:
    room = await local.table(clock="fast")
    guests = seated(room)
    wisher = await answered(room, guests, free=False)
    choice, deadlines = room.state.playing.log[-1].choice, set()
    for _ in range(2):
        await room.received(wisher, TakeBack(room.state.n))
        for guest in [guest for guest in guests if guest is not wisher]:
            await room.received(guest, Consent(room.state.n, True))
        assert wisher.ask
        deadlines.add(wisher.position.deadline)
        await asyncio.sleep(0.002)
        await room.received(wisher, reply_to(wisher.ask, choice))
    assert len(deadlines) == 2


async def test_what_the_clock_has_answered_is_taken_back_by_consent_only(local: LocalServer) -> None:
    room = await local.table(clock="fast")
    guests = seated(room)
    actor = await answered(room, guests, free=True)
    await room.received(actor, TakeBack(room.state.n))
    ask, history = actor.ask, room.state.playing
    assert ask
    assert await room._taken_from_clock(ask, history.log[-2].choice)
    assert may_undo(history.match, actor.seat)
    await room.received(actor, TakeBack(room.state.n))
    assert room.state.undo_request
    assert actor.position.undo.mine == "ask"


async def test_a_stale_undo_request_is_refused(local: LocalServer) -> None:
    room = await local.table()
    guests = seated(room)
    actor = await answered(room, guests, free=True)
    await room.received(actor, TakeBack(room.state.n - 1))
    assert actor.last(Refused).code == "stale"


async def test_what_others_have_learned_from_needs_the_consent_of_all(local: LocalServer) -> None:
    room = await local.table()
    guests = [*seated(room), Guest("Otto")]
    room.arrivals.connect(guests[-1])
    actor = await answered(room, guests, free=False)
    others = [guest for guest in guests[:3] if guest is not actor]
    n, told = room.state.n, len(actor.told)
    await room.received(actor, TakeBack(n))
    needed = [guest.seat for guest in others]
    assert all(guest.position.undo.wisher == actor.seat for guest in guests)
    assert all(guest.position.undo.needed == needed for guest in guests)
    await room.received(guests[-1], Consent(n, True))
    assert guests[-1].last(Refused).code == "not_yours"
    await room.received(others[0], Consent(n, True))
    assert (room.state.n, actor.position.undo.needed) == (n, needed[1:])
    await room.received(others[1], Consent(n, True))
    assert room.state.n == n + 1
    assert len(actor.told) < told
    assert actor.position.undo.wisher == NO_SEAT


async def test_one_who_does_not_agree_ends_the_request(local: LocalServer) -> None:
    room = await local.table()
    guests = seated(room)
    actor = await answered(room, guests, free=False)
    other = next(guest for guest in guests if guest is not actor)
    await room.received(actor, TakeBack(room.state.n))
    await room.received(other, TakeBack(room.state.n))
    assert other.last(Refused).code in ("not_now", "nothing_to_undo")
    await room.received(other, Consent(room.state.n, False))
    assert all(guest.position.undo.wisher == NO_SEAT for guest in guests)
    await room.received(other, Consent(room.state.n, True))
    assert other.last(Refused).code == "stale"


async def test_an_undo_request_ends_when_anybody_answers(local: LocalServer) -> None:
    room = await local.table()
    guests = seated(room)
    actor = await answered(room, guests, free=False)
    await room.received(actor, TakeBack(room.state.n))
    await answer(room, asked(guests))
    assert all(guest.position.undo.wisher == NO_SEAT for guest in guests)


async def test_bots_agree_at_once(local: LocalServer) -> None:
    local.rooms.services.timing = Timing(pace=3600)  # nobody answers meanwhile
    room = await local.table(2, bots=1)
    guests = seated(room, 2)
    actor = asked(guests)
    await answer(room, actor)
    await room.received(actor, TakeBack(room.state.n))
    assert actor.position.undo.needed == [1 - actor.seat]


async def test_a_bot_that_sits_in_never_consents_for_its_person(local: LocalServer) -> None:
    local.rooms.services.timing = Timing(pace=3600)  # nobody answers meanwhile
    room = await local.table()
    guests = seated(room)
    actor = await answered(room, guests, free=False)
    n, others = room.state.n, [guest for guest in guests if guest is not actor]
    await room.received(others[0], SitIn(others[0].seat, "random"))
    await room.received(actor, TakeBack(n))
    await room.membership.leave(others[1].holder)
    await room.received(actor, SitIn(others[1].seat, "random"))
    assert all(room.broadcast.table().seats[other.seat].sitting_in for other in others)
    assert (room.state.n, actor.position.undo.needed) == (n, [other.seat for other in others])
    for other in others:
        await room.received(other, Consent(n, True))
    assert room.state.playing.entries[-1].kind == UNDO


async def test_whoever_sits_on_the_same_device_agrees_at_once(local: LocalServer) -> None:
    plan = [SeatPlan("me", name) for name in NAMES[:3]]
    room = await local.table(1, seats=plan)
    guests = [Guest(NAMES[0], seat) for seat in range(3)]
    for guest in guests:
        room.arrivals.connect(guest)
    actor = await answered(room, guests, free=False)
    n = room.state.n
    await room.received(actor, TakeBack(n))
    assert room.state.n == n + 1
    assert holder(NAMES[0]) == actor.holder


async def test_chance_draws_the_same_again(local: LocalServer) -> None:
    room = await local.table()
    guests = seated(room)
    await answer(room, guests[0])
    for seat, choice in ((1, SPEAK), (1, "some ship"), (0, VERDICTS.index("right"))):
        ask = guests[seat].ask
        assert ask is not None
        await room.received(guests[seat], reply_to(ask, choice))
    drawn = room.state.playing.standing[-1]
    by = guests[drawn.seat]
    await room.received(by, TakeBack(room.state.n))
    for guest in guests:
        if guest is not by:
            await room.received(guest, Consent(room.state.n, True))
    assert by.ask
    await room.received(by, reply_to(by.ask, drawn.choice))
    again = room.state.playing.standing[-1]
    assert (again.n, again.chance) == (drawn.n + 2, drawn.chance)
