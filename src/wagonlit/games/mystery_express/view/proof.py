"""What follows for certain from what a seat has seen: from its view alone (ME-802)."""

from functools import cache

from wagonlit.games.mystery_express.pieces.cards import ELEMENT_NAMES, ELEMENTS, PER_CATEGORY, TIME, TIMES
from wagonlit.games.mystery_express.view.view import View

SHOWN_TWICE = [2, *[3] * (TIMES - 1)]  # the counts of a Time show, the lowest first


def in_play(view: View, category: int) -> tuple[int, ...]:
    """The elements of a crime category that are in the game."""
    return _in_play(tuple(view.options.removed_elements), category)


@cache
def _in_play(removed: tuple[str, ...], category: int) -> tuple[int, ...]:
    row = range(PER_CATEGORY * category, PER_CATEGORY * (category + 1))
    return tuple(element for element in row if ELEMENT_NAMES[element] not in removed)


def possible(view: View, category: int) -> list[int]:
    """Those of which the seat cannot prove that both copies are in circulation."""
    return [element for element in in_play(view, category) if not view.tracker.innocent(element)]


def settled(view: View, category: int) -> int | None:
    """What must be hidden in this category; None as long as the seat cannot prove it."""
    if category == TIME:
        return _time_settled(view)
    left = None
    for element in in_play(view, category):
        if view.tracker.innocent(element):
            continue
        if left is not None:
            return None  # as in most cases, and then the rest need not be looked at
        left = element
    return left


def _time_settled(view: View) -> int | None:
    """ME-R46: where the table counts, one show is enough; elsewhere people must remember it themselves."""
    whole = (counts for counts in view.time_counts if sorted(counts) == SHOWN_TWICE)
    counts = next(whole, None)
    return None if counts is None else ELEMENTS + counts.index(SHOWN_TWICE[0])
