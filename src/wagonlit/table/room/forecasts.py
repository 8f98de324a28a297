"""The chances of winning at a table, where its assistance shows them: no part of log, record or undo."""

from collections.abc import Callable
from functools import cached_property
from weakref import ref

from wagonlit.core.event import ONLOOKER
from wagonlit.core.options import read_options
from wagonlit.core.packed_agenda import packed
from wagonlit.core.seed import seed_beside
from wagonlit.table.bots.forecaster import Outlook
from wagonlit.table.bots.worker import Estimate
from wagonlit.table.peers.messages import ChancesFound
from wagonlit.table.room.audience import Audience
from wagonlit.table.room.flow import Flow
from wagonlit.table.room.services import Services
from wagonlit.table.room.table_state import TableState
from wagonlit.table.room.work_queue import WorkQueue
from wagonlit.table.wire.messages import Forecast, Forecasts


class ForecastLine:
    """How the chances went: a forecast for every position that stood for a moment, and was looked at."""

    def __init__(
        self, state: TableState, audience: Audience, services: Services, flow: Flow, queue: WorkQueue
    ) -> None:
        self._state = state
        self._audience = audience
        self._services = services
        self._forecaster = services.bot_pool.forecaster
        self._flow = flow
        self._queue = queue
        self._peers: set[str] = set()  # processes that know what is known here
        self.line: list[Forecast] = []  # as everybody was told it

    @property
    def _at(self) -> int:
        """Which position this is: after something is taken back, the one that it was before."""
        standing = self._state.playing.standing
        return standing[-1].n if standing else 0

    def attend(self) -> None:
        """The table stands somewhere; one of the processes works out its chances, if somebody is there."""
        if self._state.history is None or not self._is_shown:
            return
        self.tell()
        code = self._state.row.code
        there = set(self._services.peers.presence_at(code))
        self._share(there)
        watched = len(self._audience) or there
        if self._flow.leads and watched and self._at not in self._forecaster.of_table(code):
            self._forecaster.submit(code, _outlook(ref(self)))
        else:
            self._forecaster.withdraw(code)

    @cached_property
    def _is_shown(self) -> bool:
        """Does the assistance that was agreed on show them? Once a game has begun, that never changes."""
        game, given = self._state.game, self._state.row.options
        if not game.chances_shown:
            return False
        levels = [one for one in game.option_list if one.name == game.assistance_option]
        agreed = read_options(levels, {one.name: given.get(one.name) for one in levels})
        return agreed[game.assistance_option] in game.chances_shown

    async def question(self) -> Estimate | None:
        """What to work out now, when no answer is just being stored; None: it is known."""
        return await self._queue.run(self._question)

    async def _question(self) -> Estimate | None:
        row, history, at = self._state.row, self._state.playing, self._at
        if at in self._forecaster.of_table(row.code):
            return None
        return Estimate(
            at=at,
            game=row.game,
            options=row.options,
            seed=seed_beside(row.secret, f"chances {at}"),
            simulations=self._forecaster.simulations,
            told=list(history.match.told[ONLOOKER]),
            agenda=packed(history.match.agenda),
        )

    def found(self, forecast: Forecast) -> None:
        """The chances at a position are known, even if the table has moved on since."""
        self._services.publish(ChancesFound(self._state.row.code, forecast))
        self.tell()

    def tell(self) -> None:
        """Bring everybody's line up to date: with what was found, without what was taken back."""
        known = self._forecaster.of_table(self._state.row.code)
        positions = [0, *(entry.n for entry in self._state.playing.standing)]
        line = [known[at] for at in positions if at in known]
        if line != self.line:
            apart = (place for place, (new, old) in enumerate(zip(line, self.line)) if new != old)
            first = next(apart, min(len(line), len(self.line)))
            self.line = line
            self._audience.send(Forecasts(first, line[first:]))

    def _share(self, there: set[str]) -> None:
        """Processes at which somebody has come to the table hear all that is known of it here."""
        for forecast in self.line if there - self._peers else ():
            self._services.publish(ChancesFound(self._state.row.code, forecast))
        self._peers = there


def _outlook(line: Callable[[], ForecastLine | None]) -> Outlook:
    """What is wanted of the forecaster. It may wait for long, and keeps no table alive meanwhile."""

    async def question() -> Estimate | None:
        known = line()
        return await known.question() if known else None

    def found(forecast: Forecast) -> None:
        if known := line():
            known.found(forecast)

    return Outlook(question, found)
