"""Long words fit: nothing that should be read is cut off, on any screen, in the languages of long words."""

import os

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.hall import DESKTOP, Hall
from tests.browser.tables import BRIEF, FRIEND, bots, me, open_table
from tests.browser.traveller import ANSWERS, Traveller, play

SIZES: list[ViewportSize] = [
    {"width": 1440, "height": 900},
    {"width": 1100, "height": 800},
    {"width": 820, "height": 1180},
    {"width": 390, "height": 844},
]
LANGUAGES = ["de", "fr", "it"]  # of long words
# A whole game takes its time, so `make test` plays it in the language of the longest.
PLAYED = LANGUAGES if os.environ.get("WAGONLIT_THOROUGH") == "1" else ["de"]
# Words that reach out of the box that holds them, or of one that hides what is outside and does not scroll.
CUT = """() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const heardOnly = ".unseen, .me-sr, svg, option, select";
    while (walker.nextNode()) {
        const text = walker.currentNode;
        const element = text.parentElement;
        if (!text.data.trim() || element.closest(heardOnly)) continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const words = range.getBoundingClientRect();
        for (let up = element; up !== document.body; up = up.parentElement) {
            const style = getComputedStyle(up);
            if (/auto|scroll/.test(style.overflowX) || style.clipPath !== "none") break;
            const own = up === element && style.display !== "inline";
            if (style.overflowX === "visible" && !own) continue;
            const box = up.getBoundingClientRect();
            const out = Math.max(box.left - words.left, words.right - box.right);
            if (out > 1.5) found.push(`${up.className || up.tagName}: ${text.data.trim()}`);
        }
    }
    return [...new Set(found)];
}"""
# A game has tabs on a phone, and nowhere else.
LAID_OUT = """(width) => !document.querySelector(".playing")
    || (document.querySelector(".tabs") !== null) === (width <= 700)"""


def cut(page: Page, screen: str) -> list[str]:
    """What is cut on this screen, in any size of window; the small one shows its tabs one after the other."""
    found = []
    for size in SIZES:
        page.set_viewport_size(size)
        page.wait_for_function(LAID_OUT, arg=size["width"])
        tabs = page.locator(".tabs button")
        for tab in range(max(1, tabs.count())):
            if tabs.count():
                tabs.nth(tab).click()
            found += [f"{screen}, {size['width']}: {one}" for one in page.evaluate(CUT)]
        if tabs.count():
            tabs.first.click()
    page.set_viewport_size(SIZES[0])
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_is_cut_around_the_game(hall: Hall, lang: str) -> None:
    page = hall.window("/", DESKTOP, lang)
    open_table(page, me("Maximiliane-Charlotte"[:20]), FRIEND, *bots(), listed=True)
    page.locator(".invite .code").wait_for()
    found = cut(page, "waiting room")
    for path, ready in {"/": ".departures a", "/new/mystery_express": ".ticket", "/settings": "h1"}.items():
        page.goto(path)
        page.locator(ready).first.wait_for()
        page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
        found += cut(page, path)
    assert found == []


@pytest.mark.parametrize("lang", PLAYED)
def test_no_word_is_cut_in_a_whole_game(hall: Hall, lang: str) -> None:
    page = hall.window("/", DESKTOP, lang)
    open_table(
        page, me("Agatha"), *bots(3), options={**BRIEF, "leg_hours": [3, 1, 1, 1, 3], "first_player": 0}
    )
    page.locator(ANSWERS).first.wait_for()
    traveller = Traveller(page, 33)
    seen: dict[str, list[str]] = {}
    while not traveller.is_over:
        asked = page.locator(".question p").inner_text()
        if traveller.look().asked and asked not in seen:
            seen[asked] = cut(page, asked)
        play(traveller, until=1)
    seen["the end"] = cut(page, "the end")
    assert [one for found in seen.values() for one in found] == []
    assert len(seen) > 8
