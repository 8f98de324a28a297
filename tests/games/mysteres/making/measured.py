"""How frequent each name is (LX-04) and how alike any two are (LX-14), for tests without the models."""

import json

import numpy as np
from wordfreq import zipf_frequency  # type: ignore[import-not-found]  # in requirements.in

from tests.games.mysteres.making.associations import closest
from wagonlit.games.mysteres.lexicon.categories import LANGUAGES
from wagonlit.games.mysteres.lexicon.entry import Entry
from wagonlit.games.mysteres.lexicon.lexicon import Lexicon


def frequency(entry: Entry, lang: str) -> float:
    """The Zipf frequency of a name: of a thousand million words, the logarithm of how many are this one."""
    head = entry.form(lang).head
    return float(zipf_frequency(head.removeprefix("to ") if lang == "en" else head, lang))


def measured(words: Lexicon, raw: "np.ndarray") -> bytes:
    """The file: what tests of the words go by and cannot work out themselves."""
    often = {entry.id: {lang: frequency(entry, lang) for lang in LANGUAGES} for entry in words.entries}
    found = {"lexicon": words.fingerprint(), "closest": closest(words, raw), "frequencies": often}
    return (json.dumps(found, indent=1, ensure_ascii=False) + "\n").encode()
