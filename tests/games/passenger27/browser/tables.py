"""Tables of 27th Passenger that are set without the set-up screen."""

from typing import Any

from playwright.sync_api import Page

from tests.browser import tables
from tests.browser.ahead import play_ahead
from tests.games.passenger27.browser.traveller import GUN

GAME = "passenger27"
# Without clocks: nobody is answered for while a slow machine thinks.
CALM: dict[str, Any] = {"choice_timer": 0, "reaction_timer": 0}
NAMED = "assassination.name"
TABLES = 5  # an event or a skill may come in the way of a shot, but not so often
NAMES = ("Anselme", "Odette", "Basile", "Célestine", "Désiré")


def bots(count: int = 2, level: str = "novice") -> list[dict[str, str]]:
    """Seats for that many bots, up to a full table."""
    return [{"kind": "bot", "name": name, "bot": level} for name in NAMES[:count]]


def open_table(page: Page, *seats: dict[str, str], **fields: Any) -> str:
    """Opens a table for whoever sits at this window, and goes there; its code."""
    return tables.open_table(page, *seats, **{"game": GAME, "options": CALM, **fields})


def draw_a_gun(page: Page, code: str) -> bool:
    """Lay down the assassination at once, and go on until a name is asked for; whether it came to that."""
    play_ahead(page, code, "round.action")
    page.locator(GUN).click()
    try:
        play_ahead(page, code, NAMED)
    except AssertionError:
        return False
    return True


def open_table_to_name(page: Page, *seats: dict[str, str]) -> str:
    """A table at which whoever sits at this window is to name somebody; its code."""
    codes = (open_table(page, *seats, seed=27 + number) for number in range(TABLES))
    return next(code for code in codes if draw_a_gun(page, code))
