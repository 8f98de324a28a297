"""The pictures of Simplon-Orient-Express: a turn of one's own, with what the others propose."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.hall import DESKTOP, PHONE
from tests.games.pictures import PagePicture
from tests.games.simplon.browser.traveller import END

# As a desktop shows it, in a picture of fewer points: the map has many colours.
SMALLEST: dict[str, Any] = {**DESKTOP, "device_scale_factor": 0.65}
BUBBLE = ".so-bubble"
MOMENT = ".so-moment"


def own_turn(page: Page) -> bool:
    """Somebody proposes something, I have points to spend, and nothing lies over the map."""
    return [page.locator(one).count() > 0 for one in (END, BUBBLE, MOMENT)] == [True, True, False]


PAGE = (
    PagePicture("simplon", SMALLEST, "en", 5, 2, {"line": "simplon"}, own_turn),
    PagePicture("simplon-phone", PHONE, "fr", 5, 2, {"line": "simplon"}, own_turn),
)
