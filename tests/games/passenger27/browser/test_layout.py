"""Everything on the board of 27th Passenger has its place, on any screen."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.ahead import play_ahead
from tests.browser.fit import CUT
from tests.browser.hall import DESKTOP, TABLET, Hall
from tests.browser.shifts import ALL_SCREENS
from tests.browser.tables import me
from tests.games.passenger27.browser.tables import bots, open_table
from tests.games.passenger27.browser.traveller import GUN
from tests.games.passenger27.browser.words import said

UNEXPLAINED = "localStorage.setItem('wagonlit', JSON.stringify({ speed: 'fast', explain: false }))"
IN_EVERY_WINDOW = f"if (location.protocol.startsWith('http')) {UNEXPLAINED}"
LINE = 19  # pixels: as high as a line of the journal is
NOTEBOOK = ".tp-sheet"
ACTIONS = 6
# Its middle is what one sees there, not something that lies over it.
IN_SIGHT = """(cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    return cell.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def assert_fits(page: Page) -> None:
    """Prompt, hand, notebook and journal are where they belong; nothing reaches out of the window."""
    page.locator(GUN).wait_for()
    expect(page.locator(".prompt")).to_be_in_viewport(ratio=1)
    cards = page.locator(".tp-actions .tp-card").all()
    assert len(cards) == ACTIONS
    for card in cards:
        card.scroll_into_view_if_needed()  # a phone has them in a row that slides
        expect(card).to_be_in_viewport(ratio=0.95)
    size = page.viewport_size or {"width": 0, "height": 0}
    root = "document.documentElement"
    assert page.evaluate(f"[{root}.scrollWidth, {root}.scrollHeight]") == [size["width"], size["height"]]
    turn_to(page, "tab-notebook")
    sheet = page.locator(NOTEBOOK)
    expect(sheet).to_be_in_viewport()
    assert sheet.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    assert_in_sight(page)
    turn_to(page, "tab-log")
    assert page.evaluate("document.querySelector('.journal .log').clientHeight") > 3 * LINE


def assert_in_sight(page: Page) -> None:
    """Whoever is asked about in the notebook is seen, beside all that is said of them."""
    for at in ("0,0", "4,1", "8,2"):
        cell = page.locator(f'.tp-cell[data-cell="{at}"]')
        cell.click()
        assert cell.evaluate(IN_SIGHT), f"{at} is covered"
        expect(page.locator(".tp-close")).to_be_in_viewport(ratio=1)
    page.locator(".tp-close").click()


def turn_to(page: Page, tab: str) -> None:
    """Where the window is too small for everything at once."""
    button = page.get_by_role("button", name=said("de", tab))
    if button.filter(visible=True).count():
        button.first.click()


@pytest.mark.parametrize("players", [3, 6])
def test_prompt_hand_and_notebook_fit_on_every_screen(hall: Hall, players: int) -> None:
    """The same table on one device after the other."""
    page = hall.at_the_door(DESKTOP, "de")
    page.evaluate(UNEXPLAINED)
    code = open_table(page, me("Agatha"), *bots(players - 1))
    play_ahead(page, code, "round.action")
    state = page.context.storage_state()
    for name, screen in ALL_SCREENS.items():
        device = hall.device(screen, "de", storage_state=state)
        device.add_init_script(IN_EVERY_WINDOW)
        window = device.new_page()
        window.goto(f"/t/{code}")
        try:
            assert_fits(window)
        except AssertionError as fault:
            raise AssertionError(f"{name}: {fault}") from fault
        window.close()
    tablet = hall.window(f"/t/{code}", TABLET, "de", storage_state=state)
    tablet.locator(GUN).wait_for()
    assert_in_sight(tablet)  # the page is longer than the window there, and nothing else is as on a desk
    watching = hall.window(f"/t/{code}", ALL_SCREENS["small desk"], "de")
    watching.locator(".seats .line b").nth(players - 1).wait_for()
    assert [words for words in watching.evaluate(CUT) if words.startswith("B:")] == [], "names are cut"
