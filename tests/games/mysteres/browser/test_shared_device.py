"""Several people play Mystères at one device: whoever has the word says so by name, and no card lies open."""

from playwright.sync_api import Page, expect

from tests.browser.ahead import play_ahead
from tests.browser.hall import PHONE, Hall
from tests.browser.tables import me, ranking
from tests.browser.traveller import HAND_OVER, play
from tests.games.mysteres.browser.tables import bots, open_table
from tests.games.mysteres.browser.traveller import Traveller
from tests.games.mysteres.browser.words import said

TOGETHER = ".side-by-side"
# What lies open of somebody's own, while the device is handed on or everybody is asked at once.
OPEN = f"""() => document.querySelector("{HAND_OVER}, {TOGETHER}") === null ? 0
    : [...document.querySelectorAll(".my-card, .my-words")].filter((one) => one.checkVisibility()).length"""
NAMES = ("Ada", "Bea", "Cleo")


class Party(Traveller):
    """Takes the device; notes what is asked of all at once, and what lay open meanwhile."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.asked: list[str] = []
        self.handed: list[str] = []  # since somebody was named
        self.open = 0

    def step(self) -> bool:
        self.open += self.page.evaluate(OPEN)
        if self.page.locator(HAND_OVER).count():
            self.handed.append(self.page.locator(HAND_OVER).inner_text())
        return self.say_who_has_it() or super().step()

    def say_who_has_it(self) -> bool:
        """Nobody, the first time; whoever is named first, the second time."""
        together = self.page.locator(TOGETHER)
        buttons = together.locator("button:enabled")
        if not buttons.count():
            return False
        expect(together.locator("h2")).to_have_text(said("de", "board-who-has-it"))
        expect(together.locator("p")).to_have_text(said("de", "board-note-shared"))
        button = buttons.first if len(self.asked) % 2 else buttons.last
        self.asked.append(button.inner_text())
        self.handed = []
        return self.press(button)

    @property
    def must_answer(self) -> bool:
        """Was somebody named, and then handed the device?"""
        named = next((name for name in reversed(self.asked) if name in NAMES), None)
        return any(named in one for one in self.handed) if named else False


def test_three_at_one_device_are_asked_together_who_has_it(hall: Hall) -> None:
    page = hall.at_the_door(PHONE, "de")
    code = open_table(page, *(me(name) for name in NAMES), *bots(2), first_maestro=3)
    party = Party(page, 5)
    while not party.must_answer:
        assert play(party, until=1), "The game was over before that."
    assert party.open == 0
    assert party.asked[0] == said("de", "board-nobody-has-it")
    play_ahead(page, code)
    play(party)  # the device is handed to somebody once more
    assert len(ranking(page)) == 5
