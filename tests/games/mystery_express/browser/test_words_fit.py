"""Long words fit on the set-up screen and on the board of Mystery Express."""

import os

import pytest

from tests.browser.fit import LANGUAGES, SIZES, cut
from tests.browser.hall import DESKTOP, Hall
from tests.browser.tables import me
from tests.browser.traveller import ANSWERS, play
from tests.games.mystery_express.browser.tables import BRIEF, GAME, bots, open_table
from tests.games.mystery_express.browser.traveller import Traveller

# A whole game takes its time, so `make test` plays it in the language of the longest.
PLAYED = LANGUAGES if os.environ.get("WAGONLIT_THOROUGH") == "1" else ["de"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_is_cut_while_a_table_is_set(hall: Hall, lang: str) -> None:
    page = hall.window(f"/new/{GAME}", DESKTOP, lang)
    page.locator(".ticket").wait_for()
    page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    assert cut(page, "set-up") == []


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
            seen[asked] = cut(page, asked, SIZES[-1:] if seen else SIZES)
        play(traveller, until=1)
    seen["the end"] = cut(page, "the end")
    assert [one for found in seen.values() for one in found] == []
    assert len(seen) > 8
