"""Tiles: fourteen clue tiles and six special ones, nine of them on a grid."""

from typing import Annotated, Final

from wagonlit.core.ids import Ids, below, only, set_of
from wagonlit.games.mysteres.lexicon.categories import BEGINNER_TILES, CATEGORIES, SPECIALS

TILES: Final = (*CATEGORIES, *SPECIALS)
CELLS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9")  # row by row from the top left
NONE: Final = -1  # no tile, no seat, no card

CLUE_TILES: Final[Ids] = below(len(CATEGORIES))
ALL_TILES: Final[Ids] = below(len(TILES))
BEGINNERS: Final[Ids] = set_of([CATEGORIES.index(name) for name in BEGINNER_TILES])
DOUBLE_PROPOSAL, ADJECTIVE, WORD_COUNT, FIRST_LETTER, DIRECT_QUESTION, VERIFICATION = range(
    len(CATEGORIES), len(TILES)
)
ALL_CELLS: Final[Ids] = below(len(CELLS))

TileId = Annotated[int, "tile"]
CellId = Annotated[int, "cell"]


def keys_left(keys: Ids, cell: int) -> Ids:
    """MY-R1: a deck of key cards without the one that was used; when none is left, all nine."""
    had = keys if keys & only(cell) else ALL_CELLS
    return had & ~only(cell) or ALL_CELLS
