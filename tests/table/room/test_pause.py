"""While people look at what passes, bots and clocks wait for them, but not for ever."""

import asyncio
from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path

import pytest
import pytest_asyncio

from tests.table.room.guests import Guest, LocalServer, answer, seated, until
from tests.table.variants import lookout
from wagonlit.core.event import ONLOOKER
from wagonlit.core.spotlight import SECONDS_FOR_EACH_MORE, SPOTLIGHT_SECONDS
from wagonlit.table.room import answers
from wagonlit.table.room.room import Room
from wagonlit.table.wire.messages import Mark, Marked, Refused, SetSpeed, Viewed
from wagonlit.table.wire.timestamps import later, now

pytestmark = pytest.mark.asyncio

A_WHILE = 0.3  # many times as long as a bot takes here
HOUR = 3600.0


@pytest_asyncio.fixture
async def lively(tmp_path: Path) -> AsyncIterator[LocalServer]:
    """Bots that wait a little before they answer: only then do they wait for people, too."""
    async with LocalServer(tmp_path, pace=0.001) as local:
        yield local


async def as_a_ship_passes(
    local: LocalServer, people: int = 1, bots: int = 2, **fields: object
) -> tuple[Room, list[Guest]]:
    """A game in which something is shown for the first time, with nobody asked but bots."""
    room = await local.table(people, bots, **fields)
    guests = seated(room, people)
    while not guests[0].position.viewing_until:
        await until(lambda: guests[0].position.viewing_until or any(guest.ask for guest in guests))
        for guest in guests:
            if guest.ask and not guest.position.viewing_until:
                await answer(room, guest)
    while bots and any(guest.ask for guest in guests):
        await answer(room, next(guest for guest in guests if guest.ask))
    return room, guests


async def test_bots_wait_until_it_was_seen(lively: LocalServer) -> None:
    room, (anna,) = await as_a_ship_passes(lively)
    n = room.state.n
    await asyncio.sleep(A_WHILE)
    assert room.state.n == n
    await room.received(anna, Viewed(n))
    assert anna.position.viewing_until  # as it was told; the next move tells otherwise
    await until(lambda: room.state.n > n)
    assert not anna.position.viewing_until


async def test_one_who_has_seen_it_does_not_hurry_the_others(lively: LocalServer) -> None:
    room, (anna, bert) = await as_a_ship_passes(lively, people=2, bots=2)
    n = room.state.n
    await room.received(anna, Viewed(n))
    await asyncio.sleep(A_WHILE)
    assert room.state.n == n
    room.arrivals.disconnect(bert)  # nobody waits for somebody who is gone
    await until(lambda: room.state.n > n)


async def test_what_was_seen_before_does_not_count(lively: LocalServer) -> None:
    room, (anna,) = await as_a_ship_passes(lively)
    n = room.state.n
    await room.received(anna, Viewed(room.clock.pause.n - 1))
    await asyncio.sleep(A_WHILE)
    assert room.state.n == n


async def test_what_nobody_looks_at_to_its_end_ends_by_itself(
    lively: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lookout, "PASSING", 0.3)
    room, _ = await as_a_ship_passes(lively)
    n = room.state.n
    await until(lambda: room.state.n > n)


async def test_what_was_stored_by_a_clock_that_is_ahead_holds_nobody_up_for_longer(
    lively: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lookout, "PASSING", 0.3)
    monkeypatch.setattr(answers, "now", lambda: later(now(), HOUR))
    room, _ = await as_a_ship_passes(lively)
    n = room.state.n
    await until(lambda: room.state.n > n and not room.clock.show.until)


async def test_the_clock_starts_after_what_each_was_shown_and_what_passed(lively: LocalServer) -> None:
    room, guests = await as_a_ship_passes(lively, people=3, bots=0, clock="relaxed")
    shown_at = datetime.fromisoformat(room.state.playing.entries[-1].at)
    asked = next(guest for guest in guests if guest.ask)
    given = (datetime.fromisoformat(asked.position.deadline) - shown_at).total_seconds()
    the_others_words = SPOTLIGHT_SECONDS + SECONDS_FOR_EACH_MORE
    assert given == pytest.approx(180 + the_others_words + lookout.PASSING, abs=0.01)


