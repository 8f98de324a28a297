"""Everything on the board of Mystery Express has its place, on any screen."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.ahead import play_ahead
from tests.browser.hall import DESKTOP, PHONE, THOROUGH, Hall
from tests.browser.shifts import ALL_SCREENS, SCREENS, assert_steady, window_for_shifts
from tests.browser.tables import me
from tests.browser.traveller import choose_first
from tests.games.mystery_express.browser.tables import BRIEF, bots, open_table
from tests.games.mystery_express.browser.traveller import Traveller, until

OPTIONS = {**BRIEF, "leg_hours": [3, 1, 1, 1, 1]}
ANSWERED = ".me-form.answer .hand-in:enabled, .me-ending"
TURN = ".me-car.lit .me-chip.lit .me-cost"
UNEXPLAINED = "localStorage.setItem('wagonlit', JSON.stringify({ speed: 'fast', explain: false }))"
CARDS = ".me-hand li"
LINE = 19  # pixels: as high as a line of the journal is
CARS = 6
SEATS = dict(zip(ALL_SCREENS, (5, 3, 4, 5, 3, 4), strict=True))
FONTS = """() => new Set([...document.querySelectorAll(".me-hand .me-card > b")]
    .map((name) => getComputedStyle(name).fontFamily)).size"""
# Does the moon lie over the name of the last city?
MOONLIT = """() => {
    const [moon, city] = [".me-sky .moon circle", ".me-city:nth-child(6) b"]
        .map((one) => document.querySelector(one).getBoundingClientRect());
    const apart = moon.left >= city.right || moon.right <= city.left
        || moon.top >= city.bottom || moon.bottom <= city.top;
    return !apart;
}"""
# Whose name is cut, or whose cards are counted beyond the place that they have.
CUT = """() => [...document.querySelectorAll(".seat-panel")].filter((seat) => {
    const inside = (one) => one.getBoundingClientRect().right <= seat.getBoundingClientRect().right;
    const name = seat.querySelector(".name, b");
    const whole = name.scrollWidth <= name.clientWidth + 1;
    return !(whole && [...seat.querySelectorAll(".me-counts *")].every(inside));
}).map((seat) => seat.innerText)"""


# A phone is looked at while its whole game is retold.
@pytest.mark.parametrize("screen", [screen for screen in SCREENS if THOROUGH or screen != "phone"])
def test_nothing_jumps_in_a_whole_game(hall: Hall, screen: str) -> None:
    """Until the truth is told: that takes the place of the train, with whatever room it needs."""
    page = window_for_shifts(hall.device(ALL_SCREENS[screen]))
    open_table(page, me("Agatha"), *company(SEATS[screen]), options=OPTIONS)
    until(Traveller(page, 8), ANSWERED)
    assert_steady(page)


def company(players: int) -> list[dict[str, str]]:
    """The bots that Agatha plays with."""
    return [*bots(3), {**bots(1)[0], "name": "Célestine"}][: players - 1]


def own_turn(hall: Hall, players: int) -> Page:
    """Agatha among bots; it is her turn, nothing is explained any more."""
    page = hall.at_the_door(DESKTOP)
    page.evaluate(UNEXPLAINED)
    code = open_table(page, me("Agatha"), *company(players), options={"first_player": 0})
    play_ahead(page, code, "turn.action")
    page.locator(TURN).first.wait_for()
    return page


@pytest.mark.parametrize("players", [3, 5])
def test_prompt_hand_and_journal_fit_on_every_screen(hall: Hall, players: int) -> None:
    """The same table on one device after the other."""
    page = own_turn(hall, players)
    state = page.context.storage_state()
    for name, screen in ALL_SCREENS.items():
        window = hall.window(page.url, screen, storage_state=state)
        try:
            assert_fits(window)
        except AssertionError as fault:
            raise AssertionError(f"{name}: {fault}") from fault
        window.close()


def assert_fits(page: Page) -> None:
    """Prompt, hand, train and journal are where they belong; nothing reaches out of the window."""
    page.locator(TURN).first.wait_for()
    assert page.locator(".prompt .help").count() == 0
    expect(page.locator(".prompt")).to_be_in_viewport(ratio=1)
    cards = page.locator(CARDS).all()
    assert len(cards) == 7
    for card in cards:
        expect(card).to_be_in_viewport(ratio=0.99)
    assert page.evaluate(FONTS) == 1
    expect(page.locator(".me-does").filter(visible=True)).to_have_count(CARS)
    assert not page.evaluate(MOONLIT)
    size = page.viewport_size or {"width": 0, "height": 0}
    root = "document.documentElement"
    assert page.evaluate(f"[{root}.scrollWidth, {root}.scrollHeight]") == [size["width"], size["height"]]
    if page.locator(".tabs").count():
        page.locator(".tabs button").last.click()
    assert page.evaluate("document.querySelector('.journal .log').clientHeight") > 3 * LINE


def test_the_help_on_a_lying_phone_leaves_the_way_to_the_journal_free(hall: Hall) -> None:
    page = hall.at_the_door(ALL_SCREENS["lying phone"], "fr")
    code = open_table(page, me("Agatha"), *bots(), options={"first_player": 0})
    play_ahead(page, code, "turn.action")
    expect(page.locator(".prompt .help li").first).to_be_visible()
    page.locator(".tabs button").last.click()
    expect(page.locator(".prompt .help")).to_have_count(0)


@pytest.mark.parametrize("width", [1024, 1366])
def test_the_help_for_a_first_turn_hides_no_card(hall: Hall, width: int) -> None:
    page = hall.at_the_door({"viewport": {"width": width, "height": 768}}, "fr")
    code = open_table(page, me("Agatha"), *bots(), options={"first_player": 0})
    play_ahead(page, code, "turn.action")
    page.locator(TURN).first.wait_for()
    explained, card = page.locator(".prompt .help").bounding_box(), page.locator(CARDS).first.bounding_box()
    assert explained is not None
    assert card is not None
    assert explained["y"] + explained["height"] <= card["y"]


def test_the_digits_on_the_cars_count_from_left_to_right_and_onlookers_read_what_they_are_for(
    hall: Hall,
) -> None:
    page = own_turn(hall, 3)
    watching = hall.window(page.url, ALL_SCREENS["small desk"])
    expect(watching.locator(".me-does").filter(visible=True)).to_have_count(CARS)
    printed = page.locator(".me-train .me-key")
    assert printed.all_inner_texts() == [str(place + 1) for place in range(printed.count())]
    assert printed.count() > 3
    page.keyboard.press("1")
    expect(page.locator(".prompt[data-asked]")).not_to_contain_text("What do you do next?")


@pytest.mark.parametrize("players", [4, 5])
def test_a_television_of_any_size_shows_whole_seats(hall: Hall, players: int) -> None:
    page = own_turn(hall, players)
    television = hall.device({"viewport": {"width": 1920, "height": 1080}}).new_page()
    television.goto(f"{page.url}/tv")
    for width, height in ((1920, 1080), (1366, 768), (1024, 768)):
        television.set_viewport_size({"width": width, "height": height})
        seats = television.locator(".seat-panel").filter(visible=True)
        expect(seats).to_have_count(players)
        for seat in seats.all():
            expect(seat).to_be_in_viewport(ratio=1)
        assert television.evaluate(CUT) == []


def test_a_phone_scrolls_to_where_it_happens(hall: Hall) -> None:
    page = hall.at_the_door(PHONE)
    page.evaluate("localStorage.setItem('wagonlit', JSON.stringify({ speed: 'normal' }))")
    open_table(page, me("Agatha"), *bots(2), options={"leg_hours": [3, 1, 1, 1, 1], "first_player": 1})
    for _question in ("character", "car"):
        choose_first(page)
    lit = page.locator("[data-lit]")
    lit.first.wait_for()
    expect(lit.first).to_be_in_viewport()
