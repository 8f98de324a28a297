"""The names of ships, and how words are compared: public, so that whoever plays may know it."""

NAMES = (
    "albatross", "beluga", "cormorant", "dolphin", "eider", "frigate",
    "gannet", "heron", "ibis", "jackdaw", "kittiwake", "lapwing",
)  # fmt: skip
NONE = -1
SIGNALS = 2
LONGEST = 60


def normal(words: str) -> str:
    """How words are compared."""
    return " ".join(words.casefold().split())
