"""Measures how much of a window moves by itself."""

from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, Page

from tests.browser.hall import DESKTOP, PHONE, THOROUGH

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
# The browser excuses what moves right after a touch; we do not: whoever touches one thing looks at others.
# The end is a screen of its own, with whatever room it needs; but once it is there, it stays where it is.
MOST = 0.1  # over a whole game: what the web calls a good page
MOST_AT_ONCE = 0.04

OBSERVE = """
window.shifts = [];
// A test may stop the clock later on; what jumps is dated by the real one.
const now = performance.now.bind(performance), frame = requestAnimationFrame.bind(window);
let ends = Infinity, ended = Infinity;
new MutationObserver((_, observer) => {
    if (!document.querySelector(".over")) return;
    observer.disconnect();
    ends = now();
    frame(() => frame(() => (ended = now())));
}).observe(document, { subtree: true, childList: true });
new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
        if (shift.startTime >= ends && shift.startTime < ended) continue;
        const names = shift.sources.map(({ node }) =>
            node?.className?.baseVal || node?.className || node?.nodeName);
        window.shifts.push([shift.value, [...new Set(names)].join(", ")]);
    }
}).observe({ type: "layout-shift", buffered: true });
"""


class Shift(NamedTuple):
    """How much moved at once, as a share of the window times the share of its way, and what it was."""

    value: float
    what: str


def window_for_shifts(device: BrowserContext) -> Page:
    """A window that remembers all that moves in it."""
    device.add_init_script(OBSERVE)
    page = device.new_page()
    page.goto("/about")
    return page


def assert_steady(page: Page) -> None:
    """Nothing in this window has jumped since it was opened, by letters that arrive late neither."""
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    found = sorted((Shift(*one) for one in page.evaluate("window.shifts")), reverse=True)
    assert [shift for shift in found if shift.value > MOST_AT_ONCE] == []
    assert sum(shift.value for shift in found) < MOST, found
