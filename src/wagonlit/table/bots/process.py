"""A child process that answers one request after another, through pipes."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

LENGTH = 4  # bytes before each message: how long it is
READY = b"."  # what a process says first, when it has loaded all it needs
START = 60.0  # seconds for that: on a busy machine it takes longer than any answer
FAREWELL = 5.0  # seconds a process has to end by itself


class ProcessLost(Exception):
    """The process died, or took too long and was killed."""


class TimedOut(ProcessLost):
    """It took too long."""


class WorkerProcess:
    """Started when it is first asked, and again after its death."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.process: Process | None = None

    async def ask(self, request: bytes, patience: float) -> bytes:
        """The answer to this request; ProcessLost if there is none in time."""
        is_new = self.process is None
        process = await self._started()
        try:
            if is_new:
                await asyncio.wait_for(_ready(process), START)
            return await asyncio.wait_for(_exchange(process, request), patience)
        except TimeoutError as fault:
            await self._end(process)
            raise TimedOut(f"process {process.pid} had no answer within {patience:g} seconds") from fault
        except (OSError, EOFError) as fault:
            await self._end(process)
            raise ProcessLost(f"process {process.pid}: {type(fault).__name__}") from fault
        except asyncio.CancelledError:
            # An answer that nobody waits for would be taken for the answer to the next request.
            await self._end(process)
            raise

    async def _started(self) -> Process:
        if self.process is None:
            # Whatever lies where the server was started is no library, whatever its name (-P).
            command = (sys.executable, "-P", "-m", self.module)
            # In a session of its own, so that it ends together with whatever a bot has started there.
            self.process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        return self.process

    async def _end(self, process: Process) -> None:
        self.process = None
        _kill(process)
        await _gone(process)

    async def close(self) -> None:
        """Let the process end, which it does once nobody can ask it any more."""
        if self.process is None:
            return
        process, self.process = self.process, None
        assert process.stdin is not None
        process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), FAREWELL)
        except TimeoutError:
            _kill(process)
        await _gone(process)


async def _ready(process: Process) -> None:
    assert process.stdout is not None
    await process.stdout.readexactly(len(READY))


async def _exchange(process: Process, request: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    if process.stdin.is_closing():  # it died while nobody asked; uvloop would raise what means anything
        raise BrokenPipeError
    process.stdin.write(len(request).to_bytes(LENGTH, "big") + request)
    await process.stdin.drain()
    size = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
    return await process.stdout.readexactly(size)


def _kill(process: Process) -> None:
    """End it, and all that it has started."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    elif process.returncode is None:
        process.kill()


async def _gone(process: Process) -> None:
    """Wait until it has ended and its pipes are closed, unless somebody else holds them open."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    with suppress(TimeoutError):
        async with asyncio.timeout(FAREWELL):
            await process.wait()
            await process.stdout.read()
