"""Everything the shell says is said in the reader's language: no key, no hole in a sentence."""

import pytest

from tests.browser.ahead import play_ahead
from tests.browser.hall import DESKTOP, THOROUGH, Hall
from tests.browser.tables import FRIEND, TOYS, bots, me, open_table
from tests.browser.untranslated import in_language
from tests.browser.words import LANGUAGES, ROOT, SHELL, Spoken


@pytest.mark.parametrize("game", TOYS if THOROUGH else TOYS[:1])
def test_no_key_is_shown_in_any_language(hall: Hall, game: str) -> None:
    spoken = Spoken(SHELL, ROOT / f"tests/toys/{game}/text")
    page = hall.at_the_door(DESKTOP, "en")
    over = open_table(page, me("Agatha"), *bots(), game=game)
    play_ahead(page, over)
    waiting = open_table(page, me("Agatha"), FRIEND, *bots(1), game=game)
    running = open_table(page, me("Agatha"), *bots(), game=game)
    screens = {
        "/": ".poster .do",
        f"/new/{game}": ".ticket",
        "/about": "h1",
        f"/t/{waiting}": ".invite .code",
        f"/t/{running}": ".prompt",
        f"/t/{over}": ".over",
    }
    for lang in LANGUAGES:
        for path, ready in screens.items():
            assert in_language(page, lang, path, ready, spoken.ids) == set(), (lang, path)
        assert spoken.said(lang, "rematch") in page.locator(".prompt").inner_text()
        assert page.locator(".journal .log li").count() > 10
