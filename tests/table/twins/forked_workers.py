"""The worker processes of a server, forked rather than started: worlds are many, and would wait too long.

A process that has loaded everything, and does nothing else, forks one whenever the server wants one.
"""

import asyncio
import os
import signal
import socket
from collections.abc import Callable

from wagonlit.table.bots import worker as bots_worker
from wagonlit.table.bots.process import WorkerProcess


class ForkedProcess:
    """As much of a child process as the server needs."""

    def __init__(self, pid: int, stdin: asyncio.StreamWriter, stdout: asyncio.StreamReader) -> None:
        self.pid = pid
        self.stdin = stdin
        self.stdout = stdout
        self.returncode: int | None = None

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    async def wait(self) -> int:
        await self.stdout.read()
        self.returncode = 0
        return 0


def fork_workers(prepare: Callable[[], None]) -> None:
    """From here on the server's workers are forked; `prepare` is called in each."""
    ours, theirs = socket.socketpair()
    if os.fork() == 0:
        ours.close()
        _fork_on_demand(theirs, prepare)
    theirs.close()

    async def started(worker: WorkerProcess) -> ForkedProcess:
        if worker.process is None:
            worker.process = await _forked(ours)  # type: ignore[assignment]
        return worker.process  # type: ignore[return-value]

    WorkerProcess._started = started  # type: ignore[method-assign, assignment]


async def _forked(to_forker: socket.socket) -> ForkedProcess:
    loop = asyncio.get_running_loop()
    source, stdin = os.pipe()
    stdout, target = os.pipe()
    socket.send_fds(to_forker, [b"."], [source, target])
    pid = int(to_forker.recv(20))
    os.close(source)
    os.close(target)
    reader = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), os.fdopen(stdout, "rb"))
    transport, protocol = await loop.connect_write_pipe(
        asyncio.streams.FlowControlMixin, os.fdopen(stdin, "wb")
    )
    return ForkedProcess(pid, asyncio.StreamWriter(transport, protocol, None, loop), reader)


def _fork_on_demand(wanted: socket.socket, prepare: Callable[[], None]) -> None:
    """Until the server is gone, and its workers with it."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        asked, files, _, _ = socket.recv_fds(wanted, 1, 2)
        if not asked:
            os._exit(0)
        pid = os.fork()
        if pid == 0:
            wanted.close()
            for file, number in zip(files, (0, 1)):
                os.dup2(file, number)
                os.close(file)
            prepare()
            bots_worker.main()
            os._exit(0)
        for file in files:
            os.close(file)
        wanted.send(str(pid).encode())
