# compiled by mypyc
"""The five lines of a telegram or a final answer (ME-541, ME-701)."""

from mypy_extensions import i64, mypyc_attr

from wagonlit.core.form import Form
from wagonlit.core.frame import Seat, Seats
from wagonlit.core.ids import Ids, below, only, shifted
from wagonlit.games.mystery_express.pieces.cards import BLANK, ELEMENTS, TIME, TIMES, kinds, of_category
from wagonlit.games.mystery_express.state.train import Train


def possible_entries(s: Train, category: i64) -> Ids:
    """ME-R42: elements still in the game, or blank."""
    if category == TIME:
        return shifted(below(TIMES), ELEMENTS) | only(BLANK)
    return (s.terms.elements & kinds(of_category(category))) | only(BLANK)


@mypyc_attr(acyclic=True)
class Paper(Form):
    """ME-R42, ME-804: five lines that everybody writes at the same time, in secret."""

    def __init__(self, who: Seats, filled: i64) -> None:
        self.who = who
        self.parts = TIME + 1
        self.filled = filled

    def part_options(self, s: Train, seat: Seat, part: i64) -> Ids:
        return possible_entries(s, part)

    def part_facts(self, s: Train, seat: Seat, part: i64) -> dict[str, int]:
        return {"category": part}
