"""Whether the database can be written: found out by writing, but not for each who asks."""

import asyncio
from collections.abc import Awaitable, Callable

FRESH = 5.0  # seconds for which a good answer holds
AGAIN = 1.0  # and a bad one
PATIENCE = 2.0  # seconds for an answer; whoever asks has others to turn to


class Liveness:
    """Tries the database at most every few seconds, however many ask."""

    def __init__(self, attempt: Callable[[], Awaitable[None]]) -> None:
        self._attempt = attempt
        self._lives = False
        self._until = 0.0  # when that must be found out again
        self._trying: asyncio.Task[None] | None = None

    async def lives(self) -> bool:
        """Can the database be written, and in time?"""
        if self._trying is None and asyncio.get_running_loop().time() < self._until:
            return self._lives
        self._trying = self._trying or asyncio.create_task(self._try())
        done, _ = await asyncio.wait([self._trying], timeout=PATIENCE)
        return bool(done) and self._lives

    async def _try(self) -> None:
        try:
            await self._attempt()
            self._lives = True
        except Exception:  # of which the store says enough
            self._lives = False
        finally:
            self._until = asyncio.get_running_loop().time() + (FRESH if self._lives else AGAIN)
            self._trying = None

    async def close(self) -> None:
        """Nobody asks any more."""
        if self._trying is not None:
            self._trying.cancel()
            await asyncio.gather(self._trying, return_exceptions=True)
