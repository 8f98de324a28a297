"""Answers to questions that ask for words."""

from tests.toys.lighthouse.pieces import NAMES as SHIPS
from wagonlit.core.ask import Ask
from wagonlit.core.frame import TEXT


def said(ask: Ask, option: int) -> int | str:
    """An option as an answer: where words are asked for, the words of that id."""
    return SHIPS[option] if ask.domain == TEXT else option
