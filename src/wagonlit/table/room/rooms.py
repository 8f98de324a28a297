"""All tables of this process: opened, found by their code, listed, and resumed after a restart."""

import asyncio
from collections import Counter, deque
from collections.abc import Mapping
from weakref import WeakValueDictionary

from msgspec.structs import replace

from wagonlit.core.errors import WagonlitError
from wagonlit.core.game import Game
from wagonlit.table.bots.pool import BotPool
from wagonlit.table.peers.messages import Presence, Publish
from wagonlit.table.peers.registry import Peers
from wagonlit.table.room import dealing
from wagonlit.table.room.audience import Audience
from wagonlit.table.room.clock import Timing
from wagonlit.table.room.doubts import Doubts
from wagonlit.table.room.new_table import found_game, game_of, new_row
from wagonlit.table.room.room import Room
from wagonlit.table.room.seating import new_code, public_table, seats_of
from wagonlit.table.room.services import Services, logger
from wagonlit.table.room.shared_look import SharedLook
from wagonlit.table.store.errors import CodeTaken, StoreDamaged, StoreLost
from wagonlit.table.store.outages import reason
from wagonlit.table.store.rows import ChatRow, Entry, TableRow
from wagonlit.table.store.store import Store
from wagonlit.table.wire.http import NewTable, TableInfo
from wagonlit.table.wire.messages import Forecast
from wagonlit.table.wire.refusal import NoTable, TableClosed, broken

RECENT = 64  # rooms, and records, kept ready though nobody is there


