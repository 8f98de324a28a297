"""Who is at a table at this moment: clients at seats, and those who look on."""

import asyncio
from collections.abc import Iterator, Mapping

from wagonlit.core.event import WATCHER
from wagonlit.table.peers.messages import Presence
from wagonlit.table.room.positions import Client
from wagonlit.table.room.seating import seats_of
from wagonlit.table.store.rows import TableRow
from wagonlit.table.wire.http import WATCHING
from wagonlit.table.wire.messages import FromServer
from wagonlit.table.wire.refusal import Refusal

LONG_AGO = float("-inf")


class Company:
    """The clients of one table, and whoever is there through another process."""

    def __init__(self, elsewhere: Mapping[str, Presence]) -> None:
        self._clients: dict[int, Client] = {}
        self._elsewhere = dict(elsewhere)  # by process
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
        if client.seat != WATCHING:
            self._note_absence(client.holder)

    def elsewhere(self, process: str, presence: Presence | None) -> None:
        """Who is here through another process has changed; None: nobody any more."""
        before = self._people_elsewhere()
        self._elsewhere.pop(process, None)
        if presence is not None:
            self._elsewhere[process] = presence
        after = self._people_elsewhere()
        for holder in after - before:
            self._gone.pop(holder, None)
        for holder in before - after:
            self._note_absence(holder)

    def _people_elsewhere(self) -> set[str]:
        return {holder for presence in self._elsewhere.values() for holder in presence.people}

    def _note_absence(self, holder: str) -> None:
        if not self._has(holder):
            # Whoever said that they go has been away since then.
            self._gone.setdefault(holder, asyncio.get_running_loop().time())

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
        return self._watchers + sum(presence.watchers for presence in self._elsewhere.values())

    @property
    def _watchers(self) -> int:
        return sum(client.seat == WATCHING for client in self)

    @property
    def presence(self) -> Presence:
        """Who is here through this process."""
        people = {client.holder for client in self if client.seat != WATCHING}
        return Presence(tuple(sorted(filter(self.is_here, people))), self._watchers)

    def here(self, row: TableRow) -> list[int]:
        """The seats whose persons are here; one device may be here for several."""
        return [seat.seat for seat in row.seats if seat.holder and self.is_here(seat.holder)]

    def is_here(self, holder: str) -> bool:
        """Whether this person is connected, through whichever process, and has not said that they go."""
        return self._has(holder) and self._gone.get(holder) != LONG_AGO

    def _has(self, holder: str) -> bool:
        connected = any(client.seat != WATCHING and client.holder == holder for client in self)
        return connected or holder in self._people_elsewhere()

    def away_for(self, holder: str) -> float:
        """For how many seconds nobody has been here for this person."""
        if self.is_here(holder):
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
