"""The first load is light, fonts not counted."""

import pytest

from tests.browser.hall import Hall
from tests.browser.scales import FIRST_LOAD, first_load
from tests.browser.tables import bots, me, open_table
from tests.browser.traveller import ANSWERS


@pytest.mark.parametrize("place", ["platform", "table"])
def test_the_first_load_is_light(hall: Hall, place: str) -> None:
    page = hall.window("/about")
    if place == "table":
        open_table(page, me("Agatha"), *bots())
    address, ready = (page.url, ANSWERS) if place == "table" else ("/", ".poster .do")
    others, fonts = first_load(page, address, ready)
    assert 20_000 < others < FIRST_LOAD
    assert fonts > 0
