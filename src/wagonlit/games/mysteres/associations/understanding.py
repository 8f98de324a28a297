"""What a person may have meant by a clue: which entries it is, or points to (spec 7.5)."""

import re
from collections.abc import Iterator
from functools import lru_cache
from math import sqrt
from typing import Final

from msgspec import Struct

from wagonlit.games.mysteres.associations.free_map import free_map
from wagonlit.games.mysteres.associations.index import index
from wagonlit.games.mysteres.associations.sound import sounding_like
from wagonlit.games.mysteres.associations.stems import stem, telling_words
from wagonlit.games.mysteres.lexicon.categories import LANGUAGES
from wagonlit.games.mysteres.lexicon.normal_form import plain_words
from wagonlit.games.mysteres.lexicon.reading import lexicon

LONGEST_NAME: Final = 5  # words
LONGEST_WORD: Final = 30  # letters
CONTAINED: Final = 0.4
BY_MAP: Final = 0.5
BY_SOUND: Final = 0.2
NUMBER: Final = re.compile(r"\d+")

Weights = dict[int, float]


class Understanding(Struct, frozen=True):
    """Entries that the clue is as good as, and entries that it points to, each with a weight up to one."""

    entries: tuple[tuple[int, float], ...] = ()
    direct: tuple[tuple[int, float], ...] = ()
    number: int | None = None


@lru_cache(maxsize=1024)
def understood(text: str, lang: str) -> Understanding:
    """The best that we can make of a text."""
    number = _number(text)
    entry = named(text, lang)
    if entry is not None:
        return Understanding(entries=((entry, 1.0),), number=number)
    if number is not None and number <= LONGEST_WORD:
        return Understanding(number=number)
    like, direct = _words_in(text, lang)
    for heard in sounding_like(text, lang):
        direct[heard] = max(direct.get(heard, 0.0), BY_SOUND)
    return Understanding(tuple(like.items()), tuple(direct.items()), number)


def named(text: str, lang: str) -> int | None:
    """The entry that a text names, in this language or the other one."""
    for one in sorted(LANGUAGES, key=lambda other: other != lang):
        found = lexicon().called(text, one)
        if found is not None:
            return found
    return None


def _number(text: str) -> int | None:
    """The number that a text is."""
    bare = text.strip()
    return int(bare) if NUMBER.fullmatch(bare) and len(bare) < 10 else None


def _words_in(text: str, lang: str) -> tuple[Weights, Weights]:
    """What the parts of a text are as good as, and point to: names of entries first, then other words."""
    like: Weights = {}
    direct: Weights = {}
    parts = list(_parts(text, lang))
    for names, word in parts:
        if names is not None:
            direct[names] = CONTAINED
            like[names] = like.get(names, 0.0) + 1 / len(parts)
            continue
        alike, meant = _links(word, lang)
        for number, weight in alike.items():
            like[number] = like.get(number, 0.0) + weight / len(parts)
        for number, weight in meant.items():
            direct[number] = min(1.0, direct.get(number, 0.0) + weight)
    return like, direct


def _parts(text: str, lang: str) -> Iterator[tuple[int | None, str]]:
    """The names of entries in a text, longest first, and the telling words that are left."""
    words = plain_words(text, lang).split()
    while words:
        for size in range(min(LONGEST_NAME, len(words)), 0, -1):
            part = " ".join(words[:size])
            found = lexicon().called(part, lang) if telling_words(part, lang) else None
            if found is not None:
                yield found, part
                break
        else:
            size = 1
            if telling_words(words[0], lang):
                yield None, words[0]
        del words[:size]


def _links(word: str, lang: str) -> tuple[Weights, Weights]:
    """What a single word that names no entry is as good as, and points to."""
    kept = index(lang).entries(word, lang)
    if kept:
        total = sum(kept.values())
        rarity = 1 / sqrt(len(kept))
        return (
            {number: weight / total for number, weight in kept.items()},
            {number: weight * rarity for number, weight in kept.items()},
        )
    mapped = _mapped(word, lang)
    strongest = max([1.0, *(z for _, z in mapped)])
    total = sum(z for _, z in mapped) or 1.0
    return (
        {number: z / total for number, z in mapped},
        {number: BY_MAP * z / strongest for number, z in mapped},
    )


def _mapped(word: str, lang: str) -> list[tuple[int, float]]:
    """What the map knows of a word, or of its stem."""
    known = free_map(lang)
    found = known.links(word) or known.links(stem(word, lang))
    return [(number, z) for number, z in found if z > 0]
