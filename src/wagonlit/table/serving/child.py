"""One of several processes behind a port, as their supervisor sees it."""

import socket
import time
from multiprocessing.process import BaseProcess

READY = b"+"  # what a process says once people can come, and what is said to it with each of them
PAUSE = 1.0  # seconds before a process is replaced that ended as soon as it was there, or never served


class Child:
    """A process of the server, or its empty place."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: BaseProcess | None = None
        self.line: socket.socket | None = None  # connections go there; None: it takes no more
        self.ready = False
        self.due = 0.0  # when it is to be started, while there is none
        self.complaint = ""  # why none could start the last time
        self._started = 0.0
        self._served = False

    def started(self, process: BaseProcess, line: socket.socket) -> None:
        """There is one again."""
        self.process, self.line, self.ready = process, line, False
        self._started, self._served = time.monotonic(), False

    def serves(self) -> None:
        """People can come."""
        self.ready = self._served = True
        self.complaint = ""

    def ended(self) -> None:
        """There is none; it is replaced at once, unless it could hardly begin."""
        self.process = None
        now = time.monotonic()
        self.due = now + (0.0 if self._served and now - self._started > PAUSE else PAUSE)
        self._served = False

    def take(self, caller: socket.socket) -> bool:
        """Hand a connection over to it; False if it cannot take any now."""
        if self.line is None or not self.ready:
            return False
        try:
            socket.send_fds(self.line, [READY], [caller.fileno()])
        except (BrokenPipeError, ConnectionResetError):  # it is gone, which is noticed soon
            self.ready = False
            return False
        except OSError:  # its line is full
            return False
        caller.close()
        return True
