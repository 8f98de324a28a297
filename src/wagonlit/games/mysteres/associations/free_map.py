"""Common words that are no entries: for each the entries that it belongs to, made offline."""

from bisect import bisect_left
from functools import cache
from pathlib import Path
from typing import Final

from wagonlit.games.mysteres.associations.table import FOLDER, STRENGTHS

# The best entries of a word: for each two bytes for its number, one for its z.
BEST: Final = 8
RECORD: Final = 3 * BEST


class FreeMap:
    """Words in alphabetical order, and a record for each."""

    def __init__(self, words: list[str], records: bytes) -> None:
        self.words: Final = words
        self.records: Final = records

    def links(self, word: str) -> list[tuple[int, float]]:
        """The entries that belong to a plain word, each with its z; none for a word that we do not know."""
        place = bisect_left(self.words, word)
        if place == len(self.words) or self.words[place] != word:
            return []
        record = self.records[RECORD * place : RECORD * (place + 1)]
        return [
            (record[start] << 8 | record[start + 1], STRENGTHS[record[start + 2]])
            for start in range(0, RECORD, 3)
        ]


def path_of(lang: str) -> Path:
    """The file of a language."""
    return FOLDER / f"free_{lang}.bin"


def read(content: bytes) -> FreeMap:
    """A header, a line with all words, and the records."""
    start = content.index(b"\n") + 1
    end = content.index(b"\n", start)
    return FreeMap(content[start:end].decode().split(" "), content[end + 1 :])


@cache
def free_map(lang: str) -> FreeMap:
    """The map that we ship, read when it is first needed."""
    return read(path_of(lang).read_bytes())
