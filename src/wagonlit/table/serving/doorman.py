"""Shows people the way: each connection goes to the process that has its table."""

import re
import selectors
import socket
import time
from collections.abc import Sequence
from urllib.parse import unquote

from wagonlit.table.peers.division import process_of
from wagonlit.table.serving.child import Child
from wagonlit.table.serving.waiting import AGAIN, WaitingRoom
from wagonlit.table.wire.codes import code_meant

AT_ONCE = 64  # new connections that are looked at before anything else
MOST = 1000  # connections that no process has yet; more wait outside, where the system keeps them
LOOKED_AT = 512  # bytes of a request: its first line begins with the table's address
UNDECIDED = 5.0  # seconds in which a connection may say nothing; a server is stricter with it then
TABLE = re.compile(rb"[A-Z]+ /(?:api/tables|t)/([A-Za-z0-9%]+)[/? ]")


class Doorman:
    """Whoever comes to the port, until a process has them."""

    def __init__(
        self, listening: socket.socket, children: Sequence[Child], selector: selectors.BaseSelector
    ) -> None:
        self._listening = listening
        self._processes = len(children)
        self._selector = selector
        self._undecided: dict[socket.socket, float] = {}  # until when they may say which table they want
        self._waiting = WaitingRoom(children)
        self._turn = 0
        self._opens: float | None = None  # when the door is opened again, while it is shut for a moment
        listening.setblocking(False)
        selector.register(listening, selectors.EVENT_READ, self._accept)

    def _accept(self, listening: socket.socket) -> None:
        places = MOST - len(self._undecided) - len(self._waiting)
        for _ in range(min(places, AT_ONCE)):
            try:
                caller, _ = listening.accept()
            except BlockingIOError:
                return
            except OSError:  # too many files are open, most likely
                self._shut()
                return
            caller.setblocking(False)
            self._undecided[caller] = time.monotonic() + UNDECIDED
            self._selector.register(caller, selectors.EVENT_READ, self._send_in)
        if places <= AT_ONCE:
            self._shut()

    def _shut(self) -> None:
        """Let nobody in for a moment: meanwhile those who are here go on, and the processor has a rest."""
        self._selector.unregister(self._listening)
        self._opens = time.monotonic() + AGAIN

    def _send_in(self, caller: socket.socket) -> None:
        """To the process of their table if they have said which; else to any, each in turn."""
        self._selector.unregister(caller)
        del self._undecided[caller]
        asked = _asked(caller)
        if asked is None:
            caller.close()
        elif code := _table_in(asked):
            self._waiting.receive(caller, process_of(code, self._processes), has_table=True)
        else:
            self._turn = (self._turn + 1) % self._processes
            self._waiting.receive(caller, self._turn, has_table=False)

    def look_after(self, now: float) -> None:
        """Send in whoever has said nothing for too long, and place those who wait.

        While the door is shut, nobody is given time to say anything. This is done only when all that happened
        has been seen to: else it might still be said of somebody who is not here any more.
        """
        shut = self._opens is not None
        for silent in [one for one, patience in self._undecided.items() if shut or patience <= now]:
            self._send_in(silent)
        self._waiting.look(now)
        if self._opens is not None and self._opens <= now:
            self._open(now)

    def _open(self, now: float) -> None:
        if len(self._waiting) < MOST:
            self._opens = None
            self._selector.register(self._listening, selectors.EVENT_READ, self._accept)
        else:
            self._opens = now + AGAIN

    def moments(self) -> list[float]:
        """When something is to be looked after."""
        opens = [self._opens] if self._opens is not None else []
        return [*self._undecided.values(), *self._waiting.moments(), *opens]

    def sockets(self) -> list[socket.socket]:
        """All that are open here."""
        return [self._listening, *self._undecided, *self._waiting.sockets()]

    def close(self) -> None:
        """Nobody can be served any more: whoever comes now had better be told so at once."""
        if self._listening.fileno() >= 0 and self._opens is None:
            self._selector.unregister(self._listening)
        self._opens = None
        for one in self._undecided:
            self._selector.unregister(one)
        for one in self.sockets():
            one.close()
        self._undecided.clear()
        self._waiting.close()


def _asked(caller: socket.socket) -> bytes | None:
    """What somebody has said so far; it is left where it is, for whoever serves. None: they have hung up."""
    try:
        return caller.recv(LOOKED_AT, socket.MSG_PEEK) or None
    except BlockingIOError:
        return b""
    except OSError:
        return None


def _table_in(asked: bytes) -> str | None:
    """The code of the table that is asked for, read as the routes read it."""
    found = TABLE.match(asked)
    return code_meant(unquote(found[1].decode())) if found else None
