"""Everything of 27th Passenger is said in the reader's language: no key, no hole in a sentence."""

from tests.browser.ahead import play_ahead
from tests.browser.hall import DESKTOP, Hall
from tests.browser.tables import me
from tests.browser.untranslated import in_language
from tests.browser.words import LANGUAGES
from tests.games.passenger27.browser.tables import GAME, bots, open_table, open_table_to_name
from tests.games.passenger27.browser.words import ids


def test_no_key_is_shown_in_any_language(hall: Hall) -> None:
    page = hall.at_the_door(DESKTOP, "en")
    over = open_table(page, me("Agatha"), *bots())
    play_ahead(page, over)
    running = open_table_to_name(page, me("Agatha"), *bots())
    screens = {f"/new/{GAME}": ".ticket", f"/t/{running}": ".tp-name.lit", f"/t/{over}": ".over"}
    for lang in LANGUAGES:
        for path, ready in screens.items():
            assert in_language(page, lang, path, ready, ids) == set(), (lang, path)
        assert page.locator(".journal .log li").count() > 10
