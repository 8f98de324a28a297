"""Shows people the way: each connection goes to the process that has its table."""

import re
import selectors
import socket
import time
from collections.abc import Sequence
from contextlib import suppress
from math import inf

from wagonlit.table.peers.division import process_of
from wagonlit.table.serving.child import Child

AT_ONCE = 64  # new connections that are looked at before anything else
LOOKED_AT = 512  # bytes of a request: its first line begins with the table's address
UNDECIDED = 5.0  # seconds in which a connection may say nothing; a server is stricter with it then
TABLE = re.compile(rb"[A-Z]+ /(?:api/tables|t)/([A-Z]+)[/? ]")


class Doorman:
    """Whoever comes to the port, until a process has them."""

    def __init__(
        self, listening: socket.socket, children: Sequence[Child], selector: selectors.BaseSelector
    ) -> None:
        self._listening = listening
        self._children = children
        self._selector = selector
        self._undecided: dict[socket.socket, float] = {}  # until when they may say which table they want
        self._homeless: list[tuple[int, socket.socket]] = []  # wait for any process, best for that one
        self._turn = 0
        listening.setblocking(False)
        selector.register(listening, selectors.EVENT_READ, self._accept)

    def _accept(self, listening: socket.socket) -> None:
        for _ in range(AT_ONCE):
            try:
                caller, _ = listening.accept()
            except BlockingIOError:
                return
            except OSError:  # too many files are open, most likely: let others have some of them
                self.send_on(until=inf)
                return
            caller.setblocking(False)
            self._undecided[caller] = time.monotonic() + UNDECIDED
            self._selector.register(caller, selectors.EVENT_READ, self._read)

    def _read(self, caller: socket.socket) -> None:
        """Look at what is asked without taking it: whoever serves reads it again."""
        asked = b""
        with suppress(OSError):
            asked = caller.recv(LOOKED_AT, socket.MSG_PEEK)
        found = TABLE.match(asked)
        self._decide(caller, process_of(found[1].decode(), len(self._children)) if found else self._next())

    def _next(self) -> int:
        """Anybody can serve what is about no table: each in turn."""
        self._turn = (self._turn + 1) % len(self._children)
        return self._turn

    def _decide(self, caller: socket.socket, best: int) -> None:
        self._selector.unregister(caller)
        del self._undecided[caller]
        if not self._hand_over(caller, best):
            self._homeless.append((best, caller))

    def _hand_over(self, caller: socket.socket, best: int) -> bool:
        """To the best process or, while it is not there, to another; False if there is none."""
        return any(child.take(caller) for child in [*self._children[best:], *self._children[:best]])

    def place_homeless(self) -> None:
        """A process takes people now: whoever waited for one can go there."""
        waiting, self._homeless = self._homeless, []
        self._homeless = [(best, caller) for best, caller in waiting if not self._hand_over(caller, best)]

    def send_on(self, until: float) -> None:
        """Those who may say nothing until then, and not longer: anybody may have them."""
        for silent in [one for one, patience in self._undecided.items() if patience <= until]:
            self._decide(silent, self._next())

    def moments(self) -> list[float]:
        """When somebody will have said nothing for too long."""
        return list(self._undecided.values())

    def sockets(self) -> list[socket.socket]:
        """All that are open here."""
        return [self._listening, *self._undecided, *(caller for _, caller in self._homeless)]

    def close(self) -> None:
        """Nobody can be served any more: whoever comes now had better be told so at once."""
        if self._listening.fileno() >= 0:
            self._selector.unregister(self._listening)
        for one in self.sockets():
            one.close()
        self._undecided.clear()
        self._homeless.clear()
