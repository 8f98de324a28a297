"""Everything that goes over the wire, as types; `ui/src/wire.ts` is made from them.

HTTP opens tables and seats people; a socket for each seat, or each onlooker, carries the game.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from wagonlit.core.ask import Ask
from wagonlit.core.event import Told
from wagonlit.core.game import Result
from wagonlit.core.options import Parts

Name = Annotated[str, Meta(min_length=1, max_length=20, pattern=r"\S")]
Code = Annotated[str, Meta(pattern="^[A-Z]{6}$")]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Status = Literal["setup", "playing", "over"]
Clock = Literal["none", "relaxed", "fast"]
SeatKind = Literal["open", "person", "bot"]

WATCHING = -1  # the seat of somebody who only looks on


# Games, as the page must know them


class OptionInfo(Struct, frozen=True):
    """One table option: what it may be, and what it is made of where it is a list or mapping."""

    name: str
    default: Any  # none: it depends on other options
    values: list[Any]
    parts: Parts | None = None


class DecisionInfo(Struct, frozen=True):
    """What kind of id answers this question, and the rule it comes from."""

    domain: str
    rule: str


class GameInfo(Struct, frozen=True):
    """A game: who can play, what can be agreed on, and the names of all its ids."""

    id: str
    version: int
    players: list[int]
    rule_prefix: str
    options: list[OptionInfo]
    bots: list[str]  # weakest first
    domains: dict[str, list[str]]
    decisions: dict[str, DecisionInfo]
    events: dict[str, dict[str, str]]  # which of an event's facts are ids, and of which domain


# Tables


class SeatInfo(Struct, frozen=True):
    """Who sits there, and whether they are here."""

    seat: int
    kind: SeatKind
    name: str
    bot: str = ""  # the bot that sits there
    sitting_in: str = ""  # the bot that answers for a person who is away
    here: bool = False


class TableInfo(Struct, frozen=True):
    """What everybody may know of a table."""

    code: str
    name: str
    game: str
    status: Status
    options: dict[str, Any]
    clock: Clock
    listed: bool
    open_hands: bool  # onlookers may look into hands while the game runs
    seats: list[SeatInfo]
    host: int  # the host's seat
    watchers: int
    moved: str  # when something last happened there: ISO 8601, UTC
    rematch: str = ""  # the code of the table where the group plays on


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as its host wants it: for me (several: one device for all), for a friend, or for a bot."""

    kind: Literal["me", "open", "bot"]
    name: Annotated[str, Meta(max_length=20)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table. With no open seat the game begins at once."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    name: Annotated[str, Meta(max_length=40)] = ""
    options: dict[str, Any] = {}
    clock: Clock = "none"
    listed: bool = False
    open_hands: bool = False
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None


class TableChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host changes before the game begins; what is left out stays."""

    name: Annotated[str, Meta(max_length=40)] | None = None
    options: dict[str, Any] | None = None
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)] | None = None
    clock: Clock | None = None
    listed: bool | None = None
    open_hands: bool | None = None


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat under this name."""

    name: Name
    seat: Annotated[int, Meta(ge=0, lt=8)] | None = None  # none: any that is open


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Take one's own seat again, on any device, by the key of its link."""

    key: Key


class Seated(Struct, frozen=True):
    """The table, and which of its seats are mine."""

    table: TableInfo
    seats: list[int]


class SeatKey(Struct, frozen=True):
    """The secret of a seat's own link."""

    key: str


class Token(Struct, frozen=True):
    """A bearer token, for bots and scripts."""

    token: str


class Problem(Struct, frozen=True):
    """What was wrong, in one sentence for people; `code` is for programs."""

    code: str
    says: str


# From the server, over the socket


class ChatLine(Struct, frozen=True):
    """Something said at the table."""

    n: int
    seat: int
    name: str
    text: str
    at: str


class UndoInfo(Struct, frozen=True):
    """Whether this seat may take its last answer back, and who is asked to agree to somebody's wish."""

    mine: Literal["no", "free", "ask"]
    wisher: int = WATCHING  # the seat that would like to take back
    needed: list[int] = []  # who has not agreed yet


class Position(Struct, frozen=True):
    """Where the game stands for one seat: all the page draws."""

    n: int  # how long the table's log is
    view: Any
    notebook: Any
    ask: Ask | None  # its `at` is what an answer must name
    waiting: list[int]
    undo: UndoInfo
    deadline: str = ""  # when the clock runs out for those who must answer: ISO 8601, UTC
    result: Result | None = None


class Snapshot(Struct, frozen=True, tag="snapshot"):
    """On connecting: everything. `told` is what this seat was told from `first` on."""

    table: TableInfo
    seat: int
    seats: list[int]  # all that this person holds: more than one on a shared device
    now: str  # the server's clock
    position: Position | None  # none before the game begins
    first: int
    told: list[Told]
    marks: dict[str, str]
    chat: list[ChatLine]


class Moved(Struct, frozen=True, tag="moved"):
    """Something happened. What was told from `first` on is replaced by `told`, so undo is the same."""

    by: int  # whose answer it was
    now: str
    position: Position
    first: int
    told: list[Told]


class TableChanged(Struct, frozen=True, tag="table"):
    """Somebody came or left, or the host changed something."""

    table: TableInfo
    seats: list[int]


class Said(Struct, frozen=True, tag="said"):
    """A line of chat."""

    line: ChatLine


class Marked(Struct, frozen=True, tag="marked"):
    """The notebook's own marks, as they are now."""

    marks: dict[str, str]


class Accepted(Struct, frozen=True, tag="accepted"):
    """The answer of that id is in the log, where it will stay."""

    id: str
    n: int


class Refused(Struct, frozen=True, tag="refused"):
    """That message had no effect, and why; `n` is where the table stands."""

    id: str
    code: str
    says: str
    n: int


class Pong(Struct, frozen=True, tag="pong"):
    """Still here."""


FromServer = Snapshot | Moved | TableChanged | Said | Marked | Accepted | Refused | Pong


# To the server, over the socket


class Reply(Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """An answer, with an id of its own and the position it answers: sent twice, it counts once."""

    id: Key
    at: int
    choice: int | Annotated[str, Meta(max_length=500)]


class TakeBack(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take my last answer back; where the others must agree, they are asked."""

    at: int


class Consent(Struct, frozen=True, tag="consent", forbid_unknown_fields=True):
    """Agree, or not, to what somebody would like to take back."""

    at: int
    agree: bool


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=300, pattern=r"\S")]


class Mark(Struct, frozen=True, tag="mark", forbid_unknown_fields=True):
    """Write into the own notebook; an empty text rubs out."""

    key: Annotated[str, Meta(max_length=60)]
    text: Annotated[str, Meta(max_length=8)]


class SitIn(Struct, frozen=True, tag="sit_in", forbid_unknown_fields=True):
    """Let a bot answer for somebody who is away."""

    seat: int
    bot: Annotated[str, Meta(max_length=40)]


class Back(Struct, frozen=True, tag="back", forbid_unknown_fields=True):
    """I answer for myself again."""


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


ToServer = Reply | TakeBack | Consent | Say | Mark | SitIn | Back | Ping
