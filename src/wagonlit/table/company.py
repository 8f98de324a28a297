"""Who is at a table at this moment: clients at seats, and those who look on."""

import asyncio
from collections.abc import Iterator

from wagonlit.core.event import WATCHER
from wagonlit.table.errors import Refusal
from wagonlit.table.seating import seats_of
from wagonlit.table.store.rows import TableRow
from wagonlit.table.telling import Client
from wagonlit.table.wire import WATCHING, FromServer

LONG_AGO = float("-inf")


class Company:
    """The clients of one table."""

    def __init__(self) -> None:
        self._clients: dict[int, Client] = {}
        self._gone: dict[str, float] = {}  # by holder: since when nobody is here for them
        self._since = asyncio.get_running_loop().time()

    def __iter__(self) -> Iterator[Client]:
        return iter(list(self._clients.values()))

    def __len__(self) -> int:
        return len(self._clients)

    def __contains__(self, client: Client) -> bool:
        return id(client) in self._clients

    def add(self, client: Client) -> None:
        """Somebody comes."""
        self._clients[id(client)] = client
        if client.seat != WATCHING:
            self._gone.pop(client.holder, None)

    def remove(self, client: Client) -> None:
        """Somebody goes."""
        self._clients.pop(id(client), None)
        if client.seat != WATCHING and not self._has(client.holder):
            self._gone[client.holder] = asyncio.get_running_loop().time()

    def left(self, holder: str) -> None:
        """They said that they go, so nobody need wait for them."""
        self._gone[holder] = LONG_AGO

    def send(self, message: FromServer) -> None:
        """The same to everybody."""
        for client in self:
            client.send(message)

    @property
    def watchers(self) -> int:
        """How many look on."""
        return sum(client.seat == WATCHING for client in self)

    def here(self, row: TableRow) -> list[int]:
        """The seats whose persons are here; one device may be here for several."""
        return [seat.seat for seat in row.seats if seat.holder and self._is_here(seat.holder)]

    def _is_here(self, holder: str) -> bool:
        return self._has(holder) and self._gone.get(holder) != LONG_AGO

    def _has(self, holder: str) -> bool:
        return any(client.seat != WATCHING and client.holder == holder for client in self)

    def away_for(self, holder: str) -> float:
        """For how many seconds nobody has been here for this person."""
        if self._is_here(holder):
            return 0.0
        return asyncio.get_running_loop().time() - self._gone.get(holder, self._since)


def check_eyes(row: TableRow, client: Client) -> None:
    """Nobody sees with eyes that are not theirs, unless the table says so or the game is over."""
    if client.seat != WATCHING:
        if client.seat not in seats_of(row, client.holder) or client.eyes != client.seat:
            raise Refusal("not_yours", "That is not your seat.")
        return
    if client.eyes == WATCHER:
        return
    if not 0 <= client.eyes < len(row.seats):
        raise Refusal("no_seat", "There is no such seat to look over.")
    if not row.open_hands and row.status != "over":
        raise Refusal("not_yours", "At this table nobody looks into hands while the game runs.")
