"""The first load is light, fonts not counted."""

import pytest
from playwright.sync_api import Page

from tests.browser.hall import Hall
from tests.browser.tables import bots, me, open_table
from tests.browser.traveller import ANSWERS

FIRST_LOAD = 250_000  # bytes, as they went over the wire
FONT = "Font"


class Scales:
    """Weighs all that comes into a window from now on."""

    def __init__(self, page: Page) -> None:
        self._kinds: dict[str, str] = {}
        self._bytes: dict[str, int] = {}
        session = page.context.new_cdp_session(page)
        session.on("Network.responseReceived", self._recognise)
        session.on("Network.loadingFinished", self._weigh)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})

    def _recognise(self, seen: dict[str, str]) -> None:
        self._kinds[seen["requestId"]] = seen["type"]

    def _weigh(self, seen: dict[str, float | str]) -> None:
        self._bytes[str(seen["requestId"])] = int(seen["encodedDataLength"])

    def bytes(self, fonts: bool) -> int:
        """Of fonts, or of everything else."""
        return sum(weight for one, weight in self._bytes.items() if (self._kinds.get(one) == FONT) == fonts)


@pytest.mark.parametrize("place", ["platform", "table"])
def test_the_first_load_is_light(hall: Hall, place: str) -> None:
    page = hall.window("/about")
    if place == "table":
        open_table(page, me("Agatha"), *bots(), options={"first_player": 0})
    address = page.url if place == "table" else "/"
    page.goto("about:blank")
    scales = Scales(page)
    page.goto(address)
    page.locator(ANSWERS if place == "table" else ".poster .do").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert 20_000 < scales.bytes(fonts=False) < FIRST_LOAD
    assert scales.bytes(fonts=True) > 0
