"""Answers of people, bots and the clock: each is stored before anybody is told of it."""

from wagonlit.core.errors import BadAnswer
from wagonlit.table.room.flow import Flow
from wagonlit.table.room.table_state import TableState
from wagonlit.table.store.errors import PlaceTaken, SaidAlready
from wagonlit.table.store.rows import Entry
from wagonlit.table.store.store import Store
from wagonlit.table.wire.http import Status
from wagonlit.table.wire.messages import Reply
from wagonlit.table.wire.refusal import Refusal, stale
from wagonlit.table.wire.timestamps import now

RETRIES = 20  # answers of other processes that may come in between


class Answers:
    """The one way into the log of a table for answers."""

    def __init__(self, state: TableState, store: Store, flow: Flow) -> None:
        self._state = state
        self._store = store
        self._flow = flow

    async def give(self, seat: int, reply: Reply) -> int:
        """Where in the log the answer stands; sent twice, it counts once."""
        history = self._state.playing
        for _ in range(RETRIES):
            if reply.id in history.by_key:
                return self._given_before(seat, reply.id)
            ask = history.questions.get(seat)
            if ask is None or ask.at != reply.at:
                raise stale()
            first = history.told_count
            entry = await self._stored(seat, reply)
            if entry is not None:
                history.keep(entry)
                await self._flow.went_on(seat, first)
                return entry.n
        raise stale()

    def _given_before(self, seat: int, key: str) -> int:
        entry = self._state.playing.by_key[key]
        if entry.seat != seat:
            raise Refusal("bad_answer", "That id belongs to somebody else's answer; take a new one.")
        return entry.n

    async def _stored(self, seat: int, reply: Reply) -> Entry | None:
        """The answer's entry, committed; None if another process was faster, whose entries are known now."""
        history = self._state.playing
        try:
            entry = history.attempt(seat, reply.choice, reply.id, now())
        except BadAnswer as fault:
            raise Refusal("bad_answer", str(fault)) from fault
        except BaseException:
            history.revert()  # a rule failed half-way
            raise
        status: Status | None = "over" if history.match.over else None
        try:
            await self._store.append(self._state.row.id, entry, status)
        except (PlaceTaken, SaidAlready):
            history.revert()
            await self._flow.reread()
            return None
        except BaseException:
            history.revert()
            raise
        return entry
