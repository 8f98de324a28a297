"""What can be told in Mystères. What only the Maestro may see is a Secret (section 4.5)."""

from typing import ClassVar

from wagonlit.core.event import Event, SeatId, Secret
from wagonlit.games.mysteres.pieces.names import BandId, ReplyId
from wagonlit.games.mysteres.pieces.tiles import CellId, TileId


class PositionSet(Event, frozen=True):
    """The evening begins on the way: what came of the rounds before, the words with their keys and cards."""

    rule: ClassVar[str] = "MY-110"
    round: int
    scores: tuple[int, ...]
    words: tuple[str, ...]
    keys: tuple[TileId, ...]
    cards: tuple[int, ...]


class RoundBegun(Event, frozen=True):
    rule: ClassVar[str] = "MY-115"
    begins_chapter: ClassVar[bool] = True
    round: int
    maestro: SeatId


class TileLaid(Event, frozen=True):
    rule: ClassVar[str] = "MY-110"
    aside: ClassVar[bool] = True
    cell: CellId
    tile: TileId


class KeyDrawn(Event, frozen=True):
    rule: ClassVar[str] = "MY-112"
    maestro: SeatId
    key: Secret[TileId]


class MysteryDrawn(Event, frozen=True):
    rule: ClassVar[str] = "MY-113"
    maestro: SeatId
    card: Secret[int]
    word: Secret[str]


class MysteryRejected(Event, frozen=True):
    rule: ClassVar[str] = "MY-114"
    maestro: SeatId
    redraws: int


class MysteryKept(Event, frozen=True):
    rule: ClassVar[str] = "MY-114"
    maestro: SeatId


class TurnBegun(Event, frozen=True):
    rule: ClassVar[str] = "MY-148"
    aside: ClassVar[bool] = True
    seat: SeatId


class LastTurnGiven(Event, frozen=True):
    rule: ClassVar[str] = "MY-150"
    seat: SeatId


class TileChosen(Event, frozen=True):
    rule: ClassVar[str] = "MY-121"
    seat: SeatId
    tile: TileId


class KeyConfirmed(Event, frozen=True):
    rule: ClassVar[str] = "MY-130"
    maestro: SeatId
    tile: TileId


class ClueGiven(Event, frozen=True):
    """Under `target`; it is another tile than the one that was turned only for Verification."""

    rule: ClassVar[str] = "MY-131"
    maestro: SeatId
    tile: TileId
    target: TileId
    words: str


class TilePassed(Event, frozen=True):
    rule: ClassVar[str] = "MY-134"
    maestro: SeatId
    tile: TileId


class TileTurned(Event, frozen=True):
    """A special tile that tells nothing by itself."""

    rule: ClassVar[str] = "MY-192"
    tile: TileId


class LetterTold(Event, frozen=True):
    rule: ClassVar[str] = "MY-196"
    tile: TileId
    letter: str


class WordsCounted(Event, frozen=True):
    rule: ClassVar[str] = "MY-195"
    tile: TileId
    count: int


class TargetNamed(Event, frozen=True):
    rule: ClassVar[str] = "MY-198"
    seat: SeatId
    target: TileId


class QuestionAsked(Event, frozen=True):
    rule: ClassVar[str] = "MY-197"
    seat: SeatId
    tile: TileId
    words: str


class QuestionMissed(Event, frozen=True):
    rule: ClassVar[str] = "MY-197"
    seat: SeatId
    tile: TileId


class Replied(Event, frozen=True):
    rule: ClassVar[str] = "MY-197"
    maestro: SeatId
    reply: ReplyId


class SecondProposal(Event, frozen=True):
    rule: ClassVar[str] = "MY-193"
    seat: SeatId


class Declared(Event, frozen=True):
    rule: ClassVar[str] = "MY-140"
    seat: SeatId


class Waived(Event, frozen=True):
    """Not who, only how many are still to say something (section 4.3)."""

    rule: ClassVar[str] = "MY-140"
    aside: ClassVar[bool] = True
    missing: int


class LastTile(Event, frozen=True):
    rule: ClassVar[str] = "MY-151"
    seats: tuple[SeatId, ...]


class Answered(Event, frozen=True):
    rule: ClassVar[str] = "MY-142"
    seat: SeatId
    words: str


class Declined(Event, frozen=True):
    rule: ClassVar[str] = "MY-142"
    seat: SeatId


class TooLate(Event, frozen=True):
    rule: ClassVar[str] = "MY-145"
    seat: SeatId


class Judged(Event, frozen=True):
    rule: ClassVar[str] = "MY-166"
    seat: SeatId
    right: bool
    by_maestro: bool


class Eliminated(Event, frozen=True):
    rule: ClassVar[str] = "MY-147"
    seat: SeatId


class Scored(Event, frozen=True):
    rule: ClassVar[str] = "MY-160"
    finder: SeatId
    seats: tuple[SeatId, ...]
    points: int


class Unsolved(Event, frozen=True):
    rule: ClassVar[str] = "MY-162"


class WordRevealed(Event, frozen=True):
    rule: ClassVar[str] = "MY-163"
    word: str
    card: int
    key: TileId
    accepted: tuple[str, ...]


class GameWon(Event, frozen=True):
    rule: ClassVar[str] = "MY-171"
    concludes: ClassVar[bool] = True
    seats: tuple[SeatId, ...]
    points: int


class TeamRated(Event, frozen=True):
    rule: ClassVar[str] = "MY-186"
    concludes: ClassVar[bool] = True
    points: int
    band: BandId


EVENTS = (
    PositionSet,
    RoundBegun, TileLaid, KeyDrawn, MysteryDrawn, MysteryRejected, MysteryKept, TurnBegun,
    LastTurnGiven, TileChosen, KeyConfirmed, ClueGiven, TilePassed, TileTurned, LetterTold, WordsCounted,
    TargetNamed, QuestionAsked, QuestionMissed, Replied, SecondProposal, Declared, Waived, LastTile, Answered,
    Declined, TooLate, Judged, Eliminated, Scored, Unsolved, WordRevealed, GameWon, TeamRated,
)  # fmt: skip
