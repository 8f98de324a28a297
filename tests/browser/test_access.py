"""axe finds nothing serious on any screen, in the dark and in the light."""

import pytest
from playwright.sync_api import Page

from tests.browser.hall import DESKTOP, PHONE, Hall
from tests.browser.reach import faults
from tests.browser.tables import BRIEF, FRIEND, bots, me, open_table
from tests.browser.traveller import ANSWERS, HAND_OVER, Traveller, play
from tests.browser.words import said

MORE = "details:not([open]) > summary"
FORM = ".me-form"
ANSWER = ".me-form.answer"
TURN = ".me-car.lit .me-chip.lit .me-cost"
HELP = ".prompt .help"
UNEXPLAINED = "localStorage.setItem('wagonlit', JSON.stringify({ explain: false }))"
FIRST = {**BRIEF, "first_player": 0}


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
        "/new/nothing": ".nothing h1",
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
    page.locator(HELP).wait_for()
    found = faults(page, "first question, explained")
    traveller = Traveller(page, 11)
    until(page, TURN, traveller)
    found += faults(page, "own turn")
    for button in (".game-bar .code", ".game-bar .gear", ".game-bar button:last-of-type"):
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
    page.add_init_script(UNEXPLAINED)
    open_table(page, me("Ada"), me("Bea"), *bots(1))
    page.locator(HAND_OVER).wait_for()
    found = faults(page, "curtain")
    traveller = Traveller(page, 12)
    until(page, TURN, traveller)
    page.locator(".ask-help[aria-expanded=false]").click()
    page.locator(f"{HELP} li").first.wait_for()
    found += faults(page, "own turn on a phone, explained")
    tabs = page.locator(".tabs button")
    for place in range(tabs.count()):
        tabs.nth(place).click()
        found += faults(page, f"tab {place + 1} of a phone")
    page.locator(".journal .heads button").last.click()
    found += faults(page, "chat on a phone")
    until(page, FORM, traveller)
    found += faults(page, "telegram on a phone")
    until(page, ANSWER, traveller)
    found += faults(page, "final answer on a phone")
    play(traveller)
    found += faults(page, "the end on a phone")
    assert found == []


def plain(page: Page) -> None:
    """Turn the plain board on."""
    page.goto("/settings")
    page.get_by_role("switch", name=said("en", "plain-board")).click()


def test_everybody_can_play_on_the_plain_board(hall: Hall, theme: str) -> None:
    page = hall.window("/", DESKTOP, "en", color_scheme=theme)
    plain(page)
    open_table(page, me("Agatha"), *bots(), options=FIRST)
    page.locator(ANSWERS).first.wait_for()
    unfold(page)
    assert faults(page, "plain board") == []
