"""What clients send to a table: every message has its effect, or its sender is told why not."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from wagonlit.table import metrics
from wagonlit.table.room.audience import Audience
from wagonlit.table.room.broadcast import Broadcast
from wagonlit.table.room.positions import Client
from wagonlit.table.room.seat_changes import check_holder
from wagonlit.table.room.services import logger
from wagonlit.table.room.table_state import TableState
from wagonlit.table.store.errors import BadText, StoreLost
from wagonlit.table.wire.messages import Refused, Reply, ToServer
from wagonlit.table.wire.refusal import Refusal

Take = Callable[[Client, Any], Awaitable[None]]  # the message is of the type it is registered for


class Inbox:
    """Passes each message on to the part of the room that takes it. Nothing that is sent can break it."""

    def __init__(
        self, state: TableState, audience: Audience, broadcast: Broadcast, takers: Mapping[type, Take]
    ) -> None:
        self._state = state
        self._audience = audience
        self._broadcast = broadcast
        self._takers = takers

    async def take(self, client: Client, message: ToServer) -> None:
        """Only refusals are sent from here; all else is told by whoever takes the message."""
        id = message.id if isinstance(message, Reply) else ""
        try:
            check_holder(self._state.row, client.holder, client.seat)
            await self._takers[type(message)](client, message)
        except Refusal as fault:
            _refuse(client, Refused(id, fault.code, fault.says, self._state.n, fault.reason, fault.facts))
            if fault.code == "stale" and client in self._audience:
                self._send_position(client)
        except BadText as fault:
            _refuse(client, Refused(id, "bad_text", str(fault), self._state.n))
        except Exception as fault:
            if not isinstance(fault, StoreLost):  # of which the store says enough
                logger.exception("Table %s: a message could not be taken.", self._state.row.code)
            says = "That could not be stored; please try again."
            _refuse(client, Refused(id, "not_stored", says, self._state.n))

    def _send_position(self, client: Client) -> None:
        """Nothing new, but where the game stands."""
        told_count = self._state.playing.told_count
        client.send(self._broadcast.moved(client, self._state.last_by, told_count))


def _refuse(client: Client, refused: Refused) -> None:
    metrics.refusals.labels(refused.code).inc()
    client.send(refused)
