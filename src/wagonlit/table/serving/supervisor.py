"""Several processes behind one port: one that is not a server itself starts them, and shows people the way.

It has no event loop and no threads, so that it can be copied (`fork`) at any time: a process that ends by
itself is replaced at once, and what all of them have loaded lies in memory once.
"""

import logging
import os
import selectors
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from errno import EMFILE
from math import inf
from multiprocessing import get_context
from types import FrameType

from wagonlit.core.errors import WagonlitError
from wagonlit.table.serving.child import READY, Child
from wagonlit.table.serving.doorman import Doorman
from wagonlit.table.serving.open_files import can_open

SIGNALS = (signal.SIGTERM, signal.SIGINT, signal.SIGCHLD)
FILES = 8  # that must be free to start a process; where it fails halfway, some would stay open for ever
COMPLAINT = 4096  # bytes of why a process cannot serve

logger = logging.getLogger("wagonlit.table")
Run = Callable[[int, socket.socket], None]  # serves as the process of that number whoever is handed over


class CannotStart(WagonlitError):
    """A process could not begin to serve."""


class Supervisor:
    """Starts the processes, replaces those that end, and stops them."""

    def __init__(
        self,
        listening: socket.socket,
        processes: int,
        run: Run,
        ready: Callable[[], None],
        patience: float = inf,
    ) -> None:
        self._patience = patience  # seconds in which a process that is asked to stop must have ended
        self._until = inf  # when that is over
        self._children = [Child(number) for number in range(processes)]
        self._run = run
        self._ready = ready  # called once, when all of them are
        self._selector = selectors.DefaultSelector()
        self._doorman = Doorman(listening, self._children, self._selector)
        self._stopping = 0  # how often it was asked to
        self._passed_on = 0  # how often of that the processes were
        self._announced = False

    def serve(self) -> None:
        """Until somebody asks it to stop, and all processes have ended."""
        with self._signals():
            try:
                while not self._stopping or any(child.process for child in self._children):
                    self._start_due()
                    for key, _ in self._selector.select(self._rest()):
                        key.data(key.fileobj)
                    self._pass_on()
                    self._look_after()
            finally:
                self._end()

    # Processes

    def _start_due(self) -> None:
        for child in self._children:
            if child.process is None and not self._stopping and child.due <= time.monotonic():
                try:
                    self._start(child)
                except OSError as fault:
                    child.ended()
                    self._cannot_start(child, f"{fault.strerror}.")

    def _cannot_start(self, child: Child, complaint: str) -> None:
        """At first this is for whoever starts the server; later it must not harm the processes that serve."""
        if not self._announced:
            raise CannotStart(complaint)
        if complaint != child.complaint:
            logger.error("A process of this server cannot start, and is tried again: %s", complaint)
        child.complaint = complaint

    def _start(self, child: Child) -> None:
        if not can_open(FILES):
            raise OSError(EMFILE, os.strerror(EMFILE))
        line, theirs = socket.socketpair()
        line.setblocking(False)
        process = get_context("fork").Process(target=self._become, args=(child.number, line, theirs))
        # What comes while it is still a copy of this one would be lost.
        signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
        try:
            process.start()
        except OSError:
            line.close()
            raise
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
            theirs.close()
        child.started(process, line)
        self._selector.register(line, selectors.EVENT_READ, lambda _line: self._hear(child))

    def _become(self, number: int, mine: socket.socket, line: socket.socket) -> None:
        """In the new process: nothing of the supervisor's is left but what it has loaded."""
        signal.set_wakeup_fd(-1)
        for one in SIGNALS:
            signal.signal(one, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
        os.setpgid(0, 0)  # Ctrl-C is the supervisor's affair
        self._selector.close()
        lines = [child.line for child in self._children if child.line]
        for inherited in [mine, *lines, *self._doorman.sockets()]:
            inherited.close()
        try:
            self._run(number, line)
        except WagonlitError as fault:
            with suppress(OSError):
                line.sendall(str(fault).encode()[:COMPLAINT])
            raise SystemExit(1) from None

    def _hear(self, child: Child) -> None:
        assert child.line is not None
        said = b""
        with suppress(OSError):
            said = child.line.recv(COMPLAINT)
        if said == READY:
            child.serves()
            if not self._announced and all(one.ready for one in self._children):
                self._announced = True
                self._ready()
        elif said:
            self._cannot_start(child, said.decode(errors="replace"))
        else:
            self._take_no_more(child)

    def _take_no_more(self, child: Child) -> None:
        """It stops, or is gone."""
        child.ready = False
        if child.line is not None:
            self._selector.unregister(child.line)
            child.line.close()
            child.line = None

    def _look_after(self) -> None:
        """Note who has ended, and see to those who are at the door."""
        for child in self._children:
            if child.process is not None and child.process.exitcode is not None:
                self._note_end(child, child.process.exitcode)
        if self._until <= time.monotonic():
            self._end_by_force()
        self._doorman.look_after(time.monotonic())
        if self._stopping and not any(child.line for child in self._children):
            self._doorman.close()

    def _note_end(self, child: Child, status: int) -> None:
        self._take_no_more(child)
        child.ended()
        if not self._stopping and not child.complaint:
            why = f"signal {-status}" if status < 0 else f"status {status}"
            logger.error("A process of this server ended by itself (%s); another takes its place.", why)

    def _rest(self) -> float | None:
        """For how long nothing need be done."""
        due = [child.due for child in self._children if child.process is None and not self._stopping]
        first = min([*due, *self._doorman.moments(), self._until])
        return max(0.0, first - time.monotonic()) if first < inf else None

    # Stopping

    @contextmanager
    def _signals(self) -> Iterator[None]:
        """Signals wake the loop, which then sees who has ended, or whether it is asked to stop."""
        woken, wake = socket.socketpair()
        woken.setblocking(False)
        wake.setblocking(False)
        self._selector.register(woken, selectors.EVENT_READ, lambda _woken: woken.recv(4096))
        before = {one: signal.signal(one, self._note) for one in SIGNALS}
        signal.set_wakeup_fd(wake.fileno(), warn_on_full_buffer=False)
        try:
            yield
        finally:
            signal.set_wakeup_fd(-1)
            for one, handler in before.items():
                signal.signal(one, handler)
            woken.close()
            wake.close()

    def _note(self, which: int, _frame: FrameType | None) -> None:
        if which != signal.SIGCHLD:
            self._stopping += 1

    def _pass_on(self) -> None:
        """Whoever asks twice wants an end at once, of the processes, too."""
        while self._passed_on < self._stopping:
            self._passed_on += 1
            self._until = min(self._until, time.monotonic() + self._patience)
            self._ask_all_to_stop()

    def _ask_all_to_stop(self) -> None:
        for child in self._children:
            if child.process is not None:
                child.process.terminate()

    def _end_by_force(self) -> None:
        """A process that hangs, or does not run at all, cannot even end itself."""
        self._until = inf
        for child in self._children:
            if child.process is not None:
                logger.error("A process of this server did not stop, and is ended by force.")
                child.process.kill()

    def _end(self) -> None:
        self._ask_all_to_stop()  # something has failed here, if any are left
        for child in self._children:
            if child.process is not None:
                child.process.join()
            if child.line is not None:
                child.line.close()
        self._doorman.close()
        self._selector.close()
