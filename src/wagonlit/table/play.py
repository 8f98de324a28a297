"""A table in play: its log grows one entry at a time, each stored before anybody is told."""

import asyncio
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from wagonlit.core.errors import BadAnswer
from wagonlit.core.game import Game
from wagonlit.table.clock import now
from wagonlit.table.company import check_eyes
from wagonlit.table.errors import Refusal, stale
from wagonlit.table.gathering import Gathering, line_of
from wagonlit.table.history import History
from wagonlit.table.house import House, logger
from wagonlit.table.seating import described
from wagonlit.table.sitters import Sitters, away_choice, bot_at, new_id
from wagonlit.table.store.errors import PlaceTaken, SaidAlready
from wagonlit.table.store.rows import ChatRow, Entry, TableRow
from wagonlit.table.wire import WATCHING, Marked, Reply, Said, Status

RETRIES = 20  # answers of other processes that may come in between
RING_AGAIN = 5.0  # seconds after an answer for somebody late could not be given


class Play(Gathering):
    """Answers, by people, bots and the clock, all through one door."""

    def __init__(
        self, house: House, game: Game, row: TableRow, entries: Sequence[Entry], chat: Sequence[ChatRow]
    ) -> None:
        super().__init__(house, game, row, entries, chat)
        self._closed = False
        self.sitters = Sitters(house, self._give, self.stay_awake)

    # Answering

    async def answer(self, seat: int, reply: Reply) -> int:
        """Where in the log the answer stands; sent twice, it counts once."""
        history = self.playing
        for _ in range(RETRIES):
            if reply.id in history.said:
                return self._said(seat, reply.id)
            ask = history.questions.get(seat)
            if ask is None or ask.at != reply.at:
                raise stale()
            first = history.heard
            entry = await self._stored(seat, reply)
            if entry is not None:
                history.keep(entry)
                await self.went_on(seat, first)
                return entry.n
        raise stale()

    def _said(self, seat: int, key: str) -> int:
        entry = self.playing.said[key]
        if entry.seat != seat:
            raise Refusal("bad_answer", "That id belongs to somebody else's answer; take a new one.")
        return entry.n

    async def _stored(self, seat: int, reply: Reply) -> Entry | None:
        """The answer's entry, committed; None if another process was faster, whose news are known now."""
        history = self.playing
        try:
            entry = history.tried(seat, reply.choice, reply.id, now())
        except BadAnswer as fault:
            raise Refusal("bad_answer", str(fault)) from fault
        except BaseException:
            history.forget()  # a rule failed half-way
            raise
        status: Status | None = "over" if history.match.over else None
        try:
            await self.house.store.append(self.row.id, entry, status)
        except (PlaceTaken, SaidAlready):
            history.forget()
            await self.reread()
            return None
        except BaseException:
            history.forget()
            raise
        return entry

    async def went_on(self, by: int, first: int) -> None:
        """The log has grown: everybody here is told, then the other processes."""
        history = self.playing
        self._settle()
        self.go_on()
        self.tell(by, first)
        if history.match.over:
            self.tell_table()
        await self.house.moved(self.row.code, history.n)

    def _settle(self) -> None:
        """What the log says of the table itself. A wish ends when anybody answers."""
        history = self.playing
        self.wish = None
        status: Status = "over" if history.match.over else "playing"
        moved = history.entries[-1].at if history.entries else self.row.moved
        self.row = replace(self.row, moved=moved, status=status)

    # By itself

    def go_on(self) -> None:
        """Clocks run and bots think about what is asked now."""
        if self.history is not None and not self._closed:
            people = [ask for ask in self.history.questions.values() if not bot_at(self.row.seats[ask.seat])]
            limit = self.house.timing.limit(self.row.clock)
            self.alarm.set(people, limit)
            self.sitters.attend(self.row, self.history)
        self.stay_awake()

    def stay_awake(self) -> None:
        """Whether this room must be kept, or can be made again from the store when somebody comes."""
        if len(self.company) or self.sitters.busy or self.alarm.running:
            self.house.awake.add(self)
        else:
            self.house.awake.discard(self)

    async def _give(self, seat: int, bot: str, reply: Reply) -> None:
        async def give() -> None:
            if bot_at(self.row.seats[seat]) != bot:
                raise Refusal("not_yours", "The person at this seat answers again.")
            await self.answer(seat, reply)

        await self.in_turn(give)

    def ring(self) -> None:
        """The clock answers for whoever is late."""
        task = asyncio.create_task(self._answer_for_the_late())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer_for_the_late(self) -> None:
        async with self.lock:
            history = self.playing
            for ask in self.alarm.due(history.questions):
                choice = away_choice(self.game, history, ask)
                try:
                    await self.answer(ask.seat, Reply(new_id(), ask.at, choice))
                except Refusal:
                    continue  # another answer has changed what is asked
                except Exception:
                    logger.exception("Table %s: the clock's answer could not be stored.", self.row.code)
            if self.alarm.due(history.questions):
                asyncio.get_running_loop().call_later(RING_AGAIN, self.ring)

    # The table itself

    async def amend(self, change: Callable[[TableRow], TableRow]) -> None:
        """Change the table as it is now in the store, and tell everybody."""
        self._take_over(await self.house.store.amend(self.row.id, change), ())
        await self.house.moved(self.row.code, self.n)

    async def reread(self) -> None:
        """Read what other processes have stored, and tell it here."""
        store, table = self.house.store, self.row.id
        row = await store.table(self.row.code)
        assert row is not None, "tables are never deleted"
        self._take_over(row, await store.entries(table, self.n))
        last = self.chat[-1].n if self.chat else 0
        for said in await store.chat(table):
            if said.n > last:
                self.chat.append(line_of(said))
                self.company.send(Said(line_of(said)))

    def _take_over(self, row: TableRow, entries: Sequence[Entry]) -> None:
        before, self.row = self.row, row
        begins = self.history is None and row.status != "setup"
        heard = self.history.heard if self.history else 0
        if begins:
            self.history = History(self.game, row, entries)
        elif self.history is not None:
            self.history.read(entries)
        if begins or entries:
            self._settle()
        self.go_on()
        if described(before) != described(self.row):
            self.tell_table()
        self._part()
        if begins or entries:
            self._tell_what_came(heard)
        self._tell_marks(before)

    def _part(self) -> None:
        """Whoever has lost a seat no longer sees with its eyes; they may come again to look on."""
        for client in self.company:
            try:
                check_eyes(self.row, client)
            except Refusal:
                self.company.remove(client)

    def _tell_what_came(self, heard: int) -> None:
        history = self.playing
        by = history.entries[-1].seat if history.entries else WATCHING
        self.tell(by, history.unchanged(heard))

    def _tell_marks(self, before: TableRow) -> None:
        for old, new in zip(before.seats, self.row.seats):
            if old.marks != new.marks:
                for client in self.company:
                    if client.seat == new.seat:
                        client.send(Marked(new.marks))

    async def close(self) -> None:
        """Nothing goes on by itself any more; what is under way is finished."""
        self._closed = True
        self.alarm.stop()
        await self.sitters.stop()
        await self.settled()
        self.house.awake.discard(self)
