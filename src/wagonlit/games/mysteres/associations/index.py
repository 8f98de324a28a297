"""Which entries a word belongs to: it stands among their keywords or in what they are said to be."""

from functools import cache
from typing import Final

from wagonlit.games.mysteres.associations.stems import stem, telling_words
from wagonlit.games.mysteres.lexicon.reading import lexicon

KEYWORD: Final = 1.0
IN_PASSING: Final = 0.6


class Index:
    """For each stem the entries, and how closely it belongs to them."""

    def __init__(self, lang: str) -> None:
        self._found: Final[dict[str, dict[int, float]]] = {}
        for number, entry in enumerate(lexicon().entries):
            self._add(entry.gloss(lang), number, IN_PASSING, lang)
            for text in (*entry.keywords(lang), *entry.adjectives(lang), *entry.form(lang).accepted):
                self._add(text, number, KEYWORD, lang)

    def _add(self, text: str, number: int, closeness: float, lang: str) -> None:
        words = telling_words(text, lang)
        for word in words:
            found = self._found.setdefault(stem(word, lang), {})
            # Of a keyword of several words, each belongs to it in passing.
            found[number] = max(found.get(number, 0.0), closeness if len(words) == 1 else IN_PASSING)

    def entries(self, word: str, lang: str) -> dict[int, float]:
        """The entries that a plain word belongs to."""
        return self._found.get(stem(word, lang), {})


@cache
def index(lang: str) -> Index:
    """The index of a language, made when it is first needed."""
    return Index(lang)
