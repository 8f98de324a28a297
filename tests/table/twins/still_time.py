"""A server in still time: its clock moves only when the test says so, and its luck can be had again.

This runs in the server's own process, before it starts. Whatever depends on when something was worked out, by
which thread or how fast, is gone; what is left is the same in two worlds, or a difference that somebody made.
People come through a socket of the file system: unlike the network's, it has whatever was sent at once.
"""

import asyncio
import hashlib
import json
import os
import random
import selectors
import socket
import sys
import time
from asyncio import selector_events
from collections import Counter, deque
from collections.abc import Callable
from datetime import UTC, datetime, timedelta, tzinfo
from heapq import heappush
from itertools import count
from pathlib import Path
from typing import Any, Self

from tests.table.proof.telltales import wrap
from wagonlit.table.bots.process import WorkerProcess
from wagonlit.table.serving import server
from wagonlit.table.serving.stopping import Server
from wagonlit.table.wire import timestamps

BEGINNING = 1000.0  # on the event loop's clock
DAY = datetime(2031, 5, 17, 19, 30, tzinfo=UTC)  # and on the calendar
CONTROL = "control"  # the socket through which time is told to move
DOOR = "door"  # the one through which people come
_PASSED_ON = ("random", "secrets")  # modules that draw for others


class StillSelector(selectors.DefaultSelector):
    """Waits for what threads and processes are working out; when nothing is left to do, for the test."""

    loop: "StillLoop"

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is not None and timeout <= 0:
            return super().select(0)
        if self.loop.under_way:
            return super().select(None)
        if self.loop.begins_work():
            return []
        if ready := super().select(0):
            return ready
        if self.loop.is_sending():
            return super().select(None)  # whoever is sent more than fits at once takes it first
        return [] if self.loop.moves_on() else super().select(None)


class Timer(asyncio.TimerHandle):
    """Of those that are due at one moment, the one that was set first comes first, as with the usual loop."""

    def __init__(self, number: int, when: float, *rest: Any) -> None:
        super().__init__(when, *rest)
        self.number = number

    def __lt__(self, other: Any) -> bool:
        return (self.when(), self.number) < (other.when(), other.number)


class StillLoop(asyncio.SelectorEventLoop):
    """An event loop on whose clock no time passes by itself."""

    def __init__(self, folder: Path, tell: Callable[[], object]) -> None:
        self.moment = BEGINNING
        self.under_way = False  # is a thread or a worker process at work?
        self._work: deque[Callable[[], None]] = deque()  # for them, one after the other
        self.spoken = False  # something was sent to somebody since the last order
        self._tell = tell
        self._until: float | None = None  # to which moment time may go on
        self._lines: set[asyncio.WriteTransport] = set()
        self._timers = count()
        selector = StillSelector()
        selector.loop = self
        super().__init__(selector)
        self._control = socket.socket(socket.AF_UNIX)
        self._control.connect(str(folder / CONTROL))
        self._orders = self._control.makefile("r")
        self.add_reader(self._control, self._take_order)

    def time(self) -> float:
        return self.moment

    def call_at(  # type: ignore[override]  # for whatever is called
        self, when: float, callback: Any, *args: Any, context: Any = None
    ) -> asyncio.TimerHandle:
        timer = Timer(next(self._timers), when, callback, args, self, context)
        heappush(self._scheduled, timer)  # type: ignore[attr-defined]  # asyncio's own
        timer._scheduled = True  # type: ignore[attr-defined]  # asyncio counts those that are cancelled
        return timer

    def _take_order(self) -> None:
        line = self._orders.readline()
        if not line:
            os._exit(0)
        self.spoken, self._until = False, self.moment + float(line)

    def moves_on(self) -> bool:
        """All is done at this moment: go on to the next timer, or say that time stands still."""
        if self._until is None:
            return False
        timers = self._scheduled  # type: ignore[attr-defined]  # asyncio's own
        following = timers[0].when() if timers else float("inf")
        if following <= self._until and not self.spoken:
            self.moment = max(self.moment, following)
            return True
        if not self.spoken:
            self.moment = self._until
        self._until = None
        self._lines.clear()
        self._control.sendall(json.dumps([self.moment, self._tell()]).encode() + b"\n")
        return False

    def note_spoken(self, line: asyncio.WriteTransport) -> None:
        """Something is sent over this line."""
        self.spoken = True
        self._lines.add(line)

    def is_sending(self) -> bool:
        """Is something still on its way?"""
        return any(line.get_write_buffer_size() for line in self._lines)

    # Threads and worker processes: one at a time, or it would be luck which of them is done first

    def begins_work(self) -> bool:
        """All is done that could be: let the next thread or process begin."""
        if not self._work:
            return False
        self.under_way = True
        self._work.popleft()()
        return True

    def done(self, *_: object) -> None:
        """What was under way has come to its end."""
        self.under_way = False

    async def turn(self) -> None:
        """Wait until nobody else is at work; `done` must follow."""
        turn = self.create_future()
        self._work.append(lambda: self._give_turn(turn))
        await turn

    def _give_turn(self, turn: asyncio.Future[None]) -> None:
        if turn.done():
            self.done()  # nobody wants it any more
        else:
            turn.set_result(None)

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]  # any work
        return self.create_task(self._alone(super().run_in_executor, executor, func, *args))

    async def _alone(self, run: Callable[..., Any], *work: Any) -> Any:
        await self.turn()
        try:
            return await run(*work)
        finally:
            self.done()


