"""Tables of 27th Passenger that are set without the set-up screen."""

from typing import Any

from playwright.sync_api import Page

from tests.browser import tables

GAME = "passenger27"
# Without clocks: nobody is answered for while a slow machine thinks.
CALM: dict[str, Any] = {"choice_timer": 0, "reaction_timer": 0}
NAMES = ("Anselme", "Odette", "Basile", "Célestine", "Désiré")


def bots(count: int = 2, level: str = "novice") -> list[dict[str, str]]:
    """Seats for that many bots, up to a full table."""
    return [{"kind": "bot", "name": name, "bot": level} for name in NAMES[:count]]


def open_table(page: Page, *seats: dict[str, str], **fields: Any) -> str:
    """Opens a table for whoever sits at this window, and goes there; its code."""
    return tables.open_table(page, *seats, **{"game": GAME, "options": CALM, **fields})
