"""Long texts leafed through on a screen of their own, forward, back and to any page."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from wagonlit.kit.terminal.answers import number_in
from wagonlit.kit.terminal.lines import rendered
from wagonlit.kit.terminal.screen import Screen

BACK = "b"  # in every language
KEYS_AND_PROMPT = 2  # rows below a page
ROOM_FOR_A_QUESTION = 12  # rows: what leaves so many free needs no page of its own


def page(screen: Screen, title: str, *parts: RenderableType, at_end: bool = False) -> bool:
    """Show this; True if it was short enough to stay, so that the question below it must be shown again."""
    lines = _lines(screen, title, parts)
    if screen.live and len(lines) > screen.console.height - ROOM_FOR_A_QUESTION:
        Pager(screen, lines, at_end).open()
        return False
    screen.title(title)
    screen.say(*parts)
    return True


def _lines(screen: Screen, title: str, parts: Sequence[RenderableType]) -> list[str]:
    heading = Rule(Text(title, style="bold"), style="dim", align="left")
    return rendered(screen.console, Group(heading, *parts))


class Pager:
    """One text, cut into pages as high as the screen."""

    def __init__(self, screen: Screen, lines: list[str], at_end: bool = False) -> None:
        self.screen = screen
        room = max(1, screen.console.height - KEYS_AND_PROMPT)
        self.pages = [lines[first : first + room] for first in range(0, len(lines), room)]
        self.now = len(self.pages) - 1 if at_end else 0

    def open(self) -> None:
        """Until it is closed, or Enter was pressed on the last page."""
        with self.screen.apart():
            while 0 <= self.now < len(self.pages):
                self._show()
                self.now = self._next(self.screen.read().lower())

    def _show(self) -> None:
        words = self.screen.words(
            "page-keys", page=self.now + 1, pages=len(self.pages), back=self.screen.words("back-key")
        )
        keys = rendered(self.screen.console, Text(words, style="dim"))[:1]
        self.screen.show_apart([*self.pages[self.now], *keys])

    def _next(self, typed: str) -> int:
        """The page after what was typed; one past the last to close."""
        if not typed:
            return self.now + 1
        number = number_in(typed)
        if number is not None:
            return min(max(number, 1), len(self.pages)) - 1
        if typed == "q":
            return len(self.pages)
        return max(0, self.now - 1) if typed in (BACK, self.screen.words("back-key")) else self.now
