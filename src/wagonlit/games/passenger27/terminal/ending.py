"""The end of the line: who everybody was, and how each of them left."""

from rich.table import Table
from rich.text import Text

from wagonlit.core.game import Result
from wagonlit.core.text import Texts
from wagonlit.games.passenger27.pieces.names import HIT
from wagonlit.games.passenger27.terminal.signs import badge, traits_of
from wagonlit.games.passenger27.view import View
from wagonlit.games.passenger27.view.notes import Departure
from wagonlit.kit.terminal.words import Words


class Ending:
    """Shows how a hunt ended."""

    def __init__(self, view: View, texts: Texts, words: Words, names: list[str]) -> None:
        self.view = view
        self.texts = texts
        self.words = words
        self.names = names

    def people(self, result: Result) -> Table:
        """Everybody, whoever stayed longest first."""
        table = Table.grid(padding=(0, 2, 0, 0))
        gone = {one.seat: one for one in self.view.out}
        for seat in sorted(range(len(self.names)), key=lambda seat: result.places[seat]):
            won = seat in result.winners
            style = "bold" if won else ""
            table.add_row(
                Text.assemble(("★ " if won else "  ", "bold yellow"), (self.names[seat], style)),
                self._identity(seat, style),
                Text(self._left(gone[seat]) if seat in gone else self._stayed(won), style=style),
            )
        return table

    def _identity(self, seat: int, style: str) -> Text:
        passenger = self.view.identities[seat]
        if passenger is None:
            return Text()
        return Text.assemble(
            badge(traits_of(self.view, passenger)), " ", (self.texts.noun("passenger", passenger), style)
        )

    def _left(self, gone: Departure) -> str:
        by = ", ".join(self.names[seat] for seat in gone.by)
        key = "terminal-left-hit" if gone.cause == HIT else "terminal-left-miss"
        return self.words(key, round=gone.round, by=by)

    def _stayed(self, won: bool) -> str:
        return self.words("terminal-left-last" if won else "terminal-left-not")