class Rooms:
    """The rooms of this process. A room where nothing goes on is dropped, and made again when wanted."""

    def __init__(
        self, store: Store, bot_pool: BotPool, timing: Timing, *, peers: Peers | None = None,
        publish: Publish | None = None,
    ) -> None:  # fmt: skip
        self.services = Services(store, bot_pool, timing, peers, publish)
        self.services.open_room = self.room
        bot_pool.turns.is_watched, bot_pool.turns.host_of = self.is_watched, self.host_of
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._recent: deque[Room] = deque(maxlen=RECENT)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._turns = asyncio.Semaphore(8)  # to make a room: where thousands come at once, others play on
        self._records: dict[str, bytes] = {}  # of games that are over
        self._orphaned: set[str] = set()  # tables that were awake at a process that is gone
        self._doubts = Doubts(self._rooms)
        self._listing = SharedLook(store.listed)  # it looks at all tables that are not over
        store.in_doubt = self._doubts.note

    async def open(self, new: NewTable, holder: str) -> Room:
        """A new table; if no seat is open, its game begins at once."""
        game = found_game(new.game)
        row = new_row(game, new, holder)
        if all(seat.kind != "open" for seat in row.seats):
            row = dealing.begun(row, game, row.moved)
        while True:
            try:
                code = new_code(self.services.peers.division)
                row = await self.services.store.open_table(replace(row, code=code))
            except CodeTaken:
                continue
            return await self.room(row.code)

    async def room(self, code: str) -> Room:
        """The room of this table; NoTable if there is none."""
        found = self._rooms.get(code)
        if found is None or found.ended:
            if code not in self._loading:
                self._loading[code] = asyncio.create_task(self._load(code))
                self._loading[code].add_done_callback(lambda task: task.cancelled() or task.exception())
            found = await asyncio.shield(self._loading[code])
        self._recent.append(found)
        return found

    async def caught_up(self, code: str) -> Room:
        """The same for somebody who may come from another process: it is not behind what they saw there."""
        known = self.is_in_memory(code)
        room = await self.room(code)
        if known and self.services.peers.has_company:
            await room.queue.run(room.reread)
        return room

    async def _load(self, code: str) -> Room:
        store = self.services.store
        try:
            async with self._turns:
                row = await store.table(code)
                if row is None:
                    raise TableClosed if await store.was_closed(code) else NoTable(code)
                entries, chat = await store.entries(row.id), await store.chat(row.id)
                self._rooms[code] = room = self._made(game_of(row), row, entries, chat)
                room.queue.soon(room.undo.grant)
                return room
        except StoreDamaged as fault:
            self.services.complain(f"Table {code} cannot be opened: {reason(fault)}")
            raise broken() from fault
        finally:
            del self._loading[code]

    def _made(self, game: Game, row: TableRow, entries: list[Entry], chat: list[ChatRow]) -> Room:
        try:
            room = Room(self.services, game, row, entries, chat)
            room.go_on()
            return room
        except Exception as fault:  # the log may be damaged, or the rules have changed, in any way
            # The fault itself may name what is secret.
            logger.exception("Table %s cannot be made from its log.", row.code)
            raise broken() from fault

    async def is_held_by(self, code: str, holder: str) -> bool:
        """Does this person sit at the table of this code? Found out without opening it."""
        return bool((row := await self.services.store.table(code)) and seats_of(row, holder))

    async def record(self, code: str) -> bytes:
        """The record of a game that is over, as in a file; no game need be played again for it twice."""
        if code not in self._records:
            record = (await self.room(code)).state.record().to_json()
            self._records = dict([*self._records.items(), (code, record)][-RECENT:])
        return self._records[code]

    async def listed(self) -> list[TableInfo]:
        """Tables that anybody may join or look at, except those that are over."""
        return [self._public_table(row) for row in await self._listing.take() if row.status != "over"]

    async def held_by(self, holder: str) -> list[tuple[TableInfo, list[int]]]:
        """The tables where this person sits, and on which seats; the latest first."""
        rows = await self.services.store.held_by(holder)
        return [(self._public_table(row), seats) for row in rows if (seats := seats_of(row, holder))]

    def _public_table(self, row: TableRow) -> TableInfo:
        room = self._rooms.get(row.code)
        audience = room.audience if room else Audience(self.services.peers.presence_at(row.code))
        return public_table(row, audience.seats_here(row), audience.onlookers)

    # What other processes do

    async def reread(self, code: str) -> None:
        """Another process wrote to this table; whoever follows it here is told."""
        if code in self._loading:
            # What is being read may be older than what was written.
            await asyncio.wait([self._loading[code]])
        room = self._rooms.get(code)
        if room is not None and not room.ended:
            try:
                await room.queue.run(room.reread)
            except TableClosed:
                return
            except StoreDamaged as fault:  # whoever tried again would do so for ever, for each move
                self.services.complain(f"Table {code} cannot be read any more: {reason(fault)}")

    async def notice_closed(self, code: str) -> None:
        """This table was closed: whoever is there is told, and nothing of it stays here."""
        self._records.pop(code, None)
        await self.reread(code)

    def is_in_memory(self, code: str) -> bool:
        """Is this table's room here, or about to be, so that it need not be made from the store?"""
        return code in self._rooms or code in self._loading

    def is_awake(self, code: str) -> bool:
        """Is anybody at this table, through whichever process, or does something go on there?"""
        return code in self.services.presences or bool(self.services.peers.presence_at(code))

    def is_watched(self, code: str) -> bool:
        """Is anybody at this table, through whichever process, even if only to look on?"""
        room = self._rooms.get(code)
        return bool(room and len(room.audience)) or bool(self.services.peers.presence_at(code))

    def host_of(self, code: str) -> str:
        """Whose table this is, as far as it is known here; else it counts for itself."""
        room = self._rooms.get(code)
        return (room.state.row.host if room else "") or code

    def by_status(self) -> Counter[str]:
        """How many tables are in memory here."""
        return Counter(room.state.row.status for room in self._rooms.values())

    def codes(self) -> list[str]:
        """The tables whose rooms are here at this moment."""
        return [*self._rooms, *self._loading]

    def presences(self) -> Mapping[str, Presence]:
        """Who is here at which table, as the other processes should know it."""
        return self.services.presences

    def update_peer(self, process: str, code: str, presence: Presence | None) -> None:
        """Who is at a table through another process has changed."""
        self.services.peers.set_presence(process, code, presence)
        if room := self._rooms.get(code):
            room.update_peer(process, presence)

    def person_left(self, code: str, holder: str) -> None:
        """Somebody told another process that they are leaving."""
        if room := self._rooms.get(code):
            room.person_left(holder)

    def note_chances(self, code: str, forecast: Forecast) -> None:
        """Another process has worked out the chances of a table."""
        self.services.bot_pool.forecaster.keep(code, forecast)
        if room := self._rooms.get(code):
            room.forecasts.attend()

    def forget_peer(self, process: str) -> None:
        """Another process is gone, and with it everybody who was at tables through it."""
        self._orphaned.update(self.services.peers.awake_at(process))
        self.services.peers.forget(process)
        for room in list(self._rooms.values()):
            room.update_peer(process, None)

    # By itself

    async def resume(self) -> None:
        """Go on, though nobody is there, by a clock or by bots that sit in, or as at a process now gone.

        Other games sleep until somebody comes: playing all of them again would take long after a start. This
        takes half of the processor at most, and nobody need wait for it: who comes to a table opens its room.
        """
        time = asyncio.get_running_loop().time
        wanted = dict.fromkeys([*self._orphaned, *await self.services.store.going_on()])
        for code in wanted:
            if self.services.peers.should_wake(code):
                began = time()
                await self._wake(code)
                await asyncio.sleep(time() - began)
            self._orphaned.discard(code)
        logger.info("All tables that go on by themselves do so: %d.", len(wanted))

    async def _wake(self, code: str) -> None:
        """Go on with this one; if it cannot, the others still can."""
        try:
            room = await self.room(code)
            await room.queue.run(room.look_again)
        except StoreLost:
            raise
        except WagonlitError as fault:
            logger.warning("Table %s cannot go on: %s", code, fault)
        except Exception:
            logger.exception("Table %s cannot go on.", code)

    async def close(self) -> None:
        """Nothing goes on here any more; whatever was begun is finished and stored."""
        await self._doubts.close()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(room.close() for room in list(self._rooms.values())))
        self._recent.clear()
