# compiled by mypyc
"""The five lines of a telegram or a final answer (ME-541, ME-701)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.frame import Frame, Seat, Seats
from wagonlit.core.ids import Ids, below, only, shifted
from wagonlit.games.mystery_express.pieces.cards import BLANK, ELEMENTS, TIME, TIMES, kinds, of_category
from wagonlit.games.mystery_express.state.train import Train


def possible_entries(s: Train, category: i64) -> Ids:
    """ME-R42: elements still in the game, or blank."""
    if category == TIME:
        return shifted(below(TIMES), ELEMENTS) | only(BLANK)
    return (s.terms.elements & kinds(of_category(category))) | only(BLANK)


@mypyc_attr(acyclic=True)
class WriteLine(Frame):
    """ME-R42, ME-804: one line of a paper, which all write at the same time, in secret."""

    def __init__(self, who: Seats, legal: Ids, category: i64) -> None:
        self.who = who
        self.legal = legal
        self.category: Final = category

    def about(self, seat: Seat) -> dict[str, int]:
        return {"category": self.category}

    def write(self, s: Train, seat: Seat, entry: i64) -> None:
        """Put it on this kind of paper."""
        raise NotImplementedError

    def line(self, who: Seats, legal: Ids, category: i64) -> "WriteLine":
        """Another line of this kind of paper."""
        raise NotImplementedError

    def answer(self, s: Train, seat: Seat, choice: i64) -> None:
        self.write(s, seat, choice)
        left = self.who & ~only(seat)
        if left:
            s.then(self.line(left, self.legal, self.category))
        elif self.category < TIME:
            following = self.category + 1
            s.then(self.line(s.everyone(), possible_entries(s, following), following))
