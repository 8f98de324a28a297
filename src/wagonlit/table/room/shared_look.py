"""What is dear to look up, and the same for everybody: many who ask at once are answered together."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class SharedLook(Generic[T]):
    """One look at a time. Nobody is shown what was looked up before they asked: it may be old already."""

    def __init__(self, look: Callable[[], Awaitable[T]]) -> None:
        self._look = look
        self._looking = asyncio.Lock()
        self._next: asyncio.Task[T] | None = None  # for all who ask before it begins

    async def take(self) -> T:
        """What is seen from now on; whoever gives up takes it from nobody else."""
        if self._next is None:
            self._next = asyncio.create_task(self._take_turn())
        return await asyncio.shield(self._next)

    async def _take_turn(self) -> T:
        async with self._looking:
            self._next = None
            return await self._look()
