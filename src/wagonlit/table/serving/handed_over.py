"""People who come through the supervisor: their connections are handed over one by one."""

import asyncio
import os
import socket
from collections.abc import Callable
from contextlib import suppress

from wagonlit.table.serving.child import READY


class HandedOver:
    """In place of a listening port; closed like one. `abandoned` is called if the supervisor is gone."""

    def __init__(
        self, line: socket.socket, protocol: Callable[[], asyncio.Protocol], abandoned: Callable[[], None]
    ) -> None:
        self._line = line
        self._protocol = protocol
        self._abandoned = abandoned
        self._loop = asyncio.get_running_loop()
        self._coming: set[asyncio.Task[None]] = set()
        line.setblocking(False)
        self._loop.add_reader(line, self._receive)
        line.send(READY)

    def _receive(self) -> None:
        try:
            said, connections, _, _ = socket.recv_fds(self._line, 1, 1)
        except BlockingIOError:
            return
        except OSError:
            said, connections = b"", []
        for connection in connections:
            os.set_inheritable(connection, False)  # else the bots' processes would keep it open
            task = self._loop.create_task(self._serve(socket.socket(fileno=connection)))
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)
        if not said:
            self.close()
            self._abandoned()

    async def _serve(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        with suppress(OSError):  # gone already
            await self._loop.connect_accepted_socket(self._protocol, connection)

    def close(self) -> None:
        """Take nobody else."""
        if self._line.fileno() >= 0:
            self._loop.remove_reader(self._line)
            self._line.close()

    async def wait_closed(self) -> None:
        """As of a port."""
