"""How a game looks in the terminal. Any game can be played with the plain drawing below."""

from collections.abc import Collection, Mapping, Sequence
from importlib import import_module
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from wagonlit.core.answering import Choice
from wagonlit.core.ask import Ask
from wagonlit.core.ending import conclusion
from wagonlit.core.event import Told
from wagonlit.core.game import Game, Insight, Result
from wagonlit.core.rules_text import rules_file
from wagonlit.core.text import Texts
from wagonlit.core.view import View, fields_of
from wagonlit.kit.terminal.screen import Screen
from wagonlit.kit.terminal.view_words import ViewWords
from wagonlit.kit.terminal.words import Words


class Drawing:
    """Draws a game it knows nothing about: the view as lists, the notebook as free lines.

    A game that looks better otherwise has a subclass in its folder and names it as `Game.terminal`.
    """

    first_options: ClassVar[Sequence[str]] = ()  # what the menu asks a newcomer before the first game
    answered_by_letter: ClassVar[
        Collection[str]
    ] = ()  # domains in which a first letter is an answer, not a command
    # By question that several are asked in real time: what whoever speaks up answers, and all others. People
    # who share a keyboard are asked at once (“terminal-window”), so their views may hold nothing secret then.
    windows: ClassVar[Mapping[str, tuple[int, int]]] = {}

    def __init__(self, game: Game, texts: Texts, words: Words, names: Sequence[str]) -> None:
        self.game = game
        self.texts = texts
        self.words = words
        self.names = names

    def welcome(self) -> RenderableType:
        """What the game is about, in a few lines."""
        path = rules_file(self.game, self.texts.lang)
        paragraphs = path.read_text(encoding="utf-8").split("\n\n") if path.is_file() else []
        return Markdown(paragraphs[1] if len(paragraphs) > 1 else "")

    def picture(self, view: View) -> RenderableType:
        """The table as this seat sees it."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="dim", no_wrap=True)
        table.add_column(overflow="fold")
        table.add_row(Text(self.words("player")), self._everybody(view.seat))
        for label, worded in self.rows(view):
            table.add_row(Text(label), Text(worded))
        return table

    def _everybody(self, seat: int) -> Text:
        names = [self.words("you", name=name) if own == seat else name for own, name in enumerate(self.names)]
        return Text(", ".join(names))

    def rows(self, view: View) -> list[tuple[str, str]]:
        """What the view says, field by field, in words."""
        words = ViewWords(self.texts, self.words)
        fields = fields_of(type(view)).items()
        return [(words.label(name), words.say(getattr(view, name), field)) for name, field in fields]

    def sign(self, domain: str, id: int) -> Text:
        """A coloured symbol before the name of a thing, or nothing."""
        return Text()

    def aside(self, view: View, ask: Ask, id: int) -> Text:
        """What the table shows of a choice, after its name."""
        return Text()

    def doubt(self, view: View, ask: Ask, choice: Choice) -> str:
        """What to say to somebody about to answer this, who may do so all the same; mostly nothing."""
        return ""

    def line(self, told: Told) -> str:
        """What the log says of an event; nothing for what must be remembered."""
        return self.texts.log(told)

    def scene(self, view: View) -> object:
        """As long as this stays the same, the table need not be drawn again."""
        return self.rows(view)

    def entry(self, told: Told) -> Text:
        """An event as the log shows it, with the players' names standing out; empty where it says nothing."""
        words = self.line(told)
        line = Text(words)
        line.highlight_words(self.names, "bold")
        return Text.assemble(("· ", "dim"), line) if words else Text()

    def say(self, screen: Screen, told: Told) -> None:
        """One event in one line; how the game ended is said at its end."""
        if not self.conclusion([told]) and (entry := self.entry(told)):
            screen.say(entry)
            screen.beat()

    def passages(self, told: Sequence[Told]) -> list[Sequence[Told]]:
        """What was told, cut where somebody may stop reading; a passage is shown in one go."""
        return [[one] for one in told]

    def tell(self, screen: Screen, passage: Sequence[Told], view: View) -> bool:
        """Show a passage; True if the player should have time to write something down about it."""
        for one in passage:
            self.say(screen, one)
        return False

    def ask_to_note(self, screen: Screen, passage: Sequence[Told]) -> None:
        """Say what can be written down after such a passage."""

    def note(self, passage: Sequence[Told], view: View, marks: dict[str, str], typed: str) -> str:
        """Write down what was typed after such a passage; what to say about it."""
        return self.mark(view, marks, typed)

    def notebook(self, view: View, marks: dict[str, str]) -> RenderableType:
        """What was noted by hand."""
        notes = [Text(f"{number}  {note}") for number, note in marks.items()]
        return Group(
            *(notes or [Text(self.words("notes-empty"))]), Text(self.words("notes-how"), style="dim")
        )

    def notebook_about(self, view: View, marks: dict[str, str], typed: str) -> RenderableType | None:
        """What the notebook says of what was typed after its letter; None if that is to be written down."""
        return None

    def margin(self, view: View, marks: dict[str, str]) -> RenderableType:
        """The notebook as it stands beside the table, where a terminal is wide enough."""
        return self.notebook(view, marks)

    def is_guess(self, marks: dict[str, str], ask: Ask, id: int) -> bool:
        """Has the player noted that this is the likely answer?"""
        return False

    def mark(self, view: View, marks: dict[str, str], typed: str) -> str:
        """Note something; what to say about it."""
        marks[str(len(marks) + 1)] = typed
        return self.words("noted")

    def ending(self, screen: Screen, view: View, result: Result) -> None:
        """How it ended."""
        screen.say(self.scores(result), self.winners(result))

    def conclusion(self, told: Sequence[Told]) -> Text:
        """How the game ended, in one sentence; empty before, and in games that do not say it."""
        found = conclusion(self.game, told)
        return Text(self.line(found) if found else "", style="bold")

    def insight(self, insight: Insight, told: Sequence[Told]) -> Text:
        """What a seat could have known, and below it the line of the log from which it followed."""
        lines = [line for one in told[: insight.since + 1] if (line := self.line(one))]
        says = Text(self.texts.log(insight.says))
        return Text.assemble(says, "\n", (f"    {lines[-1]}", "dim")) if lines else says

    def notebook_afterwards(self, view: View, marks: dict[str, str]) -> RenderableType | None:
        """The notebook with the truth marked in it; None in games where there is nothing to mark."""
        return None

    def scores(self, result: Result) -> Table:
        """Everybody's points, the best first."""
        table = Table(self.words("player"), box=None, header_style="dim", pad_edge=False)
        table.add_column(self.words("points"), justify="right")
        for seat in sorted(range(len(result.scores)), key=lambda seat: result.places[seat]):
            style = "bold" if seat in result.winners else ""
            table.add_row(self.names[seat], str(result.scores[seat]), style=style)
        return table

    def winners(self, result: Result) -> Text:
        """Who has won, in one sentence."""
        if not result.winners:
            return Text(self.words("lost"), style="bold")
        names = self.words("and").join(self.names[seat] for seat in result.winners)
        return Text(self.words("won", names=names, count=len(result.winners)), style="bold")


def drawing_of(game: Game) -> type[Drawing]:
    """The class that draws this game: the one it names, or the plain one."""
    if not game.terminal:
        return Drawing
    module, _, name = game.terminal.partition(":")
    found: type[Drawing] = getattr(import_module(module), name)
    return found
