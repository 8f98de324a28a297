"""One table, as the server knows it: its parts, and how they go on together."""

from collections.abc import Mapping, Sequence
from functools import partial
from weakref import finalize, proxy, ref

from wagonlit.core.ask import Ask
from wagonlit.core.game import Game
from wagonlit.table import metrics
from wagonlit.table.peers.messages import Presence, TableMoved
from wagonlit.table.room.answers import Answers
from wagonlit.table.room.arrivals import Arrivals
from wagonlit.table.room.audience import Audience
from wagonlit.table.room.bot_seats import THE_ROOM, BotSeats, bot_at, new_id
from wagonlit.table.room.broadcast import Broadcast
from wagonlit.table.room.chat import Chat
from wagonlit.table.room.fallback import Choice, answer_instead
from wagonlit.table.room.flow import Flow
from wagonlit.table.room.forecasts import ForecastLine
from wagonlit.table.room.inbox import Inbox, Take
from wagonlit.table.room.membership import Membership
from wagonlit.table.room.notes import Notes
from wagonlit.table.room.positions import Client
from wagonlit.table.room.proposals import Proposals
from wagonlit.table.room.seating import public_table
from wagonlit.table.room.services import Services, logger
from wagonlit.table.room.substitutes import Substitutes, take_answer
from wagonlit.table.room.table_clock import TableClock
from wagonlit.table.room.table_state import TableState
from wagonlit.table.room.undo import Undo
from wagonlit.table.room.work_queue import WorkQueue
from wagonlit.table.store.errors import StoreLost
from wagonlit.table.store.rows import BY_CLOCK, CHANGE, ChatRow, Entry, TableRow
from wagonlit.table.store.writes import Change
from wagonlit.table.wire import messages
from wagonlit.table.wire.http import NO_SEAT
from wagonlit.table.wire.refusal import Refusal, TableClosed


