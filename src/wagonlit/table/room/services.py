"""What all rooms of a process share: the store, the bots, and the other processes."""

import logging
from collections.abc import Awaitable, Callable

from wagonlit.table.bots.pool import BotPool
from wagonlit.table.peers.messages import Presence, PresenceChanged, Publish
from wagonlit.table.peers.registry import Peers
from wagonlit.table.room.clock import Timing
from wagonlit.table.store.store import Store

logger = logging.getLogger("wagonlit.table")


class Services:
    """Given to every room."""

    def __init__(
        self, store: Store, bot_pool: BotPool, timing: Timing, peers: Peers | None, publish: Publish | None
    ) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.timing = timing
        self.peers = peers or Peers()
        self.publish: Publish = publish or (lambda message: None)
        self.awake: set[object] = set()  # rooms where somebody is, or where something goes on by itself
        self.presences: dict[str, Presence] = {}  # who is in those, as the other processes were told
        self._complaints: set[str] = set()
        self.open_room: Callable[[str], Awaitable[object]]  # set by whoever keeps the rooms

    def complain(self, of: str) -> None:
        """Tell whoever looks after the server, once, however often it is met."""
        if of not in self._complaints:
            self._complaints.add(of)
            logger.error(of)

    def tell_presence(self, code: str, presence: Presence | None) -> None:
        """Tell the other processes who is at a table here, if that is new; None: the table sleeps here."""
        if presence == self.presences.get(code):
            return
        if presence is None:
            del self.presences[code]
        else:
            self.presences[code] = presence
        self.publish(PresenceChanged(code, presence))
