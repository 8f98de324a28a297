"""Tables of Simplon-Orient-Express that are set without the set-up screen."""

from typing import Any

from playwright.sync_api import Page

from tests.browser import tables

GAME = "simplon"
NAMES = ("Anselme", "Odette", "Basile")
# Two rolls of three are the ship's, it starts late, and unwatched ports bring it far: all is soon lost.
LOST: dict[str, Any] = {
    "die": [2, "ship", "ship"],
    "ship_start": "s_nice",
    "storm": "coin",
    "surveillance": True,
    "surveillance_bonus": 5,
}
# A small board, hardly ever the ship, many points for everybody else, and the bots are first to act.
WON: dict[str, Any] = {"board": "second", "line": "orient", "die": [*[9] * 19, "ship"], "first_seat": 2}


def bots(count: int = 2, level: str = "stoker") -> list[dict[str, str]]:
    """Seats for that many bots."""
    return [{"kind": "bot", "name": name, "bot": level} for name in NAMES[:count]]


def open_table(page: Page, *seats: dict[str, str], **fields: Any) -> str:
    """Opens a table for whoever sits at this window, and goes there; its code."""
    return tables.open_table(page, *seats, **{"game": GAME, "options": {}, **fields})
