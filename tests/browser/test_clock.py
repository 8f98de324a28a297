"""A clock runs out on the page: it is seen to, the game's own answer is given, and the person plays on."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import AT_ONCE
from tests.browser.hall import MILLISECONDS, Hall
from tests.browser.tables import LIGHTHOUSE, MASQUERADE, bots, me, open_table, ranking
from tests.browser.traveller import Traveller, play
from tests.table.server import Server

SECONDS = 3
NEARLY_OUT = "() => /^0:0[01]$/.test(document.querySelector('.countdown')?.textContent)"
# What the journal says when the game answers its own first question.
ANSWERED_BY_THE_GAME = {MASQUERADE: "Agatha will rest.", LIGHTHOUSE: "Agatha signals: "}


@pytest.fixture(scope="module")
def server(toys: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose clocks leave little time."""
    running = Server(tmp_path_factory.mktemp("server"), *AT_ONCE, "--clock-seconds", str(SECONDS))
    yield running
    running.stop()


@pytest.mark.parametrize("game", ANSWERED_BY_THE_GAME)
def test_a_countdown_runs_out_and_whoever_was_late_plays_on(hall: Hall, game: str) -> None:
    page = hall.at_the_door()
    open_table(page, me("Agatha"), *bots(), game=game, clock="fast")
    expect(page.locator(".journal")).not_to_contain_text(ANSWERED_BY_THE_GAME[game])
    page.wait_for_function(NEARLY_OUT)
    expect(page.locator(".journal")).to_contain_text(ANSWERED_BY_THE_GAME[game], timeout=MILLISECONDS)
    assert play(Traveller(page, 8)) > 0
    assert {name for _, name, _ in ranking(page)} == {"Agatha", "Anselme", "Odette"}
