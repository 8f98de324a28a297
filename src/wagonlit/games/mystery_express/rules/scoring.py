# compiled by mypyc
"""Scoring and the tie-break (ME-702 … ME-707)."""

from mypy_extensions import i64

from wagonlit.games.mystery_express.pieces.papers import (
    Paper,
    right_entries,
    telegram_points,
    wrong_entries,
)


def score(answer: Paper, solution: Paper) -> i64:
    """ME-702: right categories of the final answer; wrong or blank ones cost nothing."""
    return right_entries(answer, solution)


def rank(answer: Paper, telegram: Paper, solution: Paper) -> i64:
    """ME-703 … ME-705, ME-707: score, then telegram points, then fewest wrong entries; in one number."""
    wrong = wrong_entries(telegram, solution)
    points = telegram_points(right_entries(telegram, solution), wrong)
    return score(answer, solution) * 256 + (points + 5) * 16 + (5 - wrong)
