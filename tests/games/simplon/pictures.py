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
# Something is said in the window, and hides no locomotive and no name there.
LEGIBLE = f"""() => {{
    const apart = (one, other) => one.right < other.left || other.right < one.left
        || one.bottom < other.top || other.bottom < one.top;
    const view = document.querySelector(".panzoom-view").getBoundingClientRect();
    const boxes = (wanted) => [...document.querySelectorAll(wanted)]
        .map((one) => one.getBoundingClientRect()).filter((one) => !apart(one, view));
    const [said, under] = ["{BUBBLE}", ".so-pin .card, .so-name:not(.port)"].map(boxes);
    return said.length > 0 && said.every((one) => under.every((other) => apart(one, other)));
}}"""


def own_turn(page: Page) -> bool:
    """Somebody proposes something, I have points to spend, and nothing lies over the map."""
    if not all(page.locator(one).count() for one in (END, BUBBLE, GLOW)):
        return False
    page.locator(MOMENT).wait_for(state="detached")  # the die, of which a quick player sees nothing else
    if not page.evaluate(LEGIBLE):
        return False
    page.locator(CHANCE, has_text="%").first.wait_for(timeout=ESTIMATED)
    return True


PAGE = (
    PagePicture("simplon", SMALLEST, "en", 5, 2, {"line": "simplon"}, own_turn, Traveller),
    PagePicture("simplon-phone", PHONE, "fr", 5, 2, {"line": "simplon"}, own_turn, Traveller),
)
