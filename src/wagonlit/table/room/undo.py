"""Taking an answer back: freely where the engine allows it, else when all other persons agree."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from wagonlit.core.record import Record
from wagonlit.core.undo import may_undo
from wagonlit.table.bots.undo_judge import Case
from wagonlit.table.peers.messages import TableMoved
from wagonlit.table.room.answers import Play
from wagonlit.table.room.clock import now
from wagonlit.table.room.seat_changes import Change
from wagonlit.table.room.undo_requests import consented, wished
from wagonlit.table.store.errors import PlaceTaken
from wagonlit.table.wire.http import WATCHING
from wagonlit.table.wire.refusal import Refusal, stale


class TakeBack(Play):
    """A table where answers can be taken back."""

    async def went_on(self, by: int, first: int) -> None:
        await super().went_on(by, first)
        self._ask_umpire(by)

    async def wish_back(self, seat: int, at: int) -> None:
        """Somebody would like to take their last answer back."""
        history = self.playing
        if at != history.n:
            raise stale()
        if history.match.over or not history.has_answered(seat):
            raise Refusal("nothing_to_undo", "There is no answer of yours that could be taken back.")
        wish = partial(wished, seat=seat, at=at)
        wish(self.row)  # refused at once while somebody else's stands
        if await self._is_free(seat):
            await self._undo(seat)
        else:
            await self.amend(wish)

    async def _is_free(self, seat: int) -> bool:
        history = self.playing
        if not history.answered_last(seat):
            return False
        return self.free == (history.n, seat) or await asyncio.to_thread(may_undo, history.match, seat)

    async def consent(self, seats: Sequence[int], at: int, agree: bool) -> None:
        """The persons at these seats agree or not; whoever wished may think better of it."""
        if at != self.playing.n:
            raise stale()
        await self.amend(partial(consented, seats=seats, at=at, agree=agree))

    async def amend(self, change: Change) -> None:
        """Change the table as it is now in the store, and tell everybody."""
        self.take_over(await self.house.store.amend(self.row.id, change), ())
        try:
            await self.grant()
        finally:
            self.house.publish(TableMoved(self.row.code))

    async def reread(self) -> None:
        await super().reread()
        await self.grant()

    async def grant(self) -> None:
        """When nobody is left who must agree, the answer is taken back.

        Whichever process comes first does it, since the one where the last agreed may have died.
        """
        if self.wish and self.wish.granted:
            with suppress(Refusal):  # somebody answered first, or another process was faster
                await self._undo(self.wish.wisher)

    async def _undo(self, seat: int) -> None:
        history = self.playing
        entry = history.undo(seat, now())
        try:
            await self.house.store.append(self.row.id, entry)
        except PlaceTaken as fault:
            await self.reread()
            raise stale() from fault
        history.read([entry])
        await self.went_on(seat, history.heard)

    def _ask_umpire(self, seat: int) -> None:
        """Whether this seat may take back freely is found out while it thinks about what comes next."""
        history = self.playing
        n, here = history.n, any(client.seat == seat for client in self.company)
        if not here or history.match.over or not history.answered_last(seat):
            return

        def standing_still() -> bool:
            return history.n == n and not self.lock.locked()

        def record() -> Record | None:
            return history.match.record if standing_still() else None

        def judged(free: bool) -> None:
            if free and standing_still():
                self.free = n, seat
                self.tell(WATCHING, history.heard, seat)

        self.house.minds.umpire.hear(self.row.code, Case(seat, record, judged))
