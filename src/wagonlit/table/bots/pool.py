"""Bots, thinking in processes of their own, so that none of them ever holds up a table."""

import asyncio
import os
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from wagonlit.core.ask import Ask
from wagonlit.core.event import Told
from wagonlit.table.bots.process import Lost, Worker
from wagonlit.table.bots.undo_judge import Umpire
from wagonlit.table.bots.worker import KEPT, Answered, Choice, Failed, TellAll, Think

MODULE = "wagonlit.table.bots.worker"
PATIENCE = 10.0  # seconds a bot may think
LIVES = 3  # processes that one question may cost

_decoder = msgspec.msgpack.Decoder(Answered)


class NoThought(Exception):
    """The bot has no answer: it failed, was too slow, or its process died again and again."""


class Question(Struct, frozen=True):
    """What a bot is asked, and what its seat was told: the first `heard` of `told`."""

    table: str
    seat: int
    epoch: int
    game: str
    options: dict[str, Any]
    seed: int
    bot: str
    told: Sequence[Told]
    heard: int
    ask: Ask

    def from_(self, first: int) -> bytes:
        """As a request that tells only what is new."""
        told = list(self.told[first : self.heard])
        place = self.table, self.seat, self.epoch
        return msgspec.msgpack.encode(
            Think(*place, self.game, self.options, self.seed, self.bot, first, told, self.ask)
        )


class Mind:
    """One process, and how much it has heard of which seats."""

    def __init__(self) -> None:
        self.worker = Worker(MODULE)
        self.heard: OrderedDict[tuple[str, int], tuple[int, str, int]] = OrderedDict()

    def knows(self, question: Question) -> int:
        """How much of this seat's story it has been told already."""
        epoch, bot, heard = self.heard.get((question.table, question.seat), (-1, "", 0))
        same = (epoch, bot) == (question.epoch, question.bot) and heard <= question.heard
        return heard if same else 0

    async def think(self, question: Question, patience: float) -> Answered:
        """Its answer; Lost if the process died over it."""
        try:
            answered = await self._asked(question, self.knows(question), patience)
            if isinstance(answered, TellAll):
                answered = await self._asked(question, 0, patience)
        except Lost:
            self.heard.clear()
            raise
        return answered

    async def _asked(self, question: Question, first: int, patience: float) -> Answered:
        place = question.table, question.seat
        self.heard.pop(place, None)
        answered: Answered = _decoder.decode(await self.worker.ask(question.from_(first), patience))
        if isinstance(answered, Choice):
            self.heard[place] = question.epoch, question.bot, question.heard
        if len(self.heard) > KEPT:
            self.heard.popitem(last=False)
        return answered


class Minds:
    """Some processes for all bots; a question goes to whichever is free, best to one that knows the seat."""

    def __init__(self, workers: int | None = None, *, patience: float = PATIENCE) -> None:
        number = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.patience = patience
        self.minds = [Mind() for _ in range(number)]
        self.umpire = Umpire(Worker(MODULE))
        self._idle = list(self.minds)
        self._free = asyncio.Semaphore(number)
        self._thinking: set[asyncio.Task[int | str]] = set()

    async def choose(self, question: Question) -> int | str:
        """The bot's answer; NoThought if it has none."""
        thinking = asyncio.create_task(self._thought(question))
        self._thinking.add(thinking)
        thinking.add_done_callback(self._thinking.discard)
        # Whoever asked may lose interest; the process must come to its answer nevertheless.
        return await asyncio.shield(thinking)

    async def _thought(self, question: Question) -> int | str:
        for _ in range(LIVES):
            try:
                answered = await self._by_a_free_one(question)
            except Lost:
                continue
            if isinstance(answered, Choice):
                return answered.choice
            says = answered.says if isinstance(answered, Failed) else type(answered).__name__
            raise NoThought(f"{question.bot} at {question.ask.decision}: {says}")
        raise NoThought(f"{question.bot} at {question.ask.decision}: its process ended {LIVES} times")

    async def _by_a_free_one(self, question: Question) -> Answered:
        async with self._free:
            mind = max(self._idle, key=lambda one: one.knows(question))
            self._idle.remove(mind)
            try:
                return await mind.think(question, self.patience)
            finally:
                self._idle.append(mind)

    async def close(self) -> None:
        """No more questions: every process ends."""
        thinking = list(self._thinking)
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        await self.umpire.close()
        await asyncio.gather(*(mind.worker.close() for mind in self.minds))
