"""The screen of a phone alone is enough to retell every turn of every bot, and nothing on it jumps."""

from tests.browser.hall import PHONE, Hall
from tests.browser.retelling import Retelling
from tests.browser.shifts import assert_steady, window_for_shifts
from tests.browser.tables import me
from tests.games.mystery_express.browser.tables import BRIEF, GAME, bots, open_table
from tests.games.mystery_express.browser.traveller import Traveller
from wagonlit.core.registry import find

LEGS, BOTS = 5, 2


def test_every_turn_of_a_bot_can_be_retold_from_what_stood_on_a_phone(hall: Hall) -> None:
    page = window_for_shifts(hall.device(PHONE))
    page.evaluate("localStorage.setItem('wagonlit', JSON.stringify({ speed: 'normal', explain: false }))")
    told = Retelling(page, find(GAME))
    open_table(page, me("Agatha"), *bots(BOTS), options=BRIEF)
    told.play(Traveller(page, 3))
    turns = told.bots_turns()
    assert len(turns) >= LEGS * BOTS
    assert told.missing(turns) == []
    assert_steady(page)
