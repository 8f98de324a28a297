"""In the manner of Jepsen: games over several servers while faults are drawn at random.

Whatever fails, every acknowledged answer is in the log exactly once, in the order in which people saw it;
nobody is ever shown an earlier position than before, or anything that is not so; and when faults are over,
every table comes to its end.
"""

import asyncio
import os
import sys
import time
from collections.abc import Sequence
from contextlib import suppress

import httpx
import pytest

from tests.patience import PATIENCE_FOR_GAMES
from tests.table.faults.cluster import Cluster, cluster, fragile_postgres
from tests.table.faults.nemesis import Nemesis
from tests.table.faults.survivor import Survivors
from wagonlit.table.store.errors import StoreLost
from wagonlit.table.store.store import Store

SERVERS = 3
THOROUGH = os.environ.get("WAGONLIT_THOROUGH") == "1"
SECONDS = 600.0 if THOROUGH else 8.0
SEED = int(os.environ.get("WAGONLIT_SEED", "7"))
PLANTED = ["acknowledged_too_soon", "not_fenced"]
LONG_ENOUGH = 60.0  # seconds, in which a planted fault is found
LOOK = 0.05  # seconds between two looks at the log
ANSWER = 10.0  # seconds to wait for one over HTTP, before it is asked for again


def tell(line: str) -> None:
    """What happened, for whoever looks for a fault."""
    sys.stdout.write(f"{line}\n")


class Ordeal:
    """Parties of every kind that play on a cluster, and the log beside it."""

    def __init__(self, cluster: Cluster, store: Store, parties: Sequence[Survivors]) -> None:
        self.cluster = cluster
        self.store = store
        self.parties = parties
        self.games = [asyncio.create_task(party.play()) for party in parties]

    async def follow(self, busy: asyncio.Task[None]) -> None:
        """Read the log until this is done, and raise whatever goes wrong at a table."""
        try:
            while not busy.done():
                await self._look()
        finally:
            busy.cancel()
        await busy

    async def _look(self) -> None:
        for party in self.parties:
            with suppress(StoreLost):  # while the database is down
                await party.read(self.store)
        for game in self.games:
            if game.done():
                game.result()
        await asyncio.sleep(LOOK)

    async def to_the_end(self) -> None:
        """Nothing fails any more: every table comes to its end."""
        for party in self.parties:
            party.enough = True
        moved = {party: (party.answered, time.monotonic()) for party in self.parties}
        while not all(game.done() for game in self.games):
            await self._look()
            for party, game in zip(self.parties, self.games):
                answered, since = moved[party]
                if game.done() or party.answered != answered:
                    moved[party] = party.answered, time.monotonic()
                assert time.monotonic() - since < PATIENCE_FOR_GAMES, f"A table hangs:\n{party}"

    async def close(self) -> None:
        """Everybody goes home."""
        for game in self.games:
            game.cancel()
        await asyncio.gather(*self.games, return_exceptions=True)

    def __str__(self) -> str:
        acknowledged = sum(party.acknowledged for party in self.parties)
        games = sum(party.games for party in self.parties)
        ended = {station.name: station.ended for station in self.cluster.stations}
        return (
            f"{games} games, {acknowledged} answers acknowledged; servers that ended by themselves: {ended}"
        )


async def survived(seconds: float, seed: int, *bends: str) -> Ordeal:
    """Play that long while faults happen, then to the end."""
    tell(f"WAGONLIT_SEED={seed}")
    with fragile_postgres() as postgres:
        async with cluster(
            postgres, SERVERS, [f"tests.table.faults.planted:{bend}:" for bend in bends]
        ) as here:
            store = await Store.opened(here.database)
            try:
                return await _survived(here, store, seconds, seed)
            finally:
                await store.close()
                tell(here.complaints)


async def _survived(here: Cluster, store: Store, seconds: float, seed: int) -> Ordeal:
    async with httpx.AsyncClient(base_url=here.urls[0], timeout=ANSWER, verify=False) as http:
        parties = [
            Survivors(http, "masquerade", 4, [], seed=seed),
            Survivors(http, "lookout", 2, ["first"], onlooker=True, seed=seed + 1, clock="fast"),
            Survivors(http, "lighthouse", 1, ["random", "random"], onlooker=True, seed=seed + 2),
            Survivors(http, "masquerade", 1, ["random", "random"], asleep=True, seed=seed + 3),
        ]
        for party in parties:
            await party.gather()
            party.spread(here.urls)
        ordeal = Ordeal(here, store, parties)
        try:
            nemesis = Nemesis(here, seed, tell)
            await ordeal.follow(asyncio.create_task(nemesis.rage(seconds)))
            await ordeal.to_the_end()
            tell(f"{ordeal}; {dict(nemesis.happened)}")
            assert "Traceback" not in here.complaints, here.complaints
            return ordeal
        finally:
            await ordeal.close()


@pytest.mark.asyncio
async def test_whatever_fails_nothing_is_lost_and_no_table_hangs() -> None:
    ordeal = await survived(SECONDS, SEED)
    assert all(party.games and (party.acknowledged or party.kind.asleep) for party in ordeal.parties)


@pytest.mark.asyncio
@pytest.mark.skipif(not THOROUGH, reason="a minute for each, for make thorough")
@pytest.mark.parametrize("bug", PLANTED)
async def test_the_checker_finds_what_was_planted(bug: str) -> None:
    with pytest.raises(AssertionError, match=r"lost|stored|went back|counts twice|has a gap"):
        await survived(LONG_ENOUGH, SEED, bug)
