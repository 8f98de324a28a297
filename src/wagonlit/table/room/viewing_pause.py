"""Bots and clocks wait while people look at something that passes, such as cards that are shown only once."""

import asyncio


class ViewingPause:
    """Lasts until everybody who is here has seen it, but never longer than it takes to look at."""

    def __init__(self) -> None:
        self.until = ""  # ISO 8601, UTC; empty: there is nothing to look at
        self.n = 0  # the entry of the log that showed it
        self._seen: set[str] = set()
        self._timer: asyncio.TimerHandle | None = None
        self.slowness = 1.0  # of the slowest reader
        self._halted = False
        self._changed: asyncio.Event | None = None  # there is one while somebody waits: each takes a kilobyte

    def begin(self, n: int, until: str, seconds_left: float) -> None:
        """Wait for what this entry shows; told twice of the same entry, it begins only once."""
        if n == self.n:
            return
        self.end()
        self.n = n
        if seconds_left > 0:
            self.until = until
            self._seen.clear()
            self._timer = asyncio.get_running_loop().call_later(seconds_left, self.end)

    def note_seen(self, holder: str) -> None:
        """This person has seen it, if there is anything to see."""
        if self.until:
            self._seen.add(holder)

    def holds(self, holder: str) -> bool:
        """Is this person still looking at it?"""
        return bool(self.until) and holder not in self._seen

    def end_if_seen_by(self, people: set[str]) -> None:
        """End it once all of these have seen it."""
        if people <= self._seen:
            self.end()

    def end(self) -> None:
        """Nobody is waited for any longer."""
        self.until = ""
        self._wake()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def halt(self, halted: bool) -> None:
        """Somebody who plays alone wants everything to wait, or to go on."""
        self._halted = halted
        self._wake()

    async def over(self) -> None:
        """Wait for the end of it, and of a halt."""
        while self.until or self._halted:
            await self._something()

    async def seen(self) -> None:
        """Wait for the end of it alone: whoever has halted the others may still answer, and go on later."""
        while self.until:
            await self._something()

    def _wake(self) -> None:
        """Whoever waits looks again."""
        if self._changed is not None:
            self._changed.set()
            self._changed = None

    async def _something(self) -> None:
        self._changed = self._changed or asyncio.Event()
        await self._changed.wait()
