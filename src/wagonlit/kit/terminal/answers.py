"""What somebody typed, and which of the choices is meant."""

import re
import unicodedata
from collections.abc import Sequence

LONGEST_QUOTE = 40
MOST_NAMES = 6


def folded(text: str) -> str:
    """Without accents, capitals and punctuation, so that nobody fails for want of one."""
    plain = unicodedata.normalize("NFKD", text.replace("ß", "ss").replace("œ", "oe")).casefold()
    letters = "".join(one for one in plain if not unicodedata.combining(one))
    bare = re.sub(r"[^a-z0-9]+", " ", letters.replace("'", "").replace("’", "")).strip()
    # Languages write times of day differently: 4:00, 4h00, 4 h 00.
    return re.sub(r"(?<=\d) ?h ?(?=\d)", " ", bare)


def number_in(typed: str) -> int | None:
    """The whole number that was typed, if it was one; more digits than any choice has are cut off."""
    return int(typed[:6]) if typed.isdecimal() else None


def quoted(typed: str) -> str:
    """What was typed, short enough to be said again."""
    return typed if len(typed) <= LONGEST_QUOTE else f"{typed[:LONGEST_QUOTE]}…"


def several(names: Sequence[str]) -> str:
    """Some of the names, if they are many."""
    return ", ".join([*names[:MOST_NAMES], *(["…"] if len(names) > MOST_NAMES else [])])


def meant(typed: str, choices: Sequence[Sequence[str]]) -> list[int]:
    """The places of the choices that may be meant; each choice has one or more names.

    The number of a choice, then a whole name, then how a name begins, then how a word in it
    begins: the first of these that fits anything decides.
    """
    number = number_in(typed)
    if number is not None:
        return [number - 1] if 1 <= number <= len(choices) else []
    wanted = folded(typed)
    if not wanted:
        return []
    names = [[folded(name) for name in choice] for choice in choices]
    for fits in (_is, _begins, _has_word):
        found = [place for place, own in enumerate(names) if any(fits(name, wanted) for name in own)]
        if found:
            return found
    return []


def _is(name: str, wanted: str) -> bool:
    return name == wanted


def _begins(name: str, wanted: str) -> bool:
    return name.startswith(wanted)


def _has_word(name: str, wanted: str) -> bool:
    return f" {name}".find(f" {wanted}") >= 0
