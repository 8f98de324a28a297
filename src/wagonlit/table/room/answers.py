"""Answers of people, bots and the clock: each is stored before anybody is told of it."""

from wagonlit.core.errors import BadAnswer
from wagonlit.table.room import log
from wagonlit.table.room.flow import Flow
from wagonlit.table.room.table_state import TableState
from wagonlit.table.store.errors import PlaceTaken, SaidAlready
from wagonlit.table.store.rows import BY_CLOCK, Entry
from wagonlit.table.store.store import Store
from wagonlit.table.wire.http import Status
from wagonlit.table.wire.messages import Reply
from wagonlit.table.wire.refusal import Refusal, refused_answer, stale
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
            self._check(seat, reply)
            first = history.told_count
            entry = await self._stored(seat, reply)
            if entry is not None:
                history.keep(entry)
                await self._tell(seat, reply, first)
                return history.by_key[reply.id].n
        raise stale()

    def _check(self, seat: int, reply: Reply) -> None:
        """Does its question still stand or, where an answer is to be changed, does nobody know that yet?"""
        history = self._state.playing
        laid = {who: one.ask for who, one in history.laid.items()}
        ask = laid.get(seat) if reply.instead else history.open_to(seat)
        if ask is None or ask.at != reply.at:
            raise stale()
        if reply.instead and history.changes[seat] >= log.MOST_CHANGES:
            raise Refusal("not_now", "You have changed so many answers in this game that this one stays.")

    async def _tell(self, seat: int, reply: Reply, first: int) -> None:
        if reply.instead:
            self._flow.changed_mind(seat)
        else:
            await self._flow.went_on(seat, first)

    def _given_before(self, seat: int, key: str) -> int:
        entry = self._state.playing.by_key[key]
        if entry.seat != seat:
            raise Refusal("bad_answer", "That id belongs to somebody else's answer; take a new one.")
        return entry.n

    async def _stored(self, seat: int, reply: Reply) -> Entry | None:
        """The answer's entry, committed; None if another process was faster, whose entries are known now."""
        history = self._state.playing
        try:
            entry = self._attempted(seat, reply)
        except BaseException as fault:
            # An answer that is refused has changed nothing, and to play the whole game again would be dear;
            # unless it was tried in the place of another, or a rule failed half-way.
            if reply.instead or not isinstance(fault, Refusal):
                history.revert()
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

    def _attempted(self, seat: int, reply: Reply) -> Entry:
        history = self._state.playing
        try:
            if reply.instead:
                return history.attempt_change(seat, reply.choice, reply.id)
            return history.attempt(seat, reply.choice, reply.id, now(), reply.id.startswith(BY_CLOCK))
        except BadAnswer as fault:
            raise refused_answer(fault) from fault
