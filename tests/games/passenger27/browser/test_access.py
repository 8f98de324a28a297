"""axe finds nothing serious on the board of 27th Passenger, in the dark and in the light."""

import pytest
from playwright.sync_api import Page

from tests.browser.ahead import play_ahead
from tests.browser.hall import DESKTOP, PHONE, THEMES_AT_A_DESK, THEMES_ON_A_PHONE, Hall
from tests.browser.reach import faults
from tests.browser.tables import me
from tests.browser.traveller import OVER
from tests.games.passenger27.browser.tables import bots, open_table, open_table_to_name
from tests.games.passenger27.browser.traveller import GUN

NAMING = ".tp-name.lit"


def walked_through(page: Page, players: int) -> list[str]:
    """What is wrong on the way from the first choice to the end; a phone shows one tab after the other."""
    seats = (me("Agatha"), *bots(players - 1))
    open_table(page, *seats)
    page.locator(GUN).wait_for()
    found = faults(page, "the first choice")
    code = open_table_to_name(page, *seats)
    page.locator(NAMING).first.wait_for()
    found += faults(page, "naming")
    tabs = page.locator(".tabs button")
    for place in range(1, tabs.count()):
        tabs.nth(place).click()
        found += faults(page, f"tab {place + 1}")
    play_ahead(page, code)
    page.locator(OVER).wait_for()
    return [*found, *faults(page, "the end")]


@pytest.mark.parametrize("theme", THEMES_AT_A_DESK)
def test_everybody_can_play_at_a_desk(hall: Hall, theme: str) -> None:
    assert walked_through(hall.at_the_door(DESKTOP, "de", color_scheme=theme), 6) == []


@pytest.mark.parametrize("theme", THEMES_ON_A_PHONE)
def test_everybody_can_play_on_a_phone(hall: Hall, theme: str) -> None:
    assert walked_through(hall.at_the_door(PHONE, "it", color_scheme=theme), 4) == []
