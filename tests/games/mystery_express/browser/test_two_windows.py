"""A whole game of two people and a bot, in two languages, with everything that can come between."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.hall import DESKTOP, PHONE, Hall
from tests.browser.onlooker import Onlooker
from tests.browser.outage import cut_the_power
from tests.browser.tables import ranking
from tests.browser.traveller import play
from tests.games.mystery_express.browser.traveller import Traveller
from tests.games.mystery_express.browser.words import said

# Faces of cards that do not lie open for all: nobody but their holder may ever see one.
NOTE_FACES = """new MutationObserver(() => {
    const open = ".spotlight, .me-show, .me-ending, [data-id=unveiled], "
        + ".me-board:has(.me-ending) [data-id=crime]";
    const faces = [...document.querySelectorAll(".me-card")].filter((card) => !card.closest(open));
    if (faces.length) console.error(`an onlooker sees ${faces[0].textContent}`);
}).observe(document, { childList: true, subtree: true })"""
NEWEST_LINE_SEEN = """() => {
    const log = document.querySelector(".journal .log");
    return log.clientHeight && log.scrollHeight - log.scrollTop - log.clientHeight < 40;
}"""


def secrets(view: dict[str, Any]) -> list[Any]:
    """What lies in hands and discards."""
    return [view[name] for name in ("hand", "discard") if view[name]]


def set_table(host: Page) -> str:
    """Through the set-up screen: a friend, one bot, short legs, shows that wait for a hand; the code."""
    host.get_by_role("link", name=said("en", "open-table-at", title="Mystery Express")).click()
    host.get_by_label(said("en", "your-name")).fill("Agatha")
    host.get_by_role("button", name=said("en", "remove-seat", number="4")).click()
    host.get_by_text(said("en", "more-options")).click()
    for hours in host.get_by_role("group", name=said("en", "option-leg_hours")).locator("input").all():
        hours.fill("1")
    shows = host.get_by_role("radiogroup", name=said("en", "option-time_show_mode"))
    shows.get_by_text(said("en", "option-time_show_mode.step")).click()
    host.locator(".ticket").click()
    return host.locator(".invite .code").inner_text()


def join(friend: Page, code: str) -> None:
    """By the code, as it was told over the telephone."""
    friend.get_by_label(said("fr", "code")).fill(code.lower())
    friend.get_by_role("button", name=said("fr", "board")).click()
    friend.get_by_label(said("fr", "your-name")).fill("Hercule")
    friend.get_by_role("button", name=said("fr", "sit-down")).click()
    friend.get_by_text(said("fr", "host-starts")).wait_for()


def test_a_whole_game_in_two_windows_survives_a_reload_and_a_dead_server(hall: Hall) -> None:
    host, friend = hall.window("/", DESKTOP, "en"), hall.window("/", PHONE, "fr")
    code = set_table(host)
    onlooker = Onlooker(hall, code, secrets, NOTE_FACES)
    join(friend, code)
    host.get_by_role("button", name=said("en", "punch")).click()
    agatha, hercule = Traveller(host, 1), Traveller(friend, 2)
    play(agatha, hercule, until=12)
    friend.reload()
    play(agatha, hercule, until=12)
    cut_the_power(hall, host, friend, onlooker.page)
    play(agatha, hercule)
    assert ranking(host) == ranking(friend) == ranking(onlooker.page)
    assert {name for _, name, _ in ranking(host)} == {"Agatha", "Hercule", "Anselme"}
    assert said("fr", "board-truth") in friend.locator(".public").inner_text()
    assert onlooker.peeked == []
    host.wait_for_function(NEWEST_LINE_SEEN)
    friend.locator(".tabs button").last.click()
    friend.wait_for_function(NEWEST_LINE_SEEN)
    friend.locator(".tabs button").first.click()
    play_again(host, friend)


def play_again(host: Page, friend: Page) -> None:
    """The group stays together, and both are asked or told to wait at the same new table."""
    old = host.url
    host.get_by_role("button", name=said("en", "rematch")).click()
    host.wait_for_url(lambda url: url != old)
    friend.get_by_role("link", name=said("fr", "to-rematch")).click()
    friend.wait_for_url(host.url)
    for page in (host, friend):
        page.locator(".playing .prompt").wait_for()
        assert page.locator(".over").count() == 0
