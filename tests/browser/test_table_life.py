"""What happens around the game: a shared device, taking back, talk, leaving and coming back."""

import re

from playwright.sync_api import Page, expect

from tests.browser.hall import PHONE, Hall
from tests.browser.tables import FRIEND, LIGHTHOUSE, MASQUERADE, bots, leave, me, open_table, sit_down, start
from tests.browser.traveller import ANSWERS, HAND_OVER, SPOTLIGHT, WORDS, Traveller, choose_first, play
from tests.browser.words import said

CAPTIONS = f"{SPOTLIGHT} figcaption"
BOARD = ".plain-board, .prompt, .journal"


def together(hall: Hall, *others: dict[str, str], game: str = MASQUERADE) -> tuple[Page, Page]:
    """Two people at one table, perhaps with others; at a masquerade all are asked at once."""
    host, friend = hall.at_the_door(), hall.at_the_door(PHONE, "fr")
    code = open_table(host, me("Agatha"), FRIEND, *others, game=game)
    sit_down(friend, code, "Hercule")
    start(host, friend)
    return host, friend


def alone(hall: Hall) -> Page:
    """Agatha against bots."""
    page = hall.at_the_door()
    open_table(page, me("Agatha"), *bots())
    return page


def test_nothing_is_seen_while_a_device_goes_from_one_to_another(hall: Hall) -> None:
    page = hall.at_the_door(PHONE)
    open_table(page, me("Ada"), me("Bea"), *bots(1))
    traveller = Traveller(page, 5)
    took: set[str] = set()
    while len(took) < 2:
        page.locator(f"{HAND_OVER}, {ANSWERS}").first.wait_for()
        if page.locator(HAND_OVER).count():
            took.add(page.locator(HAND_OVER).inner_text())
            assert page.locator(BOARD).count() == 0
        play(traveller, until=1)
    assert took == {said("en", "i-am", name="Ada"), said("en", "i-am", name="Bea")}


def test_whoever_takes_a_shared_device_is_first_shown_what_was_meant_for_them(hall: Hall) -> None:
    page = hall.at_the_door(PHONE)
    open_table(page, me("Ada"), me("Bea"), game=LIGHTHOUSE)
    ada, bea = Traveller(page, 1), Traveller(page, 1)
    take(page, "Ada")
    expect(page.locator(CAPTIONS)).to_contain_text("Ada sees the")
    ada.put_aside()
    ada.say("fog")
    take(page, "Bea")
    expect(page.locator(CAPTIONS)).to_have_count(0)
    page.get_by_role("button", name="speak").click()
    bea.say("a bird")
    take(page, "Ada")
    expect(page.locator(CAPTIONS)).to_have_count(0)
    page.get_by_role("button", name="right").click()
    page.locator(SPOTLIGHT).wait_for()  # the ship comes home, for all to see
    ada.put_aside()
    take(page, "Bea")
    expect(page.locator(CAPTIONS).last).to_contain_text("Bea sees the")
    bea.put_aside()
    expect(page.locator(SPOTLIGHT)).to_have_count(0)
    page.locator(WORDS).wait_for()


def take(page: Page, name: str) -> None:
    """The device is handed to her; nothing has been held out before she says that it is she."""
    button = page.get_by_role("button", name=said("en", "i-am", name=name))
    button.wait_for()
    assert page.locator(SPOTLIGHT).count() == 0
    button.click()
    page.locator(".prompt[data-asked]").wait_for()


def test_an_answer_is_taken_back_where_nobody_minds(hall: Hall) -> None:
    page = alone(hall)
    asked = choose_first(page)
    undo = page.get_by_role("button", name=said("en", "undo"))
    expect(undo).to_have_attribute("title", said("en", "undo-free"))
    undo.click()
    expect(page.locator(".question p")).to_have_text(re.compile(re.escape(asked)))
    page.locator(ANSWERS).first.wait_for()


