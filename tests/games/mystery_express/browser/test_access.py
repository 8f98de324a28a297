"""axe finds nothing serious on the board of Mystery Express, in the dark and in the light."""

import pytest
from playwright.sync_api import Page

from tests.browser.ahead import play_ahead
from tests.browser.hall import DESKTOP, PHONE, THEMES_AT_A_DESK, THEMES_ON_A_PHONE, Hall
from tests.browser.reach import faults, unfold
from tests.browser.tables import me
from tests.browser.traveller import ANSWERS, OVER, play
from tests.games.mystery_express.browser.tables import FIRST, GAME, bots, open_table
from tests.games.mystery_express.browser.traveller import Traveller, until
from tests.games.mystery_express.browser.words import said

FORM = ".me-form"
ANSWER = ".me-form.answer"
TURN = ".me-car.lit .me-chip.lit .me-cost"
HELP = ".prompt .help"
UNEXPLAINED = "localStorage.setItem('wagonlit', JSON.stringify({ explain: false }))"


def test_everybody_can_set_a_table_and_read_the_rules(hall: Hall, theme: str) -> None:
    page = hall.at_the_door(DESKTOP, "fr", color_scheme=theme)
    found = []
    for path, ready in {f"/new/{GAME}": ".ticket", f"/rules/{GAME}": ".summary .picture"}.items():
        page.goto(path)
        page.locator(ready).first.wait_for()
        unfold(page)
        found += faults(page, path)
    assert found == []


@pytest.mark.parametrize("theme", THEMES_AT_A_DESK)
def test_everybody_can_play_at_a_desk(hall: Hall, theme: str) -> None:
    page = hall.at_the_door(DESKTOP, "de", color_scheme=theme)
    code = open_table(page, me("Agatha"), *bots(), options=FIRST)
    page.locator(HELP).wait_for()
    found = faults(page, "first question, explained")
    play_ahead(page, code, "turn.action")
    page.locator(TURN).first.wait_for()
    found += faults(page, "own turn")
    onlooker = hall.window(f"/t/{code}", DESKTOP, "it", color_scheme=theme)
    onlooker.locator(".playing").wait_for()
    found += faults(onlooker, "onlooker")
    play_ahead(page, code, "telegram.entry")
    page.locator(FORM).wait_for()
    found += faults(page, "telegram")
    play_ahead(page, code)
    page.locator(OVER).wait_for()
    found += faults(page, "the end")
    assert found == []


@pytest.mark.parametrize("theme", THEMES_ON_A_PHONE)
def test_everybody_can_play_on_a_phone(hall: Hall, theme: str) -> None:
    page = hall.at_the_door(PHONE, "it", color_scheme=theme)
    page.add_init_script(UNEXPLAINED)
    code = open_table(page, me("Ada"), me("Bea"), *bots(1))
    traveller = Traveller(page, 12)
    play_ahead(page, code, "turn.action")
    until(traveller, TURN)
    page.locator(".ask-help[aria-expanded=false]").click()
    page.locator(f"{HELP} li").first.wait_for()
    found = faults(page, "own turn on a phone, explained")
    tabs = page.locator(".tabs button")
    for place in range(tabs.count()):
        tabs.nth(place).click()
        found += faults(page, f"tab {place + 1} of a phone")
    for asked, form in {"telegram.entry": FORM, "final.entry": ANSWER}.items():
        play_ahead(page, code, asked)
        until(traveller, form)
        found += faults(page, f"{asked} on a phone")
    play_ahead(page, code)
    play(traveller)  # who takes the device now?
    found += faults(page, "the end on a phone")
    assert found == []


def plain(page: Page) -> None:
    """Turn the plain board on."""
    page.goto("/settings")
    page.get_by_role("switch", name=said("en", "plain-board")).click()


def test_everybody_can_play_on_the_plain_board(hall: Hall, theme: str) -> None:
    page = hall.at_the_door(DESKTOP, "en", color_scheme=theme)
    plain(page)
    open_table(page, me("Agatha"), *bots(), options=FIRST)
    page.locator(ANSWERS).first.wait_for()
    unfold(page)
    assert faults(page, "plain board") == []
