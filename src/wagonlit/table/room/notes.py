"""What people write into their own notebooks."""

from wagonlit.core.errors import WagonlitError
from wagonlit.core.written import cleaned
from wagonlit.table.room.audience import Audience
from wagonlit.table.room.flow import Flow
from wagonlit.table.room.positions import Client
from wagonlit.table.room.seat_changes import with_seat
from wagonlit.table.room.table_state import TableState
from wagonlit.table.room.viewing_pause import ViewingPause
from wagonlit.table.store.rows import TableRow
from wagonlit.table.wire.messages import Mark, Marked
from wagonlit.table.wire.refusal import Refusal


class Notes:
    """The marks of each seat, kept with the table and told to that seat alone."""

    def __init__(self, state: TableState, audience: Audience, show: ViewingPause, flow: Flow) -> None:
        self._state = state
        self._audience = audience
        self._show = show
        self._flow = flow

    async def take_mark(self, client: Client, mark: Mark) -> None:
        """Somebody writes, or rubs something out."""
        self._check_not_looking(client)
        view = self._state.playing.match.views[client.seat]

        def noted(row: TableRow) -> TableRow:
            marks = row.seats[client.seat].marks
            try:
                written = self._state.game.noted(view, marks, mark.key, cleaned(mark.text))
            except WagonlitError as fault:
                raise Refusal("bad_mark", str(fault)) from fault
            return with_seat(row, client.seat, marks=written)

        await self._flow.amend(noted)

    def _check_not_looking(self, client: Client) -> None:
        """What must be remembered is not written down while it passes."""
        if self._show.holds(client.holder):
            raise Refusal("being_shown", "Nothing is written down while it is being shown.")

    def tell_changes(self, before: TableRow) -> None:
        """Send each seat its marks if they are no longer what they were."""
        for old, new in zip(before.seats, self._state.row.seats):
            if old.marks != new.marks:
                for client in self._audience.at_seat(new.seat):
                    client.send(Marked(new.marks))
