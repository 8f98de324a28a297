"""Finds words that are cut off."""

from playwright.sync_api import Page, ViewportSize

SIZES: list[ViewportSize] = [
    {"width": 1440, "height": 900},
    {"width": 1100, "height": 800},
    {"width": 820, "height": 1180},
    {"width": 390, "height": 844},
]
LANGUAGES = ["de", "fr", "it"]  # of long words
MOMENT = 500  # milliseconds
# Words that reach out of the box that holds them, or of one that hides what is outside and does not scroll;
# and questions that must be scrolled to be read.
CUT = """async () => {
    document.body.getBoundingClientRect();  // now the page knows which letters it wants at this size
    await document.fonts.ready;
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const unseen = ".unseen, svg, option, select";
    while (walker.nextNode()) {
        const text = walker.currentNode;
        const element = text.parentElement;
        if (!text.data.trim() || element.closest(unseen)) continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const words = range.getBoundingClientRect();
        for (let up = element; up !== document.body; up = up.parentElement) {
            const style = getComputedStyle(up);
            if (/auto|scroll/.test(style.overflowX) || style.clipPath !== "none") break;
            const own = up === element && style.display !== "inline";
            if (style.overflowX === "visible" && !own) continue;
            const box = up.getBoundingClientRect();
            const out = Math.max(box.left - words.left, words.right - box.right);
            if (out > 1.5) found.push(`${up.className || up.tagName}: ${text.data.trim()}`);
        }
    }
    for (const asked of document.querySelectorAll("[data-asked] .question p"))
        if (asked.scrollHeight > asked.clientHeight + 1) found.push(`question: ${asked.textContent}`);
    return [...new Set(found)];
}"""
# A game has its tabs below everything else on a phone, and nowhere else.
LAID_OUT = """(width) => !document.querySelector(".playing")
    || (document.querySelector(".own-side > .tabs") !== null) === (width <= 700)"""
# A narrow desk has tabs, too, by another query, of which the page may hear a moment later.
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def cut(page: Page, screen: str) -> list[str]:
    """What is cut on this screen, in any size of window; the small one shows its tabs one after the other."""
    found = []
    for size in SIZES:
        page.set_viewport_size(size)
        page.wait_for_function(LAID_OUT, arg=size["width"])
        page.evaluate(DRAWN)
        tabs = page.locator(".tabs button")
        for tab in range(max(1, tabs.count())):
            if tabs.count():
                tabs.nth(tab).click()
            found += [f"{screen}, {size['width']}: {one}" for one in _cut_for_good(page)]
        if tabs.count():
            tabs.first.click()
    page.set_viewport_size(SIZES[0])
    return found


def _cut_for_good(page: Page) -> list[str]:
    """For a moment words may still stand in the letters of another size."""
    if not page.evaluate(CUT):
        return []
    page.wait_for_timeout(MOMENT)
    found: list[str] = page.evaluate(CUT)
    return found
