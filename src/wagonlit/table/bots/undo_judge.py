"""Finds out in advance whether an answer may be taken back freely.

The engine's verdict needs many imagined worlds, and takes as long as a hundred moves. So it is reached beside
the tables. Where there is none yet, an undo looks as if it needed consent, and is judged when asked for.
"""

from collections.abc import Callable

from msgspec import Struct

from wagonlit.core.record import Record
from wagonlit.table.bots.beside import Beside
from wagonlit.table.bots.process import WorkerProcess
from wagonlit.table.bots.worker import Judge, Verdict

PATIENCE = 5.0
PAUSE = 0.3  # seconds a game must stand still


class Case(Struct, frozen=True):
    """An answer that somebody might take back. `record` is None when the game has moved on."""

    seat: int
    record: Callable[[], Record | None]
    judged: Callable[[bool], None]


class UndoJudge(Beside[Case]):
    """Judges one case after another, the newest first."""

    def __init__(self, worker: WorkerProcess) -> None:
        super().__init__(worker, PAUSE, PATIENCE)

    async def settle(self, table: str, case: Case) -> None:
        record = case.record()
        if record is not None:
            verdict = await self.asked(Judge(record, case.seat))
            case.judged(isinstance(verdict, Verdict) and verdict.free)
