"""One whole game by keyboard alone: cards, faces and the notebook are all reached by keys."""

from playwright.sync_api import Locator, expect

from tests.browser.hall import Hall
from tests.browser.tables import me, ranking
from tests.browser.traveller import play
from tests.games.passenger27.browser.tables import bots, open_table
from tests.games.passenger27.browser.traveller import GUN, Typist

SHOOT = "4"  # printed on the card
SEVERAL_ARROWS = ("ArrowDown", "ArrowDown", "ArrowRight")


class Hothead(Typist):
    """Shoots whenever that is possible: so 27 faces are walked over, and the game is soon over."""

    def choose(self, answers: Locator) -> bool:
        if self.page.locator(GUN).count():
            self.page.keyboard.press(SHOOT)
            return True
        return super().choose(answers)


def ask_the_notebook(reader: Typist) -> None:
    """Walk over the 27, ask about one of them, and write a note."""
    reader.reach(".tp-cell", key="")
    for arrow in SEVERAL_ARROWS:
        reader.page.keyboard.press(arrow)
    cell = reader.page.locator("[data-cell='2,1']")
    expect(cell).to_be_focused()
    reader.page.keyboard.press("Enter")
    expect(cell).to_have_attribute("aria-expanded", "true")
    reader.reach(".tp-own button")
    expect(reader.page.locator(".tp-own button[aria-pressed=true]")).to_have_count(1)


def test_a_whole_game_by_keyboard_alone(hall: Hall) -> None:
    typist = Hothead(hall.at_the_door(), 3)
    open_table(typist.page, me("Agatha"), *bots())
    typist.page.locator(GUN).wait_for()
    ask_the_notebook(typist)
    play(typist)
    assert len(ranking(typist.page)) == 3
    assert typist.answered > 1
    assert typist.shows > 0
