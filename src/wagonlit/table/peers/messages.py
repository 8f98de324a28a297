"""What several server processes at one database tell each other; none of it is told to anybody else."""

from collections.abc import Callable

from msgspec import Struct


class Presence(Struct, frozen=True):
    """Who is at a table through one process: the holders of seats, and how many look on."""

    people: tuple[str, ...] = ()
    watchers: int = 0


class TableMoved(Struct, frozen=True, tag="moved"):
    """There is something new of this table in the store."""

    code: str


class Here(Struct, frozen=True, tag="here"):
    """The sender keeps this table awake, with these people; or lets it sleep."""

    code: str
    presence: Presence | None


class Left(Struct, frozen=True, tag="left"):
    """Somebody said that they go, through whichever process they are connected."""

    code: str
    holder: str


class Alive(Struct, frozen=True, tag="alive"):
    """The sender lives. One that knows nothing asks the others to say again who is where."""

    asks: bool = False


class Farewell(Struct, frozen=True, tag="farewell"):
    """The sender stops."""


class Missed(Struct, frozen=True, tag="missed"):
    """The line was broken, says the own process: whatever was told meanwhile has been missed."""


Tiding = TableMoved | Here | Left | Alive | Farewell | Missed
Publish = Callable[[Tiding], None]


class Letter(Struct, frozen=True):
    """A tiding on its way. Whoever writes anything lives."""

    sender: str
    since: str  # when the sender started
    tiding: Tiding
