"""Works out how likely the seats of a table are to win, in many simulations beside the game.

It is told what people who look on are told, and nothing else: so no forecast can give a secret away, and
everybody may be shown the same one.
"""

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping

from msgspec import Struct

from wagonlit.table.bots.beside import Beside
from wagonlit.table.bots.process import WorkerProcess
from wagonlit.table.bots.worker import Chances, Estimate, Failed
from wagonlit.table.wire.messages import Forecast

logger = logging.getLogger("wagonlit.table")

PATIENCE = 20.0
PAUSE = 0.3  # seconds a game must stand still
SIMULATIONS = 1000  # a fixed number: at even chances the interval is three per cent to either side
KEPT = 256  # tables whose forecasts are kept


class Outlook(Struct, frozen=True):
    """A table whose chances somebody would like to know. `question` is None where they are known by now."""

    question: Callable[[], Awaitable[Estimate | None]]
    found: Callable[[Forecast], None]


class Forecaster(Beside[Outlook]):
    """Makes forecasts, and keeps those of recent tables; nothing else does."""

    def __init__(self, worker: WorkerProcess) -> None:
        super().__init__(worker, PAUSE, PATIENCE)
        self.simulations = SIMULATIONS
        self._kept: OrderedDict[str, dict[int, Forecast]] = OrderedDict()

    def of_table(self, table: str) -> Mapping[int, Forecast]:
        """All that are known of a table, by the length of its log."""
        return self._kept.get(table, {})

    def keep(self, table: str, forecast: Forecast) -> None:
        """It is known from now on, wherever it was made."""
        self._kept.setdefault(table, {})[forecast.at] = forecast
        self._kept.move_to_end(table)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def settle(self, table: str, case: Outlook) -> None:
        question = await case.question()
        if question is None:
            return
        answered = await self.asked(question)
        if isinstance(answered, Chances):
            forecast = Forecast(question.at, answered.chances)
            self.keep(table, forecast)
            case.found(forecast)
        elif isinstance(answered, Failed):
            logger.warning("Table %s, chances after %d entries: %s", table, question.at, answered.says)
