"""Measures how much of a window moves without anybody having touched it."""

from typing import Any

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
MOST = 0.1  # what the web calls a good page

OBSERVE = """
window.shifts = [];
new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
        if (shift.hadRecentInput) continue;
        const names = shift.sources.map(
            ({ node }) => node?.className || node?.parentElement?.className || node?.nodeName);
        window.shifts.push([shift.value, [...new Set(names)].join(", ")]);
    }
}).observe({ type: "layout-shift", buffered: true });
"""


def watch(device: BrowserContext) -> None:
    """From now on every window of this device remembers what moves in it."""
    device.add_init_script(OBSERVE)


def shifts(page: Page) -> tuple[float, list[tuple[float, str]]]:
    """The sum of all shifts since the window was opened, and the worst of them with what moved."""
    found: list[tuple[float, str]] = [(value, what) for value, what in page.evaluate("window.shifts")]
    return sum(value for value, _ in found), sorted(found, reverse=True)[:5]
