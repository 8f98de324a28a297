"""The clock of one table: it runs for people who are asked, but not while they look at what was shown."""

import asyncio
from collections import Counter

from wagonlit.core.ask import Ask
from wagonlit.table.room.asked import asked_of
from wagonlit.table.room.audience import Audience
from wagonlit.table.room.bot_seats import bot_at
from wagonlit.table.room.clock import NO_DEADLINE, Alarm, Deadline, Place
from wagonlit.table.room.discretion import Discretion
from wagonlit.table.room.flow import Flow
from wagonlit.table.room.history import History
from wagonlit.table.room.positions import Client
from wagonlit.table.room.services import Services
from wagonlit.table.room.table_state import TableState
from wagonlit.table.room.viewing_pause import ViewingPause
from wagonlit.table.wire.http import NO_SEAT
from wagonlit.table.wire.messages import SetSpeed, Speed, Viewed
from wagonlit.table.wire.timestamps import later, now, seconds_until

SLOWNESS: dict[Speed, float] = {"slow": 2.0, "normal": 1.0, "fast": 0.5, "paused": 1.0}


class TableClock:
    """Deadlines for the questions that stand, and the pause while people look at something."""

    def __init__(self, state: TableState, audience: Audience, services: Services, flow: Flow) -> None:
        self._state = state
        self._audience = audience
        self._services = services
        self.alarm = Alarm(flow)
        self.pause = ViewingPause()
        self.discretion = Discretion(state, audience, services, self.pause)
        self.show = ViewingPause()  # for what passes once: it takes its time, even where bots do not wait
        self._searched = 0  # how much of the log was searched for shows
        self._put: dict[Place, float] = {}  # since when each question stands, on the event loop's clock

    def update(self) -> None:
        """The log or the row has changed: other questions stand, or something new was shown."""
        history = self._state.playing
        self._note_questions(history)
        self._set_alarm(history)
        self._set_pause(history)
        self.discretion.note()

    def _note_questions(self, history: History) -> None:
        time = asyncio.get_running_loop().time()
        self._put = {
            (ask.seat, ask.at): self._put.get((ask.seat, ask.at))
            or time - max(0.0, -seconds_until(history.asked_at(ask)))
            for ask in history.questions.values()
        }

    def stands_for(self, ask: Ask) -> float:
        """For how many seconds this question has been standing, however often the machine's clock was set."""
        time = asyncio.get_running_loop().time()
        return time - self._put.get((ask.seat, ask.at), time)

    def _set_alarm(self, history: History) -> None:
        """The time of a question begins when it is put, but does not run while no server does."""
        seats, asked = self._state.row.seats, {}
        for ask in history.questions.values() if self._state.row.clock != "none" else ():
            # A window closes for all at once: else one could see that it waits for bots alone.
            timed = history.window or not bot_at(seats[ask.seat])
            if timed and (limit := self._limit(history, ask)) is not None:
                served = min(self._services.peers.served_since, now())
                asked[ask.seat, ask.at] = max(self._put_at(history, ask), served), limit
        self.alarm.set(asked)

    def _limit(self, history: History, ask: Ask) -> float | None:
        own = history.game.seconds_for(history.match.options, ask.decision)
        limit = self._services.timing.limit(self._state.row.clock, own)
        # Whoever answers in time over a slow line is still on the way when it runs out.
        return limit and limit + self.discretion.fair_milliseconds / 1000

    def _put_at(self, history: History, ask: Ask) -> str:
        """The moment from which its time counts: after what was shown along with it."""
        return self._seen_at(history, ask.at, _past(history.asked_at(ask)))

    def _set_pause(self, history: History) -> None:
        latest = next(reversed(history.viewing_seconds), 0)
        if latest != self.pause.n and latest:
            shown = _past(history.entries[latest - 1].at)
            ends = self._seen_at(history, latest, shown, self.pause.slowness)
            self.pause.begin(latest, ends, seconds_until(ends))
        self._set_show(history)
        self.end_pause_if_seen()

    def _set_show(self, history: History) -> None:
        """The latest entry that has shown what must be remembered."""
        since, self._searched = self._searched, history.n
        if next(reversed(history.viewing_seconds), 0) <= since:
            return
        new = [n for n in history.viewing_seconds if n > since and history.shows_fleeting(n - 1, n)]
        if new:
            seconds = history.viewing_seconds[new[-1]] * self.pause.slowness
            ends = self._after(_past(history.entries[new[-1] - 1].at), seconds)
            self.show.begin(new[-1], ends, seconds_until(ends))

    def _seen_at(self, history: History, n: int, since: str, slowness: float = 1.0) -> str:
        """When people will have seen what this entry shows them, if they begin to look at that moment."""
        seconds = self._services.timing.viewing(history.viewing_seconds.get(n, 0.0)) * slowness
        return self._after(since, seconds) if seconds else since

    def _after(self, since: str, seconds: float) -> str:
        devices = Counter(seat.holder for seat in self._state.row.seats if seat.holder)
        return later(since, seconds * max(devices.values(), default=1))  # a shared device goes round

    def end_pause_if_seen(self) -> None:
        """The pause ends as soon as everybody who is here has seen what there was to see."""
        if self.pause.until or self.show.until:
            people = self._audience.people_here(self._state.row)
            self.pause.end_if_seen_by(people)
            self.show.end_if_seen_by(people)

    async def take_viewed(self, client: Client, viewed: Viewed) -> None:
        """A client has shown its person what there was to see."""
        if viewed.at >= self.show.n:
            self.show.note_seen(client.holder)
        if viewed.at >= self.pause.n and not viewed.writing:
            self.pause.note_seen(client.holder)
        self.end_pause_if_seen()

    async def take_speed(self, client: Client, wanted: SetSpeed) -> None:
        """A person follows faster or slower than before."""
        client.speed = wanted.speed
        self.heed_readers()

    def heed_readers(self) -> None:
        """Bots go by the slowest person who is here; but only somebody who plays alone can halt them."""
        self.end_pause_if_seen()
        readers = [client.speed for client in self._audience if client.seat != NO_SEAT]
        self.pause.slowness = max((SLOWNESS[speed] for speed in readers), default=1.0)
        alone = len(self._audience.people_here(self._state.row)) == 1
        self.pause.halt(alone and "paused" in readers)

    def shown(self, eyes: int) -> Deadline:
        """When time runs out, as far as these eyes may know: it could tell who is asked."""
        history = self._state.playing
        hidden = history.discreet and not asked_of(history, eyes)
        return NO_DEADLINE if hidden else self.alarm.shown(eyes)

    def due(self) -> list[Ask]:
        """The questions whose time has run out."""
        return self.alarm.due(self._state.playing.questions)

    def stop(self) -> None:
        """Neither alarm nor pause any more."""
        self.alarm.stop()
        self.pause.end()
        self.show.end()


def _past(moment: str) -> str:
    """Nothing that is in the log lies in the future: else a clock was put back, or another's is ahead."""
    return min(moment, now())
