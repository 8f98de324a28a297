"""Everything that happens at a table happens one thing after another."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from wagonlit.core.errors import WagonlitError
from wagonlit.table.store.errors import StoreLost

T = TypeVar("T")

logger = logging.getLogger("wagonlit.table")


class WorkQueue:
    """Runs one piece of work at a time, each to its end; its owner is kept alive that long."""

    def __init__(self, owner: Callable[[], object]) -> None:
        self._owner = owner
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.wanted = 0.0  # when the work that is under way was

    @property
    def busy(self) -> bool:
        """Is something under way?"""
        return self._lock.locked()

    async def run(self, work: Callable[[], Awaitable[T]]) -> T:
        """Wait for this work; it is done to its end even if whoever wanted it is gone by then."""
        task = self.soon(work)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_heed)
            raise
        finally:
            del task  # else it and its fault, which remembers this frame, would keep each other

    def soon(self, work: Callable[[], Awaitable[T]]) -> asyncio.Task[T]:
        """The same, without waiting for it."""
        return self.beside(self._alone(work, self._owner()))

    def beside(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Let this go on by itself, whatever else is under way."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _alone(self, work: Callable[[], Awaitable[T]], _owner: object) -> T:
        wanted = time.perf_counter()
        async with self._lock:
            self.wanted = wanted
            return await work()

    async def settled(self) -> None:
        """Wait until nothing is under way any more."""
        while self._tasks:
            await asyncio.wait(list(self._tasks))


def _heed(task: asyncio.Task[Any]) -> None:
    """Whoever wanted this is gone: a refusal matters to nobody any more, but a fault does."""
    fault = None if task.cancelled() else task.exception()
    if fault is not None and not isinstance(fault, WagonlitError | StoreLost):
        logger.error("Something failed at a table", exc_info=fault)
