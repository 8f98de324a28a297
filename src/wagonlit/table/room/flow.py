"""What the parts of a room set in motion once they have changed something; the room itself does it."""

from typing import Protocol

from wagonlit.table.store.writes import Change


class Flow(Protocol):
    """How a table goes on."""

    async def amend(self, change: Change) -> None:
        """Change the table's row as it is now in the store, and tell everybody."""

    async def reread(self) -> None:
        """Read what other processes have stored, and tell it here."""

    async def went_on(self, by: int, first: int) -> None:
        """The log has grown by this seat's entry: tell what is new from `first` on, here and to the peers."""
