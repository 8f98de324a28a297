"""One whole game by keyboard alone, from the platform to the result, in which nothing jumps."""

from playwright.sync_api import Page, expect

from tests.browser.hall import Hall
from tests.browser.shifts import assert_steady, window_for_shifts
from tests.browser.tables import ranking
from tests.browser.traveller import play
from tests.games.mystery_express.browser.traveller import Traveller, Typist
from tests.games.mystery_express.browser.words import said

LEGS = 5
SEVERAL_ARROWS = ("ArrowDown", "ArrowDown", "ArrowRight")


def set_table(host: Typist) -> str:
    """A friend and one bot, short legs, and shows whose cards everybody turns; the code."""
    host.reach('.poster a[href="/new/mystery_express"]')
    host.page.locator(".ticket").wait_for()
    host.reach(".seat input.name", key="")
    host.page.keyboard.type("Agatha")
    host.reach(f"[aria-label='{said('en', 'remove-seat', number='4')}']")
    host.reach("summary", key="Space")
    for _leg in range(LEGS):
        host.reach(f"[aria-label='{said('en', 'option-leg_hours')}'] input", key="")
        host.page.keyboard.type("1")
    host.reach(f"[aria-label='{said('en', 'option-time_show_mode')}'] input", key="ArrowRight")
    host.reach(".ticket")
    return host.page.locator(".invite .code").inner_text()


def join(friend: Typist, code: str) -> None:
    """By the code."""
    friend.reach(".join input", key="")
    friend.page.keyboard.type(code)
    friend.page.keyboard.press("Enter")
    friend.page.locator("dialog").wait_for()
    friend.reach("dialog input", key="")
    friend.page.keyboard.type("Hercule")
    friend.page.keyboard.press("Enter")
    friend.page.locator("dialog").wait_for(state="detached")


def write_into_notebook(reader: Typist) -> None:
    """A mark in the third row of the second column."""
    reader.reach("[data-grid=elements] [data-cell]", key="")
    for arrow in SEVERAL_ARROWS:
        reader.page.keyboard.press(arrow)
    reader.page.keyboard.press("q")
    cell = reader.page.locator("[data-grid=elements] [data-cell='2,1']")
    expect(cell).to_be_focused()
    expect(cell.locator(".pencil")).to_have_text("Q")


def talk(speaker: Typist, hearer: Page) -> None:
    """A word across the table."""
    speaker.reach(".journal .heads button[aria-pressed=false]")
    speaker.reach(".journal form input", key="")
    speaker.page.keyboard.type("Bonsoir, 1 2 3")
    speaker.page.keyboard.press("Enter")
    expect(speaker.page.locator(".chat")).to_contain_text("Bonsoir, 1 2 3")
    expect(hearer.locator(".journal .heads b")).to_have_text("1")


def test_a_whole_game_by_keyboard_alone(hall: Hall) -> None:
    host, friend = Typist(window_for_shifts(hall.device()), 1), Typist(hall.window("/"), 2)
    host.page.goto("/")
    code = set_table(host)
    join(friend, code)
    host.reach(".ticket")
    play(host, friend, until=2)
    host.page.evaluate("window.shifts.length = 0")  # the waiting room is another screen
    write_into_notebook(host)
    talk(friend, host.page)
    play(host, Traveller(friend.page, 2))
    assert ranking(host.page) == ranking(friend.page)
    assert host.shows > 0
    assert_steady(host.page)
    host.reach(".prompt > .first")
    host.page.locator(".prompt").wait_for()
