"""uvicorn, taught to stop as people at tables would like it: they are moved on first, and nothing is lost."""

import asyncio
import logging
import os
import signal
import socket
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any, cast

import uvicorn

from wagonlit.table.serving.handed_over import HandedOver
from wagonlit.table.serving.open_files import OpenFiles
from wagonlit.table.web.connections import Connections

TICKS = 10  # of uvicorn, about a second, between two counts of open files
LEAVING = 8.0  # seconds for everybody to be told, and to go
CLOSING = 2  # seconds for connections to end after that
AT_MOST = 25.0  # seconds for all of it, and for what follows; on top of what `--drain` grants
BY_SIGNAL = 128  # added to the number of a signal, as shells do

logger = logging.getLogger("wagonlit.table")


class Server(uvicorn.Server):
    """Says when it is ready or nearly full; asked to stop, it moves people on, and asked twice, it ends.

    People come by the sockets that it is given, or are handed over on a line by the supervisor of several.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        connections: Connections,
        drain: float = 0.0,
        line: socket.socket | None = None,
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._line = line
        self._connections = connections
        self._drain = drain
        self._open_files = OpenFiles()
        too_long = "Stopping took too long, so this server ends at once; what was acknowledged is stored."
        self._deadline = threading.Timer(AT_MOST + drain, _end, (1, too_long))
        self._deadline.daemon = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        if self._line is not None:
            self.servers.append(HandedOver(self._line, self._protocol, self._abandoned))  # type: ignore[arg-type]
        self._ready()

    def _abandoned(self) -> None:
        """The supervisor is gone: nobody else can come, and another server may begin on these tables."""
        self._drain = 0.0
        self.handle_exit(signal.SIGTERM, None)

    def _protocol(self) -> asyncio.Protocol:
        kind = cast(Any, self.config.http_protocol_class)
        state, app_state = self.server_state, self.lifespan.state
        made: asyncio.Protocol = kind(config=self.config, server_state=state, app_state=app_state)
        return made

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0:
            self._open_files.watch()
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit:
            says = "Asked twice to stop, this server ends at once; what was acknowledged is stored."
            # In a thread of its own: what the signal has interrupted may hold a lock that a log needs.
            threading.Thread(target=_end, args=(BY_SIGNAL + sig, says), daemon=True).start()
            return
        self._deadline.start()
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._connections.stopping = True
        if self._drain:
            logger.info("Stopping in %g seconds; new people are sent elsewhere.", self._drain)
            await asyncio.sleep(self._drain)
        # Nobody who is moved on may come back to this door: a proxy that finds it shut takes the next.
        for server in self.servers:
            server.close()
        for listening in sockets or ():
            listening.close()
        await self._move_everybody()
        await super().shutdown(sockets)

    async def _move_everybody(self) -> None:
        logger.info("Stopping: %d connections are asked to come again.", len(self._connections))
        try:
            await asyncio.wait_for(self._connections.move_everybody(), LEAVING)
        except TimeoutError:
            logger.warning("Stopping: %d connections did not end, and are cut.", len(self._connections))

    def stopped(self) -> None:
        """Everything has come to its end."""
        self._deadline.cancel()
        logger.info("Stopped; everything that was acknowledged is stored.")


def _end(status: int, says: str) -> None:
    logger.warning(says)
    logging.shutdown()
    os._exit(status)
