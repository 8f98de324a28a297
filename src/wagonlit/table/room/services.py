"""What all rooms share: where tables are kept, who thinks for bots, and whom to tell elsewhere."""

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from wagonlit.table.bots.pool import Minds
from wagonlit.table.peers.messages import Here, Presence, Publish
from wagonlit.table.peers.registry import Others
from wagonlit.table.room.clock import Timing
from wagonlit.table.store.store import Store

if TYPE_CHECKING:
    from wagonlit.table.room.room import Room

logger = logging.getLogger("wagonlit.table")


class House:
    """The house with all the rooms."""

    def __init__(
        self, store: Store, minds: Minds, timing: Timing, others: Others | None, publish: Publish | None
    ) -> None:
        self.store = store
        self.minds = minds
        self.timing = timing
        self.others = others or Others()
        self.publish: Publish = publish or (lambda tiding: None)
        self.awake: set[object] = set()  # rooms where somebody is, or something goes on by itself
        self.here: dict[str, Presence] = {}  # of those: who is there, as the other processes were told
        self.visit: Callable[[str], Awaitable[Room]]

    def tell_presence(self, code: str, presence: Presence | None) -> None:
        """Tell the other processes who is at a table here, if that is new; None: it sleeps."""
        if presence == self.here.get(code):
            return
        if presence is None:
            del self.here[code]
        else:
            self.here[code] = presence
        self.publish(Here(code, presence))
