"""Text that people write: cleaned once, in the same way wherever it comes from, and safe to quote."""

import re
from unicodedata import category, normalize

MOST_MARKS = 3  # accents and the like on one letter; more of them would climb over the lines beside it
_BLANK = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"  # letters and signs that show nothing
_TURNING = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]")
_OPENED, _CLOSED = "\u2068", "\u2069"  # what lies between them keeps its direction to itself


def cleaned(text: str) -> str:
    """The text as it is kept: one line of whole, visible characters, each composed (NFC).

    Signs that cannot be seen go: control and format characters (zero width, direction), halves of characters,
    and those that no font can know. All blanks are one space, none at the ends. Of marks piled up on a letter
    a few are left. What is clean already stays as it is.
    """
    seen = "".join(map(_shown, normalize("NFC", text)))
    return normalize("NFC", _without_piles(" ".join(seen.split())))


def _shown(sign: str) -> str:
    kind = category(sign)
    if sign.isspace() or sign in _BLANK or kind in ("Zs", "Zl", "Zp"):
        return " "
    return "" if kind in ("Cc", "Cf", "Cs", "Co", "Cn") else sign


def _without_piles(text: str) -> str:
    kept: list[str] = []
    pile = 0
    for sign in text:
        pile = pile + 1 if category(sign) in ("Mn", "Me") else 0
        if pile <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept).strip()


def isolated(text: str) -> str:
    """The text as part of a sentence: what is written from right to left must not turn what is around it."""
    return f"{_OPENED}{text}{_CLOSED}" if _TURNING.search(text) else text
