"""What everybody at the table knows of a round: all that a bot goes by."""

from typing import Final

from msgspec import Struct

YES: Final = "yes"
NO: Final = "no"
UNKNOWN: Final = "unknown"


class Clue(Struct, frozen=True):
    """A tile that was turned, and what the Maestro said."""

    category: str
    text: str


class Reply(Struct, frozen=True):
    """A question, and how the Maestro answered it."""

    question: str
    answer: str


class Seen(Struct, frozen=True):
    """The round so far."""

    lang: str
    open: tuple[str, ...]  # tiles on their Text side, special ones too
    key: str | None = None  # once it was turned
    clues: tuple[Clue, ...] = ()
    adjectives: tuple[str, ...] = ()
    replies: tuple[Reply, ...] = ()
    first_letter: str | None = None
    word_count: int | None = None
    refuted: tuple[str, ...] = ()  # answers that were wrong
    used: int = 0  # tiles on their Void side: what the word is worth now
    passed: int = 0
    guessers: int = 1  # still in play

    @property
    def turn(self) -> int:
        """How many tiles were chosen so far."""
        return self.used + self.passed
