"""Tables of Mystery Express that are set without the set-up screen."""

from functools import partial
from typing import Any

from playwright.sync_api import Page

from tests.browser import tables

GAME = "mystery_express"
# One hour in each leg, and shows that wait for a hand instead of a clock: a whole game, and not a long one.
BRIEF: dict[str, Any] = {"leg_hours": [1, 1, 1, 1, 1], "time_show_mode": "step"}
FIRST = {**BRIEF, "first_player": 0}

bots = partial(tables.bots, level="novice")


def open_table(page: Page, *seats: dict[str, str], **fields: Any) -> str:
    """Opens a table for whoever sits at this window, and goes there; its code."""
    return tables.open_table(page, *seats, **{"game": GAME, "options": BRIEF, **fields})
