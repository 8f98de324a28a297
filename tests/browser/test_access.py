"""axe finds nothing serious on any screen of the shell, in the dark and in the light."""

import pytest
from playwright.sync_api import Page

from tests.browser.ahead import play_ahead
from tests.browser.hall import DESKTOP, PHONE, THEMES_AT_A_DESK, THEMES_ON_A_PHONE, Hall
from tests.browser.reach import faults, unfold
from tests.browser.tables import FRIEND, MASQUERADE, TOYS, bots, me, open_table
from tests.browser.traveller import HAND_OVER, OVER, Traveller, play

HELP = ".prompt .help"


def test_everybody_can_read_and_set_a_table(hall: Hall, theme: str) -> None:
    page = hall.at_the_door(DESKTOP, "fr", color_scheme=theme)
    found = []
    for path, ready in {
        "/": ".poster .do",
        f"/new/{MASQUERADE}": ".ticket",
        f"/rules/{MASQUERADE}": "main li",
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


def dialogs(page: Page) -> list[str]:
    """What keeps somebody out of the dialogs that open over a game."""
    found = []
    for button in (".game-bar .code", ".game-bar .gear", ".game-bar button:last-of-type"):
        page.locator(button).last.click()
        found += faults(page, f"dialog of {button}")
        page.keyboard.press("Escape")
    return found


TARGET = 24  # pixels: WCAG 2.2, 2.5.8
# How far it is from each link of the journal to the next one below it.
STEPS = """(links) => links.map((one) => one.getBoundingClientRect().top)
    .map((top, place, tops) => tops[place + 1] - top).slice(0, -1)"""


def test_the_lines_of_the_journal_can_be_told_apart_by_a_finger(hall: Hall) -> None:
    page = hall.window("/", DESKTOP)
    open_table(page, me("Agatha"), *bots())
    page.locator(HELP).wait_for()
    steps = page.locator(".log a").evaluate_all(STEPS)
    assert steps
    assert min(steps) >= TARGET


@pytest.mark.parametrize("theme", THEMES_AT_A_DESK)
@pytest.mark.parametrize("game", TOYS)
def test_everybody_can_play_at_a_desk(hall: Hall, theme: str, game: str) -> None:
    page = hall.at_the_door(DESKTOP, "de", color_scheme=theme)
    code = open_table(page, me("Agatha"), *bots(), game=game)
    page.locator(HELP).wait_for()
    unfold(page)
    found = [*faults(page, "first question, explained"), *dialogs(page)]
    onlooker = hall.window(f"/t/{code}", DESKTOP, "it", color_scheme=theme)
    onlooker.locator(".playing").wait_for()
    found += faults(onlooker, "onlooker")
    play_ahead(page, code)
    page.locator(OVER).wait_for()
    found += faults(page, "the end")
    assert found == []


@pytest.mark.parametrize("theme", THEMES_ON_A_PHONE)
def test_everybody_can_play_on_a_phone(hall: Hall, theme: str) -> None:
    page = hall.at_the_door(PHONE, "it", color_scheme=theme)
    code = open_table(page, me("Ada"), me("Bea"), *bots(1))
    page.locator(HAND_OVER).wait_for()
    found = faults(page, "handing over")
    traveller = Traveller(page, 12)
    play(traveller, until=1)
    page.locator(HELP).wait_for()
    found += faults(page, "question on a phone, explained")
    tabs = page.locator(".tabs button")
    for place in range(tabs.count()):
        tabs.nth(place).click()
        found += faults(page, f"tab {place + 1} of a phone")
    page.locator(".journal .heads button").last.click()
    found += faults(page, "chat on a phone")
    play_ahead(page, code)
    play(traveller)  # who takes the device now?
    found += faults(page, "the end on a phone")
    assert found == []
