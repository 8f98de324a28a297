"""Bots and clocks wait while people watch something pass, such as cards that are shown only once."""

import asyncio


class Pause:
    """Lasts until everybody who is here has seen it, and at the longest as long as it takes."""

    def __init__(self) -> None:
        self.until = ""  # ISO 8601, UTC; empty: nothing is being watched
        self.n = 0  # the place in the log that showed it
        self._seen: set[str] = set()
        self._ended = asyncio.Event()
        self._ended.set()
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, n: int, until: str, left: float) -> None:
        """The entry of this place shows something, for so many seconds yet; it begins once."""
        if n == self.n:
            return
        self.end()
        self.n = n
        if left > 0:
            self.until = until
            self._seen.clear()
            self._ended.clear()
            self._timer = asyncio.get_running_loop().call_later(left, self.end)

    def see(self, holder: str) -> None:
        """This person is through with it."""
        self._seen.add(holder)

    def seen_by(self, people: set[str]) -> bool:
        """Have all of them seen it?"""
        return people <= self._seen

    def end(self) -> None:
        """Nobody watches any more."""
        self.until = ""
        self._ended.set()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def over(self) -> None:
        """Wait for the end of it."""
        await self._ended.wait()
