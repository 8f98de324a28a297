"""Several people play Mystères at one device: whoever has the word says so by name, and no card lies open."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.ahead import play_ahead
from tests.browser.hall import PHONE, Hall
from tests.browser.tables import me, ranking
from tests.browser.traveller import HAND_OVER, play
from tests.games.mysteres.browser.tables import bots, open_table
from tests.games.mysteres.browser.traveller import Traveller
from tests.games.mysteres.browser.words import said

PRIVATE = ".my-card, .my-words"
TOGETHER = ".side-by-side"
NAMES = ("Ada", "Bea", "Cleo")


class Party(Traveller):
    """Takes the device; notes what is asked of all at once, and what lay open meanwhile."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.handed: set[str] = set()
        self.asked: list[str] = []
        self.open = 0

    def step(self) -> bool:
        covered = self.page.locator(f"{HAND_OVER}, {TOGETHER}").filter(visible=True)
        if covered.count():
            self.open += self.page.locator(PRIVATE).filter(visible=True).count()
        if self.page.locator(HAND_OVER).count():
            self.handed.add(self.page.locator(HAND_OVER).inner_text())
        return super().step()

    def choose(self, answers: Locator) -> bool:
        together = self.page.locator(TOGETHER)
        if not together.count():
            return super().choose(answers)
        expect(together.locator("h2")).to_have_text(said("de", "board-who-has-it"))
        # Nobody, the first time; whoever is named first, the second time.
        buttons = together.locator("button:enabled")
        button = buttons.first if len(self.asked) % 2 else buttons.last
        self.asked.append(button.inner_text())
        return self.press(button)


def test_three_at_one_device_are_asked_together_who_has_it(hall: Hall) -> None:
    page = hall.window("/", PHONE, "de")
    code = open_table(page, *(me(name) for name in NAMES), *bots(2), first_maestro=3)
    party = Party(page, 5)
    while len(set(party.asked)) < 2 or len(party.handed) < 2:
        assert play(party, until=1), "The game was over before that."
    assert party.open == 0
    assert said("de", "board-nobody-has-it") in party.asked
    declared = next(name for name in party.asked if name in NAMES)
    page.locator(".tabs button").last.click()
    expect(page.locator(".journal .log")).to_contain_text(said("de", "Declared", seat=declared))
    play_ahead(page, code)
    assert len(ranking(page)) == 5