async def test_nobody_writes_while_it_passes(lively: LocalServer) -> None:
    room, (anna, bert) = await as_a_ship_passes(lively, people=2, bots=2)
    await room.received(anna, Mark("albatross", "?"))
    assert anna.last(Refused).code == "being_shown"
    await room.received(anna, Viewed(room.state.n))
    await room.received(anna, Mark("albatross", "?"))
    assert anna.last(Marked).marks == {"albatross": "?"}
    await room.received(bert, Mark("albatross", "?"))
    assert bert.last(Refused).code == "being_shown"


async def test_what_has_passed_is_written_down_while_the_bots_still_wait(lively: LocalServer) -> None:
    room, (anna,) = await as_a_ship_passes(lively)
    n = room.state.n
    await room.received(anna, Viewed(n, writing=True))
    await room.received(anna, Mark("albatross", "?"))
    assert anna.last(Marked).marks == {"albatross": "?"}
    await asyncio.sleep(A_WHILE)
    assert room.state.n == n


async def test_what_can_be_read_again_may_be_noted_while_people_look_at_it(
    lively: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lookout.Lookout, "fleeting", ())
    room, (anna,) = await as_a_ship_passes(lively)
    await room.received(anna, Mark("albatross", "?"))
    assert anna.last(Marked).marks == {"albatross": "?"}


async def test_where_bots_answer_at_once_they_wait_for_nobody_but_nobody_writes_while_it_passes(
    local: LocalServer,
) -> None:
    room = await local.table(1, 2)
    (anna,) = seated(room, 1)
    while not any(told.event == "NightOver" for told in room.state.playing.match.told[ONLOOKER]):
        await until(lambda: anna.ask)
        await answer(room, anna)
    await until(lambda: anna.ask)  # the bots have gone on
    await room.received(anna, Mark("albatross", "?"))
    assert anna.last(Refused).code == "being_shown"
    await room.received(anna, Viewed(room.state.n))
    await room.received(anna, Mark("albatross", "?"))
    assert anna.last(Marked).marks == {"albatross": "?"}


async def test_bots_wait_while_somebody_is_shown_something(
    lively: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lookout, "PASSING", 0.0)
    room, (anna,) = await as_a_ship_passes(lively)
    shown_at = datetime.fromisoformat(room.state.playing.entries[room.clock.pause.n - 1].at)
    until_then = datetime.fromisoformat(anna.position.viewing_until)
    assert (until_then - shown_at).total_seconds() == pytest.approx(SPOTLIGHT_SECONDS, abs=0.01)


async def test_bots_go_by_the_slowest_person(lively: LocalServer) -> None:
    room = await lively.table(2, 1)
    anna, bert = seated(room, 2)
    assert room.clock.pause.slowness == 1.0
    await room.received(anna, SetSpeed("slow"))
    await room.received(bert, SetSpeed("fast"))
    assert room.clock.pause.slowness == 2.0
    room.arrivals.disconnect(anna)
    assert room.clock.pause.slowness == 0.5


async def until_a_bot_is_asked(room: Room, guest: Guest) -> int:
    """Answer until the bots have it in their hands; how long the log is then."""
    while guest.ask:
        await answer(room, guest)
    return room.state.n


async def test_somebody_who_plays_alone_can_halt_the_bots(lively: LocalServer) -> None:
    room = await lively.table(1, 2)
    (anna,) = seated(room, 1)
    await room.received(anna, SetSpeed("paused"))
    n = await until_a_bot_is_asked(room, anna)
    await asyncio.sleep(A_WHILE)
    assert room.state.n == n
    await room.received(anna, SetSpeed("normal"))
    await until(lambda: room.state.n > n)


async def test_bots_do_not_stay_halted_for_somebody_who_has_left(lively: LocalServer) -> None:
    room = await lively.table(1, 2)
    (anna,) = seated(room, 1)
    await room.received(anna, SetSpeed("paused"))
    n = await until_a_bot_is_asked(room, anna)
    room.arrivals.disconnect(anna)
    await until(lambda: room.state.n > n)


async def test_where_others_play_nobody_halts_the_bots(lively: LocalServer) -> None:
    room, (anna, bert) = await as_a_ship_passes(lively, people=2, bots=1)
    n = room.state.n
    await room.received(anna, SetSpeed("paused"))
    for guest in (anna, bert):
        await room.received(guest, Viewed(n))
    await until(lambda: room.state.n > n)
