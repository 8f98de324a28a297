"""What server processes on one database tell each other; nobody else hears any of it."""

from collections.abc import Callable

from msgspec import Struct

from wagonlit.table.wire.messages import Forecast

CHANNEL = "tables"


class Presence(Struct, frozen=True):
    """Who is at a table through one process: the holders of seats, and how many look on."""

    people: tuple[str, ...] = ()
    onlookers: int = 0


class TableMoved(Struct, frozen=True):
    """The store has something new about this table; on its way it is one of `TablesMoved`."""

    code: str


class TablesMoved(Struct, frozen=True, tag="moved"):
    """The store has something new about these tables."""

    codes: tuple[str, ...]


class PresenceChanged(Struct, frozen=True, tag="presence"):
    """The sender keeps this table awake, with these people; None: the table sleeps there."""

    code: str
    presence: Presence | None


class PersonLeft(Struct, frozen=True, tag="left"):
    """Somebody said that they are leaving, through whichever process they are connected."""

    code: str
    holder: str


class ChancesFound(Struct, frozen=True, tag="chances"):
    """The sender has worked out how likely the seats of this table are to win at some position."""

    code: str
    forecast: Forecast


class Heartbeat(Struct, frozen=True, tag="heartbeat"):
    """The sender is alive. One that knows nothing asks the others to say again who is where."""

    asks: bool = False


class Goodbye(Struct, frozen=True, tag="goodbye"):
    """The sender stops."""


class PeerLost(Struct, frozen=True, tag="lost"):
    """Said by this process to itself: nothing is heard of that one any more, and something was missed."""

    process: str


class Reconnected(Struct, frozen=True, tag="reconnected"):
    """Said by this process to itself: the connection was broken, and what was told meanwhile was missed."""


PeerMessage = (
    TablesMoved | PresenceChanged | PersonLeft | ChancesFound | Heartbeat | Goodbye | PeerLost | Reconnected
)
Publish = Callable[[PeerMessage | TableMoved], None]


class Envelope(Struct, frozen=True):
    """A message on its way. Whoever sends anything is alive."""

    sender: str
    started: str  # when the sender did
    message: PeerMessage
