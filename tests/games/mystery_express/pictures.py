"""The pictures of Mystery Express: somebody's own turn with much to choose from, and a Time show."""

from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Late

from tests.browser.hall import DESKTOP, PHONE
from tests.games.pictures import PagePicture, TerminalPicture

# Always the first answer leads to a turn of one's own in the third leg.
TERMINAL = (
    TerminalPicture(
        name="terminal",
        seats="me:Agatha,detective,novice,detective",
        seed=28,
        answer="1",
        until=("Leg 3 of 5", "What do you do next?"),
    ),
)

# As a desktop shows it, in a picture of fewer points.
SMALLER: dict[str, Any] = {**DESKTOP, "device_scale_factor": 0.85}
SMALLEST: dict[str, Any] = {**DESKTOP, "device_scale_factor": 0.7}
OPTIONS: dict[str, Any] = {"first_player": 0, "time_show_mode": "tally", "time_pace": "fast"}
IN_THE_THIRD_LEG = "document.querySelector('.me-block th.cur abbr')?.textContent.trim() === '3'"
POSSIBLE_ACTIONS = ".me-car.lit .me-chip.lit"
MUCH = 2
# One hour until the first show.
SOON: dict[str, Any] = {"first_player": 0, "leg_hours": [1, 1, 1, 1, 1], "time_show_mode": "flash"}
A_MOMENT = 1500.0  # milliseconds
SEEN = 6


def own_turn(page: Page) -> bool:
    """The third leg, and more than a few actions to choose from."""
    return bool(page.evaluate(IN_THE_THIRD_LEG)) and page.locator(POSSIBLE_ACTIONS).count() > MUCH


def in_a_show(page: Page) -> bool:
    """Some cards have passed. A show is up for seconds only, so it is waited for after every answer."""
    try:
        page.locator(".me-show").wait_for(timeout=A_MOMENT)
    except Late:
        return False
    page.locator(".me-show .lit").nth(SEEN).wait_for()
    return True


PAGE = (
    PagePicture("mystery-express", SMALLER, "en", 27, 3, OPTIONS, own_turn),
    PagePicture("mystery-express-phone", PHONE, "fr", 8, 3, OPTIONS, own_turn),
    PagePicture("mystery-express-show", SMALLEST, "en", 27, 3, SOON, in_a_show),
)
