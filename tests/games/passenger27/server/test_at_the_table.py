"""27th Passenger on the server: its options, and that nothing hidden reaches a client."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.conformance.trials import TRIALS
from tests.table.room.guests import LocalServer, holder
from tests.table.room.overhearing import noticed
from tests.table.twin_games import redeals, relabellings
from wagonlit.table.wire.http import NewTable, SeatPlan
from wagonlit.table.wire.refusal import Refusal

pytestmark = pytest.mark.asyncio

GAME, NOTE = "passenger27", "banker 0"
TRIAL = TRIALS[GAME]
ME, OPEN = SeatPlan("me", "Anna"), SeatPlan("open")


@pytest_asyncio.fixture
async def quiet(tmp_path: Path) -> AsyncIterator[LocalServer]:
    """Tables without the undo judge's verdicts, which come when they come."""
    async with LocalServer(tmp_path) as local:
        local.bot_pool.undo_judge.pause = 3600.0
        yield local


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"traffic": [1, 2]}, "traffic"),
        ({"disguise_split": [18, 18, 18]}, "disguise_split"),
        ({"event_pool": []}, "event_pool"),
        ({"skill_triggers": {"swift": "breakfast"}}, "skill_triggers"),
        ({"passengers": {"nurse": ["formal", "neutral", "loud"]}}, "passengers"),
    ],
)
async def test_an_option_that_cannot_be_is_named(
    quiet: LocalServer, options: dict[str, object], named: str
) -> None:
    with pytest.raises(Refusal) as fault:
        await quiet.rooms.open(NewTable(GAME, [ME, OPEN, OPEN], options=options), holder("Anna"))
    assert (fault.value.code, fault.value.option) == ("bad_option", named)


@pytest.mark.parametrize("eyes", ["player", "onlooker"])
async def test_people_never_seen_can_change_names_unnoticed(quiet: LocalServer, eyes: str) -> None:
    pairs = list(relabellings(TRIAL, eyes, TRIAL.games))
    assert sum(twins.one != twins.other for twins in pairs) > len(pairs) // 2
    for twins in pairs:
        assert await noticed(quiet, twins, NOTE) == ""


async def test_other_draws_that_were_not_seen_go_unnoticed(quiet: LocalServer) -> None:
    """Even of another kind, until somebody else acts on it; onlookers too."""
    for twins in redeals(TRIAL, TRIAL.games, each=2):
        assert await noticed(quiet, twins, NOTE) == ""
