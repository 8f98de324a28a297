"""Long words fit on the set-up screen and on the board of Mystery Express."""

import pytest

from tests.browser.ahead import play_ahead
from tests.browser.fit import LANGUAGES, SIZES, cut
from tests.browser.hall import DESKTOP, THOROUGH, Hall
from tests.browser.tables import me
from tests.browser.traveller import ANSWERS, OVER, play
from tests.games.mystery_express.browser.tables import BRIEF, FIRST, GAME, bots, open_table
from tests.games.mystery_express.browser.traveller import Traveller

READABLE = 10.0  # pixels
LETTERS = """() => Math.min(...[...document.querySelectorAll(".me-hand .me-fit > span")]
    .map((name) => parseFloat(getComputedStyle(name).fontSize)))"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_is_cut_while_a_table_is_set(hall: Hall, lang: str) -> None:
    page = hall.window(f"/new/{GAME}", DESKTOP, lang)
    page.locator(".ticket").wait_for()
    page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    assert cut(page, "set-up") == []


def test_no_word_is_cut_at_the_moments_with_most_words(hall: Hall) -> None:
    page = hall.at_the_door(DESKTOP, "de")
    code = open_table(page, me("Agatha"), *bots(3), options=FIRST)
    page.locator(ANSWERS).first.wait_for()
    found = cut(page, "the first question")
    for asked in ("turn.action", "telegram.entry", "final.entry"):
        play_ahead(page, code, asked)
        page.locator(ANSWERS).first.wait_for()
        found += cut(page, asked)
    page.set_viewport_size(SIZES[-1])
    page.locator(".own-side > .tabs").wait_for()
    assert page.evaluate(LETTERS) >= READABLE
    play_ahead(page, code)
    page.locator(OVER).wait_for()
    assert [*found, *cut(page, "the end")] == []


# Every question that comes takes its time, so it is for `make thorough`.
@pytest.mark.skipif(not THOROUGH, reason="takes minutes: make thorough")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_is_cut_in_a_whole_game(hall: Hall, lang: str) -> None:
    page = hall.at_the_door(DESKTOP, lang)
    open_table(
        page, me("Agatha"), *bots(3), options={**BRIEF, "leg_hours": [3, 1, 1, 1, 3], "first_player": 0}
    )
    page.locator(ANSWERS).first.wait_for()
    traveller = Traveller(page, 33)
    seen: dict[str, list[str]] = {}
    while not traveller.is_over:
        asked, there = page.locator(".question p").inner_text(), traveller.look()
        # While something lies over everything else, no tab can be pressed.
        if there.asked and not there.shows and not there.held_out and asked not in seen:
            seen[asked] = cut(page, asked)
        play(traveller, until=1)
    seen["the end"] = cut(page, "the end")
    assert [one for found in seen.values() for one in found] == []
    assert len(seen) > 8
