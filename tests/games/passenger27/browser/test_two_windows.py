"""A whole game of two people and a bot, in two languages, with everything that can come between."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.hall import DESKTOP, PHONE, Hall
from tests.browser.onlooker import Onlooker
from tests.browser.outage import cut_the_power
from tests.browser.tables import FRIEND, me, ranking, sit_down, start
from tests.browser.traveller import play
from tests.games.passenger27.browser.tables import bots, open_table
from tests.games.passenger27.browser.traveller import Traveller
from tests.games.passenger27.browser.words import said

# What lies in hands: nobody but its holder may ever see it drawn.
NOTE_HANDS = """new MutationObserver(() => {
    const hand = document.querySelector(".tp-hand, .tp-sheet, .tp-stage");
    if (hand) console.error(`an onlooker sees ${hand.className}: ${hand.textContent}`);
}).observe(document, { childList: true, subtree: true })"""
HANDS = ("hand_skills", "hand_disguises", "hand_kept", "deck_top", "hand_blocked")
SEALED = ("payments", "saves", "returns", "inspected", "disguise_bottom")


def secrets(view: dict[str, Any]) -> list[Any]:
    """What an onlooker must not be sent: hands, sealed choices, answers, and who the living are."""
    laid = [seat for seat in view["locked"] if seat not in view["shown"]]
    found = {
        **{name: view[name] or None for name in HANDS},
        **{f"{name} {at}": one for name in SEALED for at, one in enumerate(view[name])},
        **{f"identity {seat}": view["identities"][seat] for seat in view["living"]},
        **{f"action {seat}": view["actions"][seat] for seat in laid},
        **{f"name {seat}": view["names"][seat] for seat in view["writers"]},
        **{f"trait {one}": one for traits in view["features"] for one in traits},
    }
    return [(name, one) for name, one in found.items() if one is not None]


class Patient(Traveller):
    """Lays no gun until it may be: shots in the first round could end the game before anything else."""

    holds_fire = True

    def choose(self, answers: Locator) -> bool:
        peaceful = answers.and_(self.page.locator(":not(.assassination)"))
        return super().choose(peaceful if self.holds_fire else answers)


def think_better_of_it(page: Page) -> None:
    """Lay a card, and another instead, by the key that is printed on it, as long as others think."""
    page.locator(".tp-actions button.intrigue").click()
    laid = page.locator(".tp-actions .laid")
    expect(laid).to_contain_text(said("en", "action-intrigue"))
    page.keyboard.press("1")
    expect(laid).to_contain_text(said("en", "action-investigation"))
    expect(page.locator(".prompt")).to_contain_text(said("en", "may-change"))


def test_a_whole_game_in_two_windows_survives_a_reload_and_a_dead_server(hall: Hall) -> None:
    host, friend = hall.at_the_door(DESKTOP, "en"), hall.at_the_door(PHONE, "fr")
    code = open_table(host, me("Agatha"), FRIEND, *bots(1))
    onlooker = Onlooker(hall, code, secrets, NOTE_HANDS)
    sit_down(friend, code, "Hercule")
    start(host, friend)
    think_better_of_it(host)
    agatha, hercule = Patient(host, 1), Patient(friend, 2)
    play(agatha, hercule, until=4)
    friend.reload()
    play(agatha, hercule, until=3)
    cut_the_power(hall, host, friend, onlooker.page)
    agatha.holds_fire = hercule.holds_fire = False
    play(agatha, hercule)
    assert ranking(host) == ranking(friend) == ranking(onlooker.page)
    assert {name for _, name, _ in ranking(host)} == {"Agatha", "Hercule", "Anselme"}
    everybody_is_shown(host, "en")
    everybody_is_shown(friend, "fr")
    assert onlooker.positions > 5
    assert onlooker.peeked == []


def everybody_is_shown(page: Page, lang: str) -> None:
    """Who they were, in words of the reader."""
    ending = page.get_by_role("region", name=said(lang, "board-identities"))
    assert ending.locator(".tp-card.passenger").filter(visible=True).count() == 3
