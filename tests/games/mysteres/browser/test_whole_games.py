"""Whole games of three people and two bots, by keyboard and by thumb, with a television beside them."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hall import DESKTOP, PHONE, Hall
from tests.browser.onlooker import Onlooker
from tests.browser.reach import faults
from tests.browser.shifts import assert_steady, window_for_shifts
from tests.browser.tables import FRIEND, me, ranking, sit_down, start
from tests.browser.traveller import play
from tests.games.mysteres.browser.tables import bots, open_table
from tests.games.mysteres.browser.traveller import Telepath, Traveller, Typist
from tests.games.mysteres.browser.words import said

# The Maestro's card, and what anybody is writing: a television must never draw them.
NOTE_HANDS = """new MutationObserver(() => {
    const hand = document.querySelector(".my-card, .my-words, .my-found, .my-deciding, .my-secret-key");
    if (hand) console.error(`the television shows ${hand.className}: ${hand.textContent}`);
}).observe(document, { childList: true, subtree: true })"""
# What was told while the television looked on, from the card to the judgement.
MOMENTS = ("MysteryKept", "TileChosen", "ClueGiven", "Declared", "Answered", "Judged", "WordRevealed")
# Names that something lies over.
COVERED = """() => [...document.querySelectorAll(".seat-panel .line b, .my-queue b")].filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((one) => one.textContent)"""
# Does the code reach out of the card on which it stands?
CUT = """() => {
    const [all, code] = ["", " .code .second-half"].map((part) =>
        document.querySelector(`.television-invites${part}`).getBoundingClientRect());
    return code.right > all.right;
}"""
DRAFT = "xylophone à coulisse"
ROUNDS = 5


def secrets(view: dict[str, Any]) -> list[Any]:
    """The word and its card, and the key as long as its tile is not turned."""
    key = None if view["key"] in view["void"] else view["key"]
    found = {"word": view["word"], "card": view["card"], "on_card": view["on_card"] or None, "key": key}
    return [(name, one) for name, one in found.items() if one is not None]


def draft(page: Page) -> None:
    """Write before one is asked; a reload loses nothing."""
    page.locator(".my-field input").fill(DRAFT)
    page.reload()
    expect(page.locator(".my-field input")).to_have_value(DRAFT)


def look_at(television: Onlooker, code: str) -> None:
    """It says how to come along, and everybody can look at it."""
    qr = television.page.locator(".television-invites .qr")
    expect(qr).to_be_in_viewport(ratio=1)
    television.page.wait_for_function("(qr) => qr.naturalWidth > 0", arg=qr.element_handle())
    expect(television.page.locator(".television-invites .code")).to_have_text(code)
    assert television.page.evaluate(CUT) is False
    assert television.page.evaluate(COVERED) == []
    assert faults(television.page, "television") == []


def assert_told(television: Onlooker) -> None:
    """It has seen everything happen, and nothing that is secret; nor what somebody drafted."""
    sent = "".join(television.frames)
    assert [moment for moment in MOMENTS if f'"{moment}"' not in sent] == []
    assert television.peeked == []
    assert DRAFT not in sent
    assert television.positions > ROUNDS


@pytest.mark.parametrize(("language", "third"), [("en", "fr"), ("fr", "de")])
def test_three_windows_bots_and_a_television(hall: Hall, language: str, third: str) -> None:
    host = window_for_shifts(hall.device(DESKTOP, "en"))
    phone = window_for_shifts(hall.device(PHONE, "fr"))
    other = hall.at_the_door(DESKTOP, third, color_scheme="light")
    code = open_table(host, me("Agatha"), FRIEND, FRIEND, *bots(2), first_maestro=3, language=language)
    television = Onlooker(hall, code, secrets, NOTE_HANDS, television=True)
    sit_down(phone, code, "Hercule")
    sit_down(other, code, "Jane")
    start(host, phone, other, television.page)
    for page in (host, phone):
        page.evaluate("window.shifts.length = 0")  # the waiting room is another screen
    draft(other)
    look_at(television, code)
    agatha = Typist(host, 1) if language == "en" else Traveller(host, 1)
    play(agatha, Telepath(phone, 2, host, other), Traveller(other, 3))
    results = [ranking(page) for page in (host, phone, other, television.page)]
    assert results.count(results[0]) == len(results)
    assert {name for _, name, _ in results[0]} == {"Agatha", "Hercule", "Jane", "Anselme", "Odette"}
    for page, lang in ((host, "en"), (phone, "fr"), (other, third)):
        ending = page.get_by_role("region", name=said(lang, "board-words-sought"))
        expect(ending.locator("li")).to_have_count(ROUNDS)
    assert_told(television)
    assert_steady(host)
    assert_steady(phone)
