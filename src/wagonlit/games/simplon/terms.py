# compiled by mypyc
"""What a table has agreed on, as the rules need it: shared by a state and all its clones."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wagonlit.games.simplon.pieces.board import Board

ASK: Final = -1  # the team chooses its line
DRAWN: Final = -2  # a turntable's position, or the first seat, is left to chance


class Terms:
    """The options of a table and its board, checked, as plain numbers."""

    def __init__(self, seats: i64, board: Board, die: list[int], turntables: list[int]) -> None:
        self.seats: Final = seats
        self.board: Final = board
        self.die: Final = vec[i64](die)  # by face: points, or SHIP
        self.turntables: Final = vec[i64](turntables)  # where each begins: a position, CLOSED or DRAWN
        self.line: i64 = ASK
        self.first: i64 = 0  # a seat, or DRAWN
        self.ship: i64 = 0  # the square where it begins
        self.always_naxos: bool = False  # SO-501
        self.surveillance: bool = False  # SO-505
        self.bonus: i64 = 3
        self.by_steps: bool = False  # SO-R3
        self.backward: bool = False  # SO-R15
