"""A process of its own that answers one request after the other, through pipes."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process

LENGTH = 4  # bytes before each message: how long it is
FAREWELL = 5.0  # seconds a process has to end by itself


class Lost(Exception):
    """The process died, or took too long and was ended."""


class Worker:
    """Started when it is first asked; after its death, started again."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.process: Process | None = None

    async def ask(self, request: bytes, patience: float) -> bytes:
        """The answer to this request; Lost if there is none in time."""
        process = await self._started()
        try:
            return await asyncio.wait_for(_exchange(process, request), patience)
        except (TimeoutError, OSError, EOFError) as fault:
            await self._end(process)
            raise Lost(f"process {process.pid}: {type(fault).__name__}") from fault
        except asyncio.CancelledError:
            # An answer that nobody waits for would be taken for the next one's.
            await self._end(process)
            raise

    async def _started(self) -> Process:
        if self.process is None:
            command = (sys.executable, "-m", self.module)
            self.process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        return self.process

    async def _end(self, process: Process) -> None:
        self.process = None
        if process.returncode is None:
            process.kill()
        await _gone(process)

    async def close(self) -> None:
        """Let the process end: it does so when nobody can ask any more."""
        if self.process is None:
            return
        process, self.process = self.process, None
        assert process.stdin is not None
        process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), FAREWELL)
        except TimeoutError:
            process.kill()
        await _gone(process)


async def _exchange(process: Process, request: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(len(request).to_bytes(LENGTH, "big") + request)
    await process.stdin.drain()
    size = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
    return await process.stdout.readexactly(size)


async def _gone(process: Process) -> None:
    """Wait until it is, and until its pipes are closed."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    await process.wait()
    await process.stdout.read()
