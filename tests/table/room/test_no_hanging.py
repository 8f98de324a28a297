"""Nobody hangs a table: whoever does not answer, and whatever the game refuses, it goes on to its end."""

from asyncio.subprocess import Process

import pytest

from tests.patience import PATIENCE
from tests.table.room.guests import Guest, LocalServer, answer, seated, until
from tests.table.variants.stubborn import GAME as STUBBORN
from tests.toys.lighthouse.pieces import NAMES as SHIPS
from wagonlit.core.ask import Ask
from wagonlit.core.errors import BadAnswer
from wagonlit.core.frame import TEXT
from wagonlit.core.match import Match
from wagonlit.core.rng import Rng
from wagonlit.table.bots.pool import LIVES
from wagonlit.table.bots.process import WorkerProcess
from wagonlit.table.room.clock import Timing
from wagonlit.table.room.fallback import fallback_choices
from wagonlit.table.room.room import Room
from wagonlit.table.wire.http import SeatPlan

pytestmark = pytest.mark.asyncio

ANNA, ANNA_TOO = SeatPlan("me", "Anna"), SeatPlan("me", "Anna too")


def over(room: Room) -> bool:
    return room.broadcast.table().status == "over"


async def played_by(room: Room, anna: Guest) -> None:
    """Anna answers whatever she is asked until the game is over."""
    while not over(room):
        await until(lambda: anna.ask or over(room))
        if anna.ask:
            await answer(room, anna)


def refused_by_the_game(room: Room, ask: Ask) -> str | None:
    """With what the game refuses its own default answer to this question."""
    history = room.state.playing
    match = Match(history.game, history.row.options, history.row.deals_from, chance=history.row.chance)
    try:
        match.answer(history.game.away(match.options, ask, Rng(1)), ask.seat)
    except BadAnswer as fault:
        return str(fault)
    return None


async def test_words_are_found_for_somebody_who_is_late_with_theirs(local: LocalServer) -> None:
    local.rooms.services.timing = Timing(pace=0, fast=0.02)
    room = await local.table(game="lighthouse", clock="fast")
    (ask,) = room.state.playing.questions.values()
    assert ask.domain == TEXT
    assert refused_by_the_game(room, ask)
    await until(lambda: over(room))
    spoken = [entry.choice for entry in room.state.playing.entries if isinstance(entry.choice, str)]
    assert len(spoken) > 3
    assert set(spoken) <= set(SHIPS)


async def test_another_option_is_found_where_the_default_answer_is_refused(local: LocalServer) -> None:
    local.rooms.services.timing = Timing(pace=0, fast=0.02)
    room = await local.table(game="stubborn", clock="fast")
    asks = list(room.state.playing.questions.values())
    assert all(refused_by_the_game(room, ask) for ask in asks)
    await until(lambda: over(room))
    assert {entry.seat for entry in room.state.playing.entries} == {0, 1, 2}


async def test_a_paper_is_handed_in_whole_for_somebody_who_is_late(local: LocalServer) -> None:
    """The others wait once, not once for each of its lines."""
    local.rooms.services.timing = Timing(pace=0, fast=0.02)
    room = await local.table(game="masquerade", clock="fast")
    await until(lambda: over(room))
    papers = [entry.choice for entry in room.state.playing.entries if isinstance(entry.choice, list)]
    assert [len(paper) for paper in papers] == [2, 2, 2]


@pytest.mark.parametrize("bot", ["raising", "rambling", "cheating"])
async def test_something_is_answered_for_a_bot_that_fails(local: LocalServer, bot: str) -> None:
    """Although the answer that the game has for such a case is refused as well."""
    room = await local.table(game="stubborn", seats=[ANNA, *[SeatPlan("bot", bot=bot)] * 2], people=1)
    (anna,) = seated(room, 1)
    await played_by(room, anna)
    assert anna.position.result
    assert {entry.seat for entry in room.state.playing.entries} == {0, 1, 2}


async def test_something_else_is_answered_where_a_rule_fails_over_what_a_bot_has_chosen(
    local: LocalServer,
) -> None:
    room = await local.table(game="brittle", people=1, bots=2)
    await until(lambda: {entry.seat for entry in room.state.playing.entries} == {1, 2})


async def test_something_else_is_answered_where_a_rule_fails_over_what_the_clock_has_chosen(
    local: LocalServer,
) -> None:
    local.rooms.services.timing = Timing(pace=0, fast=0.02)
    room = await local.table(game="brittle", clock="fast")
    await until(lambda: {entry.seat for entry in room.state.playing.entries} == {0, 1, 2})


@pytest.mark.parametrize(
    ("bot", "patience", "process_ends"), [("sleeping", 4.0, 1), ("crashing", PATIENCE, LIVES)]
)
async def test_something_is_answered_for_a_bot_that_takes_too_long_or_its_process_along(
    local: LocalServer, bot: str, patience: float, process_ends: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[WorkerProcess] = []
    end = WorkerProcess._end

    async def counted(worker: WorkerProcess, process: Process) -> None:
        ended.append(worker)
        await end(worker, process)

    monkeypatch.setattr(WorkerProcess, "_end", counted)
    local.bot_pool.patience = patience
    room = await local.table(game="stubborn", seats=[ANNA, ANNA_TOO, SeatPlan("bot", bot=bot)], people=1)
    await until(lambda: any(entry.seat == 2 for entry in room.state.playing.entries))
    assert len(ended) == process_ends


async def test_the_default_answer_comes_first_and_each_option_once(local: LocalServer) -> None:
    room = await local.table(game="stubborn")
    history = room.state.playing
    ask = next(iter(history.questions.values()))
    first, *rest = fallback_choices(history, ask)
    assert first == STUBBORN.away(None, ask, Rng(1))
    assert sorted(rest, key=str) == sorted(ask.options, key=str)
