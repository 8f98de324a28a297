"""What the parts of a room set in motion once they have changed something; the room itself does it.

Parts know their room by a weak reference only. So a room that nobody needs any more is gone at once, with
all its parts, and need not wait for the garbage collector, which looks for cycles only seldom.
"""

from typing import Protocol

from wagonlit.table.room.positions import Client
from wagonlit.table.store.writes import Change
from wagonlit.table.wire.messages import Reply


class Flow(Protocol):
    """How a table goes on."""

    @property
    def leads(self) -> bool:
        """Are bots and clock run here, rather than by another process?"""

    async def amend(self, change: Change) -> None:
        """Change the table's row as it is now in the store, and tell everybody."""

    async def reread(self) -> None:
        """Read what other processes have stored, and tell it here."""

    async def went_on(self, by: int, first: int) -> None:
        """The log has grown by this seat's entry: tell what is new from `first` on, here and to the peers."""

    def changed_mind(self, seat: int) -> None:
        """This seat has changed a sealed answer, of which nobody else may notice anything."""

    async def answer_for_bot(self, seat: int, bot: str, reply: Reply) -> None:
        """Give this bot's answer for this seat; Refusal if it is not possible, or no longer asked."""

    def ring(self) -> None:
        """Somebody has run out of time."""

    def presence_changed(self, whose: Client) -> None:
        """A client has come or gone."""

    def person_left(self, holder: str) -> None:
        """Somebody has said that they are leaving."""

    def stay_awake(self) -> None:
        """Whether this table must be kept in memory may have changed: decide again."""
