"""What is kept of a table: itself, its seats, and the log of everything answered there."""

from typing import Any

from msgspec import Struct

from wagonlit.core.fair_deal import Deal, commitment_to, seed_of
from wagonlit.core.proposal import Proposal
from wagonlit.core.seed import Seed
from wagonlit.table.wire.http import Clock, Dealing, SeatKind, Status

ANSWER = "answer"
UNDO = "undo"
CHANGE = "change"
AGREED = 1  # the choice of an undo to which the others have agreed
# How the id of an answer begins that no client has sent, whose ids cannot begin like this.
BY_ROOM = "room:"  # it left no choice
BY_CLOCK = "clock:"  # somebody was late, or a bot has failed
BY_BOT = "bot:"
LINES_KEPT = 200  # of the chat at a table
DRAWN = -1  # in place of a seed that somebody chose


class SeatRow(Struct, frozen=True):
    """A seat. `holder` and `key` are hashes: whoever reads the database can take nobody's seat."""

    seat: int
    kind: SeatKind
    name: str
    bot: str = ""
    sitting_in: str = ""
    holder: str = ""  # hash of the token of the person who sits there
    key: str = ""  # hash of the secret in the seat's personal link
    marks: dict[str, str] = {}
    proposal: Proposal | None = None  # what this seat proposes to the others; a new one takes its place
    adds_salt: bool = False  # will this person add salt to the deal?
    seal: str = ""  # of that salt
    salt: str = ""


class UndoRequest(Struct, frozen=True):
    """Somebody asks the others to let them take an answer back. Any later entry of the log ends it."""

    at: int  # how long the log was then
    wisher: int  # the seat that asks
    needed: tuple[int, ...]  # the seats that have not agreed yet

    @property
    def granted(self) -> bool:
        """Whether all have agreed, so that the answer need only be taken back."""
        return not self.needed


class TableRow(Struct, frozen=True):
    """A table. `chance` is what was dealt before the first answer."""

    id: int
    code: str
    name: str
    game: str
    version: int
    status: Status
    options: dict[str, Any]
    seed: int  # chosen by hand, or drawn by an older version; DRAWN: chance deals from the secret
    seed_open: bool  # chosen by hand, so that everybody must know it
    secret: str  # 128 bits that nobody is told: chance deals from them, and bots draw from them
    clock: Clock
    listed: bool
    open_hands: bool
    host: str  # hash of the host's token
    seats: tuple[SeatRow, ...]
    chance: list[int] = []
    created: str = ""
    moved: str = ""
    rematch: str = ""
    undo_request: UndoRequest | None = None
    dealing: Dealing | None = None  # the game begins, but people are still adding salt to the deal

    @property
    def has_begun(self) -> bool:
        """Can nobody change the table any more?"""
        return self.status != "setup" or self.dealing is not None

    @property
    def deal(self) -> Deal | None:
        """Where its luck comes from, the secret included; none if a seed was chosen by hand."""
        if self.seed != DRAWN:
            return None
        seals = {seat.seat: seat.seal for seat in self.seats if seat.seal}
        salts = {seat.seat: seat.salt for seat in self.seats if seat.salt}
        return Deal(commitment_to(self.secret), self.secret, seals, salts)

    @property
    def deals_from(self) -> Seed:
        """The seed of everything that chance answers."""
        deal = self.deal
        return seed_of(deal.secret, deal.salts) if deal else self.seed


class Entry(Struct, frozen=True):
    """One line of a table's log: an answer, with what chance drew after it, taken back or changed."""

    n: int  # 1, 2, 3 …
    kind: str
    seat: int
    choice: int | str | list[int] = 0
    key: str = ""  # the answer's own id, so that it counts once
    chance: list[int] = []
    at: str = ""


class ChatRow(Struct, frozen=True):
    """Something said."""

    n: int
    seat: int
    name: str
    text: str
    at: str
