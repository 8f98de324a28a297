"""A game without a board of its own can be played: through questions, buttons and lists alone."""

from playwright.sync_api import expect

from tests.browser.hall import PHONE, Hall
from tests.browser.tables import bots, me, open_table, ranking
from tests.browser.traveller import Traveller, play
from tests.browser.words import ids, said


def test_a_whole_game_through_the_shell_alone(hall: Hall) -> None:
    page = hall.window("/settings", PHONE, "de")
    plain = page.get_by_role("switch", name=said("de", "plain-board"))
    plain.click()
    expect(plain).to_be_checked()
    open_table(page, me("Agatha"), *bots())
    traveller = Traveller(page, 4)
    play(traveller, until=5)
    expect(page.locator(".plain-board")).to_have_count(1)
    expect(page.locator(".me-board, .me-hand, .me-page")).to_have_count(0)
    page.get_by_text(said("de", "what-i-know")).click()
    named = set(page.locator(".plain-board dt").all_inner_texts())
    assert {said("de", f"view-{field}") for field in ("leg", "hours", "hand", "conductor")} <= named
    assert named <= {said("de", key) for key in ids() if key.startswith("view-")}
    play(traveller)
    assert {name for _, name, _ in ranking(page)} == {"Agatha", "Anselme", "Odette"}
