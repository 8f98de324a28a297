"""Everything on the page is said in the reader's language: no key, no hole in a sentence."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hall import DESKTOP, Hall
from tests.browser.tables import FRIEND, bots, me, open_table
from tests.browser.traveller import Traveller, play
from tests.browser.words import LANGUAGES, ids, said

# All words on the screen, with those that are only heard or shown under the pointer.
WORDS = """() => {
    document.querySelectorAll("details").forEach((one) => (one.open = true));
    const parts = ["aria-label", "title", "placeholder", "alt"];
    const heard = parts.flatMap((part) =>
        [...document.querySelectorAll(`[${part}]`)].map((one) => one.getAttribute(part)));
    return [document.title, document.body.innerText, ...heard].join("\\n");
}"""


def untranslated(page: Page) -> set[str]:
    """Keys and holes that a reader would stumble over."""
    page.wait_for_load_state("networkidle")
    words = str(page.evaluate(WORDS))
    tokens = {token.strip(".,:;!?()«»„“”\"'") for token in words.split()}
    return (tokens & ids()) | set(re.findall(r"\{\s*[$-][^}]*\}|undefined|NaN|\[object", words))


def in_language(page: Page, lang: str, path: str, ready: str) -> set[str]:
    """The same for a screen, read in this language."""
    page.goto("/settings")
    page.locator(".languages").locator(f"[lang={lang}]").click()
    page.goto(path)
    page.locator(ready).first.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    return untranslated(page)


@pytest.fixture
def journey(hall: Hall) -> tuple[Page, str]:
    """A game that is over: its journal has a line for nearly everything."""
    page = hall.window("/", DESKTOP, "en")
    open_table(page, me("Agatha"), *bots())
    play(Traveller(page, 21))
    return page, page.url


def test_no_key_is_shown_in_any_language(journey: tuple[Page, str]) -> None:
    page, table = journey
    waiting = open_table(page, me("Agatha"), FRIEND, *bots(1))
    running = open_table(page, me("Agatha"), *bots(), options={"first_player": 0})
    screens = {
        "/": ".poster .do",
        "/new/mystery_express": ".ticket",
        "/about": "h1",
        f"/t/{waiting}": ".invite .code",
        f"/t/{running}": ".prompt",
        table: ".over",
    }
    for lang in LANGUAGES:
        for path, ready in screens.items():
            assert in_language(page, lang, path, ready) == set(), (lang, path)
        assert said(lang, "rematch") in page.locator(".over").inner_text()
        assert page.locator(".journal .log li").count() > 40
