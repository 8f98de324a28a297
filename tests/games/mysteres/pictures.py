"""The pictures of Mystères: some clues lie open, and somebody may have the word."""

from playwright.sync_api import Page

from tests.browser.hall import DESKTOP, PHONE
from tests.games.pictures import PagePicture

CLUES = ".my-clue"
GREAT_BUTTON = ".my-found[data-live]"


def clues_lie_open(page: Page) -> bool:
    """Enough of them to think about, and it is for me to say whether I have it."""
    return page.locator(CLUES).count() > 3 and page.locator(GREAT_BUTTON).count() > 0


PAGE = (
    PagePicture("mysteres", DESKTOP, "en", 3, 3, {"language": "en"}, clues_lie_open),
    PagePicture("mysteres-phone", PHONE, "fr", 3, 3, {"language": "fr"}, clues_lie_open),
)
