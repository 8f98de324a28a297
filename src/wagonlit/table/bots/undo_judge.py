"""Finds out in advance whether an answer may be taken back freely.

The engine's verdict needs many imagined worlds, and takes as long as a hundred moves. So it is reached in
a process of its own, only where the game stands still, the latest case first, and for a small share of the
time. Where it has not been reached, an undo looks as if it needed consent, and is judged when asked for.
"""

import asyncio
import logging
from collections.abc import Callable

import msgspec
from msgspec import Struct

from wagonlit.core.record import Record
from wagonlit.table.bots.process import ProcessLost, WorkerProcess
from wagonlit.table.bots.worker import Answered, Judge, Verdict

logger = logging.getLogger("wagonlit.table")

PATIENCE = 5.0
PAUSE = 0.3  # seconds a game must stand still
REST = 4  # the judge pauses so many times as long as the last verdict took


class Case(Struct, frozen=True):
    """An answer that somebody might take back. `record` is None when the game has moved on."""

    seat: int
    record: Callable[[], Record | None]
    judged: Callable[[bool], None]


class UndoJudge:
    """Judges one case after another, the newest first."""

    def __init__(self, worker: WorkerProcess) -> None:
        self.pause = PAUSE
        self._worker = worker
        self._cases: dict[str, Case] = {}
        self._work: asyncio.Task[None] | None = None
        self._decoder = msgspec.msgpack.Decoder(Answered)

    def submit(self, table: str, case: Case) -> None:
        """The latest case of a table takes the place of an older one."""
        self.withdraw(table)
        self._cases[table] = case
        if self._work is None:
            self._work = asyncio.create_task(self._judge_all())

    def withdraw(self, table: str) -> None:
        """The table has moved on, and needs no verdict any more."""
        self._cases.pop(table, None)

    async def _judge_all(self) -> None:
        loop = asyncio.get_running_loop()
        rest = 0.0
        try:
            while self._cases:
                await asyncio.sleep(max(self.pause, rest))
                began = loop.time()
                if self._cases:  # the last may have been withdrawn meanwhile
                    await self._judge(self._cases.popitem()[1])
                rest = REST * (loop.time() - began)
        finally:
            self._work = None

    async def _judge(self, case: Case) -> None:
        try:
            record = case.record()
            if record is not None:
                case.judged(await self._is_free(record, case.seat))
        except ProcessLost:
            return
        except Exception:  # the next case is none the worse for it
            logger.exception("The undo judge failed over a case.")

    async def _is_free(self, record: Record, seat: int) -> bool:
        request = msgspec.msgpack.encode(Judge(record, seat))
        verdict = self._decoder.decode(await self._worker.ask(request, PATIENCE))
        return isinstance(verdict, Verdict) and verdict.free

    async def close(self) -> None:
        """No more verdicts."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        await self._worker.close()
