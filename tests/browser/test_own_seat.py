"""One's own link opens the seat on another device; the one it leaves says so, and offers the way back."""

from playwright.sync_api import Page, expect

from tests.browser.hall import PHONE, Hall
from tests.browser.reach import faults
from tests.browser.tables import FRIEND, bots, me, open_table, sit_down
from tests.browser.traveller import Traveller, choose_first, play
from tests.browser.words import said

GONE = "dialog[open]"
ASKED = ".prompt[data-asked]"
CLIPBOARD = ["clipboard-read", "clipboard-write"]


def alone(hall: Hall) -> Page:
    """Agatha against bots; she has answered once, and is asked again."""
    page = hall.at_the_door(permissions=CLIPBOARD)
    open_table(page, me("Agatha"), *bots())
    choose_first(page)
    return page


def own_link(page: Page) -> str:
    """The link of the seat in this window, copied from the dialog, which is closed again."""
    page.get_by_role("button", name=said("en", "leave")).click()
    page.get_by_role("button", name=said("en", "copy-own-link")).click()
    expect(page.locator("dialog")).to_contain_text(said("en", "copied"))
    page.locator("dialog").get_by_role("button", name=said("en", "stay")).click()
    return str(page.evaluate("navigator.clipboard.readText()"))


def claimed(hall: Hall, link: str) -> Page:
    """Another device that has opened the link and sits there."""
    other = hall.window(link, PHONE, "it")
    other.locator(ASKED).wait_for()
    return other


def test_the_own_link_opens_the_seat_on_another_device(hall: Hall) -> None:
    page = alone(hall)
    link = own_link(page)
    table = page.url
    page.get_by_role("button", name=said("en", "leave")).click()
    page.locator("dialog").get_by_role("button", name=said("en", "leave")).click()
    expect(page.locator(".resume")).to_contain_text("Masquerade")
    other = claimed(hall, link)
    assert other.url == table  # nobody else should read the secret off the screen
    play(Traveller(other, 6), until=2)
    page.goto(table)
    expect(page.locator(".notices")).to_contain_text(said("en", "watching"))
    assert page.locator(ASKED).count() == 0


def test_the_device_that_a_seat_leaves_says_so_and_can_only_watch(hall: Hall) -> None:
    page = alone(hall)
    other = claimed(hall, own_link(page))
    expect(page.locator(GONE)).to_contain_text(said("en", "seat-gone"))
    expect(page.locator(GONE)).to_contain_text("Agatha")
    assert faults(page, "seat gone") == []
    assert page.locator(ASKED).count() == 0
    page.locator(GONE).get_by_role("button", name=said("en", "only-watch")).click()
    expect(page.locator(GONE)).to_have_count(0)
    expect(page.locator(".notices")).to_contain_text(said("en", "seat-elsewhere", name="Agatha"))
    assert play(Traveller(other, 6), until=2) == 2
    expect(page.locator(GONE)).to_have_count(0)


def test_the_seat_can_be_taken_back_at_once_and_later(hall: Hall) -> None:
    page = alone(hall)
    other = claimed(hall, own_link(page))
    page.locator(GONE).get_by_role("button", name=said("en", "take-seat-back")).click()
    expect(page.locator(GONE)).to_have_count(0)
    assert play(Traveller(page, 6), until=1) == 1
    other.locator(GONE).get_by_role("button", name=said("it", "only-watch")).click()
    other.reload()
    other.locator(".notices").get_by_role("button", name=said("it", "take-seat-back")).click()
    assert play(Traveller(other, 6), until=1) == 1
    expect(page.locator(GONE)).to_contain_text(said("en", "seat-gone"))


def test_a_device_that_was_away_meanwhile_learns_it_when_it_comes_back(hall: Hall) -> None:
    page = alone(hall)
    link = own_link(page)
    with hall.power_cut():
        hall.server.kill()
        page.locator(".notices [data-alarm]").wait_for()
        page.context.set_offline(True)
        hall.server.restart()
        claimed(hall, link)
        page.context.set_offline(False)
        expect(page.locator(GONE)).to_contain_text(said("en", "seat-gone"))


def test_a_link_that_is_void_by_now_says_how_to_come_back(hall: Hall) -> None:
    page = alone(hall)
    other = claimed(hall, own_link(page))
    keys = "`/api${location.pathname.replace('/t/', '/tables/')}/keys/0`"
    assert other.evaluate(f"fetch({keys}, {{ method: 'POST' }}).then((one) => one.status)") == 201
    with hall.refusal():
        page.locator(GONE).get_by_role("button", name=said("en", "take-seat-back")).click()
        expect(page.locator(GONE)).to_contain_text(said("en", "refused-bad_key"))


def test_in_the_waiting_room_nobody_is_invited_to_their_own_seat(hall: Hall) -> None:
    host, friend = hall.at_the_door(), hall.at_the_door(PHONE, "fr")
    code = open_table(host, me("Agatha"), FRIEND, *bots(1))
    sit_down(friend, code, "Hercule")
    asked = f"fetch('/api/tables/{code}/keys/1', {{ method: 'POST' }})"
    key = friend.evaluate(f"{asked}.then((one) => one.json())")["key"]
    hall.window(f"/t/{code}/back/{key}").locator(".seat[data-kind=me]").wait_for()
    expect(friend.locator(GONE)).to_contain_text(said("fr", "seat-gone"))
    expect(friend.locator("dialog")).to_have_count(1)
