"""Nothing reaches a client that its eyes could not have seen: hidden things change, and it cannot tell."""

import dataclasses
from typing import Any

import pytest
import pytest_asyncio
from msgspec.structs import replace

from tests.table.room.guests import LocalServer
from tests.table.room.overhearing import noticed
from tests.table.trials import AT_THE_BALL, TRIALS
from tests.table.twin_games import redeals, relabellings
from wagonlit.conformance import Trial
from wagonlit.table.room import broadcast
from wagonlit.table.room.broadcast import Broadcast
from wagonlit.table.room.history import History
from wagonlit.table.room.positions import Client, position
from wagonlit.table.wire.messages import Moved, Position

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def quiet(local: LocalServer) -> LocalServer:
    """Without the undo judge's verdicts, which come when they come."""
    local.bot_pool.undo_judge.pause = 3600.0
    return local


async def relabelling_noticed(local: LocalServer, trial: Trial, eyes: str) -> list[str]:
    """Play games twice, the second time with other names for what was never seen; what differs."""
    pairs = list(relabellings(trial, eyes, trial.games))
    assert sum(twins.one != twins.other for twins in pairs) > len(pairs) // 2
    found = [await noticed(local, twins) for twins in pairs]
    return [difference for difference in found if difference]


@pytest.mark.parametrize("game", TRIALS)
@pytest.mark.parametrize("eyes", ["player", "onlooker"])
async def test_things_never_seen_can_change_names_unnoticed(quiet: LocalServer, game: str, eyes: str) -> None:
    assert await relabelling_noticed(quiet, TRIALS[game], eyes) == []


async def test_a_planted_leak_is_noticed(quiet: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every client is shown what another seat knows: the check above must see that."""

    def leaky(history: History, eyes: int, *rest: Any) -> Position:
        return position(history, 0 if eyes == 1 else 1, *rest)

    monkeypatch.setattr(broadcast, "position", leaky)
    assert len(await relabelling_noticed(quiet, AT_THE_BALL, "player")) >= 3
    assert len(await relabelling_noticed(quiet, AT_THE_BALL, "onlooker")) >= 3


async def test_a_leak_of_what_was_told_is_noticed(
    quiet: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every client is told what the next seat was told."""
    moved = Broadcast.moved

    def leaky(told_here: Broadcast, client: Client, by: int, first: int, at: str = "") -> Moved:
        state = told_here._state
        told = state.playing.match.told[(client.seat + 1) % len(state.row.seats)]
        return replace(moved(told_here, client, by, first, at), told=told[first:])

    monkeypatch.setattr(Broadcast, "moved", leaky)
    many = dataclasses.replace(AT_THE_BALL, games=40)
    assert len(await relabelling_noticed(quiet, many, "player")) >= 2
    assert len(await relabelling_noticed(quiet, many, "onlooker")) >= 2


@pytest.mark.parametrize("game", TRIALS)
async def test_other_draws_that_were_not_seen_go_unnoticed(quiet: LocalServer, game: str) -> None:
    """Even of another kind, until somebody else acts on it; onlookers too."""
    pairs = list(redeals(TRIALS[game], TRIALS[game].games, each=2))
    assert len(pairs) > TRIALS[game].games
    for twins in pairs:
        assert await noticed(quiet, twins) == ""
