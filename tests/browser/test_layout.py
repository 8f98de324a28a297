"""Everything at the table has its place: nothing jumps, and what is asked is in view, on any screen."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hall import DESKTOP, PHONE, Hall
from tests.browser.shifts import ALL_SCREENS, LYING_PHONE, SCREENS, assert_steady, window_for_shifts
from tests.browser.tables import FRIEND, LIGHTHOUSE, MASQUERADE, TOYS, bots, me, open_table, sit_down, start
from tests.browser.traveller import SPOTLIGHT, Traveller, play
from tests.browser.words import said

BADGE = ".tabs b"
LINES = ".log li li"
ASKED = ".prompt[data-asked]"
# Something has been told since, and the badge says how much.
COUNTED = """([badge, lines, read]) => {
    const gained = document.querySelectorAll(lines).length - read;
    return gained > 0 && document.querySelector(badge)?.textContent === String(gained);
}"""


@pytest.mark.parametrize("game", TOYS)
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_jumps_in_a_whole_game(hall: Hall, game: str, screen: str) -> None:
    page = window_for_shifts(hall.device(ALL_SCREENS[screen], "de"))
    open_table(page, me("Agatha"), *bots(2), game=game)
    play(Traveller(page, 8))
    assert_steady(page)


@pytest.mark.parametrize("screen", ALL_SCREENS)
def test_the_question_and_its_answers_are_in_view_on_every_screen(hall: Hall, screen: str) -> None:
    page = hall.at_the_door(ALL_SCREENS[screen], "de")
    open_table(page, me("Agatha"), *bots(2), game=MASQUERADE)
    expect(page.locator(".question p")).to_be_in_viewport(ratio=1)
    expect(page.locator(".answers button").first).to_be_in_viewport(ratio=1)
    size = page.viewport_size
    assert size is not None
    assert page.evaluate("document.documentElement.scrollHeight") <= size["height"]


@pytest.mark.parametrize("screen", ALL_SCREENS)
def test_a_game_can_be_begun_on_every_screen_without_scrolling(hall: Hall, screen: str) -> None:
    page = hall.window("/", ALL_SCREENS[screen], "de")
    button = page.locator(".poster .button.first").first
    expect(button).to_be_in_viewport(ratio=1)
    open_table(page, me("Agatha"), *bots(2))
    page.goto("/")
    page.locator(".resume").wait_for()
    expect(button).to_be_in_viewport(ratio=1)


def test_help_lies_over_the_table_and_moves_nothing(hall: Hall) -> None:
    page = hall.at_the_door(DESKTOP)
    open_table(page, me("Agatha"), *bots(2), game=LIGHTHOUSE)
    page.locator(".prompt[data-asked], .spotlight").first.wait_for()
    if page.locator(SPOTLIGHT).count():
        page.keyboard.press("Escape")
    page.locator(".prompt .help").wait_for()
    before = boxes(page)
    page.keyboard.press("?")
    page.locator(".prompt .help").wait_for(state="detached")
    assert boxes(page) == before


def test_help_on_a_phone_stays_beside_the_board_and_leads_back_there(hall: Hall) -> None:
    page = hall.at_the_door(PHONE)
    open_table(page, me("Agatha"), *bots(2))
    explained = page.locator(".prompt .help")
    expect(explained).to_be_visible()
    page.locator(".tabs button").last.click()
    expect(page.locator(".journal")).to_be_visible()
    expect(explained).to_have_count(0)
    page.locator(".ask-help[aria-expanded=false]").click()
    expect(explained).to_be_visible()
    expect(page.locator(".journal")).to_be_hidden()


def boxes(page: Page) -> list[object]:
    """Where the parts of the table are."""
    parts = (".arena", ".prompt", ".question p", ".others", ".mine", ".journal")
    return [page.locator(part).bounding_box() for part in parts]


def test_a_badge_counts_what_the_journal_has_gained_since_it_was_read(hall: Hall) -> None:
    page = hall.at_the_door(PHONE)
    open_table(page, me("Agatha"), *bots(2))
    play(Traveller(page, 8), until=1)
    page.locator(ASKED).wait_for()
    page.locator(".tabs button").last.tap()
    expect(page.locator(BADGE)).to_have_count(0)
    read = page.locator(LINES).count()
    page.locator(".tabs button").first.tap()
    play(Traveller(page, 8), until=1)
    page.wait_for_function(COUNTED, arg=[BADGE, LINES, read])


def test_onlookers_read_the_journal_beside_the_board_on_every_screen(hall: Hall) -> None:
    host = hall.at_the_door()
    code = open_table(host, me("Agatha"), *bots(2))
    for screen in ({"viewport": {"width": 1920, "height": 1080}}, PHONE, LYING_PHONE):
        page = hall.window(f"/t/{code}", screen)
        for part in (".public", ".question p", ".journal .log", ".seats"):
            expect(page.locator(part)).to_be_in_viewport()
        expect(page.locator(".tabs, .mine > .hand, .notebook")).to_have_count(0)
        expect(page.locator(".notices")).to_contain_text(said("en", "watching"))


def test_a_television_looks_on_and_says_how_to_come_along(hall: Hall) -> None:
    """Opened on the host's own device, too: it shows nobody's secrets, and never asks to sit down."""
    host = hall.at_the_door()
    code = open_table(host, me("Agatha"), FRIEND, *bots(1))
    tv = host.context.new_page()
    tv.set_viewport_size({"width": 1920, "height": 1080})
    tv.goto(f"/t/{code.lower()}/tv")
    expect(tv.locator(".television-waits .code")).to_have_text(code)
    expect(tv.locator(".television-waits li")).to_have_text(["Agatha", "…", "Anselme"])
    friend = hall.at_the_door()
    sit_down(friend, code, "Bert")
    expect(tv.locator(".television-waits li")).to_have_text(["Agatha", "Bert", "Anselme"])
    start(host, friend, tv)
    for part in (".public", ".question p", ".television-invites .qr", ".seats"):
        expect(tv.locator(part)).to_be_in_viewport()
    expect(tv.locator("dialog, .answers, .hand, .notebook, .notices p")).to_have_count(0)
    expect(host.locator(".answers")).to_have_count(1)
    assert tv.url.endswith(f"/t/{code}/tv")
