"""The pictures of Simplon-Orient-Express: a turn of one's own, with what the others propose."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.hall import DESKTOP, PHONE
from tests.games.pictures import PagePicture
from tests.games.simplon.browser.traveller import END, Traveller

# As a desktop shows it, in a picture of fewer points: the map has many colours.
SMALLEST: dict[str, Any] = {**DESKTOP, "device_scale_factor": 0.65}
BUBBLE = ".so-bubble"
MOMENT = ".so-moment"
GLOW = ".so-glow"
ESTIMATED = 300_000.0  # milliseconds: an estimate takes long where nothing is compiled
CHANCE = ":is(.so-chance, .so-odds) b"
# What is said hides no locomotive and no name that can be seen.
LEGIBLE = f"""() => {{
    const boxes = (wanted) =>
        [...document.querySelectorAll(wanted)].map((one) => one.getBoundingClientRect());
    const apart = (one, other) => one.right < other.left || other.right < one.left
        || one.bottom < other.top || other.bottom < one.top;
    const under = boxes(".so-pin .card, .so-name:not(.port)");
    return boxes("{BUBBLE}").every((one) => under.every((other) => apart(one, other)));
}}"""


def own_turn(page: Page) -> bool:
    """Somebody proposes something, I have points to spend, and nothing lies over the map."""
    shown = [page.locator(one).count() > 0 for one in (END, BUBBLE, GLOW, MOMENT)]
    if shown != [True, True, True, False] or not page.evaluate(LEGIBLE):
        return False
    page.locator(CHANCE, has_text="%").first.wait_for(timeout=ESTIMATED)
    return True


PAGE = (
    PagePicture("simplon", SMALLEST, "en", 5, 2, {"line": "simplon"}, own_turn, Traveller),
    PagePicture("simplon-phone", PHONE, "fr", 5, 2, {"line": "simplon"}, own_turn, Traveller),
)
