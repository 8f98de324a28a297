"""The pictures of Mystères: some clues lie open, and somebody may have the word."""

import json
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocket

from tests.browser.hall import DESKTOP, PHONE
from tests.games.mysteres.browser.traveller import Traveller
from tests.games.pictures import PagePicture
from wagonlit.core.ask import Ask
from wagonlit.games.mysteres.bots import BOTS
from wagonlit.games.mysteres.view import View

CLUES = ".my-clue"
GREAT_BUTTON = ".my-found[data-live]"
FLASH = ".my-flash"
SAY_NOTHING = ".my-instead button:enabled"
ENOUGH = 4  # clues to think about


class Sensible(Traveller):
    """Guesses what a bot in the same seat would guess, so that a picture makes sense."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self._seed = seed
        self._position: dict[str, Any] = {}
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(str(frame)).get("position")))

    def _hear(self, position: dict[str, Any] | None) -> None:
        self._position = position or self._position

    def say(self, words: str) -> bool:
        ask = msgspec.convert(self._position["ask"], Ask)
        if not ask.decision.startswith("answer."):
            return super().say(words)  # as the Maestro, of whom there is no picture
        view = msgspec.convert(self._position["view"], View)
        answer = BOTS["normal"](view.options, ask.seat, self._seed).choose(view, ask)
        return super().say(answer) if isinstance(answer, str) else self.press(self.page.locator(SAY_NOTHING))


def clues_lie_open(page: Page) -> bool:
    """Enough of them to think about, it is for me to say whether I have it, and nothing lies over them."""
    enough = page.locator(CLUES).count() >= ENOUGH
    return enough and page.locator(GREAT_BUTTON).count() > 0 and page.locator(FLASH).count() == 0


PAGE = (
    PagePicture("mysteres", DESKTOP, "en", 3, 3, {"language": "en"}, clues_lie_open, Sensible),
    PagePicture("mysteres-phone", PHONE, "fr", 3, 3, {"language": "fr"}, clues_lie_open, Sensible),
)
