"""How long a server takes to start with thousands of games in play.

python -m tests.table.proof.start_up --tables 5000 --game NAME
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from tests.table.room.guests import LocalServer, play, seated
from tests.table.server import Server
from tests.table.web_client import WebClient
from wagonlit.core.rng import Rng
from wagonlit.table.room.seating import new_code
from wagonlit.table.store.address import address
from wagonlit.table.store.database import database_at
from wagonlit.table.store.restore import WholeTable, write_whole

ALL_GO_ON = "All tables that go on by themselves do so"
AT_ONCE = 100


async def half_played(folder: Path, game: str, answers: int, clock: str) -> WholeTable:
    """A game of three people after so many answers."""
    async with LocalServer(folder) as local:
        room = await local.table(game=game, clock=clock, seed=None)
        await play(room, seated(room), Rng(1), answers)
        row = room.state.row
        assert row.status == "playing"
        return WholeTable(row, await local.store.entries(row.id), [])


async def fill(folder: Path, url: str, args: argparse.Namespace) -> None:
    """Put that many tables with games in play into the database; some of them with a clock."""
    waiting = await half_played(folder, args.game, args.answers, "none")
    timed = await half_played(folder, args.game, args.answers, "relaxed")
    kinds = [timed] * args.timed + [waiting] * (args.tables - args.timed)
    database = database_at(address(url))
    for begin in range(0, len(kinds), AT_ONCE):
        whole = [
            replace(one, row=replace(one.row, code=new_code())) for one in kinds[begin : begin + AT_ONCE]
        ]
        await database.write(partial(write_whole, whole=whole))
    await database.close()


def say(what: str, began: float, server: Server) -> None:
    """On a busy machine, what it took of the processor says more than the time that passed."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    used = sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")
    sys.stdout.write(f"{what} after {time.monotonic() - began:.1f} s, {used:.1f} s of the processor.\n")
    sys.stdout.flush()


def main() -> None:
    """Fill a database, start a server on it, and say what happens when."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=5000)
    parser.add_argument("--timed", type=int, default=500, help="how many of them have a clock")
    parser.add_argument("--answers", type=int, default=100, help="in each game")
    parser.add_argument("--game", required=True)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        url = f"sqlite:///{folder / 'tables.sqlite'}"
        asyncio.run(fill(folder, url, args))
        began = time.monotonic()
        server = Server(folder, "--database", url, "--log-level", "info")
        WebClient(server.url).get("/api/tables").raise_for_status()
        say("It answers", began, server)
        while ALL_GO_ON not in server.err:
            time.sleep(0.05)
        say(f"All {args.timed} games with a clock go on", began, server)
        server.stop()


if __name__ == "__main__":
    main()
