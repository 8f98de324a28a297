"""How much one person, one address or one table may ask for in a time: buckets that fill up again."""

import time
from collections import Counter
from collections.abc import Callable

from msgspec import Struct

Clock = Callable[[], float]
MANY = 10_000  # of whom something is remembered before those with a full bucket are forgotten
HOUSEHOLD = 8  # people for whom the limits of an address are made


class Rate(Struct, frozen=True):
    """How many a second in the long run, and how many at once."""

    per_second: float
    at_once: float

    def times(self, factor: float) -> "Rate":
        """The same for so many times as many people."""
        return Rate(self.per_second * factor, self.at_once * factor)


# For an address: generous for a household that plays fast, tight for a script that has run wild.
TABLES = Rate(20 / 60, 20)  # opened
POSTS = Rate(1, 60)  # and whatever else changes something
LOOKS = Rate(10, 200)  # answers that must be made
LISTS = Rate(3, 60)  # of a hundred tables each, with all that was agreed on there
FILES = Rate(50, 1000)  # of the page, which lie ready
PICTURES = Rate(1, 20)  # QR codes, which take longest of all
MISSES = Rate(1 / 300, 20)  # codes of tables that do not exist
WAKINGS = Rate(1, 40)  # tables that are not in memory: each is played again from its beginning
SOCKETS = Rate(20, 200)  # opened
OPEN_SOCKETS = 160  # at the same time
CONNECTIONS = 100  # that are no sockets, at the same time; a browser has six
ADDRESS_MESSAGES = Rate(144, 480)  # beyond the share that each person has
SECOND_THOUGHTS = Rate(2, 40)  # answers taken back, for which a game is played again from its beginning
# For a person, through however many sockets.
MESSAGES = Rate(40, 80)
SHARE = Rate(2, 20)  # messages of which the allowance of their address shows nothing to others there
LINES = Rate(1, 10)  # of chat
NOTES = Rate(5, 80)  # into the own notebook
CHANGED_ANSWERS = Rate(1 / 5, 20)  # sealed ones; a game is played again for them as well
# For a table, whoever sends it.
TABLE_LINES = Rate(4, 40)
TABLE_CHANGES = Rate(40, 200)  # all else that is stored beside the game, and seen: proposals, consents
# For one socket.
FRAMES = Rate(100, 500)  # the least that can be sent, empty or not
REFUSALS = Rate(1, 100)  # after which nobody believes any more that it is a mistake


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
        if self._left < 1:
            return (1 - self._left) / self.rate.per_second
        self._left -= 1
        return 0.0

    def give_back(self) -> None:
        """One that was taken, as if it had never been."""
        self._left = min(self.rate.at_once, self._left + 1)

    @property
    def full(self) -> bool:
        """Has its sender been quiet for so long that the bucket can be forgotten?"""
        self._fill()
        return self._left >= self.rate.at_once


class Limits:
    """A bucket for each person, address and table, and for each kind of thing they ask for."""

    def __init__(self, people: int = HOUSEHOLD, clock: Clock = time.monotonic) -> None:
        self._factor = people / HOUSEHOLD
        self._clock = clock
        self._buckets: dict[tuple[str, Rate], Bucket] = {}
        self._sockets: Counter[str] = Counter()  # by address: how many are open
        self._most = MANY

    def take(self, who: str, rate: Rate) -> float:
        """Zero if they may, else the seconds they should wait."""
        return self._bucket(who, rate).take()

    def take_at(self, address: str, rate: Rate) -> float:
        """The same for an address, behind which there may be a whole club."""
        return self.take(address, rate.times(self._factor))

    def give_back_at(self, address: str, rate: Rate) -> None:
        """What was taken for an address was not needed."""
        self._bucket(address, rate.times(self._factor)).give_back()

    def hold_socket(self, address: str) -> bool:
        """May one more be open? Whoever may gives it back (`give_back_socket`)."""
        if self._sockets[address] >= OPEN_SOCKETS * self._factor:
            return False
        self._sockets[address] += 1
        return True

    def give_back_socket(self, address: str) -> None:
        """One of them is closed."""
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    def _bucket(self, who: str, rate: Rate) -> Bucket:
        bucket = self._buckets.get((who, rate))
        if bucket is None:
            self._forget()
            bucket = self._buckets[who, rate] = Bucket(rate, self._clock)
        return bucket

    def _forget(self) -> None:
        if len(self._buckets) >= self._most:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
            self._most = max(
                MANY, 2 * len(self._buckets)
            )  # else many at once would be looked through each time
