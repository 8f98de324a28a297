"""People who play at the page: they look, wait until they are asked, and choose among what can be clicked."""

import time
from collections.abc import Sequence
from random import Random
from typing import ClassVar, NamedTuple

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

from tests.browser.hall import MILLISECONDS
from tests.patience import PATIENCE

# Everything that answers: on the board, in the hand, beside the question; and who takes a shared device.
ANSWERS = ":is(.public, .mine > .hand, .answers) button:enabled"
SLIDESHOW = ".text-slideshow"
WORDS = ".free-text .field"
HAND_IN = ".hand-in:enabled"
HAND_OVER = ":is(.hand-over, .take-turn) button"
SPOTLIGHT = ".spotlight-things"
BOARD_TAB = ".tabs button:first-child[aria-pressed=false]"
OVER = ".over .ranking"
A_MOMENT = 150.0  # milliseconds: how long to look at one window before looking at the next
AGAIN = 50.0  # milliseconds between two looks: who looks at every frame makes the browser draw one
A_REACH = 2000.0
MISSES = 10  # in a row: more often than chance has it
STEPS = 3000  # more than any game takes
BY_DIGIT = 0.95  # of what a typist answers; walking there takes dozens of keys
TABS = 400  # more than there are things on any screen to reach by the keyboard

LOOK = """([answers, show, next, hand_over, over, words, hand_in, spotlight]) => {
    const seen = (one) => one.checkVisibility({ visibilityProperty: true });
    const count = (wanted) => [...document.querySelectorAll(wanted)].filter(seen).length;
    return [count(answers), count(show), count(next), count(hand_over), count(over),
        count(words), document.querySelector(".prompt[data-asked]") !== null ? 1 : 0,
        count(hand_in), count(spotlight)]
}"""

LEAF_ONE = """(next) => {
    const button = document.querySelector(next);
    button?.click();
    return button === null;
}"""

READY = f"""(places) => {{
    const [answers, shows, buttons, handOvers, over, words, asked, _, spotlight] = ({LOOK})(places);
    return spotlight || buttons || handOvers || over || (asked && (answers || words) && !shows);
}}"""

# The next question is up, with an empty field if it asks for words too; or the words were refused.
TAKEN = f"""() => !document.querySelector("{WORDS}")?.value
    || document.querySelector(".notices [data-alarm]")"""


class Look(NamedTuple):
    """What there is to see and to do."""

    answers: int
    shows: int
    show_buttons: int
    hand_overs: int
    over: int
    words: int
    asked: int
    filled_in: int  # a form that is ready to be handed in
    held_out: int  # something that lies over everything else until it was seen


