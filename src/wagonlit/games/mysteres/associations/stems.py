"""Words as the index knows them: without endings, and without the small words that say nothing."""

from functools import lru_cache
from typing import Final

from wagonlit.games.mysteres.lexicon.normal_form import plain_words, singular

# Longest first.
ENDINGS: Final = {
    "fr": (
        "issement", "ement", "ation", "euse", "eur", "eux", "ique", "ant", "ent", "age", "ien", "ier", "iere",
        "aient", "ait", "ons", "ez", "er", "ir", "re", "ee", "e", "i",
    ),
    "en": ("ation", "ness", "ment", "ings", "ing", "ers", "er", "ed", "ly", "ies", "es", "y", "e"),
}  # fmt: skip
SHORTEST: Final = 4
FRENCH: Final = """
    le la les l un une des du de d au aux et ou ni mais donc or car en y a dans par pour sur sous avec
    sans ce cet cette ces c ca cela qui que qu quoi dont on il elle ils elles nous vous je tu se s me m
    te t lui leur leurs son sa ses mon ma mes ton ta tes notre nos votre vos ne n pas plus tres trop si
    est sont etre etait ont avoir fait faire tout tous toute toutes comme quand lors entre vers chez meme
    aussi bien peu deux premier autre autres quelque chose jour
"""
ENGLISH: Final = """
    the a an some to of and or but in on at by for with from into onto over under out up down off it its
    he she they them his her their you your we our i me my is are was were be been being has have had do
    does did not no than then that this these those which who whom whose what when where why how as so if
    all any every each more most many much very too can could may might will would should one two thing
    things someone somebody people about
"""
SMALL_WORDS: Final = {"fr": frozenset(FRENCH.split()), "en": frozenset(ENGLISH.split())}


@lru_cache(maxsize=1 << 15)
def stem(word: str, lang: str) -> str:
    """A plain word without its ending."""
    bare = singular(word, lang)
    for ending in ENDINGS[lang]:
        if bare.endswith(ending) and len(bare) - len(ending) >= SHORTEST:
            return bare.removesuffix(ending)
    return bare


def telling_words(text: str, lang: str) -> list[str]:
    """The plain words of a text that say something."""
    return [
        word for word in plain_words(text, lang).split() if word not in SMALL_WORDS[lang] and len(word) > 1
    ]
