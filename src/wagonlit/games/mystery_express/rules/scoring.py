# compiled by mypyc
"""Scoring (ME-702 … ME-707)."""

from mypy_extensions import i64

from wagonlit.core.frame import Seat, Seats
from wagonlit.core.ids import only
from wagonlit.games.mystery_express.pieces.cards import BLANK, TIME
from wagonlit.games.mystery_express.state.state import Journey


def score(s: Journey, seat: Seat) -> i64:
    """ME-702: right categories of the final answer; wrong or blank ones cost nothing."""
    right: i64 = 0
    category: i64
    for category in range(TIME + 1):
        if s.answered(seat, category) == s.culprit(category):
            right += 1
    return right


def telegram_right(s: Journey, seat: Seat) -> i64:
    """ME-704: right entries of the telegram."""
    right: i64 = 0
    category: i64
    for category in range(TIME + 1):
        if s.telegram(seat, category) == s.culprit(category):
            right += 1
    return right


def telegram_wrong(s: Journey, seat: Seat) -> i64:
    """ME-704: wrong entries; blanks are neither."""
    wrong: i64 = 0
    category: i64
    for category in range(TIME + 1):
        entry = s.telegram(seat, category)
        if entry != BLANK and entry != s.culprit(category):
            wrong += 1
    return wrong


def rank(s: Journey, seat: Seat) -> i64:
    """ME-703 … ME-705, ME-707: score, then telegram points, then fewest wrong entries; in one number."""
    wrong = telegram_wrong(s, seat)
    points = telegram_right(s, seat) - wrong
    return score(s, seat) * 256 + (points + 5) * 16 + (5 - wrong)


def winners(s: Journey) -> Seats:
    """ME-703 … ME-706: the best rank; whoever is still tied wins too."""
    best: i64 = -1
    found: Seats = 0
    seat: Seat
    for seat in range(s.seats):
        own = rank(s, seat)
        if own > best:
            best = own
            found = 0
        if own == best:
            found |= only(seat)
    return found
