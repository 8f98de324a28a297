"""The drawings of the one-page summary are whole on every screen, and in every language."""

import pytest

from tests.browser.hall import Hall
from tests.browser.shifts import ALL_SCREENS
from tests.games.mysteres.browser.tables import GAME

DRAWINGS = 12
# What reaches out of its drawing, where it would be cut off.
CUT = """() => [...document.querySelectorAll(".my-sum")].flatMap((drawing) => {
    const all = drawing.getBoundingClientRect();
    return [...drawing.querySelectorAll(".row *")].filter((one) => one.checkVisibility()).filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < all.left || right > all.right || top < all.top || bottom > all.bottom;
    }).map((one) => `${one.closest("li").innerText}: ${one.outerHTML}`);
})"""


@pytest.mark.parametrize(
    ("screen", "lang"), [("phone", "fr"), ("phone", "de"), ("lying phone", "it"), ("desk", "en")]
)
def test_no_drawing_is_cut(hall: Hall, screen: str, lang: str) -> None:
    page = hall.window(f"/rules/{GAME}", ALL_SCREENS[screen], lang)
    page.locator(".my-sum").nth(DRAWINGS - 1).wait_for()
    page.evaluate("document.fonts.ready")
    assert page.evaluate(CUT) == []
