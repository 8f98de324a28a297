"""A question of several parts at the real page: a toy's farewell cards, each at the writer's own pace."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.hall import DESKTOP, PHONE, Hall
from tests.browser.shifts import LYING_PHONE
from tests.browser.tables import FRIEND, bots, me, open_table, ranking, sit_down, start
from tests.browser.traveller import HAND_IN, HAND_OVER, Traveller, play
from tests.browser.words import said

PARTS = ".parts button"
ANSWERS = ".answers button:enabled"
RED, BLUE = 0, 1


def writes(page: Page) -> bool:
    """Is a card being written here?"""
    return page.locator(PARTS).count() > 0


class Guest(Traveller):
    """Somebody who plays up to the card, and leaves that to the test."""

    def choose(self, answers: Locator) -> bool:
        return writes(self.page) or super().choose(answers)


def holder(page: Page) -> str:
    """Through whose eyes the game is seen here: whoever comes first in the list."""
    return page.locator(".seat-panel b").first.inner_text()


def fill_in(page: Page, colour: int) -> None:
    """The same colour into every part."""
    for part in range(page.locator(PARTS).count()):
        expect(page.locator(PARTS).nth(part)).to_have_attribute("aria-current", "step")
        page.locator(ANSWERS).nth(colour).click()


def read_the_journal(page: Page) -> None:
    """Whoever turns to it finds the way, and nothing lies over it: the card waits beside the board."""
    for screen in (LYING_PHONE, PHONE):
        page.set_viewport_size(screen["viewport"])
        page.locator(".tabs button").last.click()
        log = page.locator(".journal .log")
        log.click(trial=True, position={"x": 20, "y": log.evaluate("(one) => one.clientHeight - 4")})
        page.locator(".tabs button").first.click()


def test_at_one_device_the_cards_go_round_whole(hall: Hall) -> None:
    page = hall.at_the_door(PHONE)
    open_table(page, me("Ada"), me("Bea"), *bots(1))
    traveller = Guest(page, 5)
    while not writes(page):
        assert play(traveller, until=1), "no card was ever written"
    first = holder(page)
    read_the_journal(page)
    fill_in(page, RED)
    assert holder(page) == first  # until the card is handed in, nobody else holds the device
    page.locator(HAND_IN).click()
    page.locator(HAND_OVER).click()
    page.locator(PARTS).first.wait_for()
    assert {first, holder(page)} == {"Ada", "Bea"}
    expect(page.locator(PARTS).first).to_contain_text(
        said("en", "part-open")
    )  # of the first card nothing is seen
    fill_in(page, BLUE)
    page.locator(HAND_IN).click()
    assert {name for _, name, _ in ranking(page)} == {"Ada", "Bea", "Anselme"}


def test_the_quick_one_waits_only_for_the_opening(hall: Hall) -> None:
    host, friend = hall.at_the_door(DESKTOP, "en"), hall.at_the_door(PHONE, "fr")
    code = open_table(host, me("Agatha"), FRIEND, *bots(1))
    sit_down(friend, code, "Hercule")
    start(host, friend)
    guests = Guest(host, 1), Guest(friend, 2)
    while playing := [one for one in guests if not writes(one.page)]:
        assert play(*playing, until=1), "no card was ever written"
    friend.locator(ANSWERS).nth(RED).click()
    fill_in(host, BLUE)
    host.locator(HAND_IN).click()
    expect(host.locator(".prompt:not([data-asked]) .question small")).to_have_text("Hercule is thinking.")
    expect(friend.locator(PARTS).nth(1)).to_have_attribute(
        "aria-current", "step"
    )  # nothing was disturbed there
    friend.reload()
    expect(friend.locator(PARTS).nth(1)).to_have_attribute("aria-current", "step")  # nor lost
    friend.locator(ANSWERS).nth(BLUE).click()
    friend.locator(PARTS).first.click()
    friend.locator(ANSWERS).nth(BLUE).click()
    friend.locator(HAND_IN).click()
    assert ranking(host) == ranking(friend)
