"""What goes over HTTP, where tables are opened and people take seats; the sockets carry `messages`.

`ui/src/wire.ts` is made from both.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from wagonlit.core.game import MOST_SEATS, DataName
from wagonlit.core.options import Parts
from wagonlit.core.proposal import Proposal
from wagonlit.core.view import Field

Name = Annotated[str, Meta(min_length=1, max_length=20, pattern=r"\S")]
Sealed = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # a SHA-256 hash, as hexadecimal digits
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Status = Literal["setup", "playing", "over"]
Clock = Literal["none", "relaxed", "fast"]
SeatKind = Literal["open", "person", "bot"]
Luck = Literal["server", "shared"]  # what chance deals from: the server's secret alone, or salt of people too
# Why something was refused, for programs; the page has a sentence for each (`refused-…`) in four languages.
Fault = Literal[
    "already_begun", "bad_answer", "bad_key", "bad_mark", "bad_name", "bad_option", "bad_request",
    "bad_salt", "bad_seats", "bad_text", "bad_token", "being_shown", "blank", "broken", "chat_closed",
    "hands_promised", "host_here",
    "malformed", "name_taken",
    "no_database", "no_game", "no_seat", "no_table", "not_away", "not_begun", "not_found", "not_host",
    "not_now", "not_over", "not_stored", "not_yours", "nothing_to_undo", "old_rules", "open_seed",
    "other_page", "our_fault", "over", "stale", "stopping", "table_closed", "too_fast", "too_large",
    "wrong_method",
]  # fmt: skip

NO_SEAT = -1  # the seat of somebody who only watches
# For bots, and for people who gave no name; enough for a whole table.
USUAL_NAMES = ("Anselme", "Odette", "Basile", "Célestine", "Fulgence", "Marguerite", "Octave", "Philippine")


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
    facts: dict[str, str]  # what its text speaks of, by name, with its domain; empty: not an id


class EventInfo(Struct, frozen=True):
    """What kind of thing happened: see `Event` in Python."""

    facts: dict[str, str]  # which of them are ids, and of which domain
    rule: str
    begins_chapter: bool
    concludes: bool
    aside: bool
    shows: str
    shown_to: str
    shown_by: str


class EditionInfo(Struct, frozen=True):
    """What a game has of its own where it is played with certain data, such as another map."""

    domains: dict[str, list[str]]
    names: dict[str, dict[str, DataName]]  # by domain and id, or option and value
    layout: dict[str, Any]  # data from which the table is drawn


class GameInfo(Struct, frozen=True):
    """A game: who can play, what can be agreed on, and the names of all its ids."""

    id: str
    version: int
    players: list[int]
    rule_prefix: str
    summary: bool  # does it have its rules on one page?
    options: list[OptionInfo]
    settled_options: list[str]  # those that nobody chooses, because they follow from the table
    language_options: dict[str, dict[str, Any]]  # by language: what its readers have instead of the defaults
    bots: list[str]  # all that are offered
    bots_by_strength: list[str]  # those of them whose strength is known, weakest first
    usual_bot: str  # an opponent for most people
    domains: dict[str, list[str]]
    names: dict[str, dict[str, DataName]]  # by domain and id, or option and value
    layout: dict[str, Any]  # data from which the table is drawn
    edition_option: str  # whose values have domains, names and a layout of their own; empty: none
    editions: dict[str, EditionInfo]  # by those values
    keeps_secrets: bool  # is there anything that only some may know?
    proposable: list[str]  # domains of what players may propose to each other
    sets: dict[str, str]  # domains whose ids are sets, as bits, and of which domain's ids
    constants: dict[str, Any]  # figures of the rules that texts and boards show
    decisions: dict[str, DecisionInfo]
    events: dict[str, EventInfo]
    view: dict[str, Field]  # what the fields of a view hold, in the order in which they are read


# Tables


class SeatInfo(Struct, frozen=True):
    """Who sits there, and whether they are here."""

    seat: int
    kind: SeatKind
    name: str
    bot: str = ""  # the bot that sits there
    sitting_in: str = ""  # the bot that answers for a person who is away
    here: bool = False
    proposal: Proposal | None = None  # what this seat proposes to the others
    adds_salt: bool = False  # will this person add salt to the deal?
    seal: str = ""  # the hash of that salt
    salt: str = ""  # opened when all are sealed


class Dealing(Struct, frozen=True):
    """The game begins as soon as everybody has sealed, then opened, the salt that they add to the deal."""

    step: Literal["sealing", "opening"]
    until: str  # then the next step comes without those who are late: ISO 8601, UTC


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
    onlookers: int  # how many onlookers are there
    moved: str  # when something last happened there: ISO 8601, UTC
    rematch: str = ""  # the code of the table where the group plays on
    seed: int | None = None  # chosen by hand, so that somebody may know the deal; none: it is secret
    commitment: str = ""  # the hash of what chance deals from; none: a seed was chosen
    dealing: Dealing | None = None


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as its host wants it: for me (several: one device for all), for a friend, or for a bot."""

    kind: Literal["me", "open", "bot"]
    name: Annotated[str, Meta(max_length=20)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table. With no open seat the game begins at once."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=MOST_SEATS)]
    name: Annotated[str, Meta(max_length=40)] = ""
    options: dict[str, Any] = {}
    clock: Clock = "none"
    listed: bool = False
    open_hands: bool = False
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    luck: Luck = "server"  # with “shared”, I add salt to the deal at each of my seats


class TableChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host changes before the game begins; whatever is left out stays as it is."""

    name: Annotated[str, Meta(max_length=40)] | None = None
    options: dict[str, Any] | None = None
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=MOST_SEATS)] | None = None
    free: Annotated[int, Meta(ge=0, lt=MOST_SEATS)] | None = None  # a guest's seat that becomes open again
    clock: Clock | None = None
    listed: bool | None = None
    open_hands: bool | None = None


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat under this name."""

    name: Name
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)] | None = None  # none: any that is open
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None  # I agree that this one was chosen by hand
    luck: Luck = "server"  # with “shared”, I add salt to the deal


class Seal(Struct, frozen=True, forbid_unknown_fields=True):
    """The salt that I shall add at this seat, sealed: the SHA-256 hash of “wagonlit salt SALT”."""

    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    seal: Sealed


class Salt(Struct, frozen=True, forbid_unknown_fields=True):
    """The salt that I have sealed at this seat."""

    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    salt: Key


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Take your own seat again, on any device, by the key of its link."""

    key: Key


class Seated(Struct, frozen=True):
    """The table, and which of its seats are mine."""

    table: TableInfo
    seats: list[int]


class SeatKey(Struct, frozen=True):
    """The secret of a seat's personal link."""

    key: str


class Token(Struct, frozen=True):
    """A bearer token, for bots and scripts."""

    token: str


class Problem(Struct, frozen=True):
    """What was wrong, in one sentence for people; `code` is for programs."""

    code: Fault
    says: str
    option: str = ""  # the table option that is wrong
