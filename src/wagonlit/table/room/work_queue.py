"""Everything that happens at a table happens one thing after another."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

T = TypeVar("T")


class WorkQueue:
    """Runs one piece of work at a time, each to its end; its owner is kept alive that long."""

    def __init__(self, owner: Callable[[], object]) -> None:
        self._owner = owner
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def busy(self) -> bool:
        """Is something under way?"""
        return self._lock.locked()

    async def run(self, work: Callable[[], Awaitable[T]]) -> T:
        """Wait for this work; it is done to its end even if whoever wanted it is gone by then."""
        return await asyncio.shield(self.soon(work))

    def soon(self, work: Callable[[], Awaitable[T]]) -> asyncio.Task[T]:
        """The same, without waiting for it."""
        task = asyncio.create_task(self._alone(work, self._owner()))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _alone(self, work: Callable[[], Awaitable[T]], _owner: object) -> T:
        async with self._lock:
            return await work()

    async def settled(self) -> None:
        """Wait until nothing is under way any more."""
        while self._tasks:
            await asyncio.wait(list(self._tasks))
