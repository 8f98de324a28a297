"""What sounds alike: a key for each word, so that “poison” finds “poisson”."""

import re
from functools import cache
from typing import Final

from wagonlit.games.mysteres.lexicon.near import within
from wagonlit.games.mysteres.lexicon.normal_form import compact
from wagonlit.games.mysteres.lexicon.reading import lexicon

SOUNDS: Final = {
    "fr": (
        (r"e?aux?", "o"), (r"ph", "f"), (r"qu?", "k"), (r"c(?=[eiy])", "s"), (r"ch", "j"), (r"c", "k"),
        (r"gu", "g"), (r"[ae][nm](?=[^aeiouy]|$)", "A"), (r"[aey]?[iy][nm](?=[^aeiouy]|$)", "I"),
        (r"on(?=[^aeiouy]|$)", "O"), (r"oi", "W"), (r"ou", "U"), (r"[ae]i|er$|et$|ez$", "e"), (r"h", ""),
        (r"y", "i"), (r"z", "s"), (r"[stdpxe]+$", ""), (r"(.)\1+", r"\1"),
    ),
    "en": (
        (r"^kn", "n"), (r"^wr", "r"), (r"ph", "f"), (r"gh(?=[^aeiou]|$)", ""), (r"ck|q", "k"),
        (r"c(?=[eiy])", "s"), (r"c(?!h)", "k"), (r"x", "ks"), (r"wh", "w"), (r"e[ea]|ie|ei|y", "i"),
        (r"oo|ou|ew", "U"), (r"ai|ay|ei", "A"), (r"oa|ow", "o"), (r"z", "s"), (r"e$", ""), (r"(.)\1+", r"\1"),
    ),
}  # fmt: skip
SHORTEST: Final = 4


def sound(text: str, lang: str) -> str:
    """How a text sounds, roughly."""
    key = compact(text, lang)
    for pattern, written in SOUNDS[lang]:
        key = re.sub(pattern, written, key)
    return key


@cache
def sounds(lang: str) -> list[tuple[int, str, str]]:
    """Every entry with its letters and its sound, if it is long enough to be heard in something else."""
    heads = [(number, entry.form(lang).head) for number, entry in enumerate(lexicon().entries)]
    return [
        (number, compact(head, lang), sound(head, lang))
        for number, head in heads
        if len(compact(head, lang)) >= SHORTEST
    ]


def sounding_like(text: str, lang: str) -> list[int]:
    """Entries whose name is heard in this text, or nearly is it."""
    spelt, heard = compact(text, lang), sound(text, lang)
    return [
        number
        for number, letters, key in sounds(lang)
        if (letters in spelt and letters != spelt) or (len(key) >= SHORTEST and within(key, heard, 1))
    ]
