"""Everything on the board of Mystery Express has its place, on any screen and with any number of players."""

import pytest

from tests.browser import shifts as measured
from tests.browser.hall import Hall
from tests.browser.shifts import ALL_SCREENS, MOST, SCREENS, shifts, watch
from tests.browser.tables import me
from tests.browser.traveller import play
from tests.games.mystery_express.browser.tables import BRIEF, bots, open_table
from tests.games.mystery_express.browser.traveller import SHOW


class Ghost(measured.Ghost):
    """Turns the cards of the Time shows as well."""

    show = SHOW


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_jumps_in_a_whole_game(hall: Hall, screen: str) -> None:
    device = hall.device(ALL_SCREENS[screen], "en")
    watch(device)
    page = device.new_page()
    page.goto("/about")
    open_table(page, me("Agatha"), *bots(3), options={**BRIEF, "leg_hours": [3, 2, 1, 1, 3]})
    play(Ghost(page, 8))
    moved, worst = shifts(page)
    assert moved < MOST, worst
