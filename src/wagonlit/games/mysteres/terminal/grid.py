"""The nine tiles: what each is, and what was said under it."""

from collections.abc import Iterator

from rich.box import ROUNDED
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from wagonlit.core.text import Texts
from wagonlit.games.mysteres.pieces.tiles import CELLS, DIRECT_QUESTION, FIRST_LETTER, WORD_COUNT
from wagonlit.games.mysteres.view import View
from wagonlit.kit.terminal.words import Words

SIDE = 3
WIDEST = 100
OPEN, TURNED, KEY, GONE = "bold", "", "bold yellow", "dim"


class Grid:
    """Three rows of three tiles; open ones stand out, the clues stand below their names."""

    def __init__(self, view: View, texts: Texts, words: Words) -> None:
        self.view = view
        self.texts = texts
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        table = Table(box=ROUNDED, show_header=False, show_lines=True, width=min(options.max_width, WIDEST))
        for _ in range(SIDE):
            table.add_column(ratio=1, overflow="fold")
        for row in range(0, len(CELLS), SIDE):
            table.add_row(*(self._cell(self.view.grid[cell]) for cell in range(row, row + SIDE)))
        yield table

    def _cell(self, tile: int | None) -> Text:
        if tile is None:
            return Text()
        name = self.texts.noun("tile", tile)
        lines = [Text(name, style=self._style(tile)), *(Text(line) for line in self.said(tile))]
        return Text("\n").join(lines)

    def _style(self, tile: int) -> str:
        view = self.view
        if tile == view.key:
            return KEY
        if tile in view.passed:
            return GONE
        return OPEN if tile in view.text else TURNED

    def said(self, tile: int) -> Iterator[str]:
        """What stands below a tile."""
        view, words = self.view, self.words
        if tile == view.key:
            yield words("terminal-is-key")
        if tile in view.passed:
            yield words("terminal-in-bag")
        if tile in view.text or tile in view.passed:
            return
        clues = [quotation(words, clue.words) for clue in view.clues if clue.tile == tile]
        facts = [*clues, *self._told(tile)]
        yield from facts or ([] if tile == view.key else [words("terminal-turned")])

    def _told(self, tile: int) -> Iterator[str]:
        """What a special tile has told."""
        view, words = self.view, self.words
        if tile == FIRST_LETTER and view.letter is not None:
            yield words("terminal-letter", letter=view.letter)
        if tile == WORD_COUNT and view.word_count is not None:
            yield words("terminal-count", count=view.word_count)
        for asked in view.questions if tile == DIRECT_QUESTION else ():
            reply = "…" if asked.reply is None else self.texts.noun("reply", asked.reply)
            yield words("terminal-asked", words=asked.words, reply=reply)


def quotation(words: Words, said: str) -> str:
    """Words of the table's language, quoted as the reader's language does it."""
    return words("terminal-quoted", words=said)
