"""Finds out in advance whether an answer may be taken back freely.

The engine's verdict needs many imagined worlds, and takes as long as a hundred moves. So it is reached beside
the tables. Where there is none yet, an undo looks as if it needed consent, and is judged when asked for.
"""

from typing import Protocol

from wagonlit.core.record import Record
from wagonlit.table.bots.beside import Beside
from wagonlit.table.bots.process import WorkerProcess
from wagonlit.table.bots.worker import Judge, Verdict

PATIENCE = 5.0
PAUSE = 0.3  # seconds a game must stand still


class Case(Protocol):
    """An answer that somebody might take back."""

    @property
    def seat(self) -> int:
        """Whose it is."""

    def record(self) -> Record | None:
        """The game so far; None when it has moved on."""

    def judged(self, free: bool) -> None:
        """This is the verdict."""


class UndoJudge(Beside[Case]):
    """Judges one case after another, the newest first."""

    def __init__(self, worker: WorkerProcess) -> None:
        super().__init__(worker, PAUSE, PATIENCE)

    async def settle(self, table: str, case: Case) -> None:
        record = case.record()
        if record is not None:
            verdict = await self.asked(Judge(record, case.seat))
            case.judged(isinstance(verdict, Verdict) and verdict.free)
