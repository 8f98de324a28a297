"""Opening tables: several at the same time, each with as many people as it has seats."""

from concurrent.futures import Future, ThreadPoolExecutor

from msgspec import Struct

from wagonlit.load.door import Address, Door
from wagonlit.table.wire import NewTable, SeatPlan

AT_ONCE = 4  # more would only wait for each other


class Opened(Struct, frozen=True):
    """A game that has begun, and the tokens of those who play it."""

    code: str
    tokens: list[str]


class Host:
    """Opens tables in threads, so that sockets need not wait."""

    def __init__(self, where: Address, game: str, seats: int) -> None:
        self.where = where
        self.game = game
        self.seats = seats
        self._threads = ThreadPoolExecutor(AT_ONCE, "host")

    def open(self) -> Future[Opened]:
        """Open a table and begin its game, some time soon."""
        return self._threads.submit(self._opened)

    def _opened(self) -> Opened:
        # A line for each table: servers hang up on those that say nothing for a while.
        with Door(self.where) as door:
            tokens = [door.token() for _ in range(self.seats)]
            places = [SeatPlan("me", "Load 1"), *[SeatPlan("open")] * (self.seats - 1)]
            code = door.open_table(NewTable(self.game, places), tokens[0])
            for seat in range(1, self.seats):
                door.join(code, seat, tokens[seat])
            door.start(code, tokens[0])
        return Opened(code, tokens)

    def close(self) -> None:
        """No more tables."""
        self._threads.shutdown(cancel_futures=True)
