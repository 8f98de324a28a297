"""How much one address, or one connection, may ask for in a time: buckets that fill up again."""

import time
from collections.abc import Callable

from msgspec import Struct

Clock = Callable[[], float]
MANY = 10_000  # addresses remembered before those with a full bucket are forgotten


class Rate(Struct, frozen=True):
    """How many a second in the long run, and how many at once."""

    per_second: float
    at_once: float


# Generous for a household behind one address, tight for a script that has run wild.
TABLES = Rate(20 / 60, 20)
POSTS = Rate(1, 60)
SOCKETS = Rate(20, 200)
MESSAGES = Rate(40, 80)


class Bucket:
    """One sender's allowance."""

    __slots__ = ("_clock", "_filled", "_left", "rate")

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self._clock = clock
        self._left = rate.at_once
        self._filled = clock()

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self.rate.at_once, self._left + (now - self._filled) * self.rate.per_second)
        self._filled = now

    def take(self) -> float:
        """Zero if there was one to take, else how many seconds it is until there is."""
        self._fill()
        if self._left >= 1:
            self._left -= 1
            return 0.0
        return (1 - self._left) / self.rate.per_second

    @property
    def full(self) -> bool:
        """Has its sender been quiet for so long that the bucket can be forgotten?"""
        self._fill()
        return self._left >= self.rate.at_once


class Limits:
    """A bucket for each address and kind of request."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._buckets: dict[tuple[str, Rate], Bucket] = {}

    def take(self, address: str, rate: Rate) -> float:
        """Zero if this address may, else the seconds it should wait."""
        bucket = self._buckets.get((address, rate))
        if bucket is None:
            self._forget()
            bucket = self._buckets[address, rate] = Bucket(rate, self._clock)
        return bucket.take()

    def _forget(self) -> None:
        if len(self._buckets) >= MANY:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
