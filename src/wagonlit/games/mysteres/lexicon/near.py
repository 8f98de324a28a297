"""Near misses: an answer that is right but for a slip of the pen (MY-R25)."""

from typing import Final

from wagonlit.games.mysteres.lexicon.entry import Form
from wagonlit.games.mysteres.lexicon.normal_form import compact

# From so many letters on, so many slips.
SLIPS: Final = ((9, 2), (5, 1))


def nearly(text: str, form: Form, lang: str) -> str:
    """The right answer that this text nearly is; empty if it is far from all of them."""
    said = compact(text, lang)
    written = ((one, compact(one, lang)) for one in form.accepted)
    return next((one for one, letters in written if within(said, letters, slips(letters))), "")


def slips(letters: str) -> int:
    """How many of them may be wrong."""
    return next((allowed for least, allowed in SLIPS if len(letters) >= least), 0)


def within(one: str, other: str, limit: int) -> bool:
    """Whether so many changed, missing or added letters make one of the other."""
    if abs(len(one) - len(other)) > limit:
        return False
    if not limit or not one or not other:
        return one == other or limit >= max(len(one), len(other))
    if one[0] == other[0]:
        return within(one[1:], other[1:], limit)
    return (
        within(one[1:], other[1:], limit - 1)
        or within(one[1:], other, limit - 1)
        or within(one, other[1:], limit - 1)
    )
