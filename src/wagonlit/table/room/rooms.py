"""All tables: opened, found by their code, listed, and taken up again after a restart."""

import asyncio
import secrets
from collections import deque
from weakref import WeakValueDictionary

from msgspec.structs import replace

from wagonlit.core.errors import UnknownName, WagonlitError
from wagonlit.core.game import Game
from wagonlit.games import find as find_game
from wagonlit.table.bots.pool import Minds
from wagonlit.table.peers.messages import Presence, Publish
from wagonlit.table.peers.registry import Others
from wagonlit.table.room import seat_changes
from wagonlit.table.room.audience import Company
from wagonlit.table.room.clock import Timing, now
from wagonlit.table.room.room import Room
from wagonlit.table.room.seating import agreed, described, named, new_code, planned, seats_of, tidy
from wagonlit.table.room.services import House, logger
from wagonlit.table.store.errors import CodeTaken
from wagonlit.table.store.rows import ChatRow, Entry, TableRow
from wagonlit.table.store.store import Store
from wagonlit.table.wire.http import NewTable, TableInfo
from wagonlit.table.wire.refusal import NoTable, Refusal

RECENT = 64  # rooms kept ready though nobody is there


class Rooms:
    """The rooms of this process. A room where nothing goes on is let go, and made again when wanted."""

    def __init__(
        self, store: Store, minds: Minds, *, pace: float = 0.8, others: Others | None = None,
        publish: Publish | None = None,
    ) -> None:  # fmt: skip
        self.house = House(store, minds, Timing(pace=pace), others, publish)
        self.house.visit = self.room
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._recent: deque[Room] = deque(maxlen=RECENT)
        self._loading: dict[str, asyncio.Task[Room]] = {}

    async def open(self, new: NewTable, holder: str) -> Room:
        """A new table; if no seat is open, its game begins at once."""
        game = found_game(new.game)
        row = fresh(game, new, holder)
        if all(seat.kind != "open" for seat in row.seats):
            row = seat_changes.begun(row, game, row.moved)
        while True:
            try:
                row = await self.house.store.open_table(replace(row, code=new_code()))
            except CodeTaken:
                continue
            return await self.room(row.code)

    async def room(self, code: str) -> Room:
        """The room of this table; NoTable if there is none."""
        found = self._rooms.get(code)
        if found is None:
            if code not in self._loading:
                self._loading[code] = asyncio.create_task(self._load(code))
            found = await asyncio.shield(self._loading[code])
        self._recent.append(found)
        return found

    async def _load(self, code: str) -> Room:
        try:
            row = await self.house.store.table(code)
            if row is None:
                raise NoTable(code)
            game = found_game(row.game)
            check_version(game, row)
            entries = await self.house.store.entries(row.id)
            chat = await self.house.store.chat(row.id)
            self._rooms[code] = room = self._made(game, row, entries, chat)
            room.go_on()
            room.soon(room.grant)
            return room
        finally:
            del self._loading[code]

    def _made(self, game: Game, row: TableRow, entries: list[Entry], chat: list[ChatRow]) -> Room:
        try:
            return Room(self.house, game, row, entries, chat)
        except WagonlitError as fault:
            # The fault itself may name what is secret.
            logger.exception("Table %s cannot be made from its log.", row.code)
            raise Refusal("broken", "What was played at this table cannot be played again.") from fault

    async def listed(self) -> list[TableInfo]:
        """Tables that anybody may join or watch; none that is over."""
        return [self._described(row) for row in await self.house.store.listed() if row.status != "over"]

    async def held_by(self, holder: str) -> list[tuple[TableInfo, list[int]]]:
        """The tables where this person sits, and on which seats; the latest first."""
        rows = await self.house.store.held_by(holder)
        return [(self._described(row), seats) for row in rows if (seats := seats_of(row, holder))]

    def _described(self, row: TableRow) -> TableInfo:
        room = self._rooms.get(row.code)
        company = room.company if room else Company(self.house.others.at(row.code))
        return described(row, company.here(row), company.watchers)

    # What other processes do

    async def moved(self, code: str) -> None:
        """Another process wrote to this table; whoever follows it here is told."""
        if code in self._loading:
            # What is being read may be older than this news.
            await asyncio.wait([self._loading[code]])
        room = self._rooms.get(code)
        if room is not None:
            await room.in_turn(room.reread)

    def codes(self) -> list[str]:
        """The tables whose rooms are here at this moment."""
        return [*self._rooms, *self._loading]

    def here(self, process: str, code: str, presence: Presence | None) -> None:
        """Who is at a table through another process."""
        self.house.others.here(process, code, presence)
        if room := self._rooms.get(code):
            room.elsewhere(process, presence)

    def left(self, code: str, holder: str) -> None:
        """Somebody told another process that they go."""
        if room := self._rooms.get(code):
            room.left(holder)

    def forget(self, process: str) -> None:
        """Another process is gone, and everybody who was at tables through it."""
        self.house.others.forget(process)
        for room in list(self._rooms.values()):
            room.elsewhere(process, None)

    # By itself

    async def resume(self) -> None:
        """Bots answer and clocks run at every table in play that sleeps everywhere, even with nobody there.

        After a start nobody need wait for that: whoever comes first to a table takes it up.
        """
        for code in await self.house.store.playing():
            if not self.house.others.falls_to_us(code):
                continue
            try:
                room = await self.room(code)
            except WagonlitError as fault:
                logger.warning("Table %s cannot go on: %s", code, fault)
            else:
                await room.in_turn(room.look_again)

    async def close(self) -> None:
        """Nothing goes on here any more; whatever was begun is finished and stored."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for room in list(self._rooms.values()):
            await room.close()
        self._recent.clear()


def found_game(id: str) -> Game:
    """The game of this id."""
    try:
        return find_game(id)
    except UnknownName as fault:
        raise Refusal("no_game", str(fault)) from fault


def check_version(game: Game, row: TableRow) -> None:
    """A game that was begun by other rules cannot be gone on with."""
    if row.status != "setup" and row.version != game.version:
        raise Refusal("old_rules", f"This game was begun by rules version {row.version} and cannot go on.")


def fresh(game: Game, new: NewTable, holder: str) -> TableRow:
    """The row of a new table, checked, without a code yet."""
    seats = named(planned(game, new.seats, holder))
    at = now()
    return TableRow(
        id=0,
        code="",
        name=tidy(new.name),
        game=game.id,
        version=game.version,
        status="setup",
        options=agreed(game, new.options, seats),
        seed=secrets.randbits(53) if new.seed is None else new.seed,
        clock=new.clock,
        listed=new.listed,
        open_hands=new.open_hands,
        host=holder,
        seats=seats,
        created=at,
        moved=at,
    )
