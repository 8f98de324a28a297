"""What a clue says about every entry: a log-likelihood each, before anybody's own thoughts blur it."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log
from typing import Final

from wagonlit.games.mysteres.associations.table import CAPPED, ENOUGH, associations
from wagonlit.games.mysteres.associations.understanding import Understanding, understood
from wagonlit.games.mysteres.bots.chance import noise
from wagonlit.games.mysteres.bots.seen import Clue
from wagonlit.games.mysteres.lexicon.categories import NUMBERS
from wagonlit.games.mysteres.lexicon.reading import lexicon

# Out of two clues with a number, one tells how long the word is.
COUNTS_LETTERS: Final = 0.5
LONGEST: Final = 30
POINTED_AT: Final = 3.0


@lru_cache(maxsize=512)
def evidence(clue: Clue, lang: str) -> Sequence[float]:
    """How well each entry fits the clue."""
    found = understood(clue.text, lang)
    fits = _associated(found, lang)
    if clue.category != NUMBERS or found.number is None or not 1 <= found.number <= LONGEST:
        return fits
    return _or_length(fits, found.number, lang)


def _associated(found: Understanding, lang: str) -> list[float]:
    rows = associations(lang).rows
    if len(found.entries) == 1 and not found.direct:  # by far the most frequent case
        return [CAPPED[byte] for byte in rows[found.entries[0][0]]]
    fits = [0.0] * len(rows)
    for number, weight in found.entries:
        fits = [fit + weight * CAPPED[byte] for fit, byte in zip(fits, rows[number])]
    for number, weight in found.direct:
        fits[number] = max(fits[number], 0.0) + weight * POINTED_AT
    return [min(fit, ENOUGH) for fit in fits]


def _or_length(fits: list[float], count: int, lang: str) -> list[float]:
    """The same for a number, which may stand for the letters of the word."""
    long_enough = [entry.form(lang).letters == count for entry in lexicon().entries]
    usual = sum(map(exp, fits)) / len(fits)
    rarity = len(fits) / max(1, sum(long_enough))
    return [
        min(log((1 - COUNTS_LETTERS) * exp(fit) / usual + COUNTS_LETTERS * rarity * fitting), ENOUGH)
        for fit, fitting in zip(fits, long_enough)
    ]


@lru_cache(maxsize=512)
def heard(clue: Clue, lang: str, seed: int, blur: float) -> Sequence[float]:
    """The same as somebody hears it whose associations are not quite everybody's."""
    fits = evidence(clue, lang)
    if not blur:
        return fits
    return [fit + blur * noise(seed, number) for number, fit in enumerate(fits)]
