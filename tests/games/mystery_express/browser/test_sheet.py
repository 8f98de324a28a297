"""The deduction sheet under a finger: all that can be touched is large enough, every sign is explained."""

from typing import Any

import pytest

from tests.browser.hall import PHONE, TABLET, Hall
from tests.browser.tables import me
from tests.browser.traveller import ANSWERS
from tests.games.mystery_express.browser.tables import FIRST, bots, open_table

LYING: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}, "has_touch": True, "is_mobile": True}
LEAST = 24  # pixels
SMALL = f"""(all) => all.map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width < {LEAST} || box.height < {LEAST})
    .map(([one, box]) => `${{one.ariaLabel ?? one.textContent}}: ${{box.width}} × ${{box.height}}`)"""


@pytest.mark.parametrize(
    "screen", [PHONE, {**TABLET, "is_mobile": True}, LYING], ids=["phone", "tablet", "lying"]
)
def test_nothing_on_the_sheet_is_too_small_for_a_finger(hall: Hall, screen: dict[str, Any]) -> None:
    page = hall.at_the_door(screen)
    open_table(page, me("Agatha"), *bots(), options={**FIRST, "sheet_assist": "inference"})
    page.locator(ANSWERS).first.wait_for()
    if screen is PHONE:
        page.locator(".tabs button").nth(1).click()
    sheet = page.locator(".me-page")
    sheet.locator(".me-legend summary").click()
    assert sheet.locator(".me-cell").count() > 100
    assert sheet.locator("button, summary").evaluate_all(SMALL) == []
    assert sheet.locator(".me-legend li").filter(visible=True).count() == 13
    assert sheet.evaluate("(one) => one.scrollWidth <= one.clientWidth")
