"""The map as a picture of text: lines, gaps, turntables, locomotives and the ship."""

from collections.abc import Iterator

from rich.text import Text

from wagonlit.core.text import Texts
from wagonlit.games.simplon.data.board_file import Edge
from wagonlit.games.simplon.data.boards import board_named
from wagonlit.games.simplon.pieces.names import LINES
from wagonlit.games.simplon.terminal.canvas import Canvas, Cell, straight
from wagonlit.games.simplon.terminal.signs import (
    COLOURS,
    GAP,
    HENRY,
    LOADED,
    LOCOMOTIVES,
    MAIN,
    PIECE,
    SEA,
    SECONDARY,
    SHIP,
    STATION,
)
from wagonlit.games.simplon.view import View

TALL = 0.5  # a character is twice as high as wide


class Map:
    """Tracks that touch a turntable's letter are joined by it."""

    def __init__(self, view: View, texts: Texts, width: int) -> None:
        self.view = view
        self.texts = texts
        self.board = board_named(view.options.board)
        file = self.board.file
        self.scale = (width - 1) / file.size[0]
        drawn = [*file.stations, *file.turntables]
        self.top = min(place.y for place in drawn)
        self.nodes = {place.id: self._cell(place.x, place.y) for place in drawn}
        height = 2 + max(row for _, row in self.nodes.values())
        self.canvas = Canvas(width, height)

    def rows(self) -> Iterator[Text]:
        """The picture, row by row."""
        for edge in sorted(self.board.file.edges, key=self._is_main):
            self._track(edge)
        for number, turntable in enumerate(self.board.file.turntables):
            style = "reverse" if self.view.turntables[number] is not None else "dim reverse"
            self.canvas.mark(self.nodes[turntable.id], turntable.id[0], style)
        self._ship()
        self._stations()
        yield from self.canvas.rows()

    def _cell(self, x: float, y: float) -> Cell:
        return round(x * self.scale), max(0, round((y - self.top) * self.scale * TALL)) + 1

    def _is_main(self, edge: Edge) -> bool:
        line = self.view.line
        return edge.id in self.board.file.lines[LINES[line or 0]].edges and line is not None

    def _track(self, edge: Edge) -> None:
        cells = straight(self.nodes[edge.a], self.nodes[edge.b])
        whole = len(cells) - 1
        for damage in edge.damages:
            if self._number(damage.id) in self.view.damages:
                at = cells[max(1, min(whole - 1, round(whole * damage.at)))]
                self.canvas.mark(at, *GAP)
        if not self._joins(edge.a, edge.id):
            cells = cells[2:]
        if not self._joins(edge.b, edge.id):
            cells = cells[:-2]
        signs, style = MAIN if self._is_main(edge) else SEA if edge.line == "ferry" else SECONDARY
        self.canvas.line([cell for cell in cells if cell not in self.canvas.taken], signs, style)

    def _number(self, damage: str) -> int:
        return [one.id for one in self.board.file.damages].index(damage)

    def _joins(self, node: str, track: str) -> bool:
        """Is this a station, or does the turntable join the track to another one now?"""
        for number, turntable in enumerate(self.board.file.turntables):
            if turntable.id == node:
                place = self.view.turntables[number]
                ports = [port.index for port in turntable.ports if port.edge == track]
                joined = [] if place is None else turntable.positions[place]
                return any(ports[0] in pair for pair in joined)
        return True

    def _ship(self) -> None:
        square = self.board.file.sea.squares[self.view.ship]
        column, row = self._cell(square.x, square.y)
        self.canvas.mark((column, min(row, self.canvas.height - 1)), *SHIP)

    def _stations(self) -> None:
        """Who stands there comes first, then names: the longer line first, so that its names are whole."""
        for number, station in enumerate(self.board.file.stations):
            self.canvas.mark(self.nodes[station.id], *(PIECE if number in self.view.pieces else STATION))
        for number, station in enumerate(self.board.file.stations):
            self._guests(number, self.nodes[station.id])
        line = [] if self.view.line is None else self.board.file.lines[LINES[self.view.line]].stations
        for number, station in sorted(
            enumerate(self.board.file.stations), key=lambda one: one[1].id not in line
        ):
            style = "bold" if station.id in line else ""
            self.canvas.name(self.nodes[station.id], self.texts.noun("station", number), style)

    def _guests(self, station: int, at: Cell) -> None:
        """Locomotives with their loads, and the detective, in a row beside or below the station."""
        guests = [
            (LOCOMOTIVES[seat] + LOADED * self.view.loads[seat], COLOURS[seat])
            for seat, place in enumerate(self.view.stations)
            if place == station
        ]
        if self.view.detective == station:
            guests.append(HENRY)
        column = at[0] + 1
        for signs, style in guests:
            for sign in signs:
                self.canvas.mark((column, at[1]), sign, style)
                column += 1
