"""What keeps people out of a screen: axe's grave findings, and a screen that is wider than its window."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import Page

GRAVE = ("serious", "critical")
# What is in order would be described element by element, and style sheets read for rules that are off anyway.
BRIEFLY = {"resultTypes": ["violations"], "preload": False}
FIND = "(options) => axe.run(options).then(({ violations }) => violations)"
FOLDED = "details:not([open]) > summary"


def faults(page: Page, screen: str) -> list[str]:
    """What keeps somebody out of this screen."""
    page.wait_for_load_state("networkidle")
    if not page.evaluate("'axe' in window"):  # half a megabyte, once for all screens that come without a load
        page.evaluate(Axe().axe_script)
    found: list[dict[str, Any]] = page.evaluate(FIND, BRIEFLY)
    grave = [one for one in found if one["impact"] in GRAVE]
    size = page.viewport_size
    wide = size is not None and page.evaluate("document.documentElement.scrollWidth") > size["width"]
    return [f"{screen}: wider than the window"] * wide + [
        f"{screen}: {one['id']}: {node['html'][:200]}" for one in grave for node in one["nodes"]
    ]


def unfold(page: Page) -> None:
    """What is folded away counts too."""
    for _ in range(page.locator(FOLDED).count()):
        page.locator(FOLDED).first.click()
