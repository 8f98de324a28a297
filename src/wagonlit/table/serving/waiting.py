"""Whoever has come to the port and waits for a process, since the line to it holds only so many of them."""

import select
import socket
import time
from collections.abc import Sequence

from msgspec import Struct

from wagonlit.table.serving.child import Child

AGAIN = 0.05  # seconds between two looks whether a process takes people again
FAITHFUL = 1.0  # seconds in which the process that has their table is waited for, though another is there
LONGEST = 10.0  # seconds after which people are sent away
# That somebody has hung up, though what they said before is still unread; some systems always say so.
HUNG_UP = getattr(select, "POLLRDHUP", 0)


class Caller(Struct, frozen=True):
    """A connection that some process is to have."""

    socket: socket.socket
    best: int  # the number of the process that had better have it
    faithful: float  # until when no other may
    longest: float  # until when it waits for any of them


class WaitingRoom:
    """Hands people over to the processes; who cannot be handed over yet waits here."""

    def __init__(self, children: Sequence[Child]) -> None:
        self._children = children
        self._callers: list[Caller] = []  # in the order in which they came
        self._full: set[Child] = set()  # who could take nobody; whoever comes now is behind those who wait
        self._next_look = 0.0

    def __len__(self) -> int:
        return len(self._callers)

    def receive(self, caller: socket.socket, best: int, has_table: bool) -> None:
        """Hand somebody over at once if that can be: to this process or, without a table, to any."""
        now = time.monotonic()
        one = Caller(caller, best, now + FAITHFUL if has_table else now, now + LONGEST)
        if not self._hand_over(one, now):
            self._callers.append(one)

    def _hand_over(self, caller: Caller, now: float) -> bool:
        best = self._children[caller.best]
        if self._try(best, caller):
            return True
        if best.ready and now < caller.faithful:
            return False
        others = [*self._children[caller.best + 1 :], *self._children[: caller.best]]
        return any(self._try(child, caller) for child in others)

    def _try(self, child: Child, caller: Caller) -> bool:
        if child in self._full or not child.ready:
            return False
        taken = child.take(caller.socket)
        if not taken:
            self._full.add(child)
        return taken

    def look(self, now: float) -> None:
        """Hand over those whom a process takes by now; who has hung up or waits for too long is let go."""
        if now < self._next_look:
            return
        self._next_look = now + AGAIN
        self._full.clear()
        gone = self._hung_up()
        waiting, self._callers = self._callers, []
        for caller in waiting:
            if caller.socket.fileno() in gone or caller.longest <= now:
                caller.socket.close()
            elif not self._hand_over(caller, now):
                self._callers.append(caller)

    def _hung_up(self) -> set[int]:
        """The numbers of the files of those who are gone."""
        if not self._callers:
            return set()
        lines = select.poll()
        for caller in self._callers:
            lines.register(caller.socket, HUNG_UP)
        return {file for file, _ in lines.poll(0)}

    def moments(self) -> list[float]:
        """When it is time to look again, if it is."""
        return [self._next_look] if self._callers or self._full else []

    def sockets(self) -> list[socket.socket]:
        """Those of all who wait."""
        return [caller.socket for caller in self._callers]

    def close(self) -> None:
        """Nobody will be served any more."""
        for one in self.sockets():
            one.close()
        self._callers.clear()
        self._full.clear()
