"""A whole game by keyboard alone: over the map with arrows, beside it with digits."""

from playwright.sync_api import expect

from tests.browser.hall import Hall
from tests.browser.tables import me, ranking
from tests.browser.traveller import play
from tests.games.simplon.browser.tables import LOST, bots, open_table
from tests.games.simplon.browser.traveller import END, Typist

MINE = ".so-seat[data-id='seat-0'] .where"


def test_a_whole_game_by_keyboard_alone(hall: Hall) -> None:
    page = hall.window("/")
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
