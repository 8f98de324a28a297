"""Everything at the table has its place: nothing jumps, nothing is pushed out of view, on any screen."""

import pytest

from tests.browser.hall import Hall
from tests.browser.shifts import ALL_SCREENS, MOST, SCREENS, shifts, watch
from tests.browser.tables import TOYS, bots, me, open_table
from tests.browser.traveller import Traveller, play


@pytest.mark.parametrize("game", TOYS)
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_jumps_in_a_whole_game(hall: Hall, game: str, screen: str) -> None:
    device = hall.device(ALL_SCREENS[screen], "de")
    watch(device)
    page = device.new_page()
    page.goto("/about")
    open_table(page, me("Agatha"), *bots(2), game=game)
    play(Traveller(page, 8))
    moved, worst = shifts(page)
    assert moved < MOST, worst
