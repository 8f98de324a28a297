"""What the clients of a table are told: each what its eyes may see, and nothing else.

Never while an answer is attempted but not yet stored; so everything here is called in turn.
"""

import asyncio

from msgspec import UNSET
from msgspec.structs import replace

from wagonlit.core.event import OPEN
from wagonlit.core.sight import sight
from wagonlit.table.room.audience import Audience
from wagonlit.table.room.chat import Chat, is_closed
from wagonlit.table.room.forecasts import ForecastLine
from wagonlit.table.room.positions import Client, position
from wagonlit.table.room.seating import public_table, seats_of
from wagonlit.table.room.shown_once import ShownOnce
from wagonlit.table.room.table_clock import TableClock
from wagonlit.table.room.table_state import TableState
from wagonlit.table.room.undo_requests import undo_info
from wagonlit.table.store.rows import SeatRow
from wagonlit.table.wire.http import NO_SEAT, TableInfo
from wagonlit.table.wire.messages import Moved, Position, Snapshot, TableChanged, UndoInfo
from wagonlit.table.wire.timestamps import now

BREATH = 1.0  # seconds between two times at which all are told how many look on


class Broadcast:
    """Makes the messages to the clients of one table, and sends them."""

    def __init__(
        self, state: TableState, audience: Audience, clock: TableClock, chat: Chat, forecasts: ForecastLine
    ) -> None:
        self._state = state
        self._audience = audience
        self._clock = clock
        self._chat = chat
        self._forecasts = forecasts
        self._shown_once = ShownOnce(state, audience)
        self._seats: tuple[SeatRow, ...] = ()
        self._held: dict[str, list[int]] = {}  # by holder: which of those seats are theirs
        self._breath: asyncio.TimerHandle | None = None  # until it is over nobody is told how many look on
        self._have_changed = False  # onlookers, since everybody was told of them

    def table(self) -> TableInfo:
        """What everybody may know of this table."""
        row = self._state.row
        return public_table(row, self._audience.seats_here(row), self._audience.onlookers)

    def tell_table(self, but: Client | None = None) -> None:
        """Who sits here has changed, or what was agreed; tell everybody (but one)."""
        table = self.table()
        for client in self._audience:
            if client is not but:
                client.send(TableChanged(table, seats_of(self._state.row, client.holder)))

    def tell_difference(self, before: TableInfo) -> None:
        """Who is here may have changed since the table was like this."""
        table = self.table()
        if replace(table, onlookers=before.onlookers) != before:
            self.tell_table()
        elif table != before:
            self.tell_onlookers()

    def tell_onlookers(self, but: Client | None = None) -> None:
        """How many look on has changed. Strangers come and go as they like, so it is told now and then."""
        if self._breath is not None:
            self._have_changed = True
            return
        self._breath = asyncio.get_running_loop().call_later(BREATH, self._breathe)
        self.tell_table(but)

    def _breathe(self) -> None:
        self._breath = None
        if self._have_changed:
            self._have_changed = False
            self.tell_onlookers()

    def tell_moved(self, by: int, first: int, only: int | None = None) -> None:
        """What is new from `first` on, to everybody (or to one seat); made once for each pair of eyes."""
        made: dict[tuple[int, int], Moved] = {}
        at = now()
        for client in self._audience:
            place = client.eyes, client.seat
            if only in (None, client.seat):
                if place not in made:
                    made[place] = self.moved(client, by, first, at)
                client.send(made[place])
        self._shown_once.pass_on()

    def tell_changed(self, seat: int) -> None:
        """What the seat has changed, to its own eyes only; it replaces what they were told of it."""
        history = self._state.playing
        place = min(history.altered[seat], len(history.standing))  # it may have been taken back since
        first = history.told_after[place]
        for client in self._audience:
            if client.eyes == seat or self._sight(client) >= OPEN:
                client.send(self.moved(client, seat, first))

    def moved(self, client: Client, by: int, first: int, at: str = "") -> Moved:
        """The same for one client."""
        told = self._state.playing.match.told[self._sight(client)][first:]
        return Moved(by, at or now(), self.position(client), first, told)

    def position(self, client: Client) -> Position:
        """Where the game stands for this client, who has the notebook if it is not new."""
        history = self._state.playing
        undo, deadline = self.undo_info(client.seat), self._clock.shown(client.eyes)
        # Nobody but the seat itself is told what it might have known, not even who looks through its eyes.
        hindsight = history.hindsight(client.seat) if history.match.over and client.seat != NO_SEAT else []
        closed = client.seat != NO_SEAT and is_closed(history, client.seat)
        until, own = self._clock.pause.until, self._own(client)
        return position(history, client.eyes, undo, deadline, until, hindsight, closed, own)

    def _whole_position(self, client: Client) -> Position:
        """The same for a client who has nothing yet."""
        found, history, eyes = self.position(client), self._state.playing, self._sight(client)
        if found.notebook is not UNSET:
            return found
        return replace(found, notebook=history.notebooks.whole(eyes, history.match.views[eyes], history.n))

    def _own(self, client: Client) -> list[int]:
        """All seats of this client's person; none of somebody who only looks on."""
        if client.seat == NO_SEAT:
            return []
        row = self._state.row
        if row.seats is not self._seats:
            self._seats, self._held = row.seats, {}
        if client.holder not in self._held:
            self._held[client.holder] = seats_of(row, client.holder)
        return self._held[client.holder]

    def _sight(self, client: Client) -> int:
        return sight(self._state.playing.match, client.eyes, self._own(client))

    def undo_info(self, seat: int) -> UndoInfo:
        """What this seat may take back, and what somebody else would like to."""
        history = self._state.playing
        possible = seat != NO_SEAT and not history.match.over and history.can_take_back(seat)
        return undo_info(possible, self._state.free_undo == (history.n, seat), self._state.undo_request)

    def snapshot(self, client: Client, since: int) -> Snapshot:
        """Everything, for somebody who has been told the first `since` events already."""
        row, history = self._state.row, self._state.history
        first, told = 0, []
        if history is not None:
            eyes = self._sight(client)
            first = history.unchanged(max(0, since), eyes)
            told = self._shown_once.retold(client, eyes, first)
        return Snapshot(
            table=self.table(),
            seat=client.seat,
            seats=seats_of(row, client.holder),
            now=now(),
            position=self._whole_position(client) if history else None,
            first=first,
            told=told,
            marks={} if client.seat == NO_SEAT else row.seats[client.seat].marks,
            chat=self._chat.lines,
            forecasts=self._forecasts.line,
        )

    def reaches(self, seat: int) -> bool:
        """Does anybody at this seat hear what is told?"""
        return any(client.seat == seat for client in self._audience)
