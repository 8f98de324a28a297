"""Everybody who follows one table, and what they are told; one thing happens after the other."""

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from msgspec.structs import asdict

from wagonlit.core.game import Game
from wagonlit.table.room.audience import Company
from wagonlit.table.room.clock import Alarm, later, now
from wagonlit.table.room.history import History
from wagonlit.table.room.positions import Client, position, remembered
from wagonlit.table.room.seating import described, seats_of
from wagonlit.table.room.services import House
from wagonlit.table.room.undo_requests import undo_for
from wagonlit.table.room.viewing_pause import Pause
from wagonlit.table.store.rows import ChatRow, Entry, TableRow, Wish
from wagonlit.table.wire.http import WATCHING, TableInfo
from wagonlit.table.wire.messages import ChatLine, Moved, Position, Snapshot, TableChanged, UndoInfo
from wagonlit.table.wire.refusal import Refusal

T = TypeVar("T")

CHAT_KEPT = 200


class Gathering:
    """A table, its game if it has begun, and its clients."""

    def __init__(
        self, house: House, game: Game, row: TableRow, entries: Sequence[Entry], chat: Sequence[ChatRow]
    ) -> None:
        self.house = house
        self.game = game
        self.row = row
        self.history = None if row.status == "setup" else History(game, row, entries)
        self.chat = deque((line_of(said) for said in chat), CHAT_KEPT)
        self.company = Company(house.others.at(row.code))
        self.free: tuple[int, int] | None = None  # at this length of the log this seat may take back
        self.alarm = Alarm(self.ring)
        self.pause = Pause()
        self.lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    def ring(self) -> None:
        """Somebody has run out of time."""

    # One after the other

    async def in_turn(self, work: Callable[[], Awaitable[T]]) -> T:
        """Each thing is done to its end, even if whoever wanted it is gone."""
        return await asyncio.shield(self.soon(work))

    def soon(self, work: Callable[[], Awaitable[T]]) -> asyncio.Task[T]:
        """The same, with nobody who waits for it."""
        task = asyncio.create_task(self._alone(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _alone(self, work: Callable[[], Awaitable[T]]) -> T:
        async with self.lock:
            return await work()

    async def settled(self) -> None:
        """Wait until nothing is under way any more."""
        while self._tasks:
            await asyncio.wait(list(self._tasks))

    @property
    def playing(self) -> History:
        """The game, if it has begun."""
        if self.history is None:
            raise Refusal("not_begun", "The game has not begun yet.")
        return self.history

    @property
    def n(self) -> int:
        """Where the table stands."""
        return self.history.n if self.history else 0

    @property
    def wish(self) -> Wish | None:
        """What somebody would like to take back; it ends when anybody answers."""
        wish = self.row.wish
        return wish if wish and wish.at == self.n else None

    def watched_until(self, history: History, n: int, since: str) -> str:
        """When people have watched what the entry of this place has shown them since then."""
        seconds = self.house.timing.watching(history.watched.get(n, 0.0))
        if not seconds:
            return since
        devices = Counter(seat.holder for seat in self.row.seats if seat.holder)
        return later(since, seconds * max(devices.values()))  # a shared device goes round

    def look_round(self) -> None:
        """The pause is over when all people who are here have seen what there was to see."""
        here = {self.row.seats[seat].holder for seat in self.company.here(self.row)}
        if self.pause.until and self.pause.seen_by(here):
            self.pause.end()

    # Telling: never while an answer is tried but not stored, so always in turn

    def table(self) -> TableInfo:
        """What everybody may know of this table."""
        return described(self.row, self.company.here(self.row), self.company.watchers)

    def tell_table(self) -> None:
        """Who sits here has changed, or what was agreed."""
        table = self.table()
        for client in self.company:
            client.send(TableChanged(table, seats_of(self.row, client.holder)))

    def tell(self, by: int, first: int, only: int | None = None) -> None:
        """What is new from `first` on, to everybody (or to one seat); made once for each pair of eyes."""
        made: dict[tuple[int, int], Moved] = {}
        for client in self.company:
            place = client.eyes, client.seat
            if only in (None, client.seat):
                if place not in made:
                    made[place] = self.news(client, by, first)
                client.send(made[place])

    def news(self, client: Client, by: int, first: int) -> Moved:
        """The same for one client."""
        told = self.playing.match.told[client.eyes][first:]
        return Moved(by, now(), self.position(client), first, told)

    def position(self, client: Client) -> Position:
        """Where the game stands for this client."""
        undo, deadline = self._undo_for(client.seat), self.alarm.shown(client.eyes)
        return position(self.playing, client.eyes, undo, deadline, self.pause.until)

    def _undo_for(self, seat: int) -> UndoInfo:
        history = self.playing
        mine = seat != WATCHING and not history.match.over and history.has_answered(seat)
        return undo_for(mine, self.free == (history.n, seat), self.wish)

    def snapshot(self, client: Client, since: int) -> Snapshot:
        """Everything, for somebody who has been told so many things already."""
        first, told = 0, []
        if self.history is not None:
            first = self.history.unchanged(max(0, since))
            heard = self.history.match.told[client.eyes]
            told = remembered(self.game, heard, first, self.history.latest)
        return Snapshot(
            table=self.table(),
            seat=client.seat,
            seats=seats_of(self.row, client.holder),
            now=now(),
            position=self.position(client) if self.history else None,
            first=first,
            told=told,
            marks={} if client.seat == WATCHING else self.row.seats[client.seat].marks,
            chat=list(self.chat),
        )


def line_of(said: ChatRow) -> ChatLine:
    """A line of chat as it is sent."""
    return ChatLine(**asdict(said))
