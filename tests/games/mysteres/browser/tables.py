"""Tables of Mystères that are set without the set-up screen."""

from typing import Any

from playwright.sync_api import Page

from tests.browser import tables
from wagonlit.games.mysteres.options import TIMERS

GAME = "mysteres"
# Without clocks: nobody is answered for while a slow machine thinks.
CALM: dict[str, Any] = {**dict.fromkeys(TIMERS, 0), "window_mode": "all_respond", "language": "en"}
NAMES = ("Anselme", "Odette", "Basile", "Célestine", "Désiré", "Fulgence", "Octave")


def bots(count: int, level: str = "weak") -> list[dict[str, str]]:
    """Seats for that many bots, up to a full table."""
    return [{"kind": "bot", "name": name, "bot": level} for name in NAMES[:count]]


def open_table(page: Page, *seats: dict[str, str], **options: Any) -> str:
    """Opens a table for whoever sits at this window, and goes there; its code."""
    return tables.open_table(page, *seats, game=GAME, options={**CALM, **options}, seed=14)
