"""axe finds nothing serious on any screen, in the dark and in the light."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import Page

from tests.browser.hall import DESKTOP, PHONE, Hall
from tests.browser.tables import BRIEF, FRIEND, bots, me, open_table
from tests.browser.traveller import ANSWERS, CURTAIN, Traveller, play

GRAVE = ("serious", "critical")
MORE = "details:not([open]) > summary"
FORM = ".me-form"
FIRST = {**BRIEF, "first_player": 0}


def faults(page: Page, screen: str) -> list[str]:
    """What keeps somebody out of this screen."""
    page.wait_for_load_state("networkidle")
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    grave = [one for one in found if one["impact"] in GRAVE]
    size = page.viewport_size
    wide = size is not None and page.evaluate("document.documentElement.scrollWidth") > size["width"]
    return [f"{screen}: wider than the window"] * wide + [
        f"{screen}: {one['id']}: {node['html'][:200]}" for one in grave for node in one["nodes"]
    ]


def unfold(page: Page) -> None:
    """What is folded away counts too."""
    for _ in range(page.locator(MORE).count()):
        page.locator(MORE).first.click()


def until(page: Page, wanted: str, traveller: Traveller) -> None:
    """Play until this is on the screen."""
    while page.locator(wanted).filter(visible=True).count() == 0:
        assert play(traveller, until=1), f"{wanted} never came."


@pytest.fixture(params=["dark", "light"])
def theme(request: pytest.FixtureRequest) -> str:
    """The colours of the device."""
    return str(request.param)


def test_everybody_can_read_and_set_a_table(hall: Hall, theme: str) -> None:
    page = hall.window("/", DESKTOP, "fr", color_scheme=theme)
    found = []
    for path, ready in {
        "/": ".poster .do",
        "/new/mystery_express": ".ticket",
        "/rules/mystery_express": "h2",
        "/settings": "h1",
        "/about": "h1",
    }.items():
        page.goto(path)
        page.locator(ready).first.wait_for()
        unfold(page)
        found += faults(page, path)
    open_table(page, me("Agatha"), FRIEND, *bots(1))
    page.locator(".invite .code").wait_for()
    found += faults(page, "waiting room")
    assert found == []


def test_everybody_can_play_at_a_desk(hall: Hall, theme: str) -> None:
    page = hall.window("/", DESKTOP, "de", color_scheme=theme)
    code = open_table(page, me("Agatha"), *bots(), options=FIRST)
    page.locator(ANSWERS).first.wait_for()
    page.locator(".ask-help").click()
    found = faults(page, "first question")
    traveller = Traveller(page, 11)
    until(page, ".me-car.lit .me-chip.lit", traveller)
    found += faults(page, "own turn")
    for button in (".game-bar .code", ".game-bar button:last-of-type"):
        page.locator(button).last.click()
        found += faults(page, f"dialog of {button}")
        page.keyboard.press("Escape")
    watcher = hall.window(f"/t/{code}", DESKTOP, "it", color_scheme=theme)
    watcher.locator(".playing").wait_for()
    found += faults(watcher, "onlooker")
    until(page, FORM, traveller)
    found += faults(page, "telegram")
    play(traveller)
    found += faults(page, "the end")
    assert found == []


def test_everybody_can_play_on_a_phone(hall: Hall, theme: str) -> None:
    page = hall.window("/", PHONE, "it", color_scheme=theme)
    open_table(page, me("Ada"), me("Bea"), *bots(1))
    page.locator(CURTAIN).wait_for()
    found = faults(page, "curtain")
    traveller = Traveller(page, 12)
    until(page, ".me-car.lit .me-chip.lit", traveller)
    tabs = page.locator(".tabs button")
    for place in range(tabs.count()):
        tabs.nth(place).click()
        found += faults(page, f"tab {place + 1} of a phone")
    page.locator(".journal .heads button").last.click()
    found += faults(page, "chat on a phone")
    until(page, FORM, traveller)
    found += faults(page, "telegram on a phone")
    assert found == []


def plain(page: Page) -> None:
    """Turn the plain board on."""
    page.goto("/settings")
    page.get_by_role("switch").click()


def test_everybody_can_play_on_the_plain_board(hall: Hall, theme: str) -> None:
    page = hall.window("/", DESKTOP, "en", color_scheme=theme)
    plain(page)
    open_table(page, me("Agatha"), *bots(), options=FIRST)
    page.locator(ANSWERS).first.wait_for()
    unfold(page)
    assert faults(page, "plain board") == []
