"""All of Simplon-Orient-Express is said in the reader's language, and its summary is one sheet on paper."""

from playwright.sync_api import expect

from tests.browser.ahead import play_ahead
from tests.browser.hall import DESKTOP, Hall
from tests.browser.tables import me
from tests.browser.untranslated import in_language
from tests.browser.words import LANGUAGES
from tests.games.simplon.browser.tables import GAME, LOST, bots, open_table
from tests.games.simplon.browser.words import ids

POINTS = 13  # of the summary


def test_no_key_is_shown_in_any_language(hall: Hall) -> None:
    page = hall.at_the_door(DESKTOP, "en")
    over = open_table(page, me("Agatha"), *bots(), options=LOST)
    play_ahead(page, over)
    running = open_table(page, me("Agatha"), *bots())
    play_ahead(page, running, "turn.act")
    screens = {f"/new/{GAME}": ".ticket", f"/t/{running}": ".so-acts", f"/t/{over}": ".over"}
    for lang in LANGUAGES:
        for path, ready in screens.items():
            assert in_language(page, lang, path, ready, ids) == set(), (lang, path)
        assert page.locator(".journal .log li").count() > 20


def test_the_rules_begin_with_a_page_in_pictures_that_is_one_sheet_on_paper(hall: Hall) -> None:
    page = hall.window(f"/rules/{GAME}", DESKTOP, "en")
    for lang in LANGUAGES:
        page.locator(f".languages [lang={lang}]").click()
        expect(page.locator(f".summary[lang={lang}] .picture svg.so-sum")).to_have_count(POINTS)
        page.evaluate("document.documentElement.dataset.print = 'summary'")  # as its button does
        assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1, lang
