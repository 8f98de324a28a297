"""Bots that search, at a real table: they imagine what they do not see, in a process of their own."""

import pytest

from tests.table.searchers import play_against_searchers
from tests.table.server import Server
from tests.table.web_client import WebClient
from wagonlit.table.wire.http import NewTable, SeatPlan


@pytest.mark.parametrize(("game", "seats"), [("masquerade", 4), ("lighthouse", 3)])
def test_a_whole_game_of_a_toy_against_bots_that_search(server: Server, game: str, seats: int) -> None:
    play_against_searchers(server, game, seats)


def test_no_file_is_loaded_for_whoever_opens_a_table(server: Server) -> None:
    anna = WebClient(server.url)
    seats = [SeatPlan("me", "Anna"), SeatPlan("bot", bot="./evil.py:Bot"), SeatPlan("open")]
    answer = anna.post("/api/tables", NewTable("masquerade", seats))
    assert answer.status_code == 400
    assert "No bot “./evil.py:Bot” plays this game" in answer.text
