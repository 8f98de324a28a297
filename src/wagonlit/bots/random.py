"""A bot that answers anything possible."""

from typing import Any

from wagonlit.core.ask import Ask
from wagonlit.core.frame import TEXT
from wagonlit.core.rng import Rng, derived
from wagonlit.core.view import View

LETTERS = "abcdefghijklmnopqrstuvwxyz"  # where words are asked for, a letter will do


class Random:
    """All possible answers are equally likely; it does not look at its view."""

    looks = False

    def __init__(self, options: Any, seat: int, seed: int) -> None:
        self.rng = Rng(derived(seed, seat))

    def choose(self, view: View, ask: Ask) -> int | str:
        if ask.domain == TEXT and not (ask.instead and ask.options and self.rng.below(2)):
            return LETTERS[self.rng.below(len(LETTERS))]
        return ask.options[self.rng.below(len(ask.options))]
