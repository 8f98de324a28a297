# compiled by mypyc
"""Telegrams and final answers: papers with a line for each of the five categories, as one int.

A line has six bits. The solution is written in the same way, so papers are compared line by line.
"""

from typing import Final

from mypy_extensions import i64

from wagonlit.core.ids import Ids, only, shifted
from wagonlit.games.mystery_express.pieces.cards import BLANK, CATEGORIES, Category, Element

Paper = i64

EMPTY_PAPER: Final = 0x20820820  # every line BLANK
_LINES: Final = 5


def entry(paper: Paper, category: Category) -> Element:
    """What stands in the line of that category."""
    return (paper >> (6 * category)) & 63


def with_entry(paper: Paper, category: Category, element: Element) -> Paper:
    """The paper with one line rewritten."""
    return (paper & ~shifted(63, 6 * category)) | shifted(element, 6 * category)


def entries(paper: Paper) -> tuple[int, ...]:
    """All lines, in the order of the categories."""
    return tuple([entry(paper, category) for category in range(len(CATEGORIES))])


def telegram_points(right: i64, wrong: i64) -> i64:
    """ME-704: a right entry of a telegram is worth a point, a wrong one costs a point."""
    return right - wrong


def right_entries(paper: Paper, solution: Paper) -> i64:
    """How many lines say what really happened."""
    right: i64 = 0
    category: Category
    for category in range(_LINES):
        if entry(paper, category) == entry(solution, category):
            right += 1
    return right


def right_lines(paper: Paper, solution: Paper) -> Ids:
    """The categories in which it says what really happened."""
    right: Ids = 0
    category: Category
    for category in range(_LINES):
        if entry(paper, category) == entry(solution, category):
            right |= only(category)
    return right


def wrong_entries(paper: Paper, solution: Paper) -> i64:
    """How many lines say something else; blank ones say nothing."""
    wrong: i64 = 0
    category: Category
    for category in range(_LINES):
        written = entry(paper, category)
        if written != BLANK and written != entry(solution, category):
            wrong += 1
    return wrong
