"""Time at a table: how long somebody may take, and what the server's clock says."""

import asyncio
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta

from msgspec import Struct

from wagonlit.core.ask import Ask
from wagonlit.table.wire.http import Clock


class Timing(Struct, frozen=True):
    """Seconds."""

    pace: float = 0.8  # a bot waits before it answers, so that people can follow
    relaxed: float = 180.0  # for one question
    fast: float = 45.0
    absence: float = 60.0  # after which anybody may let a bot sit in

    def watching(self, seconds: float) -> float:
        """How long the table waits for people who watch something; where bots answer at once, not at all."""
        return seconds if self.pace else 0.0

    def limit(self, clock: Clock) -> float | None:
        """How long a question may stand; None: for ever."""
        return {"none": None, "relaxed": self.relaxed, "fast": self.fast}[clock]


def now(later: float = 0.0) -> str:
    """The time, or some seconds later: ISO 8601, UTC."""
    return shown(datetime.now(UTC) + timedelta(seconds=later))


def shown(moment: datetime) -> str:
    """A time as it is kept and sent."""
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def later(moment: str, seconds: float) -> str:
    """Some seconds after a time."""
    return shown(datetime.fromisoformat(moment) + timedelta(seconds=seconds))


def until(moment: str) -> float:
    """How many seconds are left until then."""
    return (datetime.fromisoformat(moment) - datetime.now(UTC)).total_seconds()


class Deadline(Struct, frozen=True):
    """When a question must be answered: on the loop's clock, and for people."""

    when: float
    shown: str


def deadline(since: str, limit: float) -> Deadline:
    """When the time runs out for what was asked then."""
    moment = later(since, limit)
    return Deadline(asyncio.get_running_loop().time() + until(moment), moment)


class Alarm:
    """Rings when the first of those who must answer runs out of time."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self._deadlines: dict[tuple[int, int], Deadline] = {}

    def set(self, asked: Mapping[tuple[int, int], str], limit: float | None) -> None:
        """These are the questions that the clock runs for now, by seat and place, and since when it runs."""
        self._deadlines = (
            {} if limit is None else {place: deadline(since, limit) for place, since in asked.items()}
        )
        self.stop()
        if self._deadlines:
            first = min(one.when for one in self._deadlines.values())
            self._timer = asyncio.get_running_loop().call_at(first, self._run_out)

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
        late = {place for place, one in self._deadlines.items() if one.when <= time}
        return [ask for ask in questions.values() if (ask.seat, ask.at) in late]

    def shown(self, seat: int) -> str:
        """When it runs out for this seat, or, if it is not asked, for whoever is first."""
        own = [one for place, one in self._deadlines.items() if place[0] == seat]
        found = min(own or self._deadlines.values(), key=lambda one: one.when, default=None)
        return found.shown if found else ""
