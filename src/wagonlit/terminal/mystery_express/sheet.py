"""The deduction sheet on the screen, and how to write on it."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wagonlit.core.text import Texts
from wagonlit.games.mystery_express.cards import CRIME_CATEGORIES, ELEMENT_NAMES, ELEMENTS, TIME, TIMES
from wagonlit.games.mystery_express.notebook import ONCE, SHOWS, BadMark, Notebook, Row
from wagonlit.terminal.answers import meant
from wagonlit.terminal.mystery_express.signs import shape
from wagonlit.terminal.words import Words

SIGNS = {"open": (" ", ""), "innocent": ("○", "dim strike"), "solution": ("★", "bold")}
REMOVED = ("–", "dim")
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
        rows = self.notebook.rows(self.words.lang)
        sides = Table.grid(padding=(0, 3, 0, 0))
        by_category = [[row for row in rows if row.category == number] for number in range(CRIME_CATEGORIES)]
        sides.add_row(self._side(by_category[:2]), self._side(by_category[2:]))
        below = Table.grid(padding=(0, 3, 0, 0))
        below.add_row(self._times(), Text(self.words("me-sheet-how"), style="dim"))
        return Group(sides, Text(), below)

    def _side(self, categories: list[list[Row]]) -> Table:
        table = Table(box=None, header_style="dim", pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column("")
        table.add_column("", no_wrap=True)
        for column in self.notebook.columns:
            table.add_column(self.words(f"me-column-{column}.short"), min_width=1)
        for rows in categories:
            category = rows[0].category
            table.add_row(shape(category), Text(self.texts.noun("category", category), style="bold"))
            for row in rows:
                self._add(table, row)
        return table

    def _add(self, table: Table, row: Row) -> None:
        sign, style = REMOVED if row.removed else SIGNS[row.status]
        cells = [self._cell(seen, row.marks.get(column, "")) for column, seen in zip(self.notebook.columns, row.cells)]
        table.add_row(sign, Text(self.texts.noun("element", row.element), style=style), *cells)

    def _cell(self, seen: str, own: str) -> Text:
        return Text.assemble(seen, (own, OWN)) if seen or own else Text("·", style="dim")

    def _times(self) -> Table:
        table = Table(box=None, header_style="dim", pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column(shape(TIME))
        for show in SHOWS:
            table.add_column(self.words(f"me-show-{show}.short"), min_width=1)
        for value, row in enumerate(self.notebook.times()):
            name = self.texts.noun("element", ELEMENTS + value)
            table.add_row(name, *(self._cell("", own) for own in row))
        return table

    # Writing

    def write(self, typed: str) -> str:
        """“hanged leg1 /”: an element, a column, a sign; what to say about it."""
        parts = typed.split()
        if len(parts) == 1:
            return self.words("me-mark-how")
        if len(parts) == 2 or self._column(parts[-1], parts[0]):
            parts.append(ONCE)
        element = self._element(" ".join(parts[:-2]))
        if not element:
            return self.words("me-mark-element", typed=" ".join(parts[:-2]))
        column = self._column(parts[-2], element)
        if not column:
            return self.words("me-mark-column", typed=parts[-2], columns=", ".join(self._headings(element)))
        return self._marked(element, column, "" if parts[-1] == RUB_OUT else parts[-1])

    def _marked(self, element: str, column: str, sign: str) -> str:
        try:
            self.notebook.mark(element, column, sign)
        except BadMark:
            return self.words("me-mark-long")
        name = self.texts.noun("element", ELEMENT_NAMES.index(element))
        heading = self._headings(element)[self._columns(element).index(column)]
        return self.words("me-marked" if sign else "me-rubbed", name=name, column=heading, sign=sign)

    def _element(self, typed: str) -> str:
        names = [[self.texts.noun("element", e), ELEMENT_NAMES[e]] for e in range(ELEMENTS + TIMES)]
        found = [] if typed.isdecimal() else meant(typed, names)
        return ELEMENT_NAMES[found[0]] if len(found) == 1 else ""

    def _columns(self, element: str) -> tuple[str, ...]:
        return SHOWS if element.startswith("time_") else self.notebook.columns

    def _headings(self, element: str) -> list[str]:
        kind = "show" if element.startswith("time_") else "column"
        return [self.words(f"me-{kind}-{column}") for column in self._columns(element)]

    def _column(self, typed: str, element: str) -> str:
        kind = "show" if element.startswith("time_") else "column"
        columns = self._columns(element)
        names = [
            [column, self.words(f"me-{kind}-{column}"), self.words(f"me-{kind}-{column}.short")]
            for column in columns
        ]
        exact = [column for column, own in zip(columns, names) if typed.casefold() == own[2].casefold()]
        if exact:
            return exact[0]
        found = [] if typed.isdecimal() else meant(typed, names)
        return columns[found[0]] if len(found) == 1 else ""
