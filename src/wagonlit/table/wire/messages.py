"""What the sockets carry: the game is played over one socket for each seat, or each onlooker."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from wagonlit.core.ask import Ask
from wagonlit.core.event import Told
from wagonlit.core.game import Insight, Result
from wagonlit.core.proposal import MOST_STEPS, Step
from wagonlit.kit.search.estimate import Chance
from wagonlit.table.wire.http import NO_SEAT, Fault, Key, TableInfo

Speed = Literal["slow", "normal", "fast", "paused"]

# From the server, over the socket


class ChatLine(Struct, frozen=True):
    """Something said at the table."""

    n: int
    seat: int
    name: str
    text: str
    at: str


class UndoInfo(Struct, frozen=True):
    """Whether this seat may take its last answer back, and who must agree if somebody asks to."""

    mine: Literal["no", "free", "ask"]
    wisher: int = NO_SEAT  # the seat that asks to undo
    needed: list[int] = []  # who has not agreed yet


class LaidAnswer(Struct, frozen=True):
    """A sealed answer that this seat may still change, until all who were asked have answered."""

    ask: Ask
    choice: int | str | list[int]


class Position(Struct, frozen=True):
    """Where the game stands for one seat: all that the page draws."""

    n: int  # how long the table's log is
    view: Any
    ask: Ask | None  # its `at` is what an answer must name
    waiting: list[int]  # whom the table waits for; of `discreet` questions, each sees only its own
    undo: UndoInfo
    notebook: Any | UnsetType = UNSET  # left out where it is as it was when it was last sent
    deadline: str = ""  # when the clock runs out for those who must answer: ISO 8601, UTC
    limit: float = 0.0  # how many seconds there were until then in the beginning; none without a deadline
    viewing_until: str = ""  # until then, or until `Viewed`, bots wait for people to see what was told
    result: Result | None = None
    discreet: bool = False  # somebody is asked something, and the others may not know who
    laid: LaidAnswer | None = None  # what it has answered, and may answer differently: `Reply.instead`
    chat_closed: bool = False  # this seat may not chat now: it could give something away
    hindsight: list[Insight] = []  # once the game is over: what this seat, and nobody else, is told about it


class Forecast(Struct, frozen=True):
    """How likely each seat was to win at a position, as far as anybody who looks on could tell."""

    at: int  # how long the table's log was
    chances: tuple[Chance, ...]  # by seat; where all win together, the same for each


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
    forecasts: list[Forecast] = []  # the oldest first; none unless the table's assistance shows them


class Moved(Struct, frozen=True, tag="moved"):
    """Something happened. `told` replaces what was told from `first` on; an undo is sent the same way."""

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
    """What this seat has written into its notebook, as it is now."""

    marks: dict[str, str]


class Forecasts(Struct, frozen=True, tag="forecasts"):
    """The chances of winning: `line` replaces what was told from `first` on."""

    first: int
    line: list[Forecast]


class Accepted(Struct, frozen=True, tag="accepted"):
    """The answer of that id is in the log, where it will stay."""

    id: str
    n: int


class Refused(Struct, frozen=True, tag="refused"):
    """That message had no effect, and why; `n` is where the table stands."""

    id: str
    code: Fault
    says: str
    n: int
    reason: str = ""  # more exactly, for people: `refusal-…` in the texts of the game or the page
    facts: dict[str, str | int] = {}  # what that text speaks of


class Pong(Struct, frozen=True, tag="pong"):
    """Still here."""


FromServer = Snapshot | Moved | TableChanged | Said | Marked | Forecasts | Accepted | Refused | Pong


# To the server, over the socket


class Reply(Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """An answer, with an id of its own and the position it answers: sent twice, it counts once.

    A list answers all parts of a question that has several. `instead`: that question is answered already, and
    this takes the place of the answer, of which nobody knows anything yet.
    """

    id: Key
    at: int
    choice: int | Annotated[str, Meta(max_length=500)] | Annotated[list[int], Meta(max_length=61)]
    instead: bool = False


class TakeBack(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take my last answer back; where the others must agree, they are asked."""

    at: int


class Consent(Struct, frozen=True, tag="consent", forbid_unknown_fields=True):
    """Agree, or not, that somebody takes an answer back."""

    at: int
    agree: bool


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=300, pattern=r"\S")]


class Mark(Struct, frozen=True, tag="mark", forbid_unknown_fields=True):
    """Write in one's own notebook; an empty text erases."""

    key: Annotated[str, Meta(max_length=60)]
    text: Annotated[str, Meta(max_length=8)]


class Propose(Struct, frozen=True, tag="propose", forbid_unknown_fields=True):
    """What we could do. It takes the place of what I proposed before; empty, it withdraws that."""

    steps: Annotated[list[Step], Meta(max_length=MOST_STEPS)]
    text: Annotated[str, Meta(max_length=200)] = ""


class SitIn(Struct, frozen=True, tag="sit_in", forbid_unknown_fields=True):
    """Let a bot answer for somebody who is away."""

    seat: int
    bot: Annotated[str, Meta(max_length=40)]


class Back(Struct, frozen=True, tag="back", forbid_unknown_fields=True):
    """I answer for myself again."""


class Viewed(Struct, frozen=True, tag="viewed", forbid_unknown_fields=True):
    """I have seen what was shown; nobody need wait for me."""

    at: int
    writing: bool = False  # not yet: it has passed, but I am writing it down


class SetSpeed(Struct, frozen=True, tag="speed", forbid_unknown_fields=True):
    """How fast I follow what happens: bots go by the slowest person, and wait for one who plays alone."""

    speed: Speed


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there? `lag` is how many milliseconds the last answer to this took: where people answer in a
    window, the table may make up for it, within a bound that was agreed on."""

    lag: Annotated[int, Meta(ge=0, le=60_000)] = 0


ToServer = Reply | TakeBack | Consent | Say | Mark | Propose | SitIn | Back | Viewed | SetSpeed | Ping
