"""When two texts are the same answer (MY-165): what is left without case, accents, articles, plurals."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

DETERMINERS: Final = {
    "fr": frozenset({"le", "la", "les", "l", "un", "une", "des", "du", "de", "d", "au", "aux"}),
    "en": frozenset({"the", "a", "an", "some", "to"}),
}
AND: Final = {"fr": " et ", "en": " and "}
LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae"})
ACCENTS: Final = re.compile("[\u0300-\u036f]+")
NOT_PLAIN: Final = re.compile(r"[^a-z0-9]+")
SHORTEST_PLURAL: Final = 4


@lru_cache(maxsize=1 << 15)
def normal_form(text: str, lang: str) -> str:
    """The form that is compared."""
    words = plain_words(text, lang).split()
    # MY-R38: the last word is the thing itself, even if without its accent it looks like a determiner: un dé.
    while len(words) > 1 and words[0] in DETERMINERS[lang]:
        del words[0]
    return " ".join(singular(word, lang) for word in words)


def plain_words(text: str, lang: str) -> str:
    """Only a–z, 0–9 and single spaces."""
    folded = unicodedata.normalize("NFKC", text).casefold().translate(LIGATURES).replace("&", AND[lang])
    return NOT_PLAIN.sub(" ", ACCENTS.sub("", unicodedata.normalize("NFD", folded))).strip()


def singular(word: str, lang: str) -> str:
    """Without the mark of the plural, if it may be one."""
    if len(word) < SHORTEST_PLURAL:
        return word
    plural = word.endswith(("s", "x")) if lang == "fr" else word.endswith("s") and not word.endswith("ss")
    return word[:-1] if plural else word


def same(one: str, other: str, lang: str) -> bool:
    """Whether two texts match; spaces do not count."""
    return compact(one, lang) == compact(other, lang)


def compact(text: str, lang: str) -> str:
    """The normal form without spaces: equal forms have equal compact forms."""
    return normal_form(text, lang).replace(" ", "")
