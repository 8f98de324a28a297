"""The real server, in the test's own process: what happens inside it can be seen."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from wagonlit.table.room.clock import Timing
from wagonlit.table.serving.assembly import assembled
from wagonlit.table.serving.listening import bound
from wagonlit.table.serving.server import server_config
from wagonlit.table.serving.settings import Settings
from wagonlit.table.serving.stopping import Server
from wagonlit.table.web.connections import Connections
from wagonlit.table.web.rate_limits import HOUSEHOLD


class ServerHere(Server):
    """Leaves Ctrl-C to the tests: the handler that it puts back may be that of an event loop that is gone."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def serving_here(
    folder: Path, limited: bool = False, proxies: Sequence[str] = ()
) -> AsyncIterator[str]:
    """Its address."""
    settings = Settings(
        database=f"sqlite:///{folder / 'tables.sqlite'}", timing=Timing(pace=0.0), limited=limited
    )
    ready, connections = asyncio.Event(), Connections()
    async with assembled(settings, connections) as app:
        with bound("127.0.0.1", 0) as listening:
            config = server_config(app, "warning", HOUSEHOLD if limited else 0, proxies)
            server = ServerHere(config, ready.set, connections)
            running = asyncio.create_task(server.serve([listening]))
            await ready.wait()
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
            server.should_exit = True
            await running
