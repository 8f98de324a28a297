"""Opening tables: several at the same time, each with as many people as it has seats."""

import asyncio

from msgspec import Struct

from wagonlit.load.http_client import Address, HttpClient
from wagonlit.table.wire.http import NewTable, SeatPlan

AT_ONCE = 4  # more would only wait for each other


class Opened(Struct, frozen=True):
    """A game that has begun, and the tokens of those who play it."""

    code: str
    tokens: list[str]


class Host:
    """Opens tables, a few at the same time."""

    def __init__(self, where: Address, game: str, seats: int) -> None:
        self.where = where
        self.game = game
        self.seats = seats
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def open(self) -> Opened:
        """Open a table and begin its game."""
        # A line for each table: servers hang up on those that say nothing for a while.
        async with self._turns, HttpClient(self.where) as client:
            tokens = [await client.token() for _ in range(self.seats)]
            places = [SeatPlan("me", "Load 1"), *[SeatPlan("open")] * (self.seats - 1)]
            code = await client.open_table(NewTable(self.game, places), tokens[0])
            for seat in range(1, self.seats):
                await client.join(code, seat, tokens[seat])
            await client.start(code, tokens[0])
        return Opened(code, tokens)
