"""A recorded game leafed through line by line, with the table as it was at that moment."""

from collections.abc import Sequence

from msgspec import Struct
from rich.console import Group
from rich.rule import Rule
from rich.text import Text

from wagonlit.core.event import Told
from wagonlit.core.game import Game
from wagonlit.core.view import View
from wagonlit.kit.terminal.answers import folded, number_in, quoted
from wagonlit.kit.terminal.drawing import Drawing
from wagonlit.kit.terminal.lines import rendered
from wagonlit.kit.terminal.pager import BACK, KEYS_AND_PROMPT
from wagonlit.kit.terminal.screen import Screen

EYES = "e"  # in any language; the words name the key of their own
LEAST_LINES = 3  # of the log, however high the table is


class Line(Struct, frozen=True):
    """One line of the log, and how much had been told when it was written."""

    words: str
    after: int


class Eyes(Struct, frozen=True):
    """Somebody through whose eyes the table is seen."""

    seat: int
    told: Sequence[Told]
    heading: str


class Story(Struct, frozen=True):
    """A game as it is read again."""

    game: Game
    options: object
    lines: Sequence[Line]
    eyes: Sequence[Eyes]  # several where all secrets are open: the reader can switch between them

    def view_after(self, events: int, eyes: Eyes, seats: int) -> View:
        """What these eyes knew at that moment."""
        view: View = self.game.view(self.options, eyes.seat).attach_to(self.game, seats)
        for one in eyes.told[:events]:
            view.fold(one)
        return view


class ReplayViewer:
    """Forward, back, and to any line by its number or by a word in it."""

    def __init__(self, screen: Screen, story: Story, drawing: Drawing) -> None:
        self.screen = screen
        self.story = story
        self.drawing = drawing
        self.eyes = story.eyes[0]
        self.now = 0
        self.remark = ""

    def open(self) -> None:
        """Until it is closed, or Enter was pressed after the last line."""
        with self.screen.apart():
            while 0 <= self.now < len(self.story.lines):
                self.screen.show_apart(self._page())
                self.now = self._next(self.screen.read())

    def _page(self) -> list[str]:
        """The table, the log up to here as far as there is room, and the keys."""
        console, story = self.screen.console, self.story
        view = story.view_after(story.lines[self.now].after, self.eyes, len(self.drawing.names))
        room = console.height - KEYS_AND_PROMPT
        table = rendered(console, self.drawing.picture(view))[: room - LEAST_LINES]
        heading = rendered(console, Rule(Text(self.eyes.heading, style="bold"), style="dim", align="left"))
        log = rendered(console, Group(*self._log(room)))[-(room - len(table) - len(heading)) :]
        padding = [""] * (room - len(table) - len(heading) - len(log))
        return [*table, *heading, *log, *padding, *self._keys()]

    def _log(self, most: int) -> list[Text]:
        first = max(0, self.now + 1 - most)
        shown = enumerate(self.story.lines[first : self.now + 1], first)
        return [
            Text.assemble((f"{place + 1:>4}  ", "dim"), (line.words, "bold" if place == self.now else "dim"))
            for place, line in shown
        ]

    def _keys(self) -> list[str]:
        words, lines = self.screen.words, len(self.story.lines)
        keys = self.remark or words("replay-keys", line=self.now + 1, lines=lines, back=words("back-key"))
        return rendered(self.screen.console, Text(keys, style="dim"))[:1]

    def _next(self, typed: str) -> int:
        """The line after what was typed; one past the last to close."""
        self.remark = ""
        last = len(self.story.lines) - 1
        number = number_in(typed)
        if not typed:
            return self.now + 1
        if number is not None:
            return min(max(number, 1), last + 1) - 1
        if typed.lower() in (BACK, self.screen.words("back-key")):
            return max(0, self.now - 1)
        if typed.lower() in (EYES, self.screen.words("eyes-key")) and len(self.story.eyes) > 1:
            return self._look_through_the_next()
        return last + 1 if typed.lower() == "q" else self._next_with(typed)

    def _look_through_the_next(self) -> int:
        """The same line, as somebody else saw the table; at the end it is the first one's turn again."""
        everybody = self.story.eyes
        self.eyes = everybody[(everybody.index(self.eyes) + 1) % len(everybody)]
        return self.now

    def _next_with(self, typed: str) -> int:
        """The next line that speaks of this, from the beginning again if none follows."""
        lines = self.story.lines
        place: int
        for place in [*range(self.now + 1, len(lines)), *range(self.now + 1)]:
            if folded(typed) in folded(lines[place].words):
                return place
        self.remark = self.screen.words("log-nothing", typed=quoted(typed))
        return self.now
