"""The board comes with the first load of its table, and that stays light."""

from tests.browser.hall import Hall
from tests.browser.scales import FIRST_LOAD, first_load
from tests.browser.tables import me
from tests.browser.traveller import ANSWERS
from tests.games.mystery_express.browser.tables import FIRST, bots, open_table


def test_the_first_load_of_a_table_is_light(hall: Hall) -> None:
    page = hall.window("/about")
    open_table(page, me("Agatha"), *bots(), options=FIRST)
    others, fonts = first_load(page, page.url, ANSWERS)
    assert 20_000 < others < FIRST_LOAD
    assert fonts > 0
