"""What the answers to the questions of the game are called, and how long words may be."""

from typing import Annotated, Final

MYSTERIES: Final = ("keep", "redraw")
KEEP, REDRAW = range(2)
REPLIES: Final = ("yes", "no", "unknown")
YES, NO, UNKNOWN = range(3)
DECLARATIONS: Final = ("waive", "declare")
WAIVE, DECLARE = range(2)
VERDICTS: Final = ("reject", "accept")
REJECT, ACCEPT = range(2)
# Instead of words: the Maestro passes, a guesser declines, and whoever is too late has said nothing.
SILENCES: Final = ("pass", "decline", "late")
PASS, DECLINE, LATE = range(3)
# MY-186: how well two players did together, and from how many points on.
BANDS: Final = ("fog", "trail", "good_eye", "one_mind")
BAND_FROM: Final = (0, 20, 40, 55)

LONGEST_CLUE: Final = 60
MOST_WORDS: Final = 8
LONGEST_ANSWER: Final = 60
SHORTEST_QUESTION: Final = 3
LONGEST_QUESTION: Final = 140

# Words that random play may use; they are the same in both languages.
KNOWN: Final = (
    "piano", "radio", "tango", "judo", "opera", "safari", "pizza", "robot", "violet", "orange", "Paris",
    "Dracula",
)  # fmt: skip

ReplyId = Annotated[int, "reply"]
BandId = Annotated[int, "band"]


def band_of(points: int) -> int:
    """MY-186: how two players with so many points did."""
    return max(band for band, least in enumerate(BAND_FROM) if points >= least)
