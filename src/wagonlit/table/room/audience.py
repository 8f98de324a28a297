"""Who is at a table at this moment: clients at seats, and onlookers."""

import asyncio
from collections.abc import Collection, Iterator, Mapping

from wagonlit.core.event import ONLOOKER
from wagonlit.table.peers.messages import Presence
from wagonlit.table.room.positions import Client
from wagonlit.table.room.seating import seats_of
from wagonlit.table.store.rows import TableRow
from wagonlit.table.wire.http import NO_SEAT
from wagonlit.table.wire.messages import FromServer
from wagonlit.table.wire.refusal import Refusal

LONG_AGO = float("-inf")


class Audience:
    """The clients of one table, and whoever is there through another process."""

    def __init__(self, through_peers: Mapping[str, Presence]) -> None:
        self._clients: dict[int, Client] = {}
        self._through_peers = dict(through_peers)  # by process
        self._gone: dict[str, float] = {}  # by holder: since when nobody has been here for them
        self._active: dict[str, float] = {}  # by holder: when they last did something
        self._since = asyncio.get_running_loop().time()
        self._presence: Presence | None = None  # until somebody comes or goes

    def __iter__(self) -> Iterator[Client]:
        return iter(list(self._clients.values()))

    def __len__(self) -> int:
        return len(self._clients)

    def __contains__(self, client: Client) -> bool:
        return id(client) in self._clients

    def add(self, client: Client) -> None:
        """Somebody comes."""
        self._presence = None
        self._clients[id(client)] = client
        if client.seat != NO_SEAT:
            self.note_active(client.holder)
            self._gone.pop(client.holder, None)

    def remove(self, client: Client) -> None:
        """Somebody goes."""
        self._presence = None
        self._clients.pop(id(client), None)
        if client.seat != NO_SEAT:
            self._note_absence(client.holder)

    def update_peer(self, process: str, presence: Presence | None) -> None:
        """Who is here through another process has changed; None: nobody is any more."""
        self._presence = None
        before = self._people_through_peers()
        self._through_peers.pop(process, None)
        if presence is not None:
            self._through_peers[process] = presence
        after = self._people_through_peers()
        for holder in after - before:
            self._gone.pop(holder, None)
        for holder in before - after:
            self._note_absence(holder)

    def _people_through_peers(self) -> set[str]:
        return {holder for presence in self._through_peers.values() for holder in presence.people}

    def _note_absence(self, holder: str) -> None:
        if not self._is_connected(holder):
            # Whoever said that they are leaving has been away since then.
            self._gone.setdefault(holder, asyncio.get_running_loop().time())

    def forget_strangers(self, row: TableRow) -> None:
        """Of whoever sits there no more nothing is kept: before a game anybody may come, again and again."""
        known = {row.host, *(seat.holder for seat in row.seats)}
        self._gone = {holder: since for holder, since in self._gone.items() if holder in known}
        self._active = {holder: since for holder, since in self._active.items() if holder in known}

    def note_leaving(self, holder: str) -> None:
        """They said that they are leaving, so nobody need wait for them."""
        self._presence = None
        self._gone[holder] = LONG_AGO

    def send(self, message: FromServer) -> None:
        """The same message to everybody."""
        for client in self:
            client.send(message)

    def at_seat(self, seat: int) -> list[Client]:
        """The clients of one seat; it may be open on several devices."""
        return [client for client in self if client.seat == seat]

    @property
    def onlookers(self) -> int:
        """How many look on, through whichever process."""
        return self._onlookers_here + sum(presence.onlookers for presence in self._through_peers.values())

    @property
    def _onlookers_here(self) -> int:
        return sum(client.seat == NO_SEAT for client in self)

    @property
    def presence(self) -> Presence:
        """Who is here through this process."""
        if self._presence is None:
            people = {client.holder for client in self if client.seat != NO_SEAT}
            here = tuple(sorted(filter(self.is_here, people)))
            self._presence = Presence(here, self._onlookers_here)
        return self._presence

    def seats_here(self, row: TableRow) -> list[int]:
        """The seats whose persons are here; one device may be here for several."""
        here = self._everybody
        return [seat.seat for seat in row.seats if seat.holder in here]

    def people_here(self, row: TableRow) -> set[str]:
        """The holders of those seats."""
        here = self._everybody
        return {seat.holder for seat in row.seats if seat.holder in here}

    @property
    def _everybody(self) -> Collection[str]:
        """Who is here at a seat, through whichever process."""
        if not self._through_peers:
            return self.presence.people
        return {*self.presence.people, *filter(self.is_here, self._people_through_peers())}

    def is_here(self, holder: str) -> bool:
        """Is this person connected, through whichever process, and has not said that they are leaving?"""
        return self._is_connected(holder) and not self.has_left(holder)

    def has_left(self, holder: str) -> bool:
        """Has this person said that they are leaving, and not come back since?"""
        return self._gone.get(holder) == LONG_AGO

    def _is_connected(self, holder: str) -> bool:
        connected = any(client.seat != NO_SEAT and client.holder == holder for client in self)
        return connected or self.is_elsewhere(holder)

    def is_elsewhere(self, holder: str) -> bool:
        """Is this person connected through another process?"""
        return holder in self._people_through_peers()

    def away_for(self, holder: str) -> float:
        """For how many seconds nobody has been here for this person."""
        if self.is_here(holder):
            return 0.0
        return asyncio.get_running_loop().time() - self._gone.get(holder, self._since)

    def note_active(self, holder: str) -> None:
        """This person has done something."""
        self._active[holder] = asyncio.get_running_loop().time()

    def quiet_for(self, holder: str) -> float:
        """For how many seconds this person has done nothing here, whether they are connected or not."""
        return asyncio.get_running_loop().time() - self._active.get(holder, self._since)


def check_eyes(row: TableRow, client: Client) -> None:
    """Nobody sees with eyes that are not theirs, unless the table says so or the game is over."""
    if client.seat != NO_SEAT:
        if client.seat not in seats_of(row, client.holder) or client.eyes != client.seat:
            raise Refusal("not_yours", "That is not your seat.")
        return
    if client.eyes == ONLOOKER:
        return
    if not 0 <= client.eyes < len(row.seats):
        raise Refusal("no_seat", "There is no such seat to look over.")
    if not row.open_hands and row.status != "over":
        raise Refusal("not_yours", "At this table nobody looks into hands while the game runs.")
