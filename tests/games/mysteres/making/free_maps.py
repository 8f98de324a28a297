"""The free-text maps (spec 7.5): for each common word the entries that it belongs to."""

import json

import numpy as np
from wordfreq import top_n_list, zipf_frequency  # type: ignore[import-not-found]  # in requirements.in

from tests.games.mysteres.making.associations import VERSION, Embedded
from tests.games.mysteres.making.french import MODEL as FRENCH
from tests.games.mysteres.making.french import FrenchVectors
from tests.games.mysteres.making.minilm import MODEL as ENGLISH
from tests.games.mysteres.making.minilm import MiniLM, products
from wagonlit.games.mysteres.associations.free_map import BEST
from wagonlit.games.mysteres.associations.stems import SMALL_WORDS, telling_words
from wagonlit.games.mysteres.associations.table import coded
from wagonlit.games.mysteres.lexicon.lexicon import Lexicon
from wagonlit.games.mysteres.lexicon.normal_form import plain_words

WORDS = 30_000
NEIGHBOURS = 10
# What an entry's name counts among the words that belong to it.
NAME = 3


def english(words: Lexicon, embedded: Embedded, model: MiniLM) -> bytes:
    """The map of English: the most frequent words."""
    frequent = {word for word in top_n_list("en", 2 * WORDS) if len(word) > 2}
    known = plainest(frequent | _own_words(words, "en"), "en")
    vectors = model.vectors(list(known))
    entries = 5 * embedded.both + 3 * embedded.gloss + 2 * embedded.name
    return mapped(words, list(known), products(vectors, entries), ENGLISH)


def french(words: Lexicon) -> bytes:
    """The map of French: the words that have a vector which says something."""
    model = FrenchVectors()
    spelt = plainest(
        {word for word in model.spelt if word.isalpha() and word.islower() and len(word) > 2}, "fr"
    )
    rows = model.telling(list(spelt.values()))
    known = [plain for plain, word in spelt.items() if word in rows]
    vectors = model.of([rows[spelt[plain]] for plain in known])
    entries = np.array([_meaning(words, number, model) for number in range(len(words))])
    return mapped(words, known, products(vectors, entries), FRENCH)


def _meaning(words: Lexicon, number: int, model: FrenchVectors) -> "np.ndarray":
    """The mean of an entry's name and its keywords, as whole numbers."""
    entry = words.entries[number]
    texts = [entry.fr.head] * NAME + list(entry.keywords_fr)
    parts = [word for text in texts for word in text.lower().replace("'", " ").split()]
    rows = [row for word in parts if word not in SMALL_WORDS["fr"] and (row := model.row(word)) is not None]
    total = model.of(rows).sum(axis=0).astype(np.float64)
    return np.rint(total / max(np.linalg.norm(total), 1e-9) * 10_000).astype(np.int64)


def _own_words(words: Lexicon, lang: str) -> set[str]:
    return {
        word
        for entry in words.entries
        for text in (entry.gloss(lang), *entry.keywords(lang))
        for word in telling_words(text, lang)
        if word.isalpha()
    }


def plainest(words: set[str], lang: str) -> dict[str, str]:
    """The most frequent words, by their plain spelling."""
    plain: dict[str, str] = {}
    for word in sorted(words, key=lambda word: (-zipf_frequency(word, lang), word)):
        bare = plain_words(word, lang)
        if bare.isalpha() and bare not in SMALL_WORDS[lang] and len(plain) < WORDS:
            plain.setdefault(bare, word)
    return plain


def mapped(words: Lexicon, known: list[str], links: "np.ndarray", model: str) -> bytes:
    """The file: a header, the words in alphabetical order, and the best entries of each."""
    z = _standardised(links)
    order = sorted(range(len(known)), key=lambda place: known[place])
    records = bytearray()
    for place in order:
        for number in np.argsort(-z[place], kind="stable")[:BEST]:
            records += bytes([number >> 8, number & 255, coded(float(z[place, number]))])
    header = {"lexicon": words.fingerprint(), "entries": len(known), "model": model, "version": VERSION}
    return b"\n".join(
        [json.dumps(header).encode(), " ".join(known[place] for place in order).encode(), records]
    )


def _standardised(links: "np.ndarray") -> "np.ndarray":
    """The z of each link less what a word, and an entry, has to do with everything."""
    of_words = np.partition(links, -NEIGHBOURS, axis=1)[:, -NEIGHBOURS:].sum(axis=1)
    of_entries = np.partition(links, -10 * NEIGHBOURS, axis=0)[-10 * NEIGHBOURS :].sum(axis=0) // 10
    corrected = 2 * NEIGHBOURS * links - of_words[:, None] - of_entries[None, :]
    return (corrected - corrected.mean()) / corrected.std()
