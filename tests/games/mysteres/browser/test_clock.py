"""The ring around the great button shows how much time is left; when it is out, the game goes on."""

from playwright.sync_api import expect

from tests.browser import tables
from tests.browser.hall import PHONE, Hall
from tests.browser.tables import me
from tests.games.mysteres.browser.tables import CALM, GAME, bots

SECONDS = 10
LIVE = ".my-found[data-live]"
LEFT = "parseFloat(document.querySelector('.my-ring .left').getAttribute('stroke-dasharray'))"
AROUND = 603.0  # the length of the whole ring
# The window has closed without this seat: nothing is asked, or something else is.
CLOSED = "(asked) => document.querySelector('.prompt[data-asked] .question p')?.textContent !== asked"


def test_time_runs_out_around_the_button(hall: Hall) -> None:
    page = hall.at_the_door(PHONE, "it")
    options = {**CALM, "window_mode": "timer", "declare_timer": SECONDS, "first_maestro": 1}
    tables.open_table(page, me("Agatha"), *bots(3), game=GAME, options=options, clock="fast", seed=14)
    page.locator(f"{LIVE} .my-seconds").wait_for()
    asked = page.locator(".prompt[data-asked] .question p").text_content()
    before = float(page.evaluate(LEFT))
    assert 0 < before <= AROUND
    page.wait_for_function(f"(before) => {LEFT} < before - 40", arg=before)
    expect(page.locator(".my-seconds[data-late]")).to_be_visible()
    page.wait_for_function(CLOSED, arg=asked)
    expect(page.locator(".my-queue")).not_to_contain_text("Agatha")
