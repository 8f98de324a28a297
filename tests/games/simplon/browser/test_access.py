"""Everybody can play: axe finds nothing serious on the map, and a keyboard alone is enough."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.ahead import play_ahead
from tests.browser.hall import DESKTOP, PHONE, THEMES_AT_A_DESK, THEMES_ON_A_PHONE, Hall
from tests.browser.reach import faults, unfold
from tests.browser.tables import me, ranking
from tests.browser.traveller import OVER, play
from tests.games.simplon.browser.tables import LOST, bots, open_table
from tests.games.simplon.browser.traveller import END, Typist

POSITIONS = ".so-positions button"
MINE = ".so-seat[data-id='seat-0'] .where"


def walked_through(page: Page) -> list[str]:
    """What is wrong on the way from the first choice to the end; a phone shows one tab after the other."""
    code = open_table(page, me("Agatha"), *bots(1), options=LOST)
    page.locator(END).wait_for()
    found = faults(page, "the first choice")
    tabs = page.locator(".tabs button")
    for place in range(1, tabs.count()):
        tabs.nth(place).click()
        found += faults(page, f"tab {place + 1}")
    if tabs.count():
        tabs.first.click()
    unfold(page)
    page.locator(".so-hits button[data-id='turntable-0']").dispatch_event("click")
    page.locator(POSITIONS).first.wait_for()
    found += faults(page, "positions of a turntable, and everything unfolded")
    play_ahead(page, code)
    page.locator(OVER).wait_for()
    return [*found, *faults(page, "the end")]


@pytest.mark.parametrize("theme", THEMES_AT_A_DESK)
def test_everybody_can_play_at_a_desk(hall: Hall, theme: str) -> None:
    assert walked_through(hall.at_the_door(DESKTOP, "de", color_scheme=theme)) == []


@pytest.mark.parametrize("theme", THEMES_ON_A_PHONE)
def test_everybody_can_play_on_a_phone(hall: Hall, theme: str) -> None:
    assert walked_through(hall.at_the_door(PHONE, "it", color_scheme=theme)) == []


def test_a_whole_game_by_keyboard_alone(hall: Hall) -> None:
    """Over the map with arrows, beside it with digits."""
    page = hall.at_the_door()
    open_table(page, me("Agatha"), *bots(1), options=LOST)
    typist = Typist(page, 3)
    page.locator(END).wait_for()
    before = page.locator(MINE).inner_text()
    typist.reach(".so-hit[data-id^=station]:is(button)")
    expect(page.locator(MINE)).not_to_have_text(before)
    page.keyboard.press("+")
    play(typist)
    assert len(ranking(page)) == 2
    assert typist.answered > 1
