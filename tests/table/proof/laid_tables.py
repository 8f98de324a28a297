"""Tables laid into the database of a real server: everybody is a person, and chance is known beforehand."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from tests.table.as_at_a_table import Played
from tests.table.proof.forked_server import ForkedServer
from wagonlit.conformance.trial import Run
from wagonlit.core.seed import secret_seed
from wagonlit.table.room.seating import new_code
from wagonlit.table.store.rows import SeatRow, TableRow
from wagonlit.table.store.store import Store
from wagonlit.table.web.identity import hashed
from wagonlit.table.wire.timestamps import now

NAMES = ("Anna", "Bert", "Carla", "Dirk", "Emil", "Fanny", "Otto")
TOKENS = [f"{name}-".ljust(43, "x") for name in NAMES]


class LaidTables:
    """A server, and the database where tables are laid for it."""

    def __init__(self, server: ForkedServer, store: Store) -> None:
        self.server = server
        self.store = store

    async def lay(self, run: Run, played: Played) -> TableRow:
        """A table where chance will answer like this."""
        seats = tuple(
            SeatRow(seat, "person", NAMES[seat], holder=hashed(TOKENS[seat]))
            for seat in range(run.game.seats(run.options))
        )
        return await self.store.open_table(
            TableRow(
                0, new_code(), "", run.game.id, run.game.version, "playing", msgspec.to_builtins(run.options),
                run.seed, False, secret_seed(), "relaxed" if run.seed % 2 else "none", True, False,
                hashed(TOKENS[1]), seats, [int(choice) for choice in played.chance], now(), now(),
            )
        )  # fmt: skip


@asynccontextmanager
async def laid_tables(folder: Path, *bends: str) -> AsyncIterator[LaidTables]:
    """On a server with these faults."""
    server = ForkedServer(folder, "--pace", "instant", "--no-limits", bends=("quiet", *bends))
    store = await Store.opened(f"sqlite:///{folder / 'wagonlit.sqlite'}")
    try:
        yield LaidTables(server, store)
        assert "Traceback" not in server.err
    finally:
        await store.close()
        server.close()
