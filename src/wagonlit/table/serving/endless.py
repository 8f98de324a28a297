"""A process that computes without end is ended, so that whoever watches over it starts another.

A rule that never comes to its end would otherwise hold up every table of its process for good. What
counts is the processor's time, not the clock's: so neither a process that was stopped for a while nor a
machine that is much too busy is taken for one. Nothing in the process need go on for it: the system sends
the signal, and what writes down where the process was needs no interpreter.
"""

import asyncio
import ctypes
import faulthandler
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

LONGEST = 60.0  # seconds of a processor until the event loop comes round again
ROUNDS = 10  # in that time
FIRST = 1  # the number of the first process of a container


@asynccontextmanager
async def ended_if_endless() -> AsyncIterator[None]:
    """As long as this lasts."""
    if sys.platform == "win32":  # which has no such timer
        yield
        return
    if os.getpid() == FIRST:
        _end_though_first()
    if sys.__stderr__ is not None:
        # Where the process was is written there; then the signal ends it, as it does by itself.
        faulthandler.register(signal.SIGPROF, sys.__stderr__, chain=True)
    rounds = asyncio.create_task(_come_round())
    try:
        yield
    finally:
        rounds.cancel()
        signal.setitimer(signal.ITIMER_PROF, 0)
        faulthandler.unregister(signal.SIGPROF)


def _end_though_first() -> None:
    """The system spares the first process what signals do by themselves, so this one calls the end itself."""
    system = ctypes.CDLL(None)
    system.signal(signal.SIGPROF, system._exit)


async def _come_round() -> None:
    while True:
        signal.setitimer(signal.ITIMER_PROF, LONGEST)
        await asyncio.sleep(LONGEST / ROUNDS)
