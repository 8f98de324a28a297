"""The pictures of Simplon-Orient-Express: a turn of one's own, with what the others propose."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.hall import DESKTOP, PHONE
from tests.games.pictures import PagePicture
from tests.games.simplon.browser.traveller import END

# As a desktop shows it, in a picture of fewer points: the map has many colours.
SMALLEST: dict[str, Any] = {**DESKTOP, "device_scale_factor": 0.65}
BUBBLE = ".so-bubble"


def own_turn(page: Page) -> bool:
    """Somebody proposes something, and I have points to spend."""
    return page.locator(END).count() > 0 and page.locator(BUBBLE).count() > 0


PAGE = (
    PagePicture("simplon", SMALLEST, "en", 5, 2, {"line": "simplon"}, own_turn),
    PagePicture("simplon-phone", PHONE, "fr", 5, 2, {"line": "simplon"}, own_turn),
)
