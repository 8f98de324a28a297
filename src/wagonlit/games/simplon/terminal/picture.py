"""The table: the map where there is room for it, and below it, or instead, everything as a list."""

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from wagonlit.core.text import Texts
from wagonlit.games.simplon.data.boards import board_named
from wagonlit.games.simplon.pieces.names import COAST, COURSES, NAXOS
from wagonlit.games.simplon.terminal.map import Map
from wagonlit.games.simplon.terminal.signs import (
    COLOURS,
    GAP,
    HENRY,
    LOCOMOTIVES,
    PIECE,
    SHIP,
)
from wagonlit.games.simplon.view import View
from wagonlit.kit.terminal.words import Words

WIDE_ENOUGH = 96  # columns for a map that can be read
WIDEST = 120


class Picture:
    """What lies on the table, for one reader."""

    def __init__(self, view: View, texts: Texts, words: Words, names: list[str]) -> None:
        self.view = view
        self.texts = texts
        self.words = words
        self.names = names
        self.board = board_named(view.options.board)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width >= WIDE_ENOUGH:
            yield from Map(self.view, self.texts, min(options.max_width, WIDEST)).rows()
            yield Text(self.words("terminal-legend"), style="dim")
        yield self._listed()

    def _listed(self) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column(overflow="fold")
        for sign, says in self._rows():
            table.add_row(sign, says)
        return table

    def _rows(self) -> Iterator[tuple[Text, Text]]:
        for seat, name in enumerate(self.names):
            yield Text(LOCOMOTIVES[seat], COLOURS[seat]), self._locomotive(seat, name)
        yield Text(*HENRY), Text(self._detective())
        yield Text(*SHIP), Text(self._ship())
        yield Text(*GAP), Text(self._gaps())
        yield Text(*PIECE), Text(self._stations(self.view.pieces))
        yield Text("◇"), Text(self._turntables())

    def _locomotive(self, seat: int, name: str) -> Text:
        """Who acts stands out, with the points that are left."""
        station = self.view.stations[seat]
        where = "–" if station is None else self.texts.noun("station", station)
        says = self.words("terminal-locomotive", name=name, station=where, load=self.view.loads[seat])
        acts = seat == self.view.actor and self.view.won is None
        points = f" {self.words('terminal-points', points=self.view.points)}" if acts else ""
        return Text(says + points, style="bold" if acts else "")

    def _detective(self) -> str:
        station = self.texts.noun("station", self.view.detective)
        line = [] if self.view.line is None else list(self.board.rules.lines[self.view.line].stations)
        if self.view.detective not in line:
            return self.words("terminal-waits", station=station)
        left = line[line.index(self.view.detective) + 1 :]
        return self.words("terminal-henry", station=station, stations=self._stations(left), rides=len(left))

    def _ship(self) -> str:
        """How far it still has to go; as long as it is open, by both ways."""
        square = self.texts.noun("square", self.view.ship)
        coast, naxos = self._squares_left(COAST), self._squares_left(NAXOS)
        if self.view.course is None:
            return self.words("terminal-ship", square=square, coast=coast, naxos=naxos)
        left = naxos if self.view.course == NAXOS else coast
        return self.words("terminal-ship-course", square=square, left=left, course=COURSES[self.view.course])

    def _squares_left(self, course: int) -> int:
        sea = self.board.rules.sea
        square, left = self.view.ship, 0
        while square != sea.goal:
            square = sea.detour if square == sea.storm and course == NAXOS else sea.after[square]
            left += 1
        return left

    def _gaps(self) -> str:
        """Each section of the line that is still broken, with the number of its gaps."""
        found = []
        for number, section in enumerate(self.board.sections):
            row = self.board.rows.index(section)
            open_gaps = [one for one in self.board.rules.rows.met[row] if one in self.view.damages]
            if open_gaps and self._on_line(row):
                found.append(f"{self.texts.noun('section', number)} ({len(open_gaps)})")
        return ", ".join(found) or "–"

    def _on_line(self, row: int) -> bool:
        if self.view.line is None:
            return False
        line = self.board.rules.lines[self.view.line]
        return row in list(line.ahead) or row in list(line.back)

    def _stations(self, ids: list[int]) -> str:
        return ", ".join(self.texts.noun("station", id) for id in ids) or "–"

    def _turntables(self) -> str:
        found = []
        for number, turntable in enumerate(self.board.file.turntables):
            place = self.view.turntables[number]
            first = self.board.rules.settings[number]
            joins = (
                self.words("terminal-closed") if place is None else self.texts.noun("setting", first + place)
            )
            found.append(f"{turntable.id} {joins}")
        return "; ".join(found)
