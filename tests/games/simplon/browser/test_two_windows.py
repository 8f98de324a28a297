"""Whole games of two people and bots, at a desk and on a phone, in two languages: one lost, one won."""

from playwright.sync_api import Page, expect

from tests.browser.hall import DESKTOP, PHONE, Hall
from tests.browser.onlooker import Onlooker
from tests.browser.tables import FRIEND, me, ranking, sit_down, start
from tests.browser.traveller import play
from tests.games.simplon.browser.engineer import Engineer
from tests.games.simplon.browser.tables import LOST, WON, bots, open_table
from tests.games.simplon.browser.traveller import END, Traveller
from tests.games.simplon.browser.words import said

WINNER = ".over .ranking [data-won]"


def open_for_two(hall: Hall, options: dict[str, object], bots_there: int) -> tuple[Page, Page, str]:
    """A desk in English and a phone in French; the friend has yet to sit down."""
    host, friend = hall.window("/", DESKTOP, "en"), hall.window("/", PHONE, "fr")
    return host, friend, open_table(host, me("Agatha"), FRIEND, *bots(bots_there), options=options)


def test_a_whole_game_that_is_lost(hall: Hall) -> None:
    host, friend, code = open_for_two(hall, LOST, 1)
    onlooker = Onlooker(hall, code, lambda _: [])
    sit_down(friend, code, "Hercule")
    start(host, friend)
    agatha, hercule = Traveller(host, 1), Traveller(friend, 2)
    play(agatha, hercule, until=4)
    friend.reload()
    play(agatha, hercule)
    for page in (host, friend, onlooker.page):
        assert {name for _, name, _ in ranking(page)} == {"Agatha", "Hercule", "Anselme"}
        expect(page.locator(WINNER)).to_have_count(0)
        expect(page.locator(".so-ending")).to_be_visible()
    assert onlooker.positions > 5


def test_a_whole_game_that_is_won(hall: Hall) -> None:
    host, friend, code = open_for_two(hall, WON, 2)
    agatha, hercule = (Engineer(page, seat, WON) for seat, page in enumerate((host, friend)))
    sit_down(friend, code, "Hercule")
    host.reload()  # whoever knows what to do has heard everything
    start(host, friend)
    play(agatha, hercule)
    for page in (host, friend):
        ranking(page)
        expect(page.locator(WINNER)).to_have_count(4)
        expect(page.locator(".so-ending.won")).to_be_visible()


def test_a_tap_on_a_station_further_away_walks_there(hall: Hall) -> None:
    page = hall.window("/", PHONE)
    open_table(page, me("Agatha"), *bots(1), options={"die": [3] * 9 + ["ship"]})
    page.locator(END).wait_for()
    page.get_by_role("button", name=said("en", "board-whole")).click()
    far = page.locator(".so-hits button[data-id^=station][aria-label*='2 points']").first
    name = str(far.get_attribute("aria-label")).removeprefix("To ").partition(":")[0]
    far.click()
    expect(page.locator(END)).to_contain_text(said("en", "board-end-lost", points=1))
    expect(page.locator(".so-seat[data-id='seat-0'] .where")).to_contain_text(name)
