"""How strongly any two entries belong together: a byte for each pair, made offline."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from wagonlit.games.mysteres.lexicon.lexicon import Lexicon
from wagonlit.games.mysteres.lexicon.reading import FOLDER as WORDS
from wagonlit.games.mysteres.lexicon.reading import lexicon

FOLDER: Final = Path(__file__).parents[1] / "data"
TABLE: Final = FOLDER / "associations.bin"

# A byte tells the z of a pair, from -2 to 8.
LOWEST: Final = -2.0
STEP: Final = 1 / 25.5
STRENGTHS: Final = tuple(LOWEST + STEP * byte for byte in range(256))
# No single clue may prove anything.
ENOUGH: Final = 6.0
CAPPED: Final = tuple(min(z, ENOUGH) for z in STRENGTHS)


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of the file: what it was made from, and how."""

    lexicon: str
    entries: int
    model: str
    version: int


class Link(Struct, frozen=True, forbid_unknown_fields=True):
    """Two entries that belong together in one language, written by hand: a pun, a sound, a saying."""

    a: str
    b: str
    z: float
    why: str


class Associations:
    """A row for each entry, a byte for each other one."""

    def __init__(self, rows: list[bytes]) -> None:
        self.rows: Final = rows

    def z(self, one: int, other: int) -> float:
        """How much stronger the link is than that of an ordinary pair, in standard deviations."""
        return STRENGTHS[self.rows[one][other]]


def coded(z: float) -> int:
    """The byte that tells this z."""
    return round((min(max(z, LOWEST), 8.0) - LOWEST) / STEP)


def header(content: bytes) -> Header:
    """What a table says of itself."""
    return msgspec.json.decode(content[: content.index(b"\n")], type=Header)


def read(content: bytes) -> list[bytes]:
    """The rows of a table."""
    size, start = header(content).entries, content.index(b"\n") + 1
    return [content[start + size * row : start + size * (row + 1)] for row in range(size)]


def with_extras(rows: list[bytes], links: list[Link], words: Lexicon) -> list[bytes]:
    """The rows with links of one language that no model knows."""
    changed = [bytearray(row) for row in rows]
    for link in links:
        pair = words.by_id[link.a], words.by_id[link.b]
        for row, column in (pair, pair[::-1]):
            changed[row][column] = max(changed[row][column], coded(link.z))
    return [bytes(row) for row in changed]


def extras(lang: str) -> list[Link]:
    """The links of this language alone."""
    return msgspec.json.decode((WORDS / f"assoc_{lang}_extra.json").read_bytes(), type=list[Link])


@cache
def associations(lang: str) -> Associations:
    """The table that we ship, with the extra links of this language; read when it is first needed."""
    return Associations(with_extras(read(TABLE.read_bytes()), extras(lang), lexicon()))
