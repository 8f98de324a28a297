"""The pictures of 27th Passenger: a choice of one's own in the middle of the hunt, and names called."""

from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Late

from tests.browser.hall import DESKTOP, PHONE
from tests.games.pictures import PagePicture

# As a desktop shows it, in a picture of fewer points.
SMALLEST: dict[str, Any] = {**DESKTOP, "device_scale_factor": 0.7}
OPTIONS: dict[str, Any] = {"choice_timer": 0, "reaction_timer": 0, "sheet_assist": "odds"}
MY_CHOICE = ".tp-actions button.lit"
LEARNT = ".tp-facts tbody td .tp-sign"
SEEN = ".tp-car .tp-card.passenger"
MUCH = 2
FATES = ".tp-calls.fates .tp-fate"
A_MOMENT = 1500.0  # milliseconds
TO_THE_FATES = 6000.0


def own_choice(page: Page) -> bool:
    """Something was learnt of others, and somebody innocent was seen."""
    learnt, seen = page.locator(LEARNT).count(), page.locator(SEEN).count()
    return page.locator(MY_CHOICE).count() > MUCH and learnt > 0 and seen > 0


def names_called(page: Page) -> bool:
    """More than one; it is up for seconds only, so it is waited for after every answer."""
    try:
        page.locator(".tp-calls").wait_for(timeout=A_MOMENT)
        page.locator(FATES).nth(1).wait_for(timeout=TO_THE_FATES)
    except Late:
        return False
    return page.locator(".tp-calls .hit").count() > 0


PAGE = (
    PagePicture("27th-passenger", SMALLEST, "en", 5, 4, OPTIONS, own_choice),
    PagePicture("27th-passenger-phone", PHONE, "fr", 5, 3, OPTIONS, own_choice),
    PagePicture("27th-passenger-names", SMALLEST, "en", 40, 4, OPTIONS, names_called),
)
