"""Bots think in processes of their own, so that none of them ever holds up a table."""

import asyncio
import os
import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from wagonlit.core.ask import Ask
from wagonlit.core.event import Told
from wagonlit.core.packed_agenda import Packed
from wagonlit.core.proposal import Proposal
from wagonlit.table import metrics
from wagonlit.table.bots.forecaster import Forecaster
from wagonlit.table.bots.process import ProcessLost, TimedOut, WorkerProcess
from wagonlit.table.bots.turns import Turns
from wagonlit.table.bots.undo_judge import UndoJudge
from wagonlit.table.bots.worker import KEPT, Answered, Choice, Failed, TellAll, Think

MODULE = "wagonlit.table.bots.worker"
PATIENCE = 10.0  # seconds a bot may think
LIVES = 3  # processes that one question may cost

_decoder = msgspec.msgpack.Decoder(Answered)


class BotFailed(Exception):
    """The bot has no answer: it failed, was too slow, or its process died again and again."""

    def __init__(self, says: str, *, try_again: bool) -> None:
        super().__init__(says)
        self.try_again = try_again  # a bot that only raised may do better when it is seated afresh


class BotQuestion(Struct, frozen=True):
    """What a bot is asked, and what its seat was told until then: the first `told_count` of `told`."""

    table: str
    seat: int
    epoch: int  # changes when something that was told is taken back
    game: str
    options: dict[str, Any]
    seed: int
    bot: str
    told: Sequence[Told]
    told_count: int
    ask: Ask
    agenda: list[Packed]  # what is still to happen: public, and where a search begins
    proposals: dict[int, Proposal] = {}  # of people

    def request(self, first: int) -> bytes:
        """As a request that tells only what is new from `first` on."""
        told = list(self.told[first : self.told_count])
        same = {field: getattr(self, field) for field in Think.__struct_fields__ if hasattr(self, field)}
        return msgspec.msgpack.encode(Think(**{**same, "first": first, "told": told}))


class BotProcess:
    """One process, and how much it has been told for which seats."""

    def __init__(self) -> None:
        self.worker = WorkerProcess(MODULE)
        self.told: OrderedDict[tuple[str, int], tuple[int, str, int]] = OrderedDict()

    def knows(self, question: BotQuestion) -> int:
        """How much of what this seat was told it has already."""
        epoch, bot, told_count = self.told.get((question.table, question.seat), (-1, "", 0))
        same = (epoch, bot) == (question.epoch, question.bot) and told_count <= question.told_count
        return told_count if same else 0

    async def ask(self, question: BotQuestion, patience: float) -> Answered:
        """Its answer; ProcessLost if the process died over it."""
        try:
            answered = await self._asked(question, self.knows(question), patience)
            if isinstance(answered, TellAll):
                answered = await self._asked(question, 0, patience)
        except ProcessLost:
            self.told.clear()
            raise
        return answered

    async def _asked(self, question: BotQuestion, first: int, patience: float) -> Answered:
        place = question.table, question.seat
        self.told.pop(place, None)
        answered: Answered = _decoder.decode(await self.worker.ask(question.request(first), patience))
        if isinstance(answered, Choice):
            self.told[place] = question.epoch, question.bot, question.told_count
        if len(self.told) > KEPT:
            self.told.popitem(last=False)
        return answered


class BotPool:
    """A few processes for all bots; a question goes to a free one, preferably to one that knows the seat."""

    def __init__(self, workers: int | None = None, *, patience: float = PATIENCE) -> None:
        number = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.patience = patience
        self.processes = [BotProcess() for _ in range(number)]
        self.undo_judge = UndoJudge(WorkerProcess(MODULE))
        self.forecaster = Forecaster(WorkerProcess(MODULE))
        self._idle = list(self.processes)
        self.turns = Turns(number)
        self._thinking: set[asyncio.Task[Choice]] = set()

    @property
    def waiting(self) -> int:
        """How many questions wait for a free process."""
        return len(self._thinking) - (len(self.processes) - len(self._idle))

    async def choose(self, question: BotQuestion) -> Choice:
        """The bot's answer, and what it proposes; BotFailed if it has none."""
        thinking = asyncio.create_task(self._chosen(question))
        self._thinking.add(thinking)
        thinking.add_done_callback(self._thinking.discard)
        # Whoever asked may lose interest; the process must come to its answer nevertheless, or fail unheard.
        thinking.add_done_callback(lambda task: task.cancelled() or task.exception())
        return await asyncio.shield(thinking)

    async def _chosen(self, question: BotQuestion) -> Choice:
        where = f"{question.bot} at {question.ask.decision}"
        for _ in range(LIVES):
            try:
                answered = await self._by_a_free_process(question)
            except TimedOut as fault:
                metrics.bot_failures.labels("slow").inc()
                raise BotFailed(f"{where}: {fault}", try_again=False) from fault
            except ProcessLost:
                metrics.bot_failures.labels("process").inc()
                continue
            if isinstance(answered, Choice):
                return answered
            metrics.bot_failures.labels("raised").inc()
            says = answered.says if isinstance(answered, Failed) else type(answered).__name__
            raise BotFailed(f"{where}: {says}", try_again=True)
        raise BotFailed(f"{where}: its process ended {LIVES} times", try_again=False)

    async def _by_a_free_process(self, question: BotQuestion) -> Answered:
        async with self.turns.turn(question.table):
            process = max(self._idle, key=lambda one: one.knows(question))
            self._idle.remove(process)
            began = time.perf_counter()
            try:
                return await process.ask(question, self.patience)
            finally:
                metrics.thinking_seconds.observe(time.perf_counter() - began)
                self._idle.append(process)

    async def wait_for_turn(self, table: str) -> None:
        """Wait as long as a question of this table would have to, and ask nothing."""
        async with self.turns.turn(table):
            return

    async def close(self) -> None:
        """No more questions: every process ends."""
        thinking = list(self._thinking)
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        await self.undo_judge.close()
        await self.forecaster.close()
        await asyncio.gather(*(process.worker.close() for process in self.processes))
