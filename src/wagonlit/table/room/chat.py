"""What is said at a table."""

from collections.abc import Sequence

from msgspec.structs import asdict

from wagonlit.core.event import ONLOOKER
from wagonlit.core.hosted import Hosted
from wagonlit.core.written import cleaned
from wagonlit.table.peers.messages import TableMoved
from wagonlit.table.room.audience import Audience
from wagonlit.table.room.history import History
from wagonlit.table.room.positions import Client
from wagonlit.table.room.services import Services
from wagonlit.table.room.table_state import TableState
from wagonlit.table.store.rows import LINES_KEPT, ChatRow
from wagonlit.table.wire.messages import ChatLine, Said, Say
from wagonlit.table.wire.refusal import Refusal
from wagonlit.table.wire.timestamps import now


class Chat:
    """The last lines, and everybody who hears the next."""

    def __init__(
        self, state: TableState, audience: Audience, services: Services, rows: Sequence[ChatRow]
    ) -> None:
        self._state = state
        self._audience = audience
        self._services = services
        self.lines = [line_of(row) for row in rows][-LINES_KEPT:]

    async def take_say(self, client: Client, say: Say) -> None:
        """Somebody says something; it is stored before anybody hears it."""
        row, text = self._state.row, cleaned(say.text)
        if not text:
            raise Refusal("blank", "There is nothing to read in that.")
        self._check_open(client.seat)
        said = await self._services.store.say(
            row.id, seat=client.seat, name=row.seats[client.seat].name, text=text, at=now()
        )
        self._add(said)
        self._services.publish(TableMoved(row.code))

    def _check_open(self, seat: int) -> None:
        if is_closed(self._state.history, seat):
            raise Refusal("chat_closed", "The chat is closed to you until the round is over.")

    async def catch_up(self) -> None:
        """What was said at other processes."""
        last = self.lines[-1].n if self.lines else 0
        for said in await self._services.store.chat(self._state.row.id):
            if said.n > last:
                self._add(said)

    def _add(self, said: ChatRow) -> None:
        line = line_of(said)
        self.lines = [*self.lines, line][-LINES_KEPT:]
        self._audience.send(Said(line))


def is_closed(history: History | None, seat: int) -> bool:
    """May whoever sits there not chat now?"""
    if history is None or history.match.over:
        return False
    if type(history.game).chat_closed is Hosted.chat_closed:
        return False  # no need to look, as in most games
    match = history.match
    return history.game.chat_closed(match.options, match.views[ONLOOKER], seat)


def line_of(row: ChatRow) -> ChatLine:
    """A line of chat as it is sent."""
    return ChatLine(**asdict(row))
