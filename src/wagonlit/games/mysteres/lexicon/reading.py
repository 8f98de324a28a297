"""The words that we ship, read from their files."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from wagonlit.games.mysteres.lexicon.categories import CATEGORIES
from wagonlit.games.mysteres.lexicon.entry import Entry
from wagonlit.games.mysteres.lexicon.lexicon import Lexicon

FOLDER: Final = Path(__file__).parents[1] / "words"


def read(folder: Path) -> Lexicon:
    """The lexicon in this folder: a file for each category."""
    decoder = msgspec.json.Decoder(list[Entry])
    files = [folder / f"{category}.json" for category in CATEGORIES]
    return Lexicon([entry for file in files for entry in decoder.decode(file.read_bytes())])


@cache
def lexicon() -> Lexicon:
    """The words that we ship, read when they are first needed."""
    return read(FOLDER)