def test_others_are_asked_before_an_answer_is_taken_back(hall: Hall) -> None:
    host, friend = together(hall, *bots(1))
    asked = choose_first(host)
    choose_first(friend)
    undo = host.get_by_role("button", name=said("en", "undo"))
    expect(undo).to_have_attribute("title", said("en", "undo-perhaps"))
    undo.click()
    expect(host.locator(".notices")).to_contain_text("Hercule")
    friend.get_by_role("button", name=said("fr", "agree")).click()
    expect(host.locator(".question p")).to_have_text(asked)
    expect(host.locator(".notices")).to_have_text("")
    expect(friend.locator(".notices")).to_have_text("")


def test_people_talk_and_can_be_muted(hall: Hall) -> None:
    host, friend = together(hall, game=LIGHTHOUSE)  # no bot: nothing but talk is new here
    host.get_by_role("button", name=said("en", "chat")).click()
    host.get_by_label(said("en", "write")).fill("Bonsoir !")
    host.get_by_role("button", name=said("en", "send"), exact=True).click()
    expect(friend.locator(".tabs b")).to_have_text("1")
    friend.get_by_role("button", name=said("fr", "tab-log")).last.click()
    friend.get_by_role("button", name=said("fr", "chat")).click()
    expect(friend.locator(".chat")).to_contain_text("Bonsoir !")
    friend.get_by_role("button", name=said("fr", "mute", name="Agatha")).click()
    expect(friend.locator(".chat")).not_to_contain_text("Bonsoir !")
    friend.get_by_role("button", name=said("fr", "unmute", name="Agatha")).click()
    expect(friend.locator(".chat")).to_contain_text("Bonsoir !")


def test_a_bot_sits_in_for_somebody_who_is_away(hall: Hall) -> None:
    host, friend = together(hall, *bots(1))
    leave(friend, "fr")
    expect(host.locator(".seats")).to_contain_text(said("en", "away"))
    host.get_by_role("button", name=said("en", "let-bot-sit-in")).click()
    expect(host.locator(".seats")).to_contain_text(said("en", "bot-sits-in"))
    assert play(Traveller(host, 7), until=2) == 2
    friend.locator(".resume a").click()
    friend.get_by_role("button", name=said("fr", "i-am-back")).click()
    expect(friend.locator(".notices")).to_have_text("")
    expect(host.locator(".seats")).not_to_contain_text(said("en", "bot-sits-in"))


def test_a_guest_sits_down_with_a_name_and_enter(hall: Hall) -> None:
    host, friend = hall.at_the_door(), hall.at_the_door(PHONE, "fr")
    code = open_table(host, me("Agatha"), FRIEND, *bots(1))
    friend.goto(f"/t/{code}")
    expect(friend.get_by_label(said("fr", "your-name"))).to_be_focused()
    friend.keyboard.type("Hercule")
    friend.keyboard.press("Enter")
    expect(host.locator(".places")).to_contain_text("Hercule")


def test_the_language_is_changed_without_leaving_the_table(hall: Hall) -> None:
    page = alone(hall)
    page.locator(".gear").click()
    page.get_by_role("radio", name="italiano").check()
    expect(page.locator("dialog h2").first).to_have_text(said("it", "settings"))
    page.keyboard.press("Escape")
    expect(page.locator(".game-bar")).to_contain_text(said("it", "rules"))


def test_a_newcomer_is_told_what_the_game_is_about_once(hall: Hall) -> None:
    page = hall.at_the_door(PHONE, "de")
    page.evaluate("localStorage.setItem('wagonlit explained', '[]')")  # nothing has been explained here yet
    open_table(page, me("Agatha"), *bots())
    expect(page.locator("dialog h2")).to_have_text("Maskenball")
    page.get_by_role("button", name=said("de", "lets-go")).click()
    page.reload()
    page.locator(ANSWERS).first.wait_for()
    expect(page.locator("dialog")).to_have_count(0)
