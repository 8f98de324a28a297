"""The carriage with its three rows: cards come from the deck, move on, and leave at the end."""

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from wagonlit.core.text import Texts
from wagonlit.games.passenger27.terminal.signs import FACE_DOWN, NOTHING, unbroken
from wagonlit.games.passenger27.view import View
from wagonlit.kit.terminal.words import Words

WIDEST = 78
NARROWEST = 12  # of a row of seats
WHEEL = "◎"
FRAME = "dim"


class Carriage:
    """Draws as wide as there is room; names that do not fit go on below."""

    def __init__(self, view: View, texts: Texts, words: Words) -> None:
        self.view = view
        self.texts = texts
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        before, after = self._deck(), self._seen()
        room = min(options.max_width, WIDEST) - before.cell_len - after.cell_len - 4
        wide = max(NARROWEST, room // 3)
        rows = [self._row(slot).wrap(console, wide - 2) for slot in range(3)]
        yield self._roof(before.cell_len, wide)
        for number in range(max(len(row) for row in rows)):
            cells = [row[number] if number < len(row) else Text() for row in rows]
            first = number == 0
            yield self._seats(
                cells, wide, before if first else Text(" " * before.cell_len), after if first else Text()
            )
        yield self._wheels(before.cell_len, wide)

    # Around it

    def _deck(self) -> Text:
        return Text.assemble(self.words("terminal-deck", number=self.view.deck), (" ▸ ", "bold yellow"))

    def _seen(self) -> Text:
        number = len(self.view.discard)
        theme = self.view.options.theme_traffic
        return Text.assemble((" ▸ ", "bold yellow"), self.words("terminal-seen", number=number, theme=theme))

    # The carriage itself

    def _roof(self, left: int, wide: int) -> Text:
        roof = Text(" " * left + "╭", style=FRAME)
        for slot in range(3):
            name = self.words("terminal-row", number=slot + 1)
            roof.append(f" {name} ", "bold")
            roof.append("─" * (wide - len(name) - 2) + ("╮" if slot == 2 else "┬"), FRAME)
        return roof

    def _seats(self, cells: list[Text], wide: int, before: Text, after: Text) -> Text:
        line = Text.assemble(before, ("│", FRAME))
        for cell in cells:
            cell.rstrip()
            line.append_text(Text.assemble(" ", cell, " " * (wide - 1 - cell.cell_len), ("│", FRAME)))
        return line + after

    def _wheels(self, left: int, wide: int) -> Text:
        floor = ["─" * wide] * 3
        floor[0] = f"─{WHEEL}──{WHEEL}".ljust(wide, "─")
        floor[2] = f"{WHEEL}──{WHEEL}─".rjust(wide, "─")
        return Text(" " * left + "╰" + "┴".join(floor) + "╯", style=FRAME)

    def _row(self, slot: int) -> Text:
        """Cards this seat has seen by their names, the others from behind."""
        return Text(" ").join(self._cards(slot)) or Text(NOTHING, style="dim")

    def _cards(self, slot: int) -> Iterator[Text]:
        for passenger in self.view.slots[slot]:
            if passenger is None:
                yield Text(FACE_DOWN)
            else:
                name = unbroken(self.texts.noun("passenger", passenger))
                yield Text(name, style="bold" if passenger in self.view.face_up else "italic")
