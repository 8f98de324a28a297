# compiled by mypyc
"""What a table has agreed on, as the rules need it: shared by a state and all its clones."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SELF: Final = 0  # whose disguise Bold costs
OPPONENT: Final = 1
NOBODYS: Final = 2
BOLD_DISCARDS: Final = ["self", "opponent", "none"]


class Terms:
    """The options of a table and the tables of the box, checked, as plain numbers."""

    def __init__(
        self,
        seats: i64,
        values: list[int],
        traffic: list[int],
        split: i64,
        windows: list[int],
        pool: list[int],
        drawn: list[int],
    ) -> None:
        self.seats: Final = seats
        self.values: Final = vec[i64](values)  # by passenger and feature: 0, 1 or 2
        self.traffic: Final = vec[i64](traffic)  # by station
        self.rounds: i64 = len(traffic)
        self.split: Final = split  # of the disguises, as a bundle
        self.windows: Final = vec[i64](windows)  # by family: the skills to be played after its action
        self.pool: Final = vec[i64](pool)  # by colour: the incidents that may come
        self.drawn: Final = vec[i64](drawn)  # by colour: how many of them do
        self.stations: list[int] = list(range(len(traffic)))  # by round: the id of its station
        self.canceller_draws: bool = False  # TP-R8
        self.bold: i64 = SELF  # TP-R29
        self.hold_fire: bool = False  # TP-R21

    def value(self, passenger: i64, feature: i64) -> i64:
        """Which of the three values of that feature the passenger has."""
        return self.values[3 * passenger + feature]

    def colour(self, round: i64) -> i64:
        """TP-107: the colour of the incident of that round, counted from 1; -1: the final one."""
        left: i64 = round
        colour: i64
        for colour in range(3):
            left -= self.drawn[colour]
            if left <= 0:
                return colour
        return -1
