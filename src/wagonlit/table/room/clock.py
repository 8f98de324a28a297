"""How long somebody may take to answer, and the alarm that rings when the time is up."""

import asyncio
import random
from collections.abc import Mapping
from math import inf
from typing import Protocol

from msgspec import Struct

from wagonlit.core.ask import Ask
from wagonlit.table.wire.http import Clock
from wagonlit.table.wire.timestamps import later, seconds_until

Place = tuple[int, int]  # a seat, and the position at which it was asked
RING_AGAIN = 5.0  # seconds after an answer for somebody late could not be given
SELDOM = 300.0  # seconds at most, if that goes on: what fails at one table must not keep the others waiting


class Timing(Struct, frozen=True):
    """Seconds."""

    pace: float = 0.8  # a bot waits this long before it answers, so that people can follow
    relaxed: float = 180.0  # for one question
    fast: float = 45.0
    absence: float = 60.0  # after which anybody may let a bot sit in
    grace: float = 15.0  # after a question, in which whoever is asked may still come back
    idleness: float = 300.0  # after which nobody waits for somebody who is here but does nothing
    discretion: tuple[float, float] = (2.0, 5.0)  # no answer to a discreet question comes sooner

    def discreet_pause(self) -> float:
        """Drawn anew for each discreet question; none where bots answer at once."""
        return random.SystemRandom().uniform(*self.discretion) if self.pace else 0.0

    def thinking(self, seconds: float) -> float:
        """How long a bot thinks; where bots answer at once it is a thousandth, so that their order stays."""
        return seconds if self.pace else seconds / 1000

    def viewing(self, seconds: float) -> float:
        """How long the table waits while people look at something; not at all where bots answer at once."""
        return seconds if self.pace else 0.0

    def limit(self, clock: Clock, own: float | None = None) -> float | None:
        """How long a question may stand, for which the game has its own limit or none; None: for ever."""
        usual = {"none": None, "relaxed": self.relaxed, "fast": self.fast}[clock]
        if usual is None or own is None:
            return usual
        if own == 0:
            return None
        return min(own, usual) if clock == "fast" else own


class Deadline(Struct, frozen=True):
    """When a question must be answered: on the event loop's clock, and as people are shown it."""

    when: float
    moment: str
    limit: float  # the seconds that there were in the beginning


NO_DEADLINE = Deadline(inf, "", 0.0)


def deadline(since: str, limit: float) -> Deadline:
    """When the time runs out for a question that was put at this moment."""
    moment = later(since, limit)
    return Deadline(asyncio.get_running_loop().time() + seconds_until(moment), moment, limit)


class Sleeper(Protocol):
    """Whom an alarm wakes."""

    def ring(self) -> None:
        """Somebody has run out of time."""


class Alarm:
    """Rings when the first of those who must answer runs out of time."""

    def __init__(self, sleeper: Sleeper) -> None:
        self._sleeper = sleeper
        self._timer: asyncio.TimerHandle | None = None
        self._deadlines: dict[Place, Deadline] = {}
        self._pause = RING_AGAIN

    def set(self, asked: Mapping[Place, tuple[str, float]]) -> None:
        """Run for these questions and no others: from which moment the time of each counts, and how long.

        Only when a question is new does the machine's clock count, which may jump while the question stands.
        """
        before = self._deadlines
        self._deadlines = {
            place: known if (known := before.get(place)) and known.limit == limit else deadline(since, limit)
            for place, (since, limit) in asked.items()
        }
        self.stop()
        self._pause = RING_AGAIN
        if self._deadlines:
            self._run_until(min(one.when for one in self._deadlines.values()))

    def ring_again(self) -> None:
        """After a while, and after a longer one each time, since nothing has come of it."""
        if self._timer is None:  # else other questions stand by now
            self._run_until(asyncio.get_running_loop().time() + self._pause)
            self._pause = min(2 * self._pause, SELDOM)

    def _run_until(self, first: float) -> None:
        self._timer = asyncio.get_running_loop().call_at(first, self._run_out, first)

    def _run_out(self, first: float) -> None:
        if asyncio.get_running_loop().time() < first:
            # uvloop rounds to milliseconds: nobody is late yet, and nothing would be answered.
            self._run_until(first)
            return
        self._timer = None
        self._sleeper.ring()

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
        """The questions whose time has run out."""
        time = asyncio.get_running_loop().time()
        late = {place for place, one in self._deadlines.items() if one.when <= time}
        return [ask for ask in questions.values() if (ask.seat, ask.at) in late]

    def shown(self, seat: int) -> Deadline:
        """When the time runs out for this seat or, if it is not asked, for whoever comes first."""
        own = [one for place, one in self._deadlines.items() if place[0] == seat]
        return min(own or self._deadlines.values(), key=lambda one: one.when, default=NO_DEADLINE)
