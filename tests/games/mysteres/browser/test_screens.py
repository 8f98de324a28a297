"""On every screen nothing lies outside the window, and axe finds nothing serious, dark or light."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.ahead import play_ahead
from tests.browser.hall import DESKTOP, PHONE, Hall
from tests.browser.reach import faults
from tests.browser.shifts import ALL_SCREENS
from tests.browser.tables import me
from tests.browser.traveller import OVER
from tests.games.mysteres.browser.tables import bots, open_table

UNEXPLAINED = "localStorage.setItem('wagonlit', JSON.stringify({ speed: 'fast', explain: false }))"
IN_EVERY_WINDOW = f"if (location.protocol.startsWith('http')) {UNEXPLAINED}"
TILES = 9
THUMB = 100  # pixels: as large as the great button is at least, across
GREAT = ".my-found button:enabled"


def assert_fits(page: Page) -> None:
    """Nine tiles, the question and the great button are in the window, and nothing reaches out of it."""
    page.locator(GREAT).wait_for()
    expect(page.locator(".prompt")).to_be_in_viewport(ratio=1)
    expect(page.locator(GREAT)).to_be_in_viewport(ratio=1)
    tiles = page.locator(".my-grid .my-tile")
    expect(tiles).to_have_count(TILES)
    for tile in tiles.all():
        expect(tile).to_be_in_viewport(ratio=0.98)
    for place in (".my-field input", ".my-instead button"):
        expect(page.locator(place)).to_be_in_viewport(ratio=1)
    width = (page.viewport_size or {"width": 0})["width"]
    assert page.evaluate("document.documentElement.scrollWidth") == width
    if page.locator(".own-side > .tabs").count():
        assert_under_the_thumb(page)


def assert_under_the_thumb(page: Page) -> None:
    """On a phone the great button is large, at the right, and in the lower half; nothing lies over it."""
    box, size = page.locator(GREAT).bounding_box(), page.viewport_size
    assert box
    assert size
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert min(box["width"], box["height"]) > THUMB
    assert middle[0] > size["width"] / 2
    assert middle[1] > size["height"] / 2
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.my-found') !== null", middle)


def test_eight_at_a_table_fit_on_every_screen(hall: Hall) -> None:
    """The same table on one device after the other."""
    page = hall.at_the_door(DESKTOP, "de")
    page.evaluate(UNEXPLAINED)
    code = open_table(page, me("Agatha"), *bots(7), first_maestro=1, special_tiles=True)
    play_ahead(page, code, "answer.declare")
    state = page.context.storage_state()
    for screen in ALL_SCREENS.values():
        device = hall.device(screen, "de", storage_state=state)
        device.add_init_script(IN_EVERY_WINDOW)
        window = device.new_page()
        window.goto(f"/t/{code}")
        assert_fits(window)
        device.close()


@pytest.mark.parametrize(("screen", "lang", "theme"), [(DESKTOP, "fr", "dark"), (PHONE, "it", "light")])
def test_everybody_can_play(hall: Hall, screen: dict[str, object], lang: str, theme: str) -> None:
    page = hall.at_the_door(screen, lang, color_scheme=theme)
    code = open_table(page, me("Agatha"), *bots(4), first_maestro=0)
    page.locator(".my-choice:enabled").first.wait_for()
    found = faults(page, "the secret card")
    play_ahead(page, code, "answer.declare")
    page.locator(GREAT).wait_for()
    found += faults(page, "the window")
    tabs = page.locator(".tabs button")
    for place in range(1, tabs.count()):
        tabs.nth(place).click()
        found += faults(page, f"tab {place + 1}")
    play_ahead(page, code)
    page.locator(OVER).wait_for()
    assert [*found, *faults(page, "the end")] == []
