"""Ways to bend a server before it starts."""

import asyncio
import os
import socket
import time
from errno import EAGAIN
from itertools import count
from typing import Any

import uvicorn

from tests.table.proof.telltales import TELLTALES, wrap
from wagonlit.table.bots import undo_judge
from wagonlit.table.room.history import History
from wagonlit.table.serving import doorman, endless, server, stopping, waiting
from wagonlit.table.serving.child import Child
from wagonlit.table.store import backup
from wagonlit.table.store.store import Store

NEVER = 3600.0
BETWEEN_PINGS = 0.25  # seconds
HURRY = 0.5  # seconds


def quiet() -> None:
    """The undo judge's verdicts, which come when they come, do not come at all."""
    undo_judge.PAUSE = NEVER


def _ping_each(seconds: float) -> None:
    def config(before: Any, *args: Any, **kwargs: Any) -> uvicorn.Config:
        bent: uvicorn.Config = before(*args, **kwargs)
        bent.ws_ping_interval = seconds
        return bent

    wrap(server, "server_config", config)


def pings_often() -> None:
    """Sockets on which nothing is said are kept alive much more often."""
    _ping_each(BETWEEN_PINGS)


def pings_never() -> None:
    """Nobody keeps sockets alive."""
    _ping_each(NEVER)


def rule_without_end() -> None:
    """A rule never comes to its end at the eleventh answer; and that is noticed soon."""
    endless.LONGEST = HURRY

    def attempt(before: Any, history: History, *args: Any, **kwargs: Any) -> Any:
        while len(history.log) == 10:
            pass
        return before(history, *args, **kwargs)

    wrap(History, "attempt", attempt)


def door_without_haste() -> None:
    """Where several processes share a port, whoever calls there may say nothing for as long as they like."""
    doorman.UNDECIDED = NEVER


def door_without_end() -> None:
    """Whoever waits there waits for as long as it takes, for the process of their table above all."""
    waiting.FAITHFUL = waiting.LONGEST = NEVER


def door_in_a_hurry() -> None:
    """Whoever waits there is soon sent away."""
    waiting.LONGEST = HURRY


def small_door() -> None:
    """Hardly anybody can wait there."""
    doorman.MOST = 20


def narrow_lines() -> None:
    """The line to a process takes a handful of people, where it would take hundreds."""

    def started(before: Any, child: Child, process: Any, line: socket.socket) -> None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1)  # as small as the system allows
        before(child, process, line)

    wrap(Child, "started", started)


def no_room_once() -> None:
    """The system refuses one process, the first that is to replace another."""
    supervisor, calls = os.getpid(), count(1)

    def fork(before: Any) -> int:
        if os.getpid() == supervisor and next(calls) == 3:
            raise BlockingIOError(EAGAIN, os.strerror(EAGAIN))
        pid: int = before()
        return pid

    wrap(os, "fork", fork)


def stops_in_a_hurry() -> None:
    """A stop that hangs is given up soon."""
    stopping.AT_MOST = HURRY


def waits_for_ever() -> None:
    """A stop never comes to its end: it waits for something that does not come."""

    async def close(before: Any, store: Store) -> None:
        await asyncio.sleep(NEVER)

    wrap(Store, "close", close)


def stuck_for_ever() -> None:
    """The same, but nothing else in that process can run meanwhile."""

    async def close(before: Any, store: Store) -> None:
        time.sleep(NEVER)  # that is what is wrong with it

    wrap(Store, "close", close)


def packs_for_ever() -> None:
    """A backup never comes to its end."""

    def pack(before: Any, *args: object) -> None:
        time.sleep(NEVER)

    wrap(backup, "_pack", pack)


BENT = {
    bend.__name__: bend
    for bend in (
        quiet,
        pings_often,
        pings_never,
        rule_without_end,
        door_without_haste,
        door_without_end,
        door_in_a_hurry,
        small_door,
        narrow_lines,
        no_room_once,
        stops_in_a_hurry,
        waits_for_ever,
        stuck_for_ever,
        packs_for_ever,
        *TELLTALES,
    )
}


def bend(name: str) -> None:
    """Bend this server."""
    BENT[name]()
