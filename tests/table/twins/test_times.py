"""Time as it passes on a real server: how fast bots answer does not depend on what is hidden."""

import os
import time
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from tests.table.proof.ear import Ear
from tests.table.proof.forked_server import ForkedServer
from tests.table.trials import AT_THE_BALL
from tests.table.twins.cast import NAMES, NEVER, Cast, row_of, token
from tests.table.twins.pair import Pair
from tests.table.twins.worlds import pairs
from tests.table.web_client import WebClient
from wagonlit.core.seed import secret_seed
from wagonlit.table.room.seating import new_code
from wagonlit.table.store.store import Store

THOROUGH = os.environ.get("WAGONLIT_THOROUGH") == "1"
GAMES = 150  # in each world
FIRM = 5.0  # standard deviations: by chance, once in two million runs


def deviation(one: Sequence[float], other: Sequence[float]) -> float:
    """How far the ranks of two series lie apart, in standard deviations (Mann and Whitney)."""
    ranked = sorted([*((value, 0) for value in one), *((value, 1) for value in other)])
    ranks = sum(rank for rank, (_, side) in enumerate(ranked, 1) if side == 0)
    usual = len(one) * (len(ranked) + 1) / 2
    return (ranks - usual) / sqrt(usual * len(other) / 6)


def test_a_small_difference_in_time_shows_over_many_games() -> None:
    rng = Random(5)
    one, same = ([rng.gauss(0.1, 0.02) for _ in range(GAMES)] for _ in range(2))
    assert abs(deviation(one, same)) < FIRM
    assert abs(deviation(one, [seconds + 0.02 for seconds in same])) > FIRM


async def _seconds(server: ForkedServer, store: Store, pair: Pair, side: int) -> float:
    """How long two bots take for their first answers in this world."""
    cast = Cast(frozenset({1, 2}), 0, frozenset(), NEVER, "none")
    row = replace(row_of(pair, cast, pair.worlds[side], secret_seed()), code=new_code())
    await store.open_table(row)
    began = time.perf_counter()
    with WebClient(server.url, token=token(NAMES[0])).connected(row.code, "?seat=0") as socket:
        ear = Ear(socket)
        while ear.position is None or ear.position.n < len(cast.bots):
            ear.next()
    return time.perf_counter() - began


@pytest.mark.skipif(not THOROUGH, reason="times many games")
@pytest.mark.asyncio
async def test_bots_answer_as_fast_in_either_world(tmp_path: Path) -> None:
    pair = next(pair for pair in pairs(AT_THE_BALL, 8) if pair.kind == "names" and pair.eyes == 0)
    server = ForkedServer(tmp_path, "--pace", "instant", "--no-limits")
    store = await Store.opened(f"sqlite:///{tmp_path / 'wagonlit.sqlite'}")
    try:
        await _seconds(server, store, pair, 0)  # the first pays for everything that is loaded
        seconds = [[await _seconds(server, store, pair, side) for side in (0, 1)] for _ in range(GAMES)]
    finally:
        await store.close()
        server.close()
    assert abs(deviation(*zip(*seconds))) < FIRM
