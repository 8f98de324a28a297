"""Eight at a table: on phones and televisions everybody is in view by a whole name, and so is the end."""

from playwright.sync_api import Page, expect

from tests.browser import tables
from tests.browser.ahead import play_ahead
from tests.browser.hall import DESKTOP, PHONE, Hall
from tests.browser.onlooker import TELEVISION
from tests.browser.shifts import LYING_PHONE
from tests.browser.tables import me
from tests.games.mysteres.browser.tables import CALM, GAME

NAMES = ("Wilhelmine", "Bartolomeo", "Camille", "Maximilian", "Anselme", "Célestine", "Fulgence")
SMALL_TELEVISION = {"viewport": {"width": 1280, "height": 720}}
LEGIBLE = 18  # pixels, of a badge on a television
CUT = "(names) => names.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
BADGES = "(badges) => Math.min(...badges.map((one) => one.getBoundingClientRect().width))"


def assert_all_in_view(page: Page) -> None:
    """Each name, from its first letter to its last."""
    names = page.locator(".seat-panel .line b")
    expect(names).to_have_count(len(NAMES) + 1)
    for name in names.all():
        expect(name).to_be_in_viewport(ratio=1)
    assert names.evaluate_all(CUT) == []


def test_nobody_is_out_of_view(hall: Hall) -> None:
    desk = hall.at_the_door(DESKTOP, "fr")
    seats = [{"kind": "bot", "name": name, "bot": "weak"} for name in NAMES]
    options = {**CALM, "first_maestro": 1}
    code = tables.open_table(desk, me("Théodore"), *seats, game=GAME, options=options, seed=14)
    play_ahead(desk, code, "answer.declare")
    state = desk.context.storage_state()
    for screen in (LYING_PHONE, PHONE):
        page = hall.window(f"/t/{code}", screen, "fr", storage_state=state)
        assert_all_in_view(page)
    for screen in (TELEVISION, SMALL_TELEVISION):
        page = hall.window(f"/t/{code}/tv", screen, "fr")
        assert_all_in_view(page)
        assert page.locator(".seat-panel .my-badge").evaluate_all(BADGES) >= LEGIBLE


def test_the_end_is_in_view(hall: Hall) -> None:
    """Every word that was sought; and on a phone that stands, who has won."""
    desk = hall.at_the_door(DESKTOP, "fr")
    seats = [{"kind": "bot", "name": name, "bot": "weak"} for name in NAMES]
    code = tables.open_table(desk, me("Théodore"), *seats, game=GAME, options=CALM, seed=14)
    play_ahead(desk, code)
    state = desk.context.storage_state()
    for screen in (LYING_PHONE, PHONE):
        page = hall.window(f"/t/{code}", screen, "fr", storage_state=state)
        words = page.locator(".my-ending > ol > li")
        expect(words).to_have_count(len(NAMES) + 1)
        expect(words.last).to_be_in_viewport(ratio=1)
        expect(page.locator(".over .ranking li").first).to_be_in_viewport(ratio=1)
