"""What the link to other processes needs to know of the tables here."""

from collections.abc import Mapping
from typing import Protocol

from wagonlit.table.peers.messages import Presence
from wagonlit.table.wire.messages import Forecast


class LocalTables(Protocol):
    """The tables of this process, as far as the link needs them."""

    def codes(self) -> list[str]:
        """Those whose rooms are here at this moment."""

    def is_in_memory(self, code: str) -> bool:
        """Is this one of them?"""

    def presences(self) -> Mapping[str, Presence]:
        """Who is here at which table."""

    async def reread(self, code: str) -> None:
        """Another process wrote to this table."""

    def update_peer(self, process: str, code: str, presence: Presence | None) -> None:
        """Who is at a table through another process has changed."""

    def person_left(self, code: str, holder: str) -> None:
        """Somebody told another process that they are leaving."""

    def note_chances(self, code: str, forecast: Forecast) -> None:
        """Another process has worked out the chances of a table."""

    def forget_peer(self, process: str) -> None:
        """Another process is gone."""

    async def resume(self) -> None:
        """Go on with every game that no process keeps awake."""
