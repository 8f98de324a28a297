# compiled by mypyc
"""What a table looks like to whoever hands out errands: plain numbers, from a view or from a state."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wagonlit.core.frame import Seat
from wagonlit.core.ids import Ids
from wagonlit.games.simplon.pieces.board import Board, Line
from wagonlit.games.simplon.pieces.names import MOST_SEATS


class Scene:
    """Where everything is, and what the actor may still do."""

    def __init__(self, board: Board, seats: i64) -> None:
        self.board: Final = board
        self.seats: Final = seats
        self.line: Line = board.lines[0]
        self.actor: Seat = 0
        self.points: i64 = 0
        self.ridden: bool = False
        self.low: i64 = 0
        self.high: i64 = 0
        self.damages: Ids = 0
        self.pieces: Ids = 0
        self.ridden_to: i64 = 0  # the detective's place on the line
        self.at: Final = vec[i64]([0] * MOST_SEATS)  # stations, by seat
        self.loads: Final = vec[i64]([0] * MOST_SEATS)

    def detective(self) -> i64:
        """The station where he is."""
        return self.line.stations[self.ridden_to]

    def clear_ahead(self) -> i64:
        """How many of the detective's next sections have no gap left."""
        found: i64 = 0
        place: i64
        for place in range(self.ridden_to, self.line.goal):
            if self.board.rows.damages[self.line.ahead[place]] & self.damages:
                break
            found += 1
        return found
