"""People who play Mystères at the page, and see the words revealed."""

from collections.abc import Sequence
from typing import ClassVar

from playwright.sync_api import Locator, Page

from tests.browser import traveller
from wagonlit.games.mysteres.pieces.names import KNOWN

REVEAL = ".my-reveal"
SECRET_WORD = ".my-card header b"
ANSWER = ".my-guesser .free-text"
RIGHT = ".my-choice.accept:enabled"


class Traveller(traveller.Traveller):
    """With the mouse or a finger."""

    show: ClassVar[str] = REVEAL
    words: ClassVar[Sequence[str]] = KNOWN


class Typist(traveller.Typist):
    """With a keyboard and nothing else."""

    show: ClassVar[str] = REVEAL
    words: ClassVar[Sequence[str]] = KNOWN


class Telepath(Traveller):
    """Reads the secret card in the other windows, and says its word; as the Maestro accepts every answer."""

    def __init__(self, page: Page, seed: int, *others: Page) -> None:
        super().__init__(page, seed)
        self.others = others

    def say(self, words: str) -> bool:
        cards = [other.locator(SECRET_WORD) for other in self.others]
        known = [card.inner_text() for card in cards if card.count()]
        answers = self.page.locator(ANSWER).count() > 0
        return super().say(known[0] if known and answers else words)

    def choose(self, answers: Locator) -> bool:
        right = self.page.locator(RIGHT)
        return self.press(right) if right.count() else super().choose(answers)
