"""Whole games at a desk and on a phone, in two languages: one lost, one won on another board."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hall import DESKTOP, PHONE, Hall
from tests.browser.onlooker import Onlooker
from tests.browser.tables import FRIEND, me, ranking, sit_down, start
from tests.browser.traveller import play
from tests.games.simplon.browser.engineer import Engineer
from tests.games.simplon.browser.tables import GAME, LOST, WON, bots, open_table
from tests.games.simplon.browser.traveller import END, Sharer, Traveller
from tests.games.simplon.browser.words import said
from tests.games.simplon.second_board import STATIONS, TITLE, written
from wagonlit.games.simplon import game

WINNER = ".over .ranking [data-won]"
TURN = ".prompt[data-next]"
WHY = "the piece there is nobody’s yet"


def windows(hall: Hall) -> tuple[Page, Page]:
    """A desk in English and a phone in French."""
    return hall.at_the_door(DESKTOP, "en"), hall.at_the_door(PHONE, "fr")


def propose_a_way(page: Page, name: str) -> None:
    """That whoever is called so goes to a station and turns a turntable, and why."""
    page.get_by_role("button", name=said("en", "propose")).click()
    page.locator(".planner label", has_text=name).click()
    for place in ("station-3", "turntable-2"):
        page.locator(f".so-hits button[data-id='{place}']").click()
    page.get_by_role("textbox", name=said("en", "proposal-why")).fill(WHY)
    page.get_by_role("button", name=said("en", "proposal-send")).click()


def test_a_whole_game_of_two_at_one_desk_and_a_friend_on_a_phone_that_is_lost(hall: Hall) -> None:
    host, friend = windows(hall)
    code = open_table(host, me("Agatha"), me("Colette"), FRIEND, *bots(1), options=LOST)
    onlooker = Onlooker(hall, code, lambda _: [])
    sit_down(friend, code, "Hercule")
    start(host, friend)
    expect(host.locator(TURN)).to_contain_text(said("en", "turn-of", name="Agatha"))
    desk, hercule = Sharer(host, 1), Traveller(friend, 2)
    desk.step()
    propose_a_way(host, "Hercule")
    for page in (friend, onlooker.page):
        expect(page.locator("[data-proposal='0'] .arrow")).to_be_attached()
        expect(page.locator("[data-proposal='0'] .so-bubble")).to_contain_text("nobody’s yet")
    play(desk, hercule, until=4)
    friend.reload()
    play(desk, hercule)
    for page in (host, friend, onlooker.page):
        assert {name for _, name, _ in ranking(page)} == {"Agatha", "Colette", "Hercule", "Anselme"}
        expect(page.locator(WINNER)).to_have_count(0)
        expect(page.locator(".so-ending")).to_be_visible()
    assert desk.took == {said("en", "i-am", name=name) for name in ("Agatha", "Colette")}
    assert onlooker.positions > 5


def test_nothing_is_hidden_while_a_device_goes_from_one_to_the_other(hall: Hall) -> None:
    page = hall.window("/", DESKTOP, "en")
    open_table(page, me("Agatha"), me("Colette"), options={"die": [3] * 9 + ["ship"]})
    for name in ("Agatha", "Colette"):
        expect(page.locator(TURN)).to_contain_text(said("en", "turn-of", name=name))
        expect(page.locator(".so-pin")).to_have_count(2)
        turn = str(page.locator(".game-status").text_content())
        page.keyboard.press("1")  # answers nothing before somebody has the device
        expect(page.get_by_role("button", name=said("en", "i-am", name=name))).to_be_focused()
        expect(page.locator(END)).to_have_count(0)
        page.keyboard.press("Enter")
        page.locator(END).wait_for()
        expect(page.locator(".game-status")).to_have_text(turn)
        expect(page.locator(".seat-panel b")).to_have_text(["Agatha", "Colette"])
        page.locator(END).press("Enter")


def test_a_whole_game_on_another_board_that_is_won(
    hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WAGONLIT_OFFERED", "{}")
    game.GAME.offer(written(tmp_path))  # for whoever knows what to do; the server has its own
    host, friend = windows(hall)
    code = open_table(host, me("Agatha"), FRIEND, *bots(2), options=WON)
    agatha, hercule = (Engineer(page, seat, WON) for seat, page in enumerate((host, friend)))
    sit_down(friend, code, "Hercule")
    host.reload()  # whoever knows what to do has heard everything
    start(host, friend)
    expect(host.locator(".so-hit[data-id^=station]")).to_have_count(len(STATIONS))
    play(agatha, hercule)
    for page in (host, friend):
        ranking(page)
        expect(page.locator(WINNER)).to_have_count(4)
        expect(page.locator(".so-ending.won")).to_be_visible()


def test_a_board_of_ones_own_is_chosen_where_the_table_is_set(hall: Hall) -> None:
    page = hall.window(f"/new/{GAME}")
    page.locator(".options summary").click()
    page.get_by_role("radiogroup", name=said("en", "option-board")).get_by_role("radio", name=TITLE).check()
    for waiting in (False, True):
        page.locator(f".setup-form{':has(.qr)' if waiting else ':not(:has(.qr))'} .ticket").click()
    expect(page.locator(".so-hit[data-id^=station]")).to_have_count(len(STATIONS))


def test_a_tap_on_a_station_further_away_walks_there(hall: Hall) -> None:
    page = hall.at_the_door(PHONE)
    open_table(page, me("Agatha"), *bots(1), options={"die": [3] * 9 + ["ship"]})
    page.locator(END).wait_for()
    page.get_by_role("button", name=said("en", "board-whole")).click()
    far = page.locator(".so-hits button[data-id^=station][aria-label*='2 points']").first
    name = str(far.get_attribute("aria-label")).removeprefix("To ").partition(":")[0]
    far.click()
    expect(page.locator(END)).to_contain_text(said("en", "board-end-lost", points=1))
    expect(page.locator(".so-seat[data-id='seat-0'] .where")).to_contain_text(name)
