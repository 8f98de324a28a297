"""The deduction sheet on the screen, and how to write on it."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wagonlit.core.text import Texts
from wagonlit.games.mystery_express.pieces.board import CITIES
from wagonlit.games.mystery_express.pieces.cards import CRIME_CATEGORIES, ELEMENT_NAMES, ELEMENTS, TIME, TIMES
from wagonlit.games.mystery_express.terminal.signs import shape
from wagonlit.games.mystery_express.view.ink import ONCE
from wagonlit.games.mystery_express.view.notebook import DRAFT, DRAFTED, SHOWS, BadMark, Notebook, Row
from wagonlit.kit.terminal.answers import meant, quoted
from wagonlit.kit.terminal.words import Words

SIGNS = {"open": (" ", ""), "innocent": ("○", "dim strike"), "solution": ("★", "bold")}
REMOVED = ("–", "dim")
TRUTH = ("►", "bold green")
OWN = "bold cyan"
RUB_OUT = "-"


class Sheet:
    """A notebook drawn in the reader's language."""

    def __init__(self, notebook: Notebook, texts: Texts, words: Words) -> None:
        self.notebook = notebook
        self.texts = texts
        self.words = words

    # Drawing

    def drawn(self) -> RenderableType:
        """Two categories on each side, the times below, and what the signs mean."""
        categories = self._categories()
        sides = Table.grid(padding=(0, 3, 0, 0))
        sides.add_row(self._side(categories[:2]), self._side(categories[2:]))
        below = Table.grid(padding=(0, 3, 0, 0))
        below.add_row(self._times(), Text(self._legend(), style="dim"))
        return Group(sides, Text(), below)

    def narrow(self) -> RenderableType:
        """All categories below each other, without what is not in the game, and the times beside them."""
        played = [[row for row in rows if not row.removed] for rows in self._categories()]
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_row(self._side(played), self._times())
        return table

    def _categories(self) -> list[list[Row]]:
        rows = self.notebook.rows(self.words.lang)
        return [[row for row in rows if row.category == number] for number in range(CRIME_CATEGORIES)]

    def _legend(self) -> str:
        over = bool(self.notebook.view.solution)
        keys = {
            "terminal-sheet-signs": True,
            "terminal-sheet-how": not over,
            "terminal-sheet-inference": self.notebook.assist == "inference",
            "terminal-sheet-truth": over,
        }
        return "\n".join(self.words(key) for key, applies in keys.items() if applies)

    def _side(self, categories: list[list[Row]]) -> Table:
        table = Table(box=None, header_style="dim", pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column("")
        table.add_column("", no_wrap=True)
        for column in self.notebook.columns:
            table.add_column(self.words(f"terminal-short-column.{column}"), min_width=1)
        for rows in categories:
            category = rows[0].category
            table.add_row(shape(category), Text(self.texts.noun("category", category), style="bold"))
            for row in rows:
                self._add(table, row)
        return table

    def _add(self, table: Table, row: Row) -> None:
        sign, style = REMOVED if row.removed else SIGNS[row.status]
        if row.element in self.notebook.view.solution:
            sign, style = TRUTH
        cells = [
            self._cell(seen, row.marks.get(column, ""))
            for column, seen in zip(self.notebook.columns, row.cells)
        ]
        table.add_row(sign, self._name(row.element, style), *cells)

    def _name(self, element: int, style: str = "") -> Text:
        """What the player means to write down stands in brackets."""
        name = Text(self.texts.noun("element", element), style=style)
        return Text.assemble(("(", OWN), name, (")", OWN)) if self.notebook.drafted(element) else name

    def _cell(self, seen: str, own: str) -> Text:
        return Text.assemble(seen, (own, OWN)) if seen or own else Text("·", style="dim")

    def _times(self) -> Table:
        table = Table(box=None, header_style="dim", pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column(shape(TIME))
        for show in SHOWS:
            table.add_column(self.words(f"terminal-short-show.{show}"), min_width=1)
        for value, row in enumerate(self.notebook.times()):
            table.add_row(
                self._time(ELEMENTS + value),
                *(self._cell(seen, own) for seen, own in zip(self._tally(value), row)),
            )
        return table

    def _time(self, element: int) -> Text:
        if element not in self.notebook.view.solution:
            return self._name(element)
        sign, style = TRUTH
        return Text.assemble((f"{sign} ", style), self._name(element, style))

    def _tally(self, value: int) -> list[str]:
        """ME-R46: how often a time was shown, where the table counts for its players."""
        counts = [str(counts[value]) for counts in self.notebook.view.time_counts]
        return counts + [""] * (len(SHOWS) - len(counts))

    # Writing

    def write(self, typed: str) -> str:
        """“hanged 2 ?”: an element, a column, a sign, or a stroke if there is none; what to say about it."""
        parts = typed.split()
        readings = [(" ".join(parts[:-2]), parts[-2:-1], parts[-1]), (" ".join(parts[:-1]), parts[-1:], "")]
        for name, heading, sign in readings:
            element = self._element(name)
            column = self._column(element, " ".join(heading)) if element else ""
            if column:
                usual = DRAFTED if column == DRAFT else ONCE
                return self._marked(element, column, "" if sign == RUB_OUT else sign or usual)
        return self._what_is_wrong(parts)

    def count(self, show: str, typed: str) -> str:
        """After a show: the counts of all eight times in their order, or one as with `write`."""
        counts = typed.split()
        if len(counts) != TIMES or not all(count.isdecimal() for count in counts):
            return self.write(typed.removeprefix("n "))
        for value, count in enumerate(counts):
            self.notebook.mark(ELEMENT_NAMES[ELEMENTS + value], show, count[:8])
        return self.words("noted")

    def _what_is_wrong(self, parts: list[str]) -> str:
        """Which part is wrong: the element or the column."""
        if len(parts) == 1:
            return self.words("terminal-mark-how")
        known = next((found for end in (-2, -1) if (found := self._element(" ".join(parts[:end])))), "")
        if not known:
            return self.words("terminal-mark-element", typed=quoted(" ".join(parts[:-2] or parts[:1])))
        columns = [
            f"{self._short(known, column)} ({self._heading(column)})"
            for column in self.notebook.columns_of(known)
        ]
        return self.words("terminal-mark-column", columns=", ".join(columns))

    def _marked(self, element: str, column: str, sign: str) -> str:
        try:
            self.notebook.mark(element, column, sign)
        except BadMark:
            return self.words("terminal-mark-long")
        name = self.texts.noun("element", ELEMENT_NAMES.index(element))
        return self.words(
            "terminal-marked" if sign else "terminal-rubbed",
            name=name,
            column=self._heading(column),
            sign=sign,
        )

    def _element(self, typed: str) -> str:
        names = [[self.texts.noun("element", e), ELEMENT_NAMES[e]] for e in range(ELEMENTS + TIMES)]
        found = [] if typed.isdecimal() else meant(typed, names)
        return ELEMENT_NAMES[found[0]] if len(found) == 1 else ""

    def _column(self, element: str, typed: str) -> str:
        """By its sign on the sheet, its heading, or its id."""
        columns = self.notebook.columns_of(element)
        for column in columns:
            if typed.casefold() == self._short(element, column).casefold():
                return column
        found = (
            [] if typed.isdecimal() else meant(typed, [[column, self._heading(column)] for column in columns])
        )
        return columns[found[0]] if len(found) == 1 else ""

    def _short(self, element: str, column: str) -> str:
        kind = "show" if element.startswith("time_") else "column"
        return self.words(f"terminal-short-{kind}.{column}")

    def _heading(self, column: str) -> str:
        return (
            self.texts.noun("city", CITIES.index(column))
            if column in SHOWS
            else self.texts.word(f"column-{column}")
        )
