"""What all rooms share: where tables are kept, who thinks for bots, and whom to tell elsewhere."""

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from wagonlit.table.clock import Timing
from wagonlit.table.minds import Minds
from wagonlit.table.store.store import Store

if TYPE_CHECKING:
    from wagonlit.table.room import Room

Publish = Callable[[str, int], Awaitable[None]]

logger = logging.getLogger("wagonlit.table")


class House:
    """The house with all the rooms."""

    def __init__(self, store: Store, minds: Minds, timing: Timing, publish: Publish | None) -> None:
        self.store = store
        self.minds = minds
        self.timing = timing
        self.awake: set[object] = set()  # rooms where somebody is, or something goes on by itself
        self._publish = publish
        self.visit: Callable[[str], Awaitable[Room]]

    async def moved(self, code: str, n: int) -> None:
        """Tell the other processes; if that fails they learn of it with the next move."""
        if self._publish is None:
            return
        try:
            await self._publish(code, n)
        except Exception:  # whatever carries the news, the table itself is safe
            logger.exception("Table %s moved to %d, but the others could not be told.", code, n)
