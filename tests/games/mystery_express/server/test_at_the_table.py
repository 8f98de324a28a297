"""Mystery Express on the server: its options, its shows, and that nothing hidden reaches a client."""

from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path

import pytest
import pytest_asyncio

from tests.conformance.trials import TRIALS
from tests.table.room.guests import LocalServer, answer, holder, seated
from tests.table.room.overhearing import noticed
from tests.table.twin_games import redeals, relabellings
from wagonlit.games.mystery_express import show_timing
from wagonlit.table.wire.http import NewTable, SeatPlan
from wagonlit.table.wire.refusal import Refusal

pytestmark = pytest.mark.asyncio

GAME, NOTE = "mystery_express", "mo_hanged leg1"
TRIAL = TRIALS[GAME]
ME, OPEN, BOT = SeatPlan("me", "Anna"), SeatPlan("open"), SeatPlan("bot", bot="random")
STRASBOURG = show_timing.LEAD_IN + 23 * show_timing.SECONDS_A_CARD["fast"] + show_timing.AFTERWARDS["flash"]


@pytest_asyncio.fixture
async def quiet(tmp_path: Path) -> AsyncIterator[LocalServer]:
    """Tables without the undo judge's verdicts, which come when they come."""
    async with LocalServer(tmp_path) as local:
        local.bot_pool.undo_judge.pause = 3600.0
        yield local


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"edition": "xx"}, "edition"),
        ({"passenger_stacks": [1, 1]}, "passenger_stacks"),
        ({"removed_elements": []}, "removed_elements"),
        ({"first_player": 3}, "first_player"),
        ({"power_prompt": ["ask", "ask"]}, "power_prompt"),
    ],
)
async def test_an_option_that_cannot_be_is_named(
    quiet: LocalServer, options: dict[str, object], named: str
) -> None:
    with pytest.raises(Refusal) as fault:
        await quiet.rooms.open(NewTable(GAME, [ME, OPEN, OPEN], options=options), holder("Anna"))
    assert (fault.value.code, fault.value.option) == ("bad_option", named)


async def test_the_options_say_who_is_a_bot(quiet: LocalServer) -> None:
    room = await quiet.rooms.open(NewTable(GAME, [ME, OPEN, OPEN, BOT]), holder("Anna"))
    assert room.broadcast.table().options["seats"] == ["human", "human", "human", "bot:random"]


async def test_the_clock_starts_after_a_time_show(tmp_path: Path) -> None:
    options = {"leg_hours": [1] * 5, "time_pace": "fast"}
    async with LocalServer(tmp_path, pace=0.001) as local:
        room = await local.table(3, game=GAME, options=options, clock="relaxed")
        guests = seated(room)
        looks = room.state.playing.viewing_seconds  # at the show, perhaps after a card that somebody is shown
        while max(looks.values(), default=0) < STRASBOURG:
            await answer(room, next(guest for guest in guests if guest.ask))
        shown_at = datetime.fromisoformat(room.state.playing.entries[-1].at)
        asked = next(guest for guest in guests if guest.ask)
        given = (datetime.fromisoformat(asked.position.deadline) - shown_at).total_seconds()
        assert given == pytest.approx(180 + max(looks.values()), abs=0.01)


@pytest.mark.parametrize("eyes", ["player", "onlooker"])
async def test_things_never_seen_can_change_names_unnoticed(quiet: LocalServer, eyes: str) -> None:
    pairs = list(relabellings(TRIAL, eyes, TRIAL.games))
    assert sum(twins.one != twins.other for twins in pairs) > len(pairs) // 2
    for twins in pairs:
        assert await noticed(quiet, twins, NOTE) == ""


async def test_other_draws_that_were_not_seen_go_unnoticed(quiet: LocalServer) -> None:
    """Even of another kind, until somebody else acts on it; onlookers too."""
    for twins in redeals(TRIAL, TRIAL.games, each=2):
        assert await noticed(quiet, twins, NOTE) == ""
