"""One server of several real processes behind one port, and what tests want to know of it."""

import re
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from pathlib import Path

import httpx

from tests.patience import PATIENCE
from tests.table.server import Server
from tests.table.web.two_servers import until
from tests.table.web_client import SeatSocket, WebClient
from wagonlit.table.peers.division import process_of
from wagonlit.table.room.seating import CODE_LENGTH
from wagonlit.table.wire.http import SeatPlan

PROCESSES = 2
FIGURES = re.compile(r"^Figures: +(http://\S+)$", re.MULTILINE)
ANNA, BERT, CARLA = range(3)
THREE = [SeatPlan("me", "Anna"), *[SeatPlan("open")] * 2]


@contextmanager
def serving(folder: Path, *bends: str, limits: bool = True) -> Iterator[Server]:
    """One with two processes, gone afterwards with both of them."""
    limited = "--limits" if limits else "--no-limits"
    args = ("--processes", str(PROCESSES), "--metrics", "0", "--pace", "instant", limited)
    server = Server(folder, *args, bends=bends)
    try:
        yield server
    finally:
        server.stop()


def processes_of(server: Server) -> list[int]:
    """The ids of the processes that serve, by their number as long as none was replaced."""
    pid = server.process.pid
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def wait_for(true: Callable[[], bool]) -> None:
    """Until this is so."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, "it never came to that"
        time.sleep(0.02)


def figure(server: Server, name: str) -> list[float]:
    """What each process says of itself."""
    found = []
    for url in FIGURES.findall(server.out):
        line = next(line for line in httpx.get(url).text.splitlines() if line.startswith(f"{name} "))
        found.append(float(line.split()[-1]))
    return found


def guests_at(server: Server) -> tuple[str, list[WebClient]]:
    """Anna, Bert and Carla, at a table whose game has begun."""
    guests = [WebClient(server.url) for _ in THREE]
    code = guests[ANNA].open(*THREE).table.code
    guests[BERT].join(code, "Bert", BERT)
    guests[CARLA].join(code, "Carla", CARLA)
    guests[ANNA].post(f"/api/tables/{code}/start").raise_for_status()
    return code, guests


def seated(stack: ExitStack, guest: WebClient, code: str) -> SeatSocket:
    """This guest's socket, once it knows where the game stands."""
    seat = stack.enter_context(guest.sitting(code))
    until(seat, lambda seat: seat.position)
    return seat


def code_at(number: int) -> str:
    """A code that leads to this process; there is no such table."""
    codes = [letter * CODE_LENGTH for letter in "ABCDEFGH"]
    return next(code for code in codes if process_of(code, PROCESSES) == number)


def line_to(server: Server, number: int) -> socket.socket:
    """An open connection to this process: where the first request leads, all that follow go as well."""
    line = HTTPConnection("127.0.0.1", int(server.port), timeout=PATIENCE)
    line.request("GET", f"/api/tables/{code_at(number)}")
    assert line.getresponse().read()
    line.sock.settimeout(None)
    return line.sock
