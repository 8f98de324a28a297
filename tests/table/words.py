"""Answers to questions that ask for words."""

from tests.toys.lighthouse.pieces import NAMES as SHIPS
from wagonlit.core.ask import Ask
from wagonlit.core.frame import TEXT


def said(ask: Ask, option: int) -> int | str:
    """An option as an answer: where words are asked for and nothing else will do, the words of that id."""
    return SHIPS[option] if ask.domain == TEXT and not ask.instead else option


def any_answer(ask: Ask, number: int) -> int | str:
    """The options in turn; where nothing but words will do, words."""
    if not ask.options:
        return SHIPS[number % len(SHIPS)]
    return said(ask, ask.options[number % len(ask.options)])
