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
        self._goes_on: asyncio.Event | None = None  # there is one while somebody waits: each takes a kilobyte

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
        """This person has seen it."""
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
        self._let_go_on()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def halt(self, halted: bool) -> None:
        """Somebody who plays alone wants everything to wait, or to go on."""
        self._halted = halted
        self._let_go_on()

    def _let_go_on(self) -> None:
        if self._goes_on is not None and not self.until and not self._halted:
            self._goes_on.set()
            self._goes_on = None

    async def over(self) -> None:
        """Wait for the end of it."""
        while self.until or self._halted:
            self._goes_on = self._goes_on or asyncio.Event()
            await self._goes_on.wait()
