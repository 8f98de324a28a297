"""The Time shows on screens of every size: all of the stage is in view, nothing lies over anything else."""

from itertools import combinations

from playwright.sync_api import Page

from tests.browser.hall import DESKTOP, Hall
from tests.browser.tables import me
from tests.browser.traveller import Look
from tests.games.mystery_express.browser.tables import bots, open_table
from tests.games.mystery_express.browser.traveller import Traveller, until

SIZES = [(1440, 900), (1920, 1080), (1366, 768), (1024, 768), (820, 1180), (390, 844), (844, 390)]
NEXT = ".me-show [data-quick]"
CARDS = ".me-show .me-pile-cards, .me-leaf"
# One at each place of the stage; cards lean, so they may touch each other, but nothing else.
PARTS = [".me-show-title", ".me-station-clock", CARDS, ".me-show-aim", ".me-show-progress", NEXT]
BOXES = """(parts) => parts.map((part) => [...document.querySelectorAll(part)].map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return [left, top, right, bottom, one.matches("p") ? one.scrollWidth - one.clientWidth : 0];
}))"""
# What lies behind the stage, and takes the focus all the same.
BEHIND = """() => [...document.querySelectorAll(":is(.own-side, .me-scene) :is(button, input, [tabindex])")]
    .filter((one) => (one.focus(), document.activeElement === one)).map((one) => `behind ${one.outerHTML}`)"""
LEEWAY = 4.0  # pixels: shadows and corners of cards that lean

Box = tuple[float, float, float, float, float]


class Watcher(Traveller):
    """Somebody who leaves the slides of a show to the test."""

    def turn_slides(self, seen: Look) -> bool:
        return True


def overlap(one: Box, other: Box) -> bool:
    """Does one of them cover a part of the other?"""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return min(across, down) > LEEWAY


def faults(page: Page, moment: str) -> list[str]:
    """What cannot be seen whole, at any size."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("""new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))""")
        boxes = dict(zip(PARTS, page.evaluate(BOXES, PARTS), strict=True))
        here = f"{moment}, {width}×{height}: "
        found += [here + f"no {part}" for part, some in boxes.items() if not some]
        for part, some in boxes.items():
            for left, top, right, bottom, hidden in some:
                if left < 0 or top < 0 or right > width or bottom > height or hidden > 1:
                    found.append(here + part)
        for one, other in combinations(PARTS, 2):
            if any(overlap(this, that) for this in boxes[one] for that in boxes[other]):
                found.append(here + f"{one} over {other}")
    page.set_viewport_size(DESKTOP["viewport"])
    return found


def test_every_show_is_seen_whole_on_every_screen_and_written_down_afterwards(hall: Hall) -> None:
    page = hall.at_the_door(DESKTOP, "fr")
    open_table(page, me("Agatha"), *bots(2))
    watcher, found = Watcher(page, 1, hurry=True), list[str]()
    for city in ("Strasbourg", "Wien", "Budapest"):
        until(watcher, NEXT)
        found += faults(page, f"{city} before")
        page.locator(NEXT).click()
        found += faults(page, city) + page.evaluate(BEHIND)
        while not page.locator(".me-leaf").count():
            page.locator(NEXT).click()
        page.locator(".me-leaf .me-cell").first.click()
        page.locator(".me-clocks .pencil").first.wait_for()
        found += faults(page, f"{city} afterwards")
        page.locator(NEXT).click()
    assert found == [], "\n".join(found)
