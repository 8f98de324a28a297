# compiled by mypyc
"""The five lines of a telegram or a final answer (ME-541, ME-701)."""

from mypy_extensions import i64

from wagonlit.core.ids import Ids, below, only, shifted
from wagonlit.games.mystery_express.cards import BLANK, ELEMENTS, TIME, TIMES, kinds, of_category
from wagonlit.games.mystery_express.train import Train


def possible_entries(s: Train, category: i64) -> Ids:
    """ME-R42: elements still in the game, or blank."""
    if category == TIME:
        return shifted(below(TIMES), ELEMENTS) | only(BLANK)
    return (s.terms.elements & kinds(of_category(category))) | only(BLANK)
