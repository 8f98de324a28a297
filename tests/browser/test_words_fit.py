"""Long words fit: nothing that should be read is cut off, on any screen, in the languages of long words."""

import pytest

from tests.browser.fit import LANGUAGES, cut
from tests.browser.hall import DESKTOP, Hall
from tests.browser.tables import FRIEND, MASQUERADE, bots, me, open_table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_is_cut_around_the_game(hall: Hall, lang: str) -> None:
    page = hall.at_the_door(DESKTOP, lang)
    open_table(page, me("Maximiliane-Charlotte"[:20]), FRIEND, *bots(), listed=True)
    page.locator(".invite .code").wait_for()
    found = cut(page, "waiting room")
    for path, ready in {"/": ".departures a", f"/new/{MASQUERADE}": ".ticket", "/settings": "h1"}.items():
        page.goto(path)
        page.locator(ready).first.wait_for()
        page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
        found += cut(page, path)
    assert found == []
