"""The deduction sheet of one seat: what it saw, marks by hand, and the marks that are certain.

It works on the seat's view alone (ME-802), so it is the same if the two copies of every element
are swapped (ME-801). Hand marks are the player's own business: never checked, always private.
"""

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from wagonlit.core.errors import WagonlitError
from wagonlit.games.mystery_express.pieces.cards import (
    CATEGORIES,
    CRIME_CATEGORIES,
    ELEMENT_NAMES,
    ELEMENTS,
    TIMES,
)
from wagonlit.games.mystery_express.view.ink import SIGNS, Ink
from wagonlit.games.mystery_express.view.notes import COLUMNS
from wagonlit.games.mystery_express.view.proof import in_play, possible
from wagonlit.games.mystery_express.view.view import View

SHOWS = ("strasbourg", "wien", "budapest")
DRAFT = "draft"  # one more column, for what to write on the telegram and the final answer
DRAFTED = "o"  # circled

# ME-004: the rows stand in the alphabetical order of the language; other languages read as English.
FRENCH_ROWS = (4, 0, 2, 1, 5, 3, 6, 7, 8, 9, 10, 11, 15, 13, 12, 17, 14, 16, 20, 22, 23, 21, 19, 18)


class BadMark(WagonlitError):
    """A mark that cannot be made on the sheet."""


class Row(Struct, frozen=True, gc=False):
    """One element: what was seen in each column, what is certain, and the player's own marks."""

    element: int
    category: int
    removed: bool
    cells: tuple[str, ...]
    status: str  # open, innocent or solution
    kept: int  # cards of it that the player was dealt and still has
    marks: dict[str, str]


@lru_cache(maxsize=4096)
def _row(element: int, removed: bool, signs: bytes, status: str, kept: int) -> Row:
    """Kept: a sheet is made for every seat after many an answer, and most rows have stood on others."""
    return Row(element, element // 6, removed, tuple(SIGNS[sign] for sign in signs), status, kept, {})


class Sheet(Struct, frozen=True):
    """The whole sheet, for a page to draw; the player's own marks are kept beside it."""

    columns: tuple[str, ...]
    shows: tuple[str, ...]
    french_rows: tuple[int, ...]  # the order of the rows where French is read
    rows: list[Row]


class Notebook:
    """The sheet of one view. `marks` is kept by whoever keeps the game: {"mo_hanged leg1": "?"}."""

    def __init__(self, view: View, marks: dict[str, str] | None = None) -> None:
        self.view = view
        self.marks = {} if marks is None else marks
        self.columns = COLUMNS
        self.locked = False  # ME-517: nobody writes while a Time show runs
        self.assist = view.options.sheet_assist

    def rows(self, lang: str = "en") -> list[Row]:
        """All crime elements by category, in the row order of the language, removed ones too."""
        order = FRENCH_ROWS if lang == "fr" else range(ELEMENTS)
        signs, kept, status = self._signs(), self._ink().kept, self._status()
        gone = self.view.options.removed_elements
        rows = [_row(e, ELEMENT_NAMES[e] in gone, signs[e], status[e], kept[e]) for e in order]
        return [self._marked(row) for row in rows] if self.marks else rows

    def sheet(self) -> Sheet:
        """All that the seat's eyes and the table's assistance put on it."""
        return Sheet(COLUMNS, SHOWS, FRENCH_ROWS, self.rows())

    def basis(self) -> tuple[int, list[str]]:
        """What the sheet follows from, cheaper than the sheet itself: sights are only ever added."""
        return len(self.view.sights), self._status() if self.assist == "inference" else []

    def _signs(self) -> list[bytes]:
        """The signs that stand on the sheet by themselves."""
        return self._ink().rows()

    def _ink(self) -> Ink:
        """What the sheet says by itself; nothing where the table wants it so."""
        ink = self.view.ink
        ink.follow(self.view.sights if self.assist != "off" else ())
        return ink

    def _status(self) -> list[str]:
        """With `inference` also what follows: innocent, or the only one left of its category."""
        status = ["open"] * ELEMENTS
        if self.assist != "inference":
            return status
        for category in range(CRIME_CATEGORIES):
            left = possible(self.view, category)
            for element in in_play(self.view, category):
                if element not in left:
                    status[element] = "innocent"
            if len(left) == 1:
                status[left[0]] = "solution"
        return status

    def times(self) -> list[list[str]]:
        """The player's own tallies: eight times, three shows."""
        return [
            [self.marks.get(f"{ELEMENT_NAMES[ELEMENTS + time]} {show}", "") for show in SHOWS]
            for time in range(TIMES)
        ]

    def _marked(self, row: Row) -> Row:
        keys = {column: f"{ELEMENT_NAMES[row.element]} {column}" for column in COLUMNS}
        return replace(row, marks={c: self.marks[key] for c, key in keys.items() if key in self.marks})

    def mark(self, element: str, column: str, text: str) -> None:
        """Write something into a cell; an empty text rubs it out."""
        if self.locked:
            raise BadMark("Nobody may write during a Time show (ME-517).")
        if element not in ELEMENT_NAMES[: ELEMENTS + TIMES]:
            raise BadMark(f"There is no element “{element}” on the sheet.")
        known = self.columns_of(element)
        if column not in known:
            raise BadMark(f"“{element}” has no column “{column}”; it has {', '.join(known)}.")
        if len(text) > 8:
            raise BadMark("A mark has at most 8 characters.")
        self.marks.pop(f"{element} {column}", None)
        if text and column == DRAFT:
            self._rub_out_draft(element)
        if text:
            self.marks[f"{element} {column}"] = text

    def columns_of(self, element: str) -> tuple[str, ...]:
        """Where something can be written about this element."""
        shows = element.startswith(f"{CATEGORIES[-1]}_")
        return (*(SHOWS if shows else COLUMNS), DRAFT)

    def _rub_out_draft(self, element: str) -> None:
        """A paper has one entry for each category."""
        category = element.partition("_")[0]
        for key in [key for key in self.marks if key.endswith(f" {DRAFT}")]:
            if key.partition("_")[0] == category:
                del self.marks[key]

    def drafted(self, element: int) -> bool:
        """Is this what the player means to write down?"""
        return f"{ELEMENT_NAMES[element]} {DRAFT}" in self.marks
