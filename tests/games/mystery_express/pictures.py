"""The pictures of Mystery Express: somebody's own turn in the third leg, with much to choose from."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.hall import DESKTOP, PHONE
from tests.games.pictures import PagePicture, TerminalPicture

# Always the first answer leads to a turn of one's own in the third leg.
TERMINAL = (
    TerminalPicture(
        name="terminal",
        seats="me:Agatha,detective,novice,detective",
        seed=27,
        answer="1",
        until=("Leg 3 of 5", "What do you do next?"),
    ),
)

# As a desktop shows it, in a picture of fewer points.
SMALLER: dict[str, Any] = {**DESKTOP, "device_scale_factor": 0.85}
OPTIONS: dict[str, Any] = {"first_player": 0, "time_show_mode": "tally", "time_pace": "fast"}
IN_THE_THIRD_LEG = "document.querySelector('.me-block th.cur abbr')?.textContent.trim() === '3'"
POSSIBLE_ACTIONS = ".me-car.lit .me-chip.lit"
MUCH = 2


def own_turn(page: Page) -> bool:
    """The third leg, and more than a few actions to choose from."""
    return bool(page.evaluate(IN_THE_THIRD_LEG)) and page.locator(POSSIBLE_ACTIONS).count() > MUCH


PAGE = (
    PagePicture("mystery-express", SMALLER, "en", 27, 3, OPTIONS, own_turn),
    PagePicture("mystery-express-phone", PHONE, "fr", 8, 3, OPTIONS, own_turn),
)