class Traveller:
    """Somebody who plays with the mouse, or with a finger on a screen that is touched."""

    show: ClassVar[str] = SLIDESHOW  # what is shown once, and turned by hand
    words: ClassVar[Sequence[str]] = ("fog", "heron")  # what is said where words are asked for

    def __init__(self, page: Page, seed: int = 1, hurry: bool = False) -> None:
        self.page = page
        self.chance = Random(seed)
        self.hurry = hurry  # ends turns early
        self.answered = 0
        self.shows = 0
        self._missed = 0

    @property
    def next_slide(self) -> str:
        """The button that goes on, beside whatever else can be pressed there."""
        return f"{self.show} button[data-quick]"

    @property
    def places(self) -> list[str]:
        """Where to look."""
        return [ANSWERS, self.show, self.next_slide, HAND_OVER, OVER, WORDS, HAND_IN, SPOTLIGHT]

    def look(self) -> Look:
        """At the whole window."""
        return Look(*self.page.evaluate(LOOK, self.places))

    @property
    def is_over(self) -> bool:
        """Is the result on the screen?"""
        return self.look().over > 0

    def step(self) -> bool:
        """Do one thing, if there is one to do."""
        return self.act(self.look())

    def act(self, seen: Look) -> bool:
        """Do one of the things that were seen, if there are any."""
        if seen.held_out:
            return self.put_aside()
        if seen.hand_overs:
            return self.press(self.page.locator(HAND_OVER))
        if seen.shows:
            return self.turn_slides(seen)
        return not seen.over and seen.asked > 0 and self._answer(seen)

    def put_aside(self) -> bool:
        """What is held out was seen; it may also have gone by itself."""
        self.page.keyboard.press("Escape")
        return True

    def _answer(self, seen: Look) -> bool:
        if seen.words:
            return self.say(self.chance.choice(self.words))
        if seen.filled_in:
            return self.press(self.page.locator(HAND_IN))
        if not seen.answers:
            return self._turn_to_the_board()
        self.answered += 1
        return self.choose(self.page.locator(ANSWERS).filter(visible=True))

    def turn_slides(self, seen: Look) -> bool:
        """Go through a show that is on."""
        self.shows += seen.show_buttons
        if not seen.show_buttons or not self.press(self.page.locator(self.next_slide).first):
            return False
        self.leaf_through()
        return True

    def leaf_through(self) -> None:
        """Turn card after card, quickly."""
        self.page.wait_for_function(LEAF_ONE, arg=self.next_slide)

    def say(self, words: str) -> bool:
        """In the field beside the question."""
        field = self.page.locator(WORDS)
        field.fill(words)
        field.press("Enter")
        self.answered += 1
        self.page.wait_for_function(TAKEN, polling=AGAIN)
        return True

    def _turn_to_the_board(self) -> bool:
        """On a phone the notebook may lie over the things that are asked for."""
        board = self.page.locator(BOARD_TAB)
        return board.count() > 0 and self.press(board)

    def choose(self, answers: Locator) -> bool:
        """One of these, by chance; in a hurry the one beside the question, which ends a turn."""
        beside = self.page.locator(".answers button:enabled")
        if self.hurry and self.chance.random() < 0.7 and beside.count() == 1:
            return self.press(beside)
        return self.press(answers.nth(self.chance.randrange(answers.count() or 1)))

    def press(self, button: Locator) -> bool:
        """As a hand does, which now and then comes too late: something else has come up meanwhile."""
        try:
            button.click(timeout=A_REACH)
        except Late:
            self._missed += 1
            if self._missed > MISSES:
                raise
            return False
        self._missed = 0
        return True


class Typist(Traveller):
    """Somebody who has a keyboard and nothing else."""

    def choose(self, answers: Locator) -> bool:
        """By a digit, or by walking there."""
        if self.chance.random() < BY_DIGIT:
            self.page.keyboard.press("1")
            return True
        return self.reach(ANSWERS, self.chance.randrange(answers.count() or 1))

    def press(self, button: Locator) -> bool:
        handle = button.first.element_handle()
        self._walk("(at, wanted) => at === wanted", handle)
        self.page.keyboard.press("Enter")
        return True

    def leaf_through(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while self.page.locator(self.next_slide).count():
            assert time.monotonic() < deadline, "Enter turns no card any more."
            self.page.keyboard.press("Enter")

    def reach(self, wanted: str, skip: int = 0, key: str = "Enter") -> bool:
        """Walk to the next thing of this kind, perhaps past some, and press the key there."""
        for _ in range(skip + 1):
            self._walk("(at, wanted) => at.matches(wanted) && at.checkVisibility()", wanted)
        if key:
            self.page.keyboard.press(key)
        return True

    def _walk(self, there: str, wanted: object) -> None:
        for _ in range(TABS):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(f"(wanted) => ({there})(document.activeElement, wanted)", wanted):
                return
        raise AssertionError(f"The keyboard does not reach {wanted}.")


def play(*travellers: Traveller, until: int | None = None, seconds: float = 3 * MILLISECONDS / 1000) -> int:
    """Let them play until all see the result, or until that many things were done; how many it was."""
    done, idle, patience = 0, 0.0, 1000 * seconds
    while until is None or done < until:
        if all(one.is_over for one in travellers):
            break
        moved = sum([one.step() for one in travellers])
        done += moved
        assert done < STEPS, "What is done has no effect any more."
        idle = 0.0 if moved else idle + _wait(travellers)
        assert idle < patience, "Nobody is asked anything any more."
    return done


def _wait(travellers: tuple[Traveller, ...]) -> float:
    """For something to do; how long that took at most, in milliseconds."""
    for one in travellers:
        if one.is_over:
            continue
        try:
            one.page.wait_for_function(READY, arg=one.places, timeout=A_MOMENT, polling=AGAIN)
            return 0.0
        except Late:
            continue
    return A_MOMENT * len(travellers)


def choose_first(page: Page) -> str:
    """Takes the first answer; the question it was given to."""
    page.locator(ANSWERS).first.wait_for()
    question = page.locator(".question p")
    asked = question.inner_text()
    page.locator(ANSWERS).first.click()
    expect(question).not_to_have_text(asked)
    return asked
