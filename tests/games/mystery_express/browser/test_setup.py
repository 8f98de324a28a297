"""The set-up screen of Mystery Express."""

from playwright.sync_api import ViewportSize

from tests.browser.hall import Hall
from tests.games.mystery_express.browser.tables import GAME

SCREENS: list[ViewportSize] = [
    {"width": 1440, "height": 900},
    {"width": 1280, "height": 720},
    {"width": 390, "height": 844},
]


def test_the_steps_of_help_rise(hall: Hall) -> None:
    page = hall.window(f"/new/{GAME}")
    for screen in SCREENS:
        page.set_viewport_size(screen)
        page.locator(".ticket").wait_for()
        steps = page.locator(".ladder label").all()
        tops = [box["y"] for step in steps if (box := step.bounding_box())]
        assert len(tops) > 1
        assert tops == sorted(set(tops), reverse=True)
