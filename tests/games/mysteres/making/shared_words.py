"""What entries share in so many words: the one's name among the other's keywords, or rare words in both."""

from collections import Counter
from math import log, sqrt

import numpy as np

from tests.games.mysteres.making.minilm import products
from wagonlit.games.mysteres.associations.stems import stem, telling_words
from wagonlit.games.mysteres.lexicon.categories import LANGUAGES
from wagonlit.games.mysteres.lexicon.entry import Entry
from wagonlit.games.mysteres.lexicon.lexicon import Lexicon
from wagonlit.games.mysteres.lexicon.normal_form import normal_form

CLOSE = 2  # keywords and names count twice as much as the words of a gloss
UNIT = 1000
# What it is worth, in standard deviations, to be named by the other though no reader chose it. In a gloss it
# may be another meaning of the word, or stand there for something else.
KEYWORD = 2.5
IN_GLOSS = 1.5


def bag(entry: Entry) -> Counter[str]:
    """The stems of both languages that belong to an entry, and how closely."""
    found: Counter[str] = Counter()
    for lang in LANGUAGES:
        close = {stem(word, lang) for text in _close(entry, lang) for word in telling_words(text, lang)}
        other = {stem(word, lang) for word in telling_words(entry.gloss(lang), lang)}
        found.update({f"{lang} {one}": CLOSE for one in close})
        found.update({f"{lang} {one}": 1 for one in other - close})
    return found


def _close(entry: Entry, lang: str) -> tuple[str, ...]:
    return (*entry.form(lang).accepted, *entry.keywords(lang))


def shared(words: Lexicon) -> "np.ndarray":
    """How much any two entries share: the cosine of their words, each as telling as it is rare."""
    bags = [bag(entry) for entry in words.entries]
    spread = Counter(one for found in bags for one in found)
    columns = {one: place for place, one in enumerate(sorted(one for one in spread if spread[one] > 1))}
    table = np.zeros((len(bags), len(columns)), dtype=np.int64)
    for row, found in enumerate(bags):
        weights = {
            one: count * log(len(bags) / spread[one]) for one, count in found.items() if one in columns
        }
        length = sqrt(sum(weight * weight for weight in weights.values())) or 1.0
        for one, weight in weights.items():
            table[row, columns[one]] = round(UNIT * weight / length)
    return products(table, table)


def named(words: Lexicon) -> "np.ndarray":
    """The z that two entries have at least, because one is named where the other is described."""
    least = np.full((len(words), len(words)), -9.0)
    for number, entry in enumerate(words.entries):
        for lang in LANGUAGES:
            for keyword in entry.keywords(lang):
                found = words.called(keyword, lang)
                if found is not None:
                    least[number, found] = max(least[number, found], KEYWORD)
            for found in _in_text(entry.gloss(lang), words, lang):
                least[number, found] = max(least[number, found], IN_GLOSS)
    return np.maximum(least, least.T)


def _in_text(text: str, words: Lexicon, lang: str) -> set[int]:
    """The entries whose name stands in a text; “et” there is no film, and “des” no dice."""
    parts = normal_form(text, lang).split()
    runs = [parts[start:end] for start in range(len(parts)) for end in range(start + 1, start + 5)]
    told = [" ".join(run) for run in runs if telling_words(" ".join(run), lang)]
    return {found for run in told if (found := words.called(run, lang)) is not None}
