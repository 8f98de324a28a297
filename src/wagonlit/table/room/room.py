"""One table, as the server knows it: people sit down, change places, begin, and play again."""

import hashlib
import secrets
from contextlib import suppress

from wagonlit.core.record import Record
from wagonlit.table.peers.messages import Left
from wagonlit.table.room import seat_changes
from wagonlit.table.room.clock import now
from wagonlit.table.room.inbox import Door
from wagonlit.table.room.seating import new_code, seats_of
from wagonlit.table.store.errors import CodeTaken
from wagonlit.table.store.rows import TableRow
from wagonlit.table.wire.http import Join, TableChange
from wagonlit.table.wire.refusal import Refusal


class Room(Door):
    """A table and everybody at it."""

    def seats_of(self, holder: str) -> list[int]:
        """The seats this person holds."""
        return seats_of(self.row, holder)

    async def change(self, holder: str, change: TableChange) -> None:
        """The host sets the table otherwise, before the game begins."""
        await self._amend(lambda row: seat_changes.changed(row, self.game, holder, change))

    async def join(self, holder: str, join: Join) -> int:
        """Take an open seat; asked again under the same name, it is the same seat."""
        await self._amend(lambda row: seat_changes.joined(row, holder, join))
        seat = seat_changes.seat_named(self.row, holder, join.name)
        if seat is None:
            raise Refusal("no_seat", "The seat was taken away again.")
        return seat

    async def leave(self, holder: str) -> None:
        """Before the game the seat is free again; later its person counts as away."""

        async def go() -> None:
            await self.amend(lambda row: seat_changes.left(row, holder))
            if self.row.status != "setup":
                self.left(holder)
                self.house.publish(Left(self.row.code, holder))

        await self.in_turn(go)

    async def start(self, holder: str) -> None:
        """The host begins the game."""

        def begin(row: TableRow) -> TableRow:
            seat_changes.check_host(row, holder)
            return seat_changes.begun(row, self.game, now())

        await self._amend(begin)

    async def _amend(self, change: seat_changes.Change) -> None:
        await self.in_turn(lambda: self.amend(change))

    async def rematch(self, holder: str) -> str:
        """The code of the table where the same group plays on; the first who asks opens it."""
        if not self.seats_of(holder):
            raise Refusal("not_yours", "Only those who sit at this table can ask for another game.")
        self.record()  # refused while the game runs
        code = new_code()
        while await self.house.store.table(code) is not None:
            code = new_code()
        await self._amend(lambda row: seat_changes.going_on_at(row, code))
        return await self.in_turn(self._open_rematch)

    async def _open_rematch(self) -> str:
        """The code is reserved first, so that two who ask at once, or a crash, make no second table."""
        code = self.row.rematch
        fresh = seat_changes.again(self.row, code, secrets.randbits(53), now())
        with suppress(CodeTaken):
            await self.house.store.open_table(seat_changes.begun(fresh, self.game, now()))
        await self.house.visit(code)
        return code

    async def new_key(self, holder: str, seat: int) -> str:
        """A new secret for the seat's own link; the old one opens nothing any more."""
        key = secrets.token_urlsafe(16)

        def change(row: TableRow) -> TableRow:
            seat_changes.check_holder(row, holder, seat)
            return seat_changes.with_seat(row, seat, key=hashed(key))

        await self._amend(change)
        return key

    async def claim(self, holder: str, key: str) -> int:
        """Take a seat on this device; whoever had it before is no longer told what it sees."""
        await self._amend(lambda row: seat_changes.claimed(row, holder, hashed(key)))
        return seat_changes.seat_of_key(self.row, hashed(key))

    def record(self) -> Record:
        """The whole game; only when it is over, since it holds every secret."""
        if self.history is None or self.row.status != "over" or not self.history.match.over:
            raise Refusal("not_over", "The game is not over yet.")
        return self.history.match.record


def hashed(key: str) -> str:
    """What the database keeps of a key."""
    return hashlib.sha256(key.encode()).hexdigest()
