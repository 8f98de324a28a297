"""The table of Mystères as one seat sees it: the round, the tiles, the word, the players."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wagonlit.core.text import Texts
from wagonlit.games.mysteres.terminal.grid import Grid, quotation
from wagonlit.games.mysteres.view import View
from wagonlit.kit.terminal.words import Words


class Picture:
    """Draws all of it."""

    def __init__(self, view: View, texts: Texts, words: Words, names: list[str]) -> None:
        self.view = view
        self.texts = texts
        self.words = words
        self.names = names

    def drawn(self) -> RenderableType:
        """Before the first round, who plays; then everything."""
        if self.view.maestro is None:
            return self._players()
        return Group(
            Text(), self._round(), Grid(self.view, self.texts, self.words), *self._lines(), self._players()
        )

    def _round(self) -> Text:
        view = self.view
        assert view.maestro is not None
        maestro = self._name(view.maestro)
        return Text(
            self.words("terminal-round", round=view.round, rounds=view.options.rounds, maestro=maestro)
        )

    def _lines(self) -> Iterator[Text]:
        """What the Maestro knows, what everybody knows of the key, and what was wrong."""
        view, words = self.view, self.words
        key = None if view.key is None else self.texts.noun("tile", view.key)
        if view.word is not None and key is not None:
            yield Text(words("terminal-word", word=view.word, category=key), style="bold")
            if view.aliases:
                also = ", ".join(quotation(words, one) for one in view.aliases)
                yield Text(words("board-also-right", words=also), style="dim")
        elif key is not None:
            yield Text(words("terminal-key", category=key), style="bold")
        wrong = [quotation(words, one.words) for one in view.answers if one.right is False]
        if wrong:
            yield Text(words("terminal-wrong", answers=", ".join(dict.fromkeys(wrong))))

    def _players(self) -> Table:
        table = Table(box=None, header_style="dim", pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(self.words("player"))
        table.add_column(self.words("terminal-points"), justify="right")
        table.add_column("")
        for seat in range(len(self.names)):
            own = "bold" if seat == self.view.seat else ""
            points = str(self.view.scores[seat])
            table.add_row(Text(self._name(seat), style=own), points, Text(self._role(seat), style="dim"))
        return table

    def _name(self, seat: int) -> str:
        own = seat == self.view.seat
        return self.words("you", name=self.names[seat]) if own else self.names[seat]

    def _role(self, seat: int) -> str:
        view, words = self.view, self.words
        if seat == view.maestro:
            return words("terminal-maestro")
        if view.maestro is not None and seat not in view.in_play:
            return words("terminal-out")
        if seat in view.declarers:
            return words("terminal-declared", place=view.declarers.index(seat) + 1)
        return words("terminal-active") if seat == view.active else ""
