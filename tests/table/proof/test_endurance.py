"""A server that runs for a year: ten thousand games through one process, and its memory is where it was."""

import os
import secrets
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.table.server import Server
from tests.table.web.two_servers import to_the_end
from tests.table.web_client import WebClient
from wagonlit.load.memory import resident_kb
from wagonlit.table.wire.http import SeatPlan
from wagonlit.table.wire.messages import Say

THOROUGH = os.environ.get("WAGONLIT_THOROUGH") == "1"
GAMES, STEP = 10_000, 500
AT_ONCE = 4
MOST = 1.2  # times what it was after the first step
SEATS = [SeatPlan("me", "Anna"), *[SeatPlan("bot", bot="random")] * 2]
# Limits count, as on any server; but all of these people come from one address.
ARGS = ("--pace", "instant", "--people-per-address", "100000")


def played(device: WebClient) -> None:
    """A whole game of somebody new, who talks, takes the record home, and leaves another table idle."""
    device.http.headers["authorization"] = f"Bearer {secrets.token_urlsafe(32)}"
    code = device.open(*SEATS, game="masquerade").table.code
    with device.sitting(code) as seat:
        seat.send(Say("Good evening!"))
        to_the_end(seat)
    device.get(f"/api/tables/{code}/record").raise_for_status()
    device.open(*SEATS)


def played_in_a_row(url: str, games: int) -> None:
    """One after another, on one device."""
    device = WebClient(url, token=secrets.token_urlsafe(32))
    for _ in range(games):
        played(device)


def memory_after_each_step(server: Server, games: int, step: int) -> Sequence[tuple[float, float]]:
    """What the server holds after so many games, in MB."""
    found = []
    with ThreadPoolExecutor(AT_ONCE) as people:
        for _ in range(0, games, step):
            done = [people.submit(played_in_a_row, server.url, step // AT_ONCE) for _ in range(AT_ONCE)]
            for some in done:
                some.result()
            found.append(held_mb(server))
            mine, bots = found[-1]
            sys.stdout.write(f"{len(found) * step:>6} games: {mine:.1f} MB, and {bots:.1f} MB for bots\n")
            sys.stdout.flush()
    return found


def held_mb(server: Server) -> tuple[float, float]:
    """What the server holds in memory, and what the processes hold in which its bots think."""
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    mine, *others = (resident_kb(one) for one in (pid, *map(int, children)))
    assert mine, "This system does not say."
    return mine / 1024, sum(filter(None, others)) / 1024


@pytest.mark.skipif(not THOROUGH, reason="ten minutes, for make thorough")
def test_ten_thousand_games_end_where_they_began(tmp_path: Path) -> None:
    server = Server(tmp_path, *ARGS)
    try:
        held = memory_after_each_step(server, GAMES, STEP)
    finally:
        server.stop()
    (mine, bots), (mine_then, bots_then) = held[-1], held[0]
    assert mine <= MOST * mine_then, held
    assert bots <= MOST * bots_then, held
    assert not server.err
