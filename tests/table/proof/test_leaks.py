"""Nothing reaches a client that its eyes could not have seen: the leak tests, through the real server."""

import dataclasses
import os
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tests.table.as_at_a_table import Played, Twins
from tests.table.proof.eavesdropping import Eavesdropping
from tests.table.proof.forked_server import ForkedServer
from tests.table.proof.planted_leaks import LEAKS
from tests.table.room.overhearing import first_difference
from tests.table.trials import AT_THE_BALL, ON_THE_COAST
from tests.table.twin_games import redeals, relabellings
from tests.table.web_client import WebClient
from wagonlit.conformance import Trial
from wagonlit.core.event import ONLOOKER
from wagonlit.core.seed import secret_seed
from wagonlit.table.room.seating import new_code
from wagonlit.table.store.rows import SeatRow, TableRow
from wagonlit.table.store.store import Store
from wagonlit.table.web.identity import hashed
from wagonlit.table.wire.timestamps import now

pytestmark = pytest.mark.asyncio

GAMES = 80 if os.environ.get("WAGONLIT_THOROUGH") == "1" else 4
NAMES = ("Anna", "Bert", "Carla", "Dirk", "Emil", "Fanny", "Otto")
TOKENS = [f"{name}-".ljust(43, "x") for name in NAMES]
DIARIES = ("A", "B")  # what somebody else notes, differently in the two games


class LeakTest:
    """A server, and the database where tables are laid for it."""

    notes: Sequence[str] = ("red_fox", "blue_owl", "gold_cat")  # keys of the notebook

    def __init__(self, server: ForkedServer, store: Store) -> None:
        self.server = server
        self.store = store

    async def lay(self, twins: Twins, played: Played) -> TableRow:
        """A table where everybody is a person, and chance will answer like this."""
        run = twins.run
        seats = tuple(
            SeatRow(seat, "person", NAMES[seat], holder=hashed(TOKENS[seat]))
            for seat in range(run.game.seats(run.options))
        )
        host = hashed(TOKENS[(twins.eyes + 1) % len(seats) if twins.eyes != ONLOOKER else 1])
        return await self.store.open_table(
            TableRow(
                0, new_code(), "", run.game.id, run.game.version, "playing", msgspec.to_builtins(run.options),
                run.seed, False, secret_seed(), "relaxed" if run.seed % 2 else "none", True, False, host,
                seats,
                [int(choice) for choice in played.chance], now(), now(),
            )
        )  # fmt: skip

    async def overhear(self, twins: Twins, played: Played, diary: str) -> dict[int, list[bytes]]:
        """All that a seat and an onlooker are sent of this game, by their eyes."""
        row = await self.lay(twins, played)
        guests = [WebClient(self.server.url, token=token) for token in TOKENS]
        with ExitStack() as stack:
            table = Eavesdropping(
                stack, guests[: len(row.seats)], guests[-1], row.code, twins.eyes, self.notes
            )
            table.play(played, diary)
        # The next game must not find this one in the lobby, nor among anybody's own.
        strangers = tuple(replace(seat, holder="") for seat in row.seats)
        await self.store.amend(row.id, lambda now: replace(now, listed=False, host="", seats=strangers))
        return {eyes: table.everything(eyes) for eyes in table.eavesdroppers}

    async def noticed(self, twins: Twins) -> str:
        """By what the two games can be told apart; empty if by nothing."""
        one, other = [
            await self.overhear(twins, played, diary)
            for played, diary in zip((twins.one, twins.other), DIARIES)
        ]
        eyes = (ONLOOKER,) if twins.eyes == ONLOOKER else (twins.eyes, ONLOOKER)
        found = ((who, first_difference(one[who], other[who])) for who in eyes)
        return next((f"seed {twins.run.seed}, eyes {who}: {what}" for who, what in found if what), "")


@asynccontextmanager
async def leak_test(folder: Path, *bends: str) -> AsyncIterator[LeakTest]:
    """A server with these faults."""
    server = ForkedServer(folder, "--pace", "instant", "--no-limits", bends=("quiet", *bends))
    store = await Store.opened(f"sqlite:///{folder / 'wagonlit.sqlite'}")
    try:
        yield LeakTest(server, store)
        assert "Traceback" not in server.err
    finally:
        await store.close()
        server.close()


@pytest.mark.parametrize(
    ("trial", "eyes"), [(AT_THE_BALL, "player"), (AT_THE_BALL, "onlooker"), (ON_THE_COAST, "player")]
)
async def test_things_never_seen_can_change_names_unnoticed(tmp_path: Path, trial: Trial, eyes: str) -> None:
    async with leak_test(tmp_path) as here:
        for twins in relabellings(trial, eyes, GAMES):
            assert await here.noticed(twins) == ""


async def test_other_draws_that_were_not_seen_go_unnoticed(tmp_path: Path) -> None:
    async with leak_test(tmp_path) as here:
        for twins in redeals(AT_THE_BALL, GAMES, each=2):
            assert await here.noticed(twins) == ""


def games_to_look_at() -> Iterator[Twins]:
    """One of these shows any leak."""
    many = dataclasses.replace(AT_THE_BALL, games=30)
    yield from relabellings(many, "player", many.games)
    yield from relabellings(many, "onlooker", 4)


@pytest.mark.parametrize("leak", [leak.__name__ for leak in LEAKS])
async def test_a_planted_leak_is_noticed(tmp_path: Path, leak: str) -> None:
    async with leak_test(tmp_path, leak) as here:
        for twins in games_to_look_at():
            if await here.noticed(twins):
                return
    raise AssertionError("nobody noticed")
