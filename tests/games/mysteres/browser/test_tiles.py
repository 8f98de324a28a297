"""Long names have their room, in the arch of the key and in a question, and the field stays in its place."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import tables
from tests.browser.ahead import play_ahead
from tests.browser.hall import DESKTOP, PHONE, Hall
from tests.browser.shifts import ALL_SCREENS, LYING_PHONE
from tests.browser.tables import FRIEND, me, sit_down, start
from tests.games.mysteres.browser.tables import CALM, GAME, bots
from tests.games.mysteres.browser.words import said

# With this seed the first key is Common Person: in German one word of nine letters, many of them wide.
SEED, KEY = 13, "common_person"
# How far the key reaches out of the felt, and its name out of the key, in pixels.
OUT = """() => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const [felt, key] = [box(".my-felt"), box(".my-key")];
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


# With this seed a long word lies on the Maestro's card.
LONG_WORDS = 14
CUT = """(words) => words
    .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
    .map((one) => one.textContent)"""


def test_every_word_on_the_card_is_whole(hall: Hall) -> None:
    page = hall.window("/", DESKTOP, "en")
    options: dict[str, Any] = {**CALM, "first_maestro": 0}
    code = tables.open_table(page, me("Agatha"), *bots(3), game=GAME, options=options, seed=LONG_WORDS)
    for name, screen in ALL_SCREENS.items():
        device = hall.device(screen, "en", storage_state=page.context.storage_state())
        window = device.new_page()
        window.goto(f"/t/{code}")
        window.locator(".my-card li").first.wait_for()
        window.evaluate("document.fonts.ready.then(() => true)")
        assert window.locator(".my-card li span").evaluate_all(CUT) == [], name
        device.close()


# How far the help reaches over the field, from above or from the left, in pixels.
OVERLAP = """() => {
    const [help, field] = [".help", ".my-field"].map((one) =>
        document.querySelector(one).getBoundingClientRect());
    return Math.min(help.bottom - field.top, help.right - field.left);
}"""


def test_the_help_leaves_the_field_free(hall: Hall) -> None:
    """Also while nothing is written yet, so that nothing can be pressed."""
    for number, screen in enumerate((PHONE, LYING_PHONE)):
        page = hall.window("/", screen, "en")
        options: dict[str, Any] = {**CALM, "first_maestro": 3}
        code = tables.open_table(page, me("Agatha"), *bots(3, "normal"), game=GAME, options=options, seed=14)
        play_ahead(page, code, "answer.declared")
        page.locator(".prompt .help").wait_for()
        assert page.evaluate(OVERLAP) <= 0, number
        page.context.close()


MARGIN = 2  # pixels: no letter touches the edge of the bar
# How much room is left below the words, in pixels.
BELOW = """() => {
    const bottom = (one) => document.querySelector(one).getBoundingClientRect().bottom;
    return bottom(".prompt") - bottom(".question p > span");
}"""


def test_a_long_question_is_whole_on_a_phone(hall: Hall) -> None:
    """With what is said about being final it takes four lines."""
    phone, desk = hall.at_the_door(PHONE, "fr"), hall.at_the_door(DESKTOP, "fr")
    options: dict[str, Any] = {**CALM, "first_maestro": 0, "beginner_tiles": True}
    code = tables.open_table(phone, me("Agatha"), FRIEND, *bots(2), game=GAME, options=options)
    sit_down(desk, code, "Jane")
    start(phone, desk)
    phone.locator(".my-choice.keep:enabled").click()
    longest = ["famous_person", "common_person"]
    if phone.locator(f".my-{longest[0]} .my-secret-key").count():
        longest.reverse()  # there is no clue for the key
    desk.locator(f"button.my-{longest[0]}").click()
    expect(phone.locator(".prompt[data-asked] .question p")).to_contain_text(said("fr", f"tile-{longest[0]}"))
    assert phone.evaluate(BELOW) >= MARGIN


def test_a_key_is_turned_on_every_screen(hall: Hall) -> None:
    """Whoever is active turns it, and is asked for the word in the field that was there before."""
    options: dict[str, Any] = {**CALM, "first_maestro": 3}
    for number, screen in enumerate(ALL_SCREENS.values()):
        page = hall.at_the_door(screen, "de")
        tables.open_table(page, me("Agatha"), *bots(3), game=GAME, options=options, seed=SEED)
        page.locator(f"button.my-{KEY}").wait_for()
        before = top_of(page, ".my-field input")
        page.locator(f"button.my-{KEY}").click()
        expect(page.locator(".my-key b")).to_have_text(said("de", f"tile-{KEY}"))
        page.locator(".my-field.free-text input").wait_for()
        assert top_of(page, ".my-field input") == before, number
        assert max(page.evaluate(OUT)) <= 0, number
        page.context.close()


# What of a special tile's words and sign reaches over the line along its edge, in pixels.
OVER_THE_EDGE = """(tiles) => tiles.flatMap((tile) => {
    const edge = tile.getBoundingClientRect();
    const out = [...tile.children].map((one) => one.getBoundingClientRect())
        .map(({ top, bottom }) => Math.max(edge.top + 4 - top, bottom - edge.bottom + 4));
    return out.filter((far) => far > 0).map((far) => `${tile.textContent}: ${far}`);
})"""


def test_what_a_special_tile_does_keeps_clear_of_its_edge(hall: Hall) -> None:
    page = hall.at_the_door(LYING_PHONE, "fr")
    options: dict[str, Any] = {**CALM, "first_maestro": 1, "special_tiles": True}
    code = tables.open_table(page, me("Agatha"), *bots(4), game=GAME, options=options, seed=14)
    play_ahead(page, code, "answer.declare")
    special = page.locator(".my-poster:has(small)")
    special.first.wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    assert special.evaluate_all(OVER_THE_EDGE) == []
