"""Draws faults, lets them happen to a cluster, and takes every one of them back."""

import asyncio
import signal
from collections import Counter
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

from msgspec import Struct

from tests.table.faults.cluster import Cluster, Station
from tests.table.faults.line import BACK, THERE
from tests.table.faults.planted import set_clock

DAY, HOUR = 86_400.0, 3_600.0
REST = (0.3, 4.0)  # seconds between two faults


class Fault(Struct, frozen=True):
    """What may happen to a server, and for how many seconds."""

    name: str
    begin: Callable[[Station, Random], None]
    end: Callable[[Station], None]
    seconds: tuple[float, float] = (0.2, 4.0)
    often: int = 1


def _nothing(station: Station) -> None:
    """It takes no time."""


def _kill(station: Station, _rng: Random) -> None:
    station.down = True
    if station.server.lives():
        station.server.kill()


def _start(station: Station) -> None:
    station.server.launch()
    station.down = False


def _stop(station: Station, _rng: Random) -> None:
    if station.server.lives():
        station.server.send(signal.SIGSTOP)


def _continue(station: Station) -> None:
    if station.server.lives():
        station.server.send(signal.SIGCONT)


def _slow_door(station: Station, rng: Random) -> None:
    station.door.delay = rng.uniform(0.02, 0.4)


def _silent_door(station: Station, rng: Random) -> None:
    station.door.fall_silent(*rng.choice([(THERE,), (BACK,), (THERE, BACK)]))


def _open_door(station: Station) -> None:
    station.door.heal()


def _break_door(station: Station) -> None:
    """Whoever was connected meanwhile has lost what was on its way."""
    station.door.cut()
    station.door.heal()


def _slow_base(station: Station, rng: Random) -> None:
    station.base.delay = rng.uniform(0.02, 0.4)


def _silent_base(station: Station, rng: Random) -> None:
    station.base.fall_silent(*rng.choice([(THERE,), (BACK,), (THERE, BACK)]))


def _open_base(station: Station) -> None:
    station.base.heal()


def _break_base(station: Station) -> None:
    station.base.cut()
    station.base.heal()


def _set_clock(station: Station, rng: Random) -> None:
    set_clock(station.clock, rng.choice([-DAY, -HOUR, -5.0, 0.0, 5.0, HOUR, DAY]))


FAULTS = (
    Fault("killed", _kill, _start, (0.0, 3.0), often=3),
    Fault("stopped", _stop, _continue, (0.5, 9.0), often=3),  # others miss it after five seconds
    Fault("nobody hears it", _silent_door, _break_door),
    Fault("a pause on the way to people", _silent_door, _open_door),
    Fault("a slow way to people", _slow_door, _open_door),
    Fault("people cut off", lambda station, rng: station.door.cut(), _nothing),
    Fault("the database does not hear it", _silent_base, _break_base),
    Fault("a pause on the way to the database", _silent_base, _open_base),
    Fault("a slow way to the database", _slow_base, _open_base),
    Fault("cut off from the database", lambda station, rng: station.base.cut(), _nothing),
    Fault("the clock jumps", _set_clock, _nothing, (0.0, 0.1), often=2),
)
THE_DATABASE = 3  # times as often as one kind of the others, it is the database that fails


class Nemesis:
    """Every draw comes from one seed; what was drawn is told."""

    def __init__(self, cluster: Cluster, seed: int, tell: Callable[[str], None]) -> None:
        self._cluster = cluster
        self._rng = Random(seed)
        self._tell = tell
        self.happened: Counter[str] = Counter()

    async def rage(self, seconds: float) -> None:
        """Fault after fault, some at the same time; in the end everything is well again."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        async with asyncio.TaskGroup() as under_way:
            while (now := loop.time() - began) < seconds:
                what, happening = self._drawn()
                self._tell(f"{now:6.1f} s  {what}")
                under_way.create_task(happening)
                await asyncio.sleep(self._rng.uniform(*REST))
        for station in self._cluster.stations:
            set_clock(station.clock, 0.0)

    def _drawn(self) -> tuple[str, Coroutine[Any, Any, None]]:
        """What happens next, in words and in fact."""
        kinds = [None] * THE_DATABASE + [fault for fault in FAULTS for _ in range(fault.often)]
        fault = self._rng.choice(kinds)
        if fault is None:
            killed, seconds = self._rng.random() < 0.5, self._rng.uniform(0.0, 4.0)
            return f"database down for {seconds:.1f} s", self._database_down(killed, seconds)
        station, seconds = self._rng.choice(self._cluster.stations), self._rng.uniform(*fault.seconds)
        luck = Random(self._rng.getrandbits(32))
        return f"{station.name}: {fault.name}, {seconds:.1f} s", self._strike(fault, station, seconds, luck)

    async def _strike(self, fault: Fault, station: Station, seconds: float, luck: Random) -> None:
        async with station.turn:
            self.happened[fault.name] += 1
            fault.begin(station, luck)
            try:
                await asyncio.sleep(seconds)
            finally:
                fault.end(station)

    async def _database_down(self, killed: bool, seconds: float) -> None:
        async with self._cluster.turn:
            self.happened["database down"] += 1
            postgres = self._cluster.postgres
            await asyncio.to_thread(postgres.kill if killed else postgres.crash)
            try:
                await asyncio.sleep(seconds)
            finally:
                await asyncio.to_thread(postgres.start)
