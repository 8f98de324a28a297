"""Simplon-Orient-Express in the terminal: the map, what happens on it, the end."""

from collections.abc import Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from wagonlit.core.ask import Ask
from wagonlit.core.event import Told
from wagonlit.core.game import Result
from wagonlit.core.view import View as BaseView
from wagonlit.games.simplon.terminal.picture import Picture
from wagonlit.games.simplon.view import View
from wagonlit.kit.terminal.drawing import Drawing
from wagonlit.kit.terminal.screen import Screen


class JourneyDrawing(Drawing):
    """Draws the journey from Calais to Constantinople."""

    first_options: ClassVar[Sequence[str]] = ("level",)

    def welcome(self) -> RenderableType:
        return Text(self.words("terminal-welcome"))

    def picture(self, view: BaseView) -> RenderableType:
        return Picture(_own(view), self.texts, self.words, list(self.names))

    def scene(self, view: BaseView) -> object:
        """Once in everybody's turn, and after each act of one's own."""
        own = _own(view)
        moved = (own.points, tuple(own.loads), own.detective) if own.actor == own.seat else ()
        return own.turn, moved

    def aside(self, view: BaseView, ask: Ask, id: int) -> Text:
        """What a move there would repair."""
        own = _own(view)
        marks = []
        if ask.domain == "act" and id in own.pieces:
            marks.append(self.words("terminal-piece-there"))
        return Text(" ".join(marks), style="dim")

    def entry(self, told: Told) -> Text:
        grave = told.event in ("TurnBegun", "CoinTossed")
        return Text(self.line(told), style="bold") if grave else super().entry(told)

    def ending(self, screen: Screen, view: BaseView, result: Result) -> None:
        """All win, or nobody does: there is nothing to count."""
        screen.title(self.words("terminal-won" if result.winners else "terminal-lost"))


def _own(view: BaseView) -> View:
    assert isinstance(view, View)
    return view
