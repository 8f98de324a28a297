"""Measures how much of a window moves by itself."""

from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, Locator, Page

from tests.browser.hall import DESKTOP, PHONE, THOROUGH
from tests.browser.traveller import SPOTLIGHT, Traveller

LYING_PHONE: dict[str, Any] = {
    "viewport": {"width": 844, "height": 390},
    "has_touch": True,
    "is_mobile": True,
}
ALL_SCREENS: dict[str, dict[str, Any]] = {
    "desk": DESKTOP,
    "phone": PHONE,
    "laptop": {"viewport": {"width": 1366, "height": 768}},
    "small desk": {"viewport": {"width": 1024, "height": 768}},
    "large desk": {"viewport": {"width": 1920, "height": 1080}},
    "lying phone": LYING_PHONE,
}
# Whole games take long: a desk and a phone, unless it is to be thorough.
SCREENS = list(ALL_SCREENS) if THOROUGH else ["desk", "phone"]
MOST = 0.1  # over a whole game: what the web calls a good page
MOST_AT_ONCE = 0.07  # of any single move, even right after a touch, which the browser would excuse

OBSERVE = """
window.shifts = [];
new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
        if (shift.hadRecentInput) continue;
        const names = shift.sources.map(({ node }) => node?.className || node?.nodeName);
        window.shifts.push([shift.value, [...new Set(names)].join(", ")]);
    }
}).observe({ type: "layout-shift", buffered: true });
"""


class Shift(NamedTuple):
    """How much moved at once, as a share of the window times the share of its way, and what it was."""

    value: float
    what: str


def window_for_shifts(device: BrowserContext) -> Page:
    """A window that remembers all that moves in it without a touch just before."""
    device.add_init_script(OBSERVE)
    page = device.new_page()
    page.goto("/about")
    return page


def shifts(page: Page) -> list[Shift]:
    """All shifts since the page was opened, the worst first."""
    return sorted((Shift(*one) for one in page.evaluate("window.shifts")), reverse=True)


def total(found: list[Shift]) -> float:
    """The cumulative layout shift."""
    return sum(shift.value for shift in found)


class Ghost(Traveller):
    """Somebody who answers without touching the screen, so that no shift is excused by a touch before it."""

    def press(self, button: Locator) -> bool:
        """Straight in the page."""
        button.first.evaluate("(one) => one.click()")
        return True

    def put_aside(self) -> bool:
        """Straight in the page."""
        self.page.evaluate(f"document.querySelector('{SPOTLIGHT}')?.click()")
        return True
