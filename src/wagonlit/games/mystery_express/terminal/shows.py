"""The Time shows: cards that pass before the eyes and leave nothing behind."""

from collections.abc import Iterator, Sequence
from time import sleep

from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wagonlit.core.event import Told
from wagonlit.core.text import Texts
from wagonlit.games.mystery_express.pieces.board import PACES
from wagonlit.games.mystery_express.pieces.cards import ELEMENTS, TIMES
from wagonlit.games.mystery_express.show_timing import SECONDS_A_CARD, SECONDS_A_PILE
from wagonlit.games.mystery_express.terminal.signs import COLOURS, SHAPES
from wagonlit.kit.terminal.lines import rendered
from wagonlit.kit.terminal.screen import Screen
from wagonlit.kit.terminal.words import Words

BEGIN, END = "ShowBegun", "ShowEnded"
CARDS = ("TimeShown", "PileLooked")
CARDS_A_ROW = 4


class Scene:
    """What can be seen at one moment: the top cards of the piles, or one pile spread out."""

    def __init__(self, times: list[int], newest: int = -1) -> None:
        self.times = times
        self.newest = newest  # the place of the card that has just come, if one has


class Show:
    """One show as one seat was told it."""

    def __init__(self, told: Sequence[Told]) -> None:
        self.city: int = told[0].facts["city"]
        self.pace = PACES[told[0].facts["pace"]]
        self.cards = [one.facts for one in told if one.event == "TimeShown"]
        self.piles = [one.facts["times"] for one in told if one.event == "PileLooked" and one.facts["times"]]

    def scenes(self) -> Iterator[Scene]:
        """Moment by moment."""
        tops: dict[int, int] = {}
        for card in self.cards:
            tops[card["pile"]] = card["time"]
            yield Scene([tops[pile] for pile in sorted(tops)], card["pile"])
        for pile in self.piles:
            yield Scene(pile)

    def seconds(self) -> float:
        """How long each moment lasts."""
        return SECONDS_A_PILE[self.pace] if self.piles else SECONDS_A_CARD[self.pace]

    def counts(self) -> list[int]:
        """How often each time was shown."""
        times = [card["time"] for card in self.cards] + [time for pile in self.piles for time in pile]
        return [times.count(ELEMENTS + value) for value in range(TIMES)]


class Theatre:
    """Gives a show on the screen, in the manner the table has chosen."""

    def __init__(self, screen: Screen, texts: Texts, words: Words, mode: str) -> None:
        self.screen = screen
        self.texts = texts
        self.words = words
        self.mode = mode

    def give(self, show: Show) -> bool:
        """Announce it, show it, and clear it away; was there anything to be remembered?"""
        city = self.texts.noun("city", show.city)
        self.screen.title(self.words("terminal-show", city=city))
        if self.mode == "tally":
            self.screen.say(self._tally(show))
            return False
        if not self.screen.live:
            self.screen.note(self.words("terminal-show-unseen"))
            return False
        self.screen.note(self.words("terminal-show-how"))
        if self.mode == "flash":
            self.screen.note(self.words("terminal-show-pace", piles=len(show.piles), seconds=show.seconds()))
        self.screen.pause(self.words("terminal-show-ready"))
        self._play(show)
        return True

    def _play(self, show: Show) -> None:
        """On a screen of its own, which is gone afterwards with all that stood there."""
        scenes = list(show.scenes())
        with self.screen.apart(cursor=self.mode == "step"):
            for number, scene in enumerate(scenes, 1):
                self._draw(self._drawn(scene, number, len(scenes)))
                self._hold(show)

    def _draw(self, scene: RenderableType) -> None:
        """In the middle, above the line of the prompt."""
        console = self.screen.console
        centred = Align.center(scene, vertical="middle", height=console.height - 1)
        self.screen.show_apart(rendered(console, centred))

    def _hold(self, show: Show) -> None:
        if self.mode == "step":
            self.screen.read(f"{self.words('terminal-show-next')} ")
        else:
            sleep(show.seconds())

    def _drawn(self, scene: Scene, number: int, of: int) -> RenderableType:
        cards = [self._card(time, place == scene.newest) for place, time in enumerate(scene.times)]
        rows = Table.grid(padding=(0, 1))
        for first in range(0, len(cards), CARDS_A_ROW):
            rows.add_row(*cards[first : first + CARDS_A_ROW])
        return Group(rows, Text(f"{number}/{of}", style="dim", justify="center"))

    def _card(self, time: int, new: bool) -> Panel:
        face = Text(f"{SHAPES[4]}\n{self.texts.noun('element', time)}", style="bold", justify="center")
        return Panel(face, width=11, padding=(1, 0), border_style=COLOURS[4] if new else "dim")

    def _tally(self, show: Show) -> Table:
        table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2, 0, 0))
        counts = show.counts()
        for value in range(TIMES):
            table.add_column(self.texts.noun("element", ELEMENTS + value), justify="center")
        table.add_row(*(str(count) for count in counts))
        return table
