"""People who play Simplon-Orient-Express at the page: they touch the map, or the words beside it."""

from playwright.sync_api import Locator, Page

from tests.browser import traveller

# Everything that answers; the buttons that move the map do not.
ANSWERS = ":is(.so-hits, .so-positions, .so-acts, .answers) button:enabled"
ACTS = ".so-acts button:enabled"
END = f"{ACTS}.gold"
# Which of them lie on the screen, uncovered: on a phone most of the map does not.
AT_HAND = """(answers) => [...document.querySelectorAll(answers)].flatMap((one, place) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found && one.contains(found) ? [place] : [];
})"""


class Traveller(traveller.Traveller):
    """Does anything that can be done."""

    @property
    def places(self) -> list[str]:
        return [ANSWERS, *super().places[1:]]

    def choose(self, answers: Locator) -> bool:
        at_hand = self.page.evaluate(AT_HAND, ANSWERS)
        if not at_hand:
            return False
        return self.press(self.page.locator(ANSWERS).nth(self.chance.choice(at_hand)))


class Sharer(Traveller):
    """Plays for everybody who shares this device, and remembers who took it."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.took: set[str] = set()

    def step(self) -> bool:
        self.took |= {*self.page.locator(traveller.HAND_OVER).all_inner_texts()}
        return super().step()


class Typist(traveller.Typist):
    """With a keyboard and nothing else: by digits, or by walking over the map."""

    @property
    def places(self) -> list[str]:
        return [ANSWERS, *super().places[1:]]