class Luck:
    """Random bytes that follow from who draws them, when, and how often before at that moment.

    So one purpose does not notice how much another has drawn. `salts` changes the luck of single modules.
    """

    def __init__(self, loop: Callable[[], float], salts: dict[str, str]) -> None:
        self._moment = loop
        self._salts = salts
        self._drawn: Counter[tuple[str, float]] = Counter()

    def bytes(self, size: int) -> bytes:
        frame = sys._getframe(1)
        while frame.f_globals["__name__"] in _PASSED_ON and frame.f_back:
            frame = frame.f_back
        module = frame.f_globals["__name__"]
        place = f"{module} {frame.f_code.co_name} {self._salts.get(module, '')}", self._moment()
        self._drawn[place] += 1
        return hashlib.shake_256(f"{place} {self._drawn[place]}".encode()).digest(size)


def still(folder: Path, salts: dict[str, str], tell: Callable[[], object]) -> Callable[[], float]:
    """From here on time stands still, at what is returned; `tell` adds to each report that it does."""
    loop = StillLoop(folder, tell)
    luck = Luck(loop.time, salts)
    server._loop_factory = lambda: lambda: loop
    time.time = lambda: DAY.timestamp() + loop.moment - BEGINNING
    time.monotonic = loop.time
    timestamps.datetime = _calendar(loop)  # type: ignore[attr-defined]
    os.urandom = random._urandom = luck.bytes  # type: ignore[attr-defined]
    random.seed(0)
    _ask_in_turn(loop)
    _note_lines(loop)
    _open_door(folder)
    return loop.time


def _calendar(loop: StillLoop) -> type[datetime]:
    """A calendar that goes by this loop's clock."""

    class Calendar(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Self:
            moment = DAY + timedelta(seconds=loop.moment - BEGINNING)
            return cls.fromisoformat(moment.astimezone(tz).isoformat())

    return Calendar


def _ask_in_turn(loop: StillLoop) -> None:
    async def ask(before: Any, worker: WorkerProcess, request: bytes, patience: float) -> bytes:
        await loop.turn()
        try:
            return bytes(await before(worker, request, patience))
        finally:
            loop.done()

    wrap(WorkerProcess, "ask", ask)


def _note_lines(loop: StillLoop) -> None:
    transport = selector_events._SelectorSocketTransport  # type: ignore[attr-defined]

    def noting(before: Callable[..., None], line: Any, sent: Any) -> None:
        loop.note_spoken(line)
        before(line, sent)

    for name in ("write", "writelines"):
        before = getattr(transport, name)
        setattr(transport, name, lambda line, sent, before=before: noting(before, line, sent))


def _open_door(folder: Path) -> None:
    def serve(before: Any, serving: Server, sockets: list[socket.socket]) -> Any:
        door = socket.socket(socket.AF_UNIX)
        door.bind(str(folder / DOOR))
        door.listen()
        return before(serving, [*sockets, door])

    wrap(Server, "serve", serve)
