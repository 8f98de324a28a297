"""Many tables at once, and answers that go out by a plan."""

import asyncio
import gc
from collections import Counter, deque
from collections.abc import Callable
from time import perf_counter

from wagonlit.load.errors import CannotLoad, ServerLost
from wagonlit.load.figures import Run
from wagonlit.load.http_client import Address
from wagonlit.load.opening import Host
from wagonlit.load.table import Table

Share = Callable[[float], None]  # told which share is done
PATIENCE = 10.0  # seconds an answer may take before it counts as lost
TICK = 0.001  # no loop wakes up more precisely
SHOWN = 0.2  # seconds between two words on how far it is


class Driver:
    """Opens tables and keeps them in play; a game that ends makes room for a new one."""

    def __init__(self, where: Address, game: str, seats: int) -> None:
        self.where = where
        self._host = Host(where, game, seats)
        self._tables: set[Table] = set()
        self._idle: deque[Table] = deque()  # those that wait for their next answer, longest first
        self._opening: set[asyncio.Task[None]] = set()
        self._waits: list[float] = []
        self._refused: Counter[str] = Counter()
        self._flat_out = False
        self._fault = ""

    # Tables come and go

    async def open(self, tables: int, share: Share) -> None:
        """Open that many more tables."""
        wanted = [self._begin() for _ in range(tables)]
        try:
            for done, task in enumerate(asyncio.as_completed(wanted), 1):
                await task
                share(done / tables)
        finally:
            for left in wanted:
                left.cancel()
            await asyncio.gather(*wanted, return_exceptions=True)

    def _begin(self) -> asyncio.Task[None]:
        task = asyncio.create_task(self._opened())
        self._opening.add(task)
        task.add_done_callback(self._opening.discard)
        return task

    async def _opened(self) -> None:
        table = Table(await self._host.open(), self)
        try:
            await table.sit(self.where)
        except OSError as fault:
            raise CannotLoad(f"A socket at {self.where} could not be opened: {fault}.") from fault
        self._tables.add(table)
        self._ready(table)

    def _ready(self, table: Table) -> None:
        if self._flat_out:
            table.answer()
        else:
            self._idle.append(table)

    def _replace(self, table: Table) -> None:
        """The same number of games goes on."""
        table.close()
        self._tables.discard(table)
        self._begin().add_done_callback(self._replaced)

    def _replaced(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (fault := task.exception()):
            self._fault = str(fault)

    def forget(self) -> None:
        """Everybody leaves, and no table is counted any more."""
        for table in self._tables:
            table.close()
        self._tables.clear()
        self._idle.clear()

    async def close(self) -> None:
        """Everybody leaves for good."""
        self.forget()
        for task in self._opening:
            task.cancel()
        await asyncio.gather(*self._opening, return_exceptions=True)
        await asyncio.sleep(0.05)  # for connections to end

    # What a table says

    def told(self, table: Table, waited_ms: float) -> None:
        """Every seat has heard of the answer."""
        self._waits.append(waited_ms)
        if table.over:
            self._replace(table)
        else:
            self._ready(table)

    def refused(self, table: Table, says: str) -> None:
        """The answer counted for nothing; where the game stands, the server says again."""
        self._refused[says] += 1
        self._ready(table)

    def fell(self, table: Table, why: str) -> None:
        """A table that lost a connection is given up."""
        self._fault = f"a connection ended, {why}"
        self._tables.discard(table)
        if table in self._idle:
            self._idle.remove(table)

    # Measuring

    async def measure(self, moves_per_s: float, seconds: float, share: Share) -> Run:
        """Answer for that long, at this rate over all tables together, or as fast as possible (0)."""
        self._waits, self._refused, self._fault = [], Counter(), ""
        gc.collect()
        gc.freeze()  # a pause of the clients would be measured as one of the server
        start, stopped = perf_counter(), False
        try:
            await self._play(moves_per_s, start, seconds, share)
        except asyncio.CancelledError:
            stopped = True  # what was measured until now counts
        self._flat_out = False
        elapsed, moves = perf_counter() - start, len(self._waits)
        lost = await self._awaited()
        if self._fault:
            raise ServerLost(f"The server at {self.where} failed: {self._fault}")
        return Run(elapsed, moves, self._waits, lost, dict(self._refused), stopped)

    async def _play(self, moves_per_s: float, start: float, seconds: float, share: Share) -> None:
        sent, shown = 0, start
        if not moves_per_s:
            self._flat_out = True
            while self._idle:
                self._idle.popleft().answer()
        while (now := perf_counter()) < start + seconds and not self._fault:
            # By the plan, however long earlier answers take.
            while moves_per_s and self._idle and start + sent / moves_per_s <= now:
                self._idle.popleft().answer()
                sent += 1
            if now - shown > SHOWN:
                shown = now
                share((now - start) / seconds)
            due = start + sent / moves_per_s if moves_per_s else now + SHOWN
            await asyncio.sleep(min(max(due - perf_counter(), TICK), start + seconds - now))

    async def _awaited(self) -> int:
        """Wait for the answers still on their way; how many never arrive."""
        deadline = perf_counter() + PATIENCE
        while any(table.sent for table in self._tables) and perf_counter() < deadline and not self._fault:
            await asyncio.sleep(0.01)
        return sum(1 for table in self._tables if table.sent)
