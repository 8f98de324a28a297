"""What a view keeps of what was said in a round."""

from msgspec import Struct

from wagonlit.core.event import SeatId
from wagonlit.games.mysteres.pieces.names import ReplyId
from wagonlit.games.mysteres.pieces.tiles import TileId


class Clue(Struct, frozen=True):
    """What the Maestro said under a tile."""

    tile: TileId
    words: str


class Question(Struct):
    """A direct question, and the reply, once it is given."""

    seat: SeatId
    words: str
    reply: ReplyId | None = None


class Proposal(Struct):
    """An answer, and whether it was right, once that is settled."""

    seat: SeatId
    words: str
    right: bool | None = None