class Room:
    """A table and everybody at it. What happens here is stored before it is told, one thing after another."""

    def __init__(
        self, services: Services, game: Game, row: TableRow, entries: Sequence[Entry], chat: Sequence[ChatRow]
    ) -> None:
        self.services = services
        flow: Flow = proxy(self)
        self.state = state = TableState(game, row, entries)
        self.queue = queue = WorkQueue(ref(self))
        self.audience = audience = Audience(services.peers.presence_at(row.code))
        self.chat = Chat(state, audience, services, chat)
        self.clock = TableClock(state, audience, services, flow)
        self.forecasts = ForecastLine(state, audience, services, flow, queue)
        self.broadcast = Broadcast(state, audience, self.clock, self.chat, self.forecasts)
        self.answers = Answers(state, services.store, flow)
        self.undo = Undo(state, services, flow, self.broadcast, queue)
        self.notes = Notes(state, audience, self.clock.show, flow)
        self.proposals = Proposals(state, flow, queue)
        self.substitutes = Substitutes(state, audience, services, flow, self.clock)
        self.bot_seats = BotSeats(services, flow, self.clock.discretion, self.proposals)
        self.arrivals = Arrivals(state, audience, self.broadcast, queue, flow)
        self.membership = Membership(state, audience, services, queue, flow)
        self._inbox = Inbox(state, audience, self.broadcast, self._takers())
        self._closed = self.ended = False  # ended: the table itself is, and nobody may come here any more
        finalize(self, self.clock.stop).atexit = False

    def _takers(self) -> Mapping[type, Take]:
        """Which part takes which message."""
        return {
            messages.Reply: partial(take_answer, self.substitutes, self.answers),
            messages.TakeBack: self.undo.take_request,
            messages.Consent: self.undo.take_consent,
            messages.Say: self.chat.take_say,
            messages.Mark: self.notes.take_mark,
            messages.Propose: self.proposals.take_propose,
            messages.SitIn: self.substitutes.take_sit_in,
            messages.Back: self.substitutes.take_back,
            messages.Viewed: self.clock.take_viewed,
            messages.SetSpeed: self.clock.take_speed,
        }

    # Clients

    async def received(self, client: Client, message: messages.ToServer) -> None:
        """A client has sent a message."""
        if client.seat != NO_SEAT and not isinstance(message, messages.Viewed):  # which comes by itself
            self.audience.note_active(client.holder)
        if isinstance(message, messages.Reply):
            await self.clock.discretion.hold(client.seat, message.at, client.lag)
        await self.queue.run(lambda: self._inbox.take(client, message))

    def presence_changed(self, whose: Client) -> None:
        """A client has come or gone."""
        self.stay_awake()
        self.clock.heed_readers()
        if self.services.peers.presence_at(self.state.row.code):
            self.queue.soon(self.look_again)
        self.forecasts.attend()
        tell = self.broadcast.tell_onlookers if whose.seat == NO_SEAT else self.broadcast.tell_table
        tell(but=whose)

    def update_peer(self, process: str, presence: Presence | None) -> None:
        """Somebody has come or gone at another process."""
        before = self.broadcast.table()
        self.audience.update_peer(process, presence)
        self.broadcast.tell_difference(before)
        self.clock.heed_readers()
        self.queue.soon(self.look_again)

    def person_left(self, holder: str) -> None:
        """Somebody has said that they are leaving."""
        self.audience.note_leaving(holder)
        self.stay_awake()
        self.broadcast.tell_table()

    # Going on

    async def went_on(self, by: int, first: int) -> None:
        """The log has grown by this seat's entry: tell what is new from `first` on, here and to the peers."""
        self.state.settle()
        self.go_on()
        self.broadcast.tell_moved(self.state.last_by, first)
        if self.state.playing.match.over:
            self.broadcast.tell_table()
        self.services.publish(TableMoved(self.state.row.code))
        self.undo.consult_judge(by)
        metrics.count_move(self.state.row.game, self.queue.wanted)

    def changed_mind(self, seat: int) -> None:
        """This seat has changed a sealed answer, of which nobody else may notice anything."""
        self.broadcast.tell_changed(seat)
        self.services.publish(TableMoved(self.state.row.code))

    @property
    def leads(self) -> bool:
        """Are bots and clock run here, rather than by another process?"""
        return self.services.peers.leads_here(self.state.row.code, self in self.services.awake)

    def go_on(self) -> None:
        """Clocks run, and bots think about what is asked now."""
        if self.state.history is not None and not self._closed:
            self.clock.update()
            if self.leads:
                self.bot_seats.attend(self.state.row, self.state.history, self.clock.pause)
            else:
                self.bot_seats.dismiss()
            self.forecasts.attend()
        self.stay_awake()

    async def look_again(self) -> None:
        """Other processes have come or gone, so it may now be up to this one to run the table."""
        self.go_on()

    def stay_awake(self) -> None:
        """Keep this room while something goes on here; else it can be made again from the store."""
        awake = bool(len(self.audience)) or self.bot_seats.busy or (self.clock.alarm.running and self.leads)
        keep = self.services.awake.add if awake else self.services.awake.discard
        keep(self)
        self.services.tell_presence(self.state.row.code, self.audience.presence if awake else None)

    async def answer_for_bot(self, seat: int, bot: str, reply: messages.Reply) -> None:
        """Give this bot's answer for this seat; Refusal if it is not possible, or no longer asked."""

        async def give() -> None:
            if bot not in (THE_ROOM, bot_at(self.state.row.seats[seat])):
                raise Refusal("not_yours", "The person at this seat answers again.")
            await self.answers.give(seat, reply)

        await self.queue.run(give)

    def ring(self) -> None:
        """Somebody has run out of time, so the clock answers for them."""
        self.queue.soon(self._answer_for_the_late)

    async def _answer_for_the_late(self) -> None:
        for ask in self.clock.due() if self.leads else ():
            await answer_instead(self.state.playing, ask, partial(self._taken_from_clock, ask))
        if self.leads and not self._closed and self.clock.due():
            self.clock.alarm.ring_again()

    async def _taken_from_clock(self, ask: Ask, choice: Choice) -> bool:
        """False if the game refuses this answer; True if nothing more is to be done for now."""
        try:
            await self.answers.give(ask.seat, messages.Reply(BY_CLOCK + new_id(), ask.at, choice))
        except Refusal as fault:
            return fault.code != "bad_answer"  # else another answer has changed what is asked
        except StoreLost:
            return True
        except Exception:  # a rule has failed over this answer; perhaps it does not over another
            logger.exception("Table %s: the clock's answer could not be given.", self.state.row.code)
            return False
        return True

    # The table in the store

    async def amend(self, change: Change) -> None:
        """Change the table's row as it is now in the store, and tell everybody."""
        self._adopt(await self.services.store.amend(self.state.row.id, change), ())
        try:
            await self.undo.grant()
        finally:
            self.services.publish(TableMoved(self.state.row.code))

    async def reread(self) -> None:
        """Read what other processes have stored, and tell it here; TableClosed if nothing is left of it."""
        store, old = self.services.store, self.state.row
        row = await store.table(old.code)
        if row is None or row.id != old.id:
            self._end()
            raise TableClosed
        self._adopt(row, await store.entries(old.id, self.state.log_length))
        await self.chat.catch_up()
        await self.undo.grant()

    def _adopt(self, row: TableRow, entries: Sequence[Entry]) -> None:
        """Take the table over as it is in the store, and tell what has changed."""
        state = self.state
        before, request = state.row, state.undo_request
        begun, n = state.history is not None, state.n
        moved = state.adopt(row, entries)
        self.go_on()
        if public_table(before) != public_table(state.row):
            self.broadcast.tell_table()
        self.arrivals.part_with_strangers()
        self.stay_awake()
        for seat in {entry.seat for entry in entries if begun and entry.kind == CHANGE}:
            self.broadcast.tell_changed(seat)
        if moved:
            self.broadcast.tell_moved(state.last_by, state.playing.told_until(n) if begun else 0)
        elif state.undo_request != request and not (state.undo_request and state.undo_request.granted):
            self.broadcast.tell_moved(NO_SEAT, state.playing.told_count)
        self.notes.tell_changes(before)

    def _end(self) -> None:
        """The table is closed for good: everybody is told, and sent away."""
        self.ended = self._closed = True
        self.clock.stop()
        self.bot_seats.dismiss()
        self.arrivals.send_away(TableClosed())
        self.stay_awake()

    async def close(self) -> None:
        """Nothing goes on by itself any more; what is under way is finished."""
        self._closed = True
        self.clock.stop()
        await self.bot_seats.stop()
        await self.queue.settled()
        self.services.awake.discard(self)
        self.services.tell_presence(self.state.row.code, None)
