"""People sit down, change places, begin, come back on another device, and play again."""

import secrets
from contextlib import suppress

from wagonlit.core.event import ONLOOKER
from wagonlit.core.seed import secret_seed
from wagonlit.table.peers.messages import PersonLeft
from wagonlit.table.room import dealing, seat_changes
from wagonlit.table.room.audience import Audience
from wagonlit.table.room.flow import Flow
from wagonlit.table.room.seat_keys import claimed, hashed, seat_of_key
from wagonlit.table.room.seating import new_code, seats_of
from wagonlit.table.room.services import Services
from wagonlit.table.room.table_state import TableState
from wagonlit.table.room.work_queue import WorkQueue
from wagonlit.table.store.errors import CodeTaken
from wagonlit.table.store.rows import TableRow
from wagonlit.table.store.writes import Change
from wagonlit.table.wire.http import Join, Salt, Seal, TableChange
from wagonlit.table.wire.refusal import Refusal
from wagonlit.table.wire.timestamps import now


class Membership:
    """Who belongs to one table, and what its host may do."""

    def __init__(
        self, state: TableState, audience: Audience, services: Services, queue: WorkQueue, flow: Flow
    ) -> None:
        self._state = state
        self._audience = audience
        self._services = services
        self._queue = queue
        self._flow = flow

    def seats_of(self, holder: str) -> list[int]:
        """The seats this person holds."""
        return seats_of(self._state.row, holder)

    async def change(self, holder: str, change: TableChange) -> None:
        """The host changes the table before the game begins."""
        await self._amend(lambda row: seat_changes.changed(row, self._state.game, holder, change))

    async def join(self, holder: str, join: Join) -> int:
        """Take an open seat; asked twice under the same name, it is the same seat."""
        await self._amend(lambda row: seat_changes.joined(row, holder, join))
        seat = seat_changes.seat_named(self._state.row, holder, join.name)
        if seat is None:
            raise Refusal("no_seat", "The seat was taken away again.")
        return seat

    async def leave(self, holder: str) -> None:
        """Before the game the seat is free again; later its person counts as away."""

        async def go() -> None:
            await self._flow.amend(lambda row: seat_changes.left(row, holder))
            if self._state.row.has_begun:
                self._flow.person_left(holder)
                self._services.publish(PersonLeft(self._state.row.code, holder))

        await self._queue.run(go)

    async def start(self, holder: str) -> None:
        """The host begins the game; where the host has been away for long, whoever else sits here may.

        While people add salt to the deal, anybody here may say that its time is over.
        """
        host = self._state.row.host
        away = self._audience.away_for(host)
        gone = away > self._services.timing.absence

        def begin(row: TableRow) -> TableRow:
            if away and not row.has_begun and row.host == host != holder and seats_of(row, holder):
                row = seat_changes.succeeded(row, holder, gone)
            return dealing.begun_by(row, self._state.game, holder, now())

        await self._amend(begin)

    async def seal(self, holder: str, given: Seal) -> None:
        """Somebody seals the salt that they add to the deal."""
        await self._amend(lambda row: dealing.sealed(row, self._state.game, holder, given, now()))

    async def salt(self, holder: str, given: Salt) -> None:
        """Somebody opens the salt that they have sealed."""
        await self._amend(lambda row: dealing.opened(row, self._state.game, holder, given, now()))

    async def _amend(self, change: Change) -> None:
        await self._queue.run(lambda: self._flow.amend(change))

    async def rematch(self, holder: str) -> str:
        """The code of the table where the same group plays on; the first who asks opens it."""
        if not self.seats_of(holder):
            raise Refusal("not_yours", "Only those who sit at this table can ask for another game.")
        self._state.record()  # refused while the game runs
        code = new_code(self._services.peers.division)
        while await self._services.store.table(code) is not None:
            code = new_code(self._services.peers.division)
        await self._amend(lambda row: seat_changes.going_on_at(row, code))
        return await self._queue.run(self._open_rematch)

    async def _open_rematch(self) -> str:
        """The code is reserved first, so that two who ask at once, or a crash, make no second table."""
        code = self._state.row.rematch
        match = self._state.playing.match
        anew = self._state.game.rematch_options(match.options, match.told[ONLOOKER])
        fresh = seat_changes.again(self._state.row, code, secret_seed(), now(), anew)
        with suppress(CodeTaken):
            await self._services.store.open_table(dealing.begun(fresh, self._state.game, now()))
        await self._services.open_room(code)
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
        await self._amend(lambda row: claimed(row, holder, hashed(key)))
        return seat_of_key(self._state.row, holder, hashed(key))
