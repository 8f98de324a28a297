"""The other server processes on the same database, as far as this one has heard of them.

One process runs the bots and the clock of a table. Nobody appoints it: all processes compute the same one.
Should two of them briefly think that they are the one, the log takes the answer of one.
"""

import asyncio
import os
import secrets
from collections.abc import Iterable, Mapping
from zlib import crc32

from wagonlit.table.peers.division import UNDIVIDED, Division
from wagonlit.table.peers.messages import Presence
from wagonlit.table.wire.timestamps import now

BEAT = 1.0  # seconds between two heartbeats
SILENCE = 5.0  # seconds without any message, after which a process counts as dead
DEAFNESS = 10.0  # seconds without any message, not even of one's own, after which one hears nothing


class Peers:
    """Which processes are alive, and who is at which table through them."""

    def __init__(self, division: Division = UNDIVIDED) -> None:
        self.division = division  # which tables people are sent here for
        self.own_name = f"{os.getpid()}-{secrets.token_hex(4)}"
        self.started = now()
        self._started: dict[str, str] = {}  # by process
        self._last_heard: dict[str, float] = {}  # by process
        self._thought_dead: set[str] = set()
        self.has_company = False  # was any other process ever heard?
        self._heard = float("inf")  # when anything was heard; before this process listens, it is not deaf
        self._presence: dict[str, dict[str, Presence]] = {}  # by table, then by process

    # What is heard of them

    def note_alive(self, process: str, started: str) -> bool:
        """It is alive; True if it was thought dead, so that nothing is known of it any more."""
        self._last_heard[process] = asyncio.get_running_loop().time()
        self._started[process] = started
        self.has_company = True
        risen = process in self._thought_dead
        self._thought_dead.discard(process)
        return risen

    def note_hearing(self) -> None:
        """Something was heard, even if only from this process itself."""
        self._heard = asyncio.get_running_loop().time()

    def note_pause(self, seconds: float) -> None:
        """This process did not run for so long, and could hear nobody: that says nothing of the others."""
        self._heard += seconds
        self._last_heard = {process: heard + seconds for process, heard in self._last_heard.items()}

    def is_deaf(self) -> bool:
        """Can nothing be heard any more?"""
        return asyncio.get_running_loop().time() - self._heard > DEAFNESS

    def set_presence(self, process: str, code: str, presence: Presence | None) -> None:
        """Who is at a table through it; None: the table sleeps there."""
        if presence is not None:
            self._presence.setdefault(code, {})[process] = presence
        elif process in self._presence.get(code, {}):
            del self._presence[code][process]
            if not self._presence[code]:
                del self._presence[code]

    def silent(self) -> list[str]:
        """Those that must be dead."""
        limit = asyncio.get_running_loop().time() - SILENCE
        found = [process for process, heard in self._last_heard.items() if heard < limit]
        self._thought_dead.update(found)
        return found

    def note_lost(self, process: str) -> None:
        """Nothing more is heard of it; it must be dead."""
        self._thought_dead.add(process)

    def known(self) -> list[str]:
        """All other processes."""
        return list(self._last_heard)

    def forget(self, process: str) -> None:
        """It is dead, or has said goodbye: nobody is anywhere through it."""
        self._last_heard.pop(process, None)
        self._started.pop(process, None)
        for code in list(self._presence):
            self.set_presence(process, code, None)

    # What follows from it

    def awake_at(self, process: str) -> list[str]:
        """The tables where something went on through that process, as far as it has told."""
        return [code for code, there in self._presence.items() if process in there]

    def presence_at(self, code: str) -> Mapping[str, Presence]:
        """Who is at this table, by process."""
        return self._presence.get(code, {})

    @property
    def served_since(self) -> str:
        """Since when there has been a process that people could answer to."""
        return min([self.started, *self._started.values()])

    def leads_here(self, code: str, awake: bool) -> bool:
        """Does this process run a table? One of those that keep it awake does."""
        there = self.presence_at(code)
        return not there or (awake and self._is_chosen(code, there))

    def should_wake(self, code: str) -> bool:
        """Should this process wake a table that sleeps everywhere?"""
        return not self.presence_at(code) and self._is_chosen(code, self._last_heard)

    def _is_chosen(self, code: str, peers: Iterable[str]) -> bool:
        """Every process draws the same lot for the same table."""
        everybody = [self.own_name, *peers]
        return self.own_name == min(everybody, key=lambda process: crc32(f"{code} {process}".encode()))
