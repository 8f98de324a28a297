"""The board comes with the first load of its table, stays light, and is nobody else's load."""

from playwright.sync_api import Page

from tests.browser import tables
from tests.browser.hall import Hall
from tests.browser.scales import FIRST_LOAD, first_load
from tests.browser.tables import me
from tests.browser.traveller import ANSWERS
from tests.games.passenger27.browser.tables import GAME, bots, open_table


def own_files(page: Page, address: str, ready: str) -> list[str]:
    """The files of this game among all that somebody loads who comes to this address."""
    seen: list[str] = []
    page.on("request", lambda request: seen.append(request.url))
    page.goto("about:blank")
    page.goto(address)
    page.locator(ready).first.wait_for()
    page.wait_for_load_state("networkidle")
    return [url for url in seen if GAME in url and "/assets/" in url]


def test_the_first_load_of_a_table_is_light(hall: Hall) -> None:
    page = hall.window("/about")
    open_table(page, me("Agatha"), *bots())
    others, fonts = first_load(page, page.url, ANSWERS)
    assert 20_000 < others < FIRST_LOAD
    assert fonts > 0


def test_the_board_is_loaded_only_where_it_is_played(hall: Hall) -> None:
    page = hall.window("/about")
    open_table(page, me("Agatha"), *bots())
    assert own_files(page, page.url, ANSWERS) != []
    other = hall.window("/about")
    tables.open_table(other, me("Agatha"), *tables.bots())
    assert own_files(other, other.url, ANSWERS) == []
