"""Several people play 27th Passenger at one device, and none sees who another is."""

from playwright.sync_api import Page

from tests.browser.hall import PHONE, Hall
from tests.browser.tables import me, ranking
from tests.browser.traveller import HAND_OVER, play
from tests.games.passenger27.browser.tables import bots, open_table
from tests.games.passenger27.browser.traveller import Traveller

PRIVATE = ".tp-hand, .tp-sheet, .tp-stage"


class Party(Traveller):
    """Takes the device when it is handed on; notes whose turn it was, and what lay open meanwhile."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.handed: set[str] = set()
        self.open = 0

    def step(self) -> bool:
        if self.page.locator(HAND_OVER).count():
            self.handed.add(self.page.locator(HAND_OVER).inner_text())
            self.open += self.page.locator(PRIVATE).filter(visible=True).count()
        return super().step()


def test_two_at_one_device_play_to_the_end(hall: Hall) -> None:
    page = hall.at_the_door(PHONE)
    open_table(page, me("Ada"), me("Bea"), *bots(1))
    party = Party(page, 5)
    play(party)
    assert len(party.handed) == 2
    assert party.open == 0
    assert len(ranking(page)) == 3
