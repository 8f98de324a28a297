"""The end in Istanbul: the solution, everybody's answers, the winners."""

from rich.table import Table
from rich.text import Text

from wagonlit.core.game import Result
from wagonlit.core.text import Texts
from wagonlit.games.mystery_express.pieces.cards import BLANK, CATEGORIES
from wagonlit.games.mystery_express.terminal.signs import shape
from wagonlit.games.mystery_express.view import View
from wagonlit.kit.terminal.screen import Screen
from wagonlit.kit.terminal.words import Words


class Ending:
    """Shows how a finished game ended."""

    def __init__(self, view: View, texts: Texts, words: Words, names: list[str]) -> None:
        self.view = view
        self.texts = texts
        self.words = words
        self.names = names

    def unmask(self, screen: Screen) -> None:
        """Category by category, if the table wants it so."""
        one_by_one = self.view.options.final_reveal == "one_by_one"
        for category, element in enumerate(self.view.solution):
            name = self.texts.noun("category", category)
            if one_by_one:
                screen.pause(self.words("terminal-unmask", category=name))
            screen.say(
                Text.assemble(
                    "  ", shape(category), f" {name}: ", (self.texts.noun("element", element), "bold")
                )
            )

    def answers(self, result: Result) -> Table:
        """One column for each player: the answers with what was right, the points, the telegram."""
        table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column()
        for seat, name in enumerate(self.names):
            table.add_column(f"★ {name}" if seat in result.winners else name)
        for category in range(len(CATEGORIES)):
            row = [self._entry(answer[category], category) for answer in self.view.answers]
            table.add_row(Text.assemble(shape(category), " ", self.texts.noun("category", category)), *row)
        table.add_row(self.words("points"), *(Text(str(score), style="bold") for score in result.scores))
        table.add_row(
            self.words("terminal-telegram"), *(self._telegram(seat) for seat in range(len(self.names)))
        )
        return table

    def _entry(self, element: int | None, category: int) -> Text:
        if element is None or element == BLANK:
            return Text("–", style="dim")
        right = element == self.view.solution[category]
        name = self.texts.noun("element", element)
        return Text(f"✓ {name}", style="green") if right else Text(f"✗ {name}", style="red")

    def _telegram(self, seat: int) -> str:
        """How many of its entries are right and wrong; it matters only in a tie."""
        tally = self.view.telegram_tallies[seat]
        return self.words("terminal-telegram-result", right=tally.right, wrong=tally.wrong)
