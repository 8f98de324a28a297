"""Without its board the game is played through questions, buttons and lists alone, and its shows are read."""

from collections import Counter

from playwright.sync_api import Page, expect

from tests.browser.hall import PHONE, Hall
from tests.browser.tables import me, ranking
from tests.browser.traveller import SLIDESHOW, Look, Traveller, play
from tests.games.mystery_express.browser.tables import bots, open_table
from tests.games.mystery_express.browser.words import ids, said

TEXT = f"{SLIDESHOW} [aria-live=assertive] span"


class Reader(Traveller):
    """Somebody who reads each slide of a show, and turns to the next one."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.read: list[list[str]] = []  # of each show: what to expect, then text by text

    def turn_slides(self, seen: Look) -> bool:
        """Read on."""
        button, text = self.page.locator(f"{SLIDESHOW} button"), self.page.locator(TEXT).inner_text()
        label = button.inner_text()
        over = label == said("de", "board-show-done")
        prompt = said("de", "board-show-write" if over else "board-watch")
        expect(self.page.locator(".question p")).to_have_text(prompt)
        if not self.press(button):
            return False
        self.read += [[]] if label == said("de", "board-show-begin") else []
        self.read[-1] += [] if over else [text]
        return True


def times(show: list[str]) -> Counter[str]:
    """How often each time was read, one by one or as a pile."""
    return Counter(time for text in show[1:] for time in text.split(", "))


def test_a_whole_game_through_the_shell_alone(hall: Hall) -> None:
    page = hall.window("/settings", PHONE, "de")
    plain = page.get_by_role("switch", name=said("de", "plain-board"))
    plain.click()
    expect(plain).to_be_checked()
    open_table(page, me("Agatha"), *bots())
    reader = Reader(page, 4)
    play(reader, until=5)
    expect(page.locator(".plain-board")).to_have_count(1)
    expect(page.locator(".me-board, .me-hand, .me-page")).to_have_count(0)
    page.get_by_text(said("de", "what-i-know")).click()
    named = set(page.locator(".plain-board dt").all_inner_texts())
    assert {said("de", f"view-{field}") for field in ("leg", "hours", "hand", "conductor")} <= named
    assert named <= {said("de", key) for key in ids if key.startswith("view-")}
    play(reader)
    assert {name for _, name, _ in ranking(page)} == {"Agatha", "Anselme", "Odette"}
    assert_all_shows_were_read(reader)


def assert_all_shows_were_read(reader: Reader) -> None:
    """Three times 23 cards, and each time the same one came only twice."""
    counts = [times(show) for show in reader.read]
    assert [sorted(count.values()) for count in counts] == [[2, 3, 3, 3, 3, 3, 3, 3]] * 3
    assert len({min(count, key=lambda time: count[time]) for count in counts}) == 1
    expect(reader.page.locator(SLIDESHOW)).to_have_count(0)
