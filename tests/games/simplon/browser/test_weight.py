"""The map comes with the first load of its table, stays light, and is nobody else's load."""

from tests.browser import tables
from tests.browser.hall import Hall
from tests.browser.scales import FIRST_LOAD, first_load
from tests.browser.tables import me
from tests.browser.traveller import ANSWERS
from tests.games.simplon.browser.tables import GAME, bots, open_table
from tests.games.simplon.browser.traveller import END


def test_the_first_load_of_a_table_is_light(hall: Hall) -> None:
    page = hall.window("/about")
    open_table(page, me("Agatha"), *bots())
    others, fonts = first_load(page, page.url, END)
    assert 20_000 < others < FIRST_LOAD
    assert fonts > 0


def test_the_map_is_loaded_only_where_it_is_played(hall: Hall) -> None:
    page = hall.window("/about")
    seen: list[str] = []
    page.on("request", lambda request: seen.append(request.url))
    tables.open_table(page, me("Agatha"), *tables.bots())
    page.locator(ANSWERS).first.wait_for()
    page.wait_for_load_state("networkidle")
    assert seen
    assert [url for url in seen if GAME in url and "/assets/" in url] == []
