"""Clients come to a table and leave it again."""

from wagonlit.table.room.audience import Audience, check_eyes
from wagonlit.table.room.broadcast import Broadcast
from wagonlit.table.room.flow import Flow
from wagonlit.table.room.positions import Client
from wagonlit.table.room.seating import seats_of
from wagonlit.table.room.table_state import TableState
from wagonlit.table.room.work_queue import WorkQueue
from wagonlit.table.wire.messages import Refused, TableChanged
from wagonlit.table.wire.refusal import Refusal


class Arrivals:
    """Lets clients in, and out."""

    def __init__(
        self,
        state: TableState,
        audience: Audience,
        broadcast: Broadcast,
        queue: WorkQueue,
        flow: Flow,
    ) -> None:
        self._state = state
        self._audience = audience
        self._broadcast = broadcast
        self._queue = queue
        self._flow = flow
        self._waiting: set[int] = set()

    def connect(self, client: Client, since: int = 0) -> None:
        """Somebody comes, and is sent everything first. Refusal if those are not their eyes."""
        check_eyes(self._state.row, client)
        if not self._queue.busy:
            self._enter(client, since)
            return
        # An answer is being stored: until it is, nobody may be told of it.
        self._waiting.add(id(client))
        self._queue.soon(lambda: self._enter_late(client, since))

    async def _enter_late(self, client: Client, since: int) -> None:
        if id(client) not in self._waiting:
            return
        self._waiting.discard(id(client))
        try:
            check_eyes(self._state.row, client)
        except Refusal as fault:
            client.send(Refused("", fault.code, fault.says, self._state.n))
        else:
            self._enter(client, since)

    def _enter(self, client: Client, since: int) -> None:
        self._audience.add(client)
        client.send(self._broadcast.snapshot(client, since))
        self._flow.presence_changed(client)

    def part_with_strangers(self) -> None:
        """Whoever has lost a seat no longer sees with its eyes; they may come again to look on."""
        for client in self._audience:
            try:
                check_eyes(self._state.row, client)
            except Refusal:
                seats = seats_of(self._state.row, client.holder)
                client.send(TableChanged(self._broadcast.table(), seats))
                self._audience.remove(client)
        self._audience.forget_strangers(self._state.row)

    def send_away(self, why: Refusal) -> None:
        """Nobody may stay."""
        self._waiting.clear()
        for client in self._audience:
            client.send(Refused("", why.code, why.says, self._state.n))
            self._audience.remove(client)

    def disconnect(self, client: Client) -> None:
        """Somebody goes."""
        self._waiting.discard(id(client))
        if client in self._audience:
            self._audience.remove(client)
            self._flow.presence_changed(client)
