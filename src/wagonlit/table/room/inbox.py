"""The door of a table: who comes and goes, and what they say there. Nothing said there can break it."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from wagonlit.core.errors import WagonlitError
from wagonlit.core.game import Game
from wagonlit.table.peers.messages import Presence, TableMoved
from wagonlit.table.room import seat_changes
from wagonlit.table.room.audience import check_eyes
from wagonlit.table.room.broadcast import line_of
from wagonlit.table.room.clock import now
from wagonlit.table.room.positions import Client
from wagonlit.table.room.seating import seats_of
from wagonlit.table.room.services import House, logger
from wagonlit.table.room.undo import TakeBack
from wagonlit.table.room.undo_requests import agreed
from wagonlit.table.store.errors import BadText
from wagonlit.table.store.rows import ChatRow, Entry, TableRow
from wagonlit.table.wire.http import WATCHING
from wagonlit.table.wire.messages import (
    Accepted,
    Back,
    Consent,
    Mark,
    Ping,
    Pong,
    Refused,
    Reply,
    Said,
    Say,
    SitIn,
    TableChanged,
    ToServer,
    Watched,
)
from wagonlit.table.wire.messages import TakeBack as WishBack
from wagonlit.table.wire.refusal import Refusal

Heard = Callable[[Client, Any], Awaitable[None]]


class Door(TakeBack):
    """A table that clients can come to."""

    def __init__(
        self, house: House, game: Game, row: TableRow, entries: Sequence[Entry], chat: Sequence[ChatRow]
    ) -> None:
        super().__init__(house, game, row, entries, chat)
        self._arriving: set[int] = set()
        self._hears: dict[type, Heard] = {
            Reply: self._hear_answer,
            WishBack: self._hear_wish,
            Consent: self._hear_consent,
            Say: self._hear_chat,
            Mark: self._hear_mark,
            SitIn: self._hear_sit_in,
            Back: self._hear_back,
            Watched: self._hear_watched,
        }

    # Coming and going

    def connect(self, client: Client, since: int = 0) -> None:
        """Somebody comes, and is sent everything first. Refusal if those are not their eyes."""
        check_eyes(self.row, client)
        if not self.lock.locked():
            self._arrive(client, since)
            return
        # An answer is being stored: until it is, nobody may be told of it.
        self._arriving.add(id(client))
        self.soon(lambda: self._arrive_late(client, since))

    async def _arrive_late(self, client: Client, since: int) -> None:
        if id(client) not in self._arriving:
            return
        self._arriving.discard(id(client))
        try:
            check_eyes(self.row, client)
        except Refusal as fault:
            client.send(Refused("", fault.code, fault.says, self.n))
        else:
            self._arrive(client, since)

    def _arrive(self, client: Client, since: int) -> None:
        self.company.add(client)
        client.send(self.snapshot(client, since))
        self._presence_changed(client)

    def disconnect(self, client: Client) -> None:
        """Somebody goes."""
        self._arriving.discard(id(client))
        if client in self.company:
            self.company.remove(client)
            self._presence_changed(client)

    def _presence_changed(self, whose: Client) -> None:
        self.stay_awake()
        self.look_round()
        if self.house.others.at(self.row.code):
            self.soon(self.look_again)
        table = self.table()
        for client in self.company:
            if client is not whose:
                client.send(TableChanged(table, seats_of(self.row, client.holder)))

    def elsewhere(self, process: str, presence: Presence | None) -> None:
        """Somebody has come or gone at another process."""
        before = self.table()
        self.company.elsewhere(process, presence)
        if self.table() != before:
            self.tell_table()
        self.soon(self.look_again)

    def left(self, holder: str) -> None:
        """Somebody has said that they go."""
        self.company.left(holder)
        self.stay_awake()
        self.tell_table()

    # What they say

    async def received(self, client: Client, message: ToServer) -> None:
        """Take a message: it has its effect, or its sender is told why not."""
        await self.in_turn(lambda: self._heard(client, message))

    async def _heard(self, client: Client, message: ToServer) -> None:
        id = message.id if isinstance(message, Reply) else ""
        try:
            if isinstance(message, Ping):
                client.send(Pong())
                return
            seat_changes.check_holder(self.row, client.holder, client.seat)
            await self._hears[type(message)](client, message)
        except Refusal as fault:
            client.send(Refused(id, fault.code, fault.says, self.n))
            if fault.code == "stale" and client in self.company:
                client.send(self.news(client, self._last_by(), self.playing.heard))
        except BadText as fault:
            client.send(Refused(id, "bad_text", str(fault), self.n))
        except Exception:
            logger.exception("Table %s: a message could not be taken.", self.row.code)
            client.send(Refused(id, "not_stored", "That could not be stored; please try again.", self.n))

    def _last_by(self) -> int:
        entries = self.playing.entries
        return entries[-1].seat if entries else WATCHING

    async def _hear_answer(self, client: Client, reply: Reply) -> None:
        """Whoever answers is back."""
        if self.row.seats[client.seat].sitting_in:
            await self.amend(lambda row: seat_changes.back(row, client.seat))
        n = await self.answer(client.seat, reply)
        client.send(Accepted(reply.id, n))

    async def _hear_wish(self, client: Client, wish: WishBack) -> None:
        await self.wish_back(client.seat, wish.at)

    async def _hear_consent(self, client: Client, consent: Consent) -> None:
        await self.consent(seats_of(self.row, client.holder), consent.at, consent.agree)

    async def _hear_chat(self, client: Client, say: Say) -> None:
        name = self.row.seats[client.seat].name
        said = await self.house.store.say(
            self.row.id, seat=client.seat, name=name, text=say.text.strip(), at=now()
        )
        self.chat.append(line_of(said))
        self.company.send(Said(line_of(said)))
        self.house.publish(TableMoved(self.row.code))

    async def _hear_mark(self, client: Client, mark: Mark) -> None:
        view = self.playing.match.views[client.seat]

        def noted(row: TableRow) -> TableRow:
            marks = row.seats[client.seat].marks
            try:
                written = self.game.noted(view, marks, mark.key, mark.text)
            except WagonlitError as fault:
                raise Refusal("bad_mark", str(fault)) from fault
            return seat_changes.with_seat(row, client.seat, marks=written)

        await self.amend(noted)

    async def _hear_sit_in(self, client: Client, sit: SitIn) -> None:
        self._check_sit_in(client, sit.seat)

        def sat_in(row: TableRow) -> TableRow:
            return agreed(seat_changes.sat_in(row, self.game, sit.seat, sit.bot), [sit.seat])

        await self.amend(sat_in)

    def _check_sit_in(self, client: Client, seat: int) -> None:
        """For oneself, or whoever is long away; by the host, for whoever is not here or does not answer."""
        if not 0 <= seat < len(self.row.seats):
            raise Refusal("no_seat", "There is no such seat.")
        holder = self.row.seats[seat].holder
        if holder == client.holder or self.company.away_for(holder) > self.house.timing.absence:
            return
        if self.row.host != client.holder:
            raise Refusal("not_host", "Only the host may do that so soon; others when somebody is long away.")
        if self.company.is_here(holder) and seat not in self.playing.questions:
            raise Refusal("not_away", "That person is here, and nobody waits for their answer.")

    async def _hear_back(self, client: Client, _back: Back) -> None:
        if self.row.seats[client.seat].sitting_in:
            await self.amend(lambda row: seat_changes.back(row, client.seat))

    async def _hear_watched(self, client: Client, watched: Watched) -> None:
        if watched.at >= self.pause.n:
            self.pause.see(client.holder)
            self.look_round()
