"""A small load on a real server, in a process of its own."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.table.variants import registered
from wagonlit.games import games
from wagonlit.load import measuring
from wagonlit.load.errors import CannotLoad, ServerLost
from wagonlit.load.http_client import address
from wagonlit.load.measuring import settled
from wagonlit.load.memory import resident_kb, server_of
from wagonlit.load.our_server import OurServer, OwnServer
from wagonlit.load.report import Plan

LOAD = [sys.executable, "-m", "wagonlit", "load"]
LONGER_THAN_ANY_GAME = 300  # answers
linux = pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="only Linux tells whose a socket is")


def quietly(_share: float) -> None:
    pass


@pytest.fixture(scope="module")
def server() -> Iterator[OwnServer]:
    server = OwnServer()
    yield server
    server.close()


def test_five_tables_are_played_at_the_rate_that_was_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "load.json"
    command = [*LOAD, "--tables", "5", "--game", "masquerade", "--seconds", "2", "--moves-per-s", "50"]
    command += ["--json", str(file)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "5 tables of 5 seats" in ended.stdout
    told = json.loads(file.read_text())
    assert 0 < told["ours"]["moves_per_s"] <= 51
    assert 0 < told["ours"]["p50_ms"] <= told["ours"]["p99_ms"] <= told["ours"]["max_ms"]
    assert (told["lost"], told["refused"], told["boardgame_io"]) == (0, {}, None)


def test_where_there_are_several_games_one_must_be_named() -> None:
    with pytest.raises(CannotLoad, match=r"take one by --game: lighthouse, masquerade"):
        settled(Plan(1))


def test_a_game_is_played_by_a_usual_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "games", lambda: {"masquerade": games()["masquerade"]})
    assert settled(Plan(1)) == settled(Plan(1, game="masquerade")) == Plan(1, game="masquerade", players=5)
    assert settled(Plan(1, game="masquerade", players=6)) == Plan(1, game="masquerade", players=6)
    with pytest.raises(CannotLoad, match="--players"):
        settled(Plan(1, game="chess"))


def test_a_game_that_takes_known_words_alone_does_not_stand_still() -> None:
    """Each answer is another word, so that those which count are given sooner or later."""
    with registered():
        server = OwnServer()
        try:
            with OurServer(str(server.where), "shibboleth", 3) as side:
                side.open(1, quietly)
                assert side.measure(0, 1.0, quietly).moves > 0
        finally:
            server.close()


@linux
def test_the_process_that_serves_an_address_is_found(server: OwnServer) -> None:
    assert server_of(server.where) == server.pid
    assert (resident_kb(server.pid) or 0) > 1000


def test_nobody_serves_an_address_elsewhere() -> None:
    assert server_of(address("http://192.0.2.1:8000")) is None
    assert resident_kb(2**30) is None


def test_games_that_end_are_replaced_and_the_load_goes_on(server: OwnServer) -> None:
    deadline, moves = time.monotonic() + PATIENCE, 0
    with OurServer(str(server.where), "masquerade", 4) as side:
        side.open(2, quietly)
        while moves < 2 * LONGER_THAN_ANY_GAME:
            run = side.measure(0, 0.5, quietly)
            assert (run.lost, run.refused) == (0, {})
            moves += len(run.waits_ms)
            assert time.monotonic() < deadline


def test_another_number_of_players_has_another_number_of_seats(server: OwnServer) -> None:
    with OurServer(str(server.where), "masquerade", 3) as side:
        side.open(1, quietly)
        assert side.measure(0, 0.2, quietly).moves > 0


def test_a_game_that_is_not_served_is_refused_with_those_that_are(server: OwnServer) -> None:
    with pytest.raises(CannotLoad, match="has no game “chess”; it has lighthouse, masquerade"):
        OurServer(str(server.where), "chess", 2)


def test_seats_that_the_game_has_not_are_refused_by_the_server(server: OwnServer) -> None:
    with (
        OurServer(str(server.where), "masquerade", 7) as side,
        pytest.raises(CannotLoad, match=r"opens no table.*players"),
    ):
        side.open(3, quietly)


def test_a_server_that_dies_under_the_load_is_reported() -> None:
    server = OwnServer()
    try:
        with OurServer(str(server.where), "masquerade", 4) as side:
            side.open(2, quietly)
            os.kill(server.pid, signal.SIGKILL)
            with pytest.raises(ServerLost, match=f"The server at {server.where} failed"):
                side.measure(50, PATIENCE, quietly)
    finally:
        server.close()


def test_ctrl_c_ends_it_with_what_was_measured_so_far(server: OwnServer) -> None:
    with OurServer(str(server.where), "masquerade", 4) as side:
        side.open(2, quietly)
        # It says how far it is only once answers go out.
        run = side.measure(50, PATIENCE, lambda _share: os.kill(os.getpid(), signal.SIGINT))
        assert run.stopped
        assert 0 < run.seconds < PATIENCE
        assert side.measure(0, 0.2, quietly).moves > 0
