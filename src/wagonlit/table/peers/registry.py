"""The other server processes at the same database, as far as this one has heard of them.

One process runs the bots and the clock of a table. Nobody appoints it: all processes draw the same lots.
Should two think for a moment that it is them, the log takes the answer of one.
"""

import asyncio
import os
import secrets
from collections.abc import Iterable, Mapping
from zlib import crc32

from wagonlit.table.peers.messages import Presence
from wagonlit.table.room.clock import now

BEAT = 1.0  # seconds between two signs of life
SILENCE = 5.0  # seconds without any, after which a process counts as dead


class Others:
    """Which processes live, and who is at which table through them."""

    def __init__(self) -> None:
        self.name = f"{os.getpid()}-{secrets.token_hex(4)}"
        self.since = now()
        self._since: dict[str, str] = {}  # by process: when it started
        self._heard: dict[str, float] = {}  # by process: when it last gave a sign of life
        self._missed: set[str] = set()  # those that gave no sign of life for too long
        self._at: dict[str, dict[str, Presence]] = {}  # by table, then by process

    # What is heard of them

    def heard(self, process: str, since: str) -> bool:
        """It lives; whether it was thought dead, so that nothing is known of it any more."""
        self._heard[process] = asyncio.get_running_loop().time()
        self._since[process] = since
        risen = process in self._missed
        self._missed.discard(process)
        return risen

    def here(self, process: str, code: str, presence: Presence | None) -> None:
        """Who is at a table through it; None: the table sleeps there."""
        if presence is not None:
            self._at.setdefault(code, {})[process] = presence
        elif process in self._at.get(code, {}):
            del self._at[code][process]
            if not self._at[code]:
                del self._at[code]

    def silent(self) -> list[str]:
        """Those that must be dead."""
        limit = asyncio.get_running_loop().time() - SILENCE
        found = [process for process, heard in self._heard.items() if heard < limit]
        self._missed.update(found)
        return found

    def alive(self) -> list[str]:
        """All others that are known."""
        return list(self._heard)

    def forget(self, process: str) -> None:
        """It is dead, or has said farewell: nobody is anywhere through it."""
        self._heard.pop(process, None)
        self._since.pop(process, None)
        for code in list(self._at):
            self.here(process, code, None)

    # What follows from it

    def at(self, code: str) -> Mapping[str, Presence]:
        """Who is at this table, by process."""
        return self._at.get(code, {})

    @property
    def served_since(self) -> str:
        """Since when there has been a process for people to answer to."""
        return min([self.since, *self._since.values()])

    def leads_here(self, code: str, awake: bool) -> bool:
        """Whether this process runs a table: one of those where it is awake does."""
        there = self.at(code)
        return not there or (awake and self._has_the_lot(code, there))

    def falls_to_us(self, code: str) -> bool:
        """Whether this process should wake a table that sleeps everywhere."""
        return not self.at(code) and self._has_the_lot(code, self._heard)

    def _has_the_lot(self, code: str, others: Iterable[str]) -> bool:
        return self.name == min([self.name, *others], key=lambda process: crc32(f"{code} {process}".encode()))
