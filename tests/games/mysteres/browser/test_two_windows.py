"""A whole game of two people and three bots: one with the keyboard at a desk, one with a thumb on a phone."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.hall import DESKTOP, PHONE, Hall
from tests.browser.onlooker import Onlooker
from tests.browser.tables import FRIEND, me, ranking, sit_down, start
from tests.browser.traveller import play
from tests.games.mysteres.browser.tables import bots, open_table
from tests.games.mysteres.browser.traveller import Traveller, Typist
from tests.games.mysteres.browser.words import said

# The Maestro's card, and what anybody is writing: an onlooker must never see them drawn.
NOTE_HANDS = """new MutationObserver(() => {
    const hand = document.querySelector(".my-card, .my-words, .my-secret-key");
    if (hand) console.error(`an onlooker sees ${hand.className}: ${hand.textContent}`);
}).observe(document, { childList: true, subtree: true })"""


def secrets(view: dict[str, Any]) -> list[Any]:
    """The word and its card, and the key as long as its tile is not turned."""
    key = None if view["key"] in view["void"] else view["key"]
    found = {"word": view["word"], "card": view["card"], "on_card": view["on_card"] or None, "key": key}
    return [(name, one) for name, one in found.items() if one is not None]


def draft(page: Page, words: str) -> None:
    """Write before one is asked; a reload loses nothing."""
    page.locator(".my-field input").fill(words)
    page.reload()
    expect(page.locator(".my-field input")).to_have_value(words)


def test_a_whole_game_by_keyboard_and_by_thumb_in_two_languages(hall: Hall) -> None:
    host, friend = hall.window("/", DESKTOP, "en"), hall.window("/", PHONE, "fr")
    code = open_table(host, me("Agatha"), FRIEND, *bots(3), first_maestro=2)
    onlooker = Onlooker(hall, code, secrets, NOTE_HANDS)
    sit_down(friend, code, "Hercule")
    start(host, friend)
    agatha, hercule = Typist(host, 1), Traveller(friend, 2)
    draft(friend, "un phare")
    play(agatha, hercule)
    assert ranking(host) == ranking(friend) == ranking(onlooker.page)
    assert {"Agatha", "Hercule", "Anselme"} < {name for _, name, _ in ranking(host)}
    for page, lang in ((host, "en"), (friend, "fr")):
        ending = page.get_by_role("region", name=said(lang, "board-words-sought"))
        assert ending.locator("li").count() == 5
    assert onlooker.positions > 5
    assert onlooker.peeked == []
