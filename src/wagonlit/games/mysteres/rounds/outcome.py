"""How a round went."""

from msgspec import Struct, field


class Turn(Struct):
    """A tile, what was said, who answered what, and how strongly each guesser then believed in the word."""

    tile: str
    said: str | None
    answers: list[tuple[int, str, bool]] = field(default_factory=list)
    beliefs: list[float] = field(default_factory=list)


class Outcome(Struct, frozen=True):
    """A round that was played."""

    word: str
    left: tuple[str, ...]
    solved: bool
    tiles: int
    turns: list[Turn]
    slowest: float
