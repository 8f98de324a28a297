"""Several people play Mystery Express at one device."""

from playwright.sync_api import Page

from tests.browser.hall import PHONE, Hall
from tests.browser.tables import me
from tests.browser.traveller import ANSWERS, HAND_OVER, play
from tests.games.mystery_express.browser.tables import bots, open_table
from tests.games.mystery_express.browser.traveller import Traveller

CARDS = ".me-card, .me-cell, .me-count"


def test_no_card_is_seen_while_the_device_goes_round(hall: Hall) -> None:
    page = hall.at_the_door(PHONE)
    open_table(page, me("Ada"), me("Bea"), *bots(1))
    traveller = Traveller(page, 5)
    handed: set[str] = set()
    while len(handed) < 2:
        page.locator(f"{HAND_OVER}, {ANSWERS}").first.wait_for()
        if page.locator(HAND_OVER).count():
            handed.add(page.locator(HAND_OVER).inner_text())
            assert page.locator(CARDS).count() == 0
        play(traveller, until=1)


class Party(Traveller):
    """Several people at one device; notes each show, and whether private things lay open beside it."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed, hurry=True)
        self.shown: list[tuple[str, bool]] = []

    def leaf_through(self) -> None:
        """The first button is pressed: the cards begin to pass."""
        city = self.page.locator(".me-show-title b").inner_text()
        self.shown.append((city, self.page.locator(".mine > .hand").is_visible()))
        super().leaf_through()


def test_at_one_device_public_shows_are_watched_together_and_private_ones_alone(hall: Hall) -> None:
    page = hall.at_the_door()
    open_table(page, me("Ada"), me("Bea"), me("Cleo"))
    party = Party(page, 6)
    play(party)
    covered, alone = False, True
    wien = ("Vienna", alone)
    assert party.shown == [("Strasbourg", covered), wien, wien, wien, ("Budapest", covered)]
