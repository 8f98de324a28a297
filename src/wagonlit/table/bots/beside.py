"""Work beside the tables, in a process of its own: no table ever waits for it.

It is done only where a game stands still, the latest case first, and for a small share of the time.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from typing import Generic, TypeVar

import msgspec

from wagonlit.table.bots.process import ProcessLost, WorkerProcess
from wagonlit.table.bots.worker import Answered, Request

logger = logging.getLogger("wagonlit.table")

WAITING = 1_000  # cases at most: nobody still wonders about the oldest
REST = 4  # a pause of so many times as long as the last case took

Case = TypeVar("Case")


class Beside(ABC, Generic[Case]):
    """Settles one case after another, the newest first; of each table only its latest."""

    def __init__(self, worker: WorkerProcess, pause: float, patience: float) -> None:
        self.pause = pause  # seconds a game must stand still
        self.patience = patience  # seconds for one case
        self._worker = worker
        self._cases: dict[str, Case] = {}
        self._work: asyncio.Task[None] | None = None
        self._decoder = msgspec.msgpack.Decoder(Answered)

    def submit(self, table: str, case: Case) -> None:
        """The latest case of a table takes the place of an older one."""
        self.withdraw(table)
        self._cases[table] = case
        if len(self._cases) > WAITING:
            self._cases.pop(next(iter(self._cases)))
        if self._work is None:
            self._work = asyncio.create_task(self._settle_all())

    def withdraw(self, table: str) -> None:
        """The table has moved on, and needs no verdict any more."""
        self._cases.pop(table, None)

    @abstractmethod
    async def settle(self, table: str, case: Case) -> None:
        """Find out, and tell whoever wonders."""

    async def asked(self, request: Request) -> Answered:
        """What the process answers; ProcessLost if it is none the wiser in time."""
        sent = msgspec.msgpack.encode(request)
        answered: Answered = self._decoder.decode(await self._worker.ask(sent, self.patience))
        return answered

    async def _settle_all(self) -> None:
        loop = asyncio.get_running_loop()
        rest = 0.0
        try:
            while self._cases:
                await asyncio.sleep(max(self.pause, rest))
                began = loop.time()
                if self._cases:  # the last may have been withdrawn meanwhile
                    await self._settle(*self._cases.popitem())
                rest = REST * (loop.time() - began)
        finally:
            self._work = None

    async def _settle(self, table: str, case: Case) -> None:
        try:
            await self.settle(table, case)
        except ProcessLost:
            return
        except Exception:  # the next case is none the worse for it
            logger.exception("%s failed over a case of table %s.", type(self).__name__, table)

    async def close(self) -> None:
        """No more verdicts."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        await self._worker.close()
