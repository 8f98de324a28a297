"""At the table the chance of winning is the one that `wagonlit analyse` tells."""

from pathlib import Path

import pytest

from tests.table.room.guests import LocalServer, play, seated, until
from wagonlit.core.rng import Rng
from wagonlit.core.seed import seed_beside
from wagonlit.kit.search.estimate import chance
from wagonlit.table.wire.messages import Snapshot

pytestmark = pytest.mark.asyncio

SIMULATIONS = 4
SHORT = {"die": [1, "ship", "ship", "ship"], "ship_start": "s_nice"}


async def test_everybody_sees_the_chance_of_winning_unless_it_was_agreed_otherwise(tmp_path: Path) -> None:
    async with LocalServer(tmp_path) as local:
        forecaster = local.bot_pool.forecaster
        forecaster.pause, forecaster.simulations = 0.0, SIMULATIONS
        silent = await local.table(2, game="simplon", options={**SHORT, "assist": "off"})
        seated(silent, 2)
        room = await local.table(2, game="simplon", options=SHORT)
        guests = seated(room, 2)
        match, code = room.state.playing.match, room.state.row.code
        imaginer = match.game.imaginer(match.views[match.asks[0].seat])
        policy, seed = match.game.policy(match.options), seed_beside(room.state.row.secret, "chances 0")
        wanted = chance(imaginer, 0, policy, seed, SIMULATIONS)
        await until(lambda: forecaster.of_table(code))
        assert forecaster.of_table(code)[0].chances == (wanted, wanted)
        await play(room, guests, Rng(1))
        await until(lambda: room.state.n in forecaster.of_table(code))
        room.arrivals.connect(guests[0])
        last = guests[0].last(Snapshot).forecasts[-1]
        won = float(bool(room.state.playing.match.result().winners))
        assert (last.at, {one.value for one in last.chances}) == (room.state.n, {won})
        assert not forecaster.of_table(silent.state.row.code)
