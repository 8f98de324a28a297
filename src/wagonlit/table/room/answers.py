"""A table in play: its log grows one entry at a time, each stored before anybody is told."""

import asyncio
from collections.abc import Sequence

from msgspec.structs import replace

from wagonlit.core.ask import Ask
from wagonlit.core.errors import BadAnswer
from wagonlit.core.game import Game
from wagonlit.table.peers.messages import TableMoved
from wagonlit.table.room.audience import check_eyes
from wagonlit.table.room.bot_seats import Sitters, away_choice, bot_at, new_id
from wagonlit.table.room.broadcast import Gathering, line_of
from wagonlit.table.room.clock import now, until
from wagonlit.table.room.history import History
from wagonlit.table.room.seating import described, seats_of
from wagonlit.table.room.services import House, logger
from wagonlit.table.store.errors import PlaceTaken, SaidAlready
from wagonlit.table.store.rows import ChatRow, Entry, TableRow
from wagonlit.table.wire.http import WATCHING, Status
from wagonlit.table.wire.messages import Marked, Reply, Said, TableChanged
from wagonlit.table.wire.refusal import Refusal, stale

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
        self.house.publish(TableMoved(self.row.code))

    def _settle(self) -> None:
        """What the log says of the table itself."""
        history = self.playing
        status: Status = "over" if history.match.over else "playing"
        moved = history.entries[-1].at if history.entries else self.row.moved
        self.row = replace(self.row, moved=moved, status=status)

    # By itself

    @property
    def leads(self) -> bool:
        """Whether bots and clock are run here, rather than by another process."""
        return self.house.others.leads_here(self.row.code, self in self.house.awake)

    def go_on(self) -> None:
        """Clocks run and bots think about what is asked now."""
        if self.history is not None and not self._closed:
            self._set_alarm(self.history)
            self._set_pause(self.history)
            if self.leads:
                self.sitters.attend(self.row, self.history, self.pause)
            else:
                self.sitters.leave()
        self.stay_awake()

    async def look_again(self) -> None:
        """Other processes have come or gone, and so it may be for this one to go on."""
        self.go_on()

    def _set_alarm(self, history: History) -> None:
        """The time of a question begins when it is put, but not while no server runs."""
        asked = {
            (ask.seat, ask.at): max(self._put(history, ask), self.house.others.served_since)
            for ask in history.questions.values()
            if not bot_at(self.row.seats[ask.seat])
        }
        self.alarm.set(asked, self.house.timing.limit(self.row.clock))

    def _put(self, history: History, ask: Ask) -> str:
        """When this was asked: after what was shown with it."""
        return self.watched_until(history, ask.at, history.since(ask))

    def _set_pause(self, history: History) -> None:
        shown = max(history.watched, default=0)
        if shown:
            ends = self.watched_until(history, shown, history.entries[shown - 1].at)
            self.pause.begin(shown, ends, until(ends))
        self.look_round()

    def stay_awake(self) -> None:
        """Whether this room must be kept, or can be made again from the store when somebody comes."""
        awake = bool(len(self.company)) or self.sitters.busy or (self.alarm.running and self.leads)
        if awake:
            self.house.awake.add(self)
        else:
            self.house.awake.discard(self)
        self.house.tell_presence(self.row.code, self.company.presence if awake else None)

    async def _give(self, seat: int, bot: str, reply: Reply) -> None:
        async def give() -> None:
            if bot_at(self.row.seats[seat]) != bot:
                raise Refusal("not_yours", "The person at this seat answers again.")
            await self.answer(seat, reply)

        await self.in_turn(give)

    def ring(self) -> None:
        """The clock answers for whoever is late."""
        self.soon(self._answer_for_the_late)

    async def _answer_for_the_late(self) -> None:
        history = self.playing
        for ask in self.alarm.due(history.questions) if self.leads else ():
            choice = away_choice(self.game, history, ask)
            try:
                await self.answer(ask.seat, Reply(new_id(), ask.at, choice))
            except Refusal:
                continue  # another answer has changed what is asked
            except Exception:
                logger.exception("Table %s: the clock's answer could not be stored.", self.row.code)
        if self.leads and self.alarm.due(history.questions):
            asyncio.get_running_loop().call_later(RING_AGAIN, self.ring)

    # The table itself

    async def reread(self) -> None:
        """Read what other processes have stored, and tell it here."""
        store, table = self.house.store, self.row.id
        row = await store.table(self.row.code)
        assert row is not None, "tables are never deleted"
        self.take_over(row, await store.entries(table, self.n))
        last = self.chat[-1].n if self.chat else 0
        for said in await store.chat(table):
            if said.n > last:
                self.chat.append(line_of(said))
                self.company.send(Said(line_of(said)))

    def take_over(self, row: TableRow, entries: Sequence[Entry]) -> None:
        """The table as it is in the store, and what is new in its log."""
        before, wish, self.row = self.row, self.wish, row
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
        elif self.wish != wish and not (self.wish and self.wish.granted):
            self.tell(WATCHING, self.playing.heard)
        self._tell_marks(before)

    def _part(self) -> None:
        """Whoever has lost a seat no longer sees with its eyes; they may come again to look on."""
        for client in self.company:
            try:
                check_eyes(self.row, client)
            except Refusal:
                client.send(TableChanged(self.table(), seats_of(self.row, client.holder)))
                self.company.remove(client)
        self.stay_awake()

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
        self.pause.end()
        await self.sitters.stop()
        await self.settled()
        self.house.awake.discard(self)
        self.house.tell_presence(self.row.code, None)
