"""Windows at two server processes with one PostgreSQL: whole games of the toys, played together."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import FAILED
from tests.browser.hall import PHONE, THOROUGH, Hall
from tests.browser.tables import FRIEND, TOYS, bots, me, open_table, ranking, sit_down, start
from tests.browser.traveller import Traveller, play
from tests.table.postgres import Postgres
from tests.table.server import Server, two_servers


@pytest.fixture(scope="module")
def pair(
    toys: None, postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database."""
    with two_servers(tmp_path_factory.mktemp("servers"), postgres.database()) as servers:
        yield servers


@pytest.fixture
def halls(
    browser: Browser, pair: tuple[Server, Server], tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[list[Hall]]:
    """One for each server: windows that may not complain, and ask nobody but it."""
    halls = [Hall(browser, server, tmp_path / server.port) for server in pair]
    yield halls
    for hall in halls:
        hall.close(keep_pictures=request.node.stash.get(FAILED, False))
        assert hall.faults == []


@pytest.mark.parametrize("game", TOYS if THOROUGH else TOYS[:1])
def test_windows_at_two_servers_play_a_whole_game(halls: list[Hall], game: str) -> None:
    here, there = halls
    host, friend = here.at_the_door(), there.at_the_door(PHONE, "fr")
    code = open_table(host, me("Agatha"), FRIEND, *bots(1), game=game)
    sit_down(friend, code, "Hercule")
    start(host, friend)
    play(Traveller(host, 1), Traveller(friend, 2))
    assert ranking(host) == ranking(friend)
    assert {name for _, name, _ in ranking(host)} == {"Agatha", "Hercule", "Anselme"}
