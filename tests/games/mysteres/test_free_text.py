"""Clues that people write are understood: the guesser believes more in the right word than before."""

from pathlib import Path

import pytest

from wagonlit.games.mysteres.bots.belief import softmax
from wagonlit.games.mysteres.bots.evidence import evidence
from wagonlit.games.mysteres.bots.seen import Clue
from wagonlit.games.mysteres.lexicon.categories import LANGUAGES
from wagonlit.games.mysteres.lexicon.reading import lexicon

FILE = Path(__file__).parent / "clues.txt"
# Language, word, tile and clue, written down before any bot had read one.
CLUES = [line.split("|") for line in FILE.read_text(encoding="utf-8").splitlines()]


def rise(lang: str, word: str, tile: str, text: str) -> float:
    """How many times as likely the word is after the clue, of all that are not under the tile."""
    fits = evidence(Clue(tile, text), lang)
    others = [number for number, entry in enumerate(lexicon().entries) if entry.category != tile]
    shares = dict(zip(others, softmax([fits[number] for number in others]), strict=True))
    return shares[lexicon().by_id[word]] * len(others)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_five_clues_four_make_the_right_word_likelier(lang: str) -> None:
    rises = [rise(*clue) for clue in CLUES if clue[0] == lang]
    assert len(rises) >= 150
    assert sum(times > 1 for times in rises) >= 0.8 * len(rises)
