"""What is asked, said or turned moves nothing: the longest name of a key stays in its arch, the field in its place."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import tables
from tests.browser.hall import Hall
from tests.browser.shifts import ALL_SCREENS
from tests.browser.tables import me
from tests.games.mysteres.browser.tables import CALM, GAME, bots
from tests.games.mysteres.browser.words import said

# With this seed the key of the first round is Common Person: in German one word of nine letters, many of them wide.
SEED, KEY = 13, "common_person"
# How far the key reaches out of the felt, and its name out of the key, in pixels.
OUT = """() => {
    const [felt, key] = [".my-felt", ".my-key"].map((one) => document.querySelector(one).getBoundingClientRect());
    const name = document.createRange();
    name.selectNodeContents(document.querySelector(".my-key b"));
    const words = name.getBoundingClientRect();
    return [key.right - felt.right, key.left - words.left, words.right - key.right].map(Math.round);
}"""


def top_of(page: Page, place: str) -> float:
    """How far from the top of the window this is."""
    box = page.locator(place).bounding_box()
    assert box
    return box["y"]


def test_a_key_is_turned_on_every_screen(hall: Hall) -> None:
    """Whoever is active turns it, and is asked for the word in the field that was there before."""
    options: dict[str, Any] = {**CALM, "first_maestro": 3}
    for number, screen in enumerate(ALL_SCREENS.values()):
        page = hall.window("/", screen, "de")
        tables.open_table(page, me("Agatha"), *bots(3), game=GAME, options=options, seed=SEED)
        page.locator(f"button.my-{KEY}").wait_for()
        before = top_of(page, ".my-field input")
        page.locator(f"button.my-{KEY}").click()
        expect(page.locator(".my-key b")).to_have_text(said("de", f"tile-{KEY}"))
        page.locator(".my-field.free-text input").wait_for()
        assert top_of(page, ".my-field input") == before, number
        assert max(page.evaluate(OUT)) <= 0, number
        page.context.close()
