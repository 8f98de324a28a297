"""Leaks to the processes in which bots think."""

import asyncio
from typing import Any

from msgspec.structs import replace

from tests.table.proof.telltales import wrap
from tests.table.twins.planted.hidden import hidden
from wagonlit.core.proposal import Proposal
from wagonlit.table.bots.forecaster import Forecaster
from wagonlit.table.room.bot_seats import BotSeats
from wagonlit.table.room.forecasts import ForecastLine
from wagonlit.table.room.history import History


def _in_question(change: Any) -> None:
    """A bot is asked something else."""

    def question(before: Any, seats: BotSeats, row: Any, history: History, ask: Any, bot: str) -> Any:
        asked = before(seats, row, history, ask, bot)
        return replace(asked, **change(row, history, asked))

    wrap(BotSeats, "_question", question)


def worker_told_neighbours_hand() -> None:
    """A bot's process is told what the next seat was told."""

    def change(row: Any, history: History, asked: Any) -> dict[str, Any]:
        return {"told": history.match.told[(asked.seat + 1) % len(row.seats)]}

    _in_question(change)


def worker_told_seed_of_deal() -> None:
    """A bot draws from the bits from which chance deals."""
    _in_question(lambda row, history, asked: {"seed": int(row.secret, 16) % (1 << 50)})


def worker_draws_by_hand() -> None:
    """What a bot draws from depends on what others hold."""
    _in_question(lambda row, history, asked: {"seed": asked.seed ^ hidden(history, 64)})


def worker_is_hinted() -> None:
    """A bot hears, as if somebody proposed it, how things stand."""

    def change(row: Any, history: History, asked: Any) -> dict[str, Any]:
        return {"proposals": {0: Proposal([], f"{hidden(history)}")}}

    _in_question(change)


def _in_estimate(change: Any) -> None:
    """The forecaster is asked something else."""

    async def question(before: Any, line: ForecastLine) -> Any:
        asked = await before(line)
        return asked and replace(asked, **change(line._state.row, line._state.playing))

    wrap(ForecastLine, "_question", question)


def forecaster_told_a_hand() -> None:
    """Who makes forecasts for everybody is told what the first seat was told."""
    _in_estimate(lambda row, history: {"told": list(history.match.told[0])})


def forecaster_told_seed_of_deal() -> None:
    """Or draws from the bits from which chance deals."""
    _in_estimate(lambda row, history: {"seed": int(row.secret, 16) % (1 << 50)})


def forecasts_by_hand() -> None:
    """Forecasts come sooner or later."""

    async def settle(before: Any, maker: Forecaster, table: str, case: Any) -> None:
        await asyncio.sleep(hidden(_histories.get(table), 5) / 10)
        await before(maker, table, case)

    def attend(before: Any, line: ForecastLine) -> None:
        _histories[line._state.row.code] = line._state.playing
        before(line)

    wrap(Forecaster, "settle", settle)
    wrap(ForecastLine, "attend", attend)


_histories: dict[str, History] = {}

LEAKS = (
    worker_told_neighbours_hand, worker_told_seed_of_deal, worker_draws_by_hand, worker_is_hinted,
    forecaster_told_a_hand, forecaster_told_seed_of_deal, forecasts_by_hand,
)  # fmt: skip
