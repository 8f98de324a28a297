"""Time at a table: how long somebody may take, and what the server's clock says."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime, timedelta

from msgspec import Struct

from wagonlit.core.ask import Ask
from wagonlit.table.wire import Clock


class Timing(Struct, frozen=True):
    """Seconds."""

    pace: float = 0.8  # a bot waits before it answers, so that people can follow
    relaxed: float = 180.0  # for one question
    fast: float = 45.0
    absence: float = 60.0  # after which anybody may let a bot sit in

    def limit(self, clock: Clock) -> float | None:
        """How long a question may stand; None: for ever."""
        return {"none": None, "relaxed": self.relaxed, "fast": self.fast}[clock]


def now(later: float = 0.0) -> str:
    """The time, or some seconds later: ISO 8601, UTC."""
    moment = datetime.now(UTC) + timedelta(seconds=later)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Deadline(Struct, frozen=True):
    """When a question must be answered: on the loop's clock, and for people."""

    when: float
    shown: str


class Alarm:
    """Rings when the first of those who must answer runs out of time.

    A restart of the server gives the standing question its full time again.
    """

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self._deadlines: dict[tuple[int, int], Deadline] = {}

    def set(self, questions: Iterable[Ask], limit: float | None) -> None:
        """These are the questions that the clock runs for now."""
        loop = asyncio.get_running_loop()
        if limit is None:
            self._deadlines = {}
        else:
            fresh = Deadline(loop.time() + limit, now(limit))
            asked = [(ask.seat, ask.at) for ask in questions]
            self._deadlines = {place: self._deadlines.get(place, fresh) for place in asked}
        self.stop()
        if self._deadlines:
            first = min(deadline.when for deadline in self._deadlines.values())
            self._timer = loop.call_at(first, self._run_out)

    def _run_out(self) -> None:
        self._timer = None
        self._ring()

    @property
    def running(self) -> bool:
        """Will it ring?"""
        return self._timer is not None

    def stop(self) -> None:
        """Ring no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def due(self, questions: Mapping[int, Ask]) -> list[Ask]:
        """Those whose time has run out."""
        time = asyncio.get_running_loop().time()
        late = {place for place, deadline in self._deadlines.items() if deadline.when <= time}
        return [ask for ask in questions.values() if (ask.seat, ask.at) in late]

    def shown(self, seat: int) -> str:
        """When it runs out for this seat, or, if it is not asked, for whoever is first."""
        own = [deadline for place, deadline in self._deadlines.items() if place[0] == seat]
        found = min(own or self._deadlines.values(), key=lambda one: one.when, default=None)
        return found.shown if found else ""
