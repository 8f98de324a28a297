"""Taking an answer back: freely where the engine allows it, else when all other persons agree."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from weakref import ref

from msgspec import Struct

from wagonlit.core.record import Record
from wagonlit.core.undo import may_undo
from wagonlit.table.room.broadcast import Broadcast
from wagonlit.table.room.flow import Flow
from wagonlit.table.room.positions import Client
from wagonlit.table.room.seating import seats_of
from wagonlit.table.room.services import Services
from wagonlit.table.room.table_state import TableState
from wagonlit.table.room.undo_requests import consented, requested
from wagonlit.table.room.work_queue import WorkQueue
from wagonlit.table.store.errors import PlaceTaken
from wagonlit.table.wire.http import NO_SEAT
from wagonlit.table.wire.messages import Consent, TakeBack
from wagonlit.table.wire.refusal import Refusal, stale
from wagonlit.table.wire.timestamps import now


class Undo:
    """Undo at one table: requests, consent, and the judge's verdict."""

    def __init__(
        self, state: TableState, services: Services, flow: Flow, broadcast: Broadcast, queue: WorkQueue
    ) -> None:
        self._state = state
        self._services = services
        self._flow = flow
        self._broadcast = broadcast
        self._queue = queue

    async def take_request(self, client: Client, message: TakeBack) -> None:
        """Somebody would like to take their last answer back."""
        history, seat = self._state.playing, client.seat
        if message.at != history.n:
            raise stale()
        if history.match.over or not history.can_take_back(seat):
            raise Refusal("nothing_to_undo", "There is no answer of yours that could be taken back.")
        request = partial(requested, seat=seat, at=message.at)
        request(self._state.row)  # raises Refusal while somebody else's request is open
        if await self._is_free(seat):
            await self._undo(seat, agreed=False)
        else:
            await self._flow.amend(request)

    async def _is_free(self, seat: int) -> bool:
        history = self._state.playing
        if not history.answered_last(seat):
            return False
        known = self._state.free_undo == (history.n, seat)
        return known or await asyncio.to_thread(may_undo, history.match, seat)

    async def take_consent(self, client: Client, message: Consent) -> None:
        """A person agrees or not, for all seats of their device; whoever asked may think better of it."""
        if message.at != self._state.playing.n:
            raise stale()
        seats = seats_of(self._state.row, client.holder)
        await self._flow.amend(partial(consented, seats=seats, at=message.at, agree=message.agree))

    async def grant(self) -> None:
        """When nobody is left who must agree, the answer is taken back.

        Whichever process comes first does it, since the one where the last agreed may have died.
        """
        request = self._state.undo_request
        if request and request.granted:
            with suppress(Refusal):  # somebody answered first, or another process was faster
                await self._undo(request.wisher, agreed=True)

    async def _undo(self, seat: int, agreed: bool) -> None:
        history = self._state.playing
        entry = history.undo(seat, now(), agreed)
        try:
            await self._services.store.append(self._state.row.id, entry)
        except PlaceTaken as fault:
            await self._flow.reread()
            raise stale() from fault
        history.extend([entry])
        await self._flow.went_on(seat, history.told_count)

    def consult_judge(self, seat: int) -> None:
        """Whether this seat may undo freely is found out while it thinks about what comes next."""
        history, judge, code = self._state.playing, self._services.bot_pool.undo_judge, self._state.row.code
        judge.withdraw(code)
        if self._broadcast.reaches(seat) and not history.match.over and history.answered_last(seat):
            judge.submit(code, WeakCase(seat, history.n, ref(self)))

    def record_at(self, n: int) -> Record | None:
        """The record of the game, if the table still stands where it stood."""
        return self._state.playing.match.record if self._stands_still_at(n) else None

    def note_judged(self, n: int, seat: int, free: bool) -> None:
        """The judge says whether this seat may undo freely where the table stood then."""
        if free and self._stands_still_at(n):
            self._state.free_undo = n, seat
            self._broadcast.tell_moved(NO_SEAT, self._state.playing.told_count, seat)

    def _stands_still_at(self, n: int) -> bool:
        return self._state.n == n and not self._queue.busy


class WeakCase(Struct, frozen=True, eq=False):
    """Whether this seat may undo freely at this length of the log.

    A case may wait for long; meanwhile it keeps no table alive that nobody needs any more.
    """

    seat: int
    n: int
    undo: Callable[[], Undo | None]

    def record(self) -> Record | None:
        """The game so far, if the table still stands where it stood."""
        known = self.undo()
        return known.record_at(self.n) if known else None

    def judged(self, free: bool) -> None:
        """This is the verdict."""
        if known := self.undo():
            known.note_judged(self.n, self.seat, free)
