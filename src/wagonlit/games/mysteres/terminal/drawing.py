"""Mystères in the terminal: the tiles with their clues, what is said, the end."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from wagonlit.core.answering import Choice
from wagonlit.core.ask import Ask
from wagonlit.core.event import Told
from wagonlit.core.game import Result
from wagonlit.core.view import View as BaseView
from wagonlit.games.mysteres.lexicon.signs import is_doubtful
from wagonlit.games.mysteres.pieces.names import ACCEPT, DECLARE, WAIVE
from wagonlit.games.mysteres.pieces.tiles import TILES
from wagonlit.games.mysteres.terminal.grid import quotation
from wagonlit.games.mysteres.terminal.picture import Picture
from wagonlit.games.mysteres.view import View
from wagonlit.kit.terminal.drawing import Drawing
from wagonlit.kit.terminal.screen import Screen

CHAPTER = "RoundBegun"
SPOKEN = ("ClueGiven", "KeyConfirmed", "Declared", "Answered", "WordRevealed")
# What the table shows anyway.
QUIET = ("TileLaid", "TurnBegun", "Waived", "KeyDrawn", "MysteryKept")


class EveningDrawing(Drawing):
    """Draws an evening, round by round."""

    first_options: ClassVar[Sequence[str]] = ("language",)
    windows: ClassVar[Mapping[str, tuple[int, int]]] = {"answer.declare": (DECLARE, WAIVE)}

    def welcome(self) -> RenderableType:
        return Text(self.words("terminal-welcome"))

    def picture(self, view: BaseView) -> RenderableType:
        return Picture(_own(view), self.texts, self.words, list(self.names)).drawn()

    def scene(self, view: BaseView) -> object:
        """Once in every turn, and when something was said."""
        own = _own(view)
        return own.round, own.active, len(own.clues), len(own.text), len(own.declarers), len(own.in_play)

    def aside(self, view: BaseView, ask: Ask, id: int) -> Text:
        """What a tile asks for, until everybody knows; that an answer is right but for a slip (MY-R25)."""
        if ask.decision == "answer.judge" and id == ACCEPT and ask.facts["near"]:
            return Text(self.words("terminal-near", word=ask.facts["near"]), style="bold yellow")
        first = _own(view).round == 1 and ask.decision == "turn.tile"
        return Text(self.texts.option_help(ask, id) if first else "", style="dim")

    def doubt(self, view: BaseView, ask: Ask, choice: Choice) -> str:
        """MY-R19: a clue that does not look like one for its tile."""
        if ask.decision != "turn.clue" or not isinstance(choice, str):
            return ""
        category = TILES[ask.facts["target"]]
        is_odd = is_doubtful(choice, category, _own(view).options.language)
        return self.words(f"board-doubt-{category}") if is_odd else ""

    def entry(self, told: Told) -> Text:
        if told.event == CHAPTER:
            return Text(self.line(told), style="bold")
        entry = super().entry(told)
        if told.event in SPOKEN:
            entry.stylize("bold")
        return entry

    def say(self, screen: Screen, told: Told) -> None:
        if told.event == CHAPTER:
            screen.title(self.line(told).rstrip("."))
        elif told.event not in QUIET:
            super().say(screen, told)

    def ending(self, screen: Screen, view: BaseView, result: Result) -> None:
        """Everybody's points, or what two have in common; and the words of the evening."""
        own = _own(view)
        screen.title(self.words("terminal-ending"))
        played = ", ".join(quotation(self.words, word) for word in own.words_played)
        screen.say(Text(self.words("terminal-played", words=played), style="dim"))
        if own.options.together:
            screen.say(Text(f"{self.words('terminal-together')}: {own.scores[0]}", style="bold"))
        else:
            screen.say(self.scores(result), self.winners(result))


def _own(view: BaseView) -> View:
    assert isinstance(view, View)
    return view
