"""What is said when there is no server to put under load, or not the right one."""

import asyncio
import subprocess
import sys
from asyncio import StreamReader, StreamWriter
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest

from tests.patience import PATIENCE
from wagonlit.load.errors import CannotLoad, ServerLost
from wagonlit.load.http_client import Address, HttpClient, address
from wagonlit.load.measuring import run
from wagonlit.load.open_files import make_room
from wagonlit.load.processes import ServerProcess
from wagonlit.load.report import Plan


class Busy(BaseHTTPRequestHandler):
    """A server of something else, which has no time."""

    def do_GET(self) -> None:
        self._answer(200, b'{"hello": "world"}')

    def do_POST(self) -> None:
        self._answer(429, b"")

    def _answer(self, status: int, body: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def stranger() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Busy) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join(PATIENCE)


def ignore_progress(_what: str, _share: float) -> None:
    pass


@pytest.mark.parametrize(
    ("url", "where"),
    [
        ("http://127.0.0.1:8000", Address("127.0.0.1", 8000)),
        ("127.0.0.1:8000/", Address("127.0.0.1", 8000)),
        ("http://[::1]:8000", Address("::1", 8000)),
        ("http://games.example", Address("games.example", 80)),
        ("https://games.example", Address("games.example", 443, True)),
    ],
)
def test_an_address_may_be_written_in_several_ways(url: str, where: Address) -> None:
    assert address(url) == where
    assert address(str(where)) == where


@pytest.mark.parametrize(
    "url", ["ftp://x", "http://", "http://x:99999", "http://x/t/ABCDEF", "", "http://[::1"]
)
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(CannotLoad, match="is not the address of a server"):
        address(url)


def test_a_secure_server_has_secure_sockets() -> None:
    assert address("https://x").socket("ABCDEF", 2) == "wss://x:443/api/tables/ABCDEF/socket?seat=2"
    assert address("http://[::1]:8").socket("ABCDEF", 0) == "ws://[::1]:8/api/tables/ABCDEF/socket?seat=0"


def test_an_address_where_nobody_is_is_named() -> None:
    with pytest.raises(CannotLoad, match=r"No server answers at http://127\.0\.0\.1:9:"):
        run(Plan(1, url="http://127.0.0.1:9", game="masquerade"), ignore_progress)


def test_a_server_of_something_else_is_no_wagonlit_server(stranger: str) -> None:
    with pytest.raises(CannotLoad, match="is not a wagonlit server"):
        run(Plan(1, url=stranger, game="masquerade"), ignore_progress)


@pytest.mark.asyncio
async def test_a_server_with_limits_is_to_be_started_without(stranger: str) -> None:
    async with HttpClient(address(stranger)) as client:
        for _ in range(2):  # it hangs up after each answer, and is called again
            with pytest.raises(CannotLoad, match="--no-limits"):
                await client.token()


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "word", [b"", b"SSH-2.0-wagon\r\n", b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n[]"]
)
async def test_who_hangs_up_or_speaks_otherwise_is_no_server(word: bytes) -> None:
    async def hear(reader: StreamReader, writer: StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(word)
        writer.close()

    async with await asyncio.start_server(hear, "127.0.0.1", 0) as server:
        where = Address("127.0.0.1", server.sockets[0].getsockname()[1])
        async with HttpClient(where) as client:
            with pytest.raises(CannotLoad, match=f"No server answers at {where}: "):
                await client.games()


def test_more_sockets_than_the_system_allows_are_refused_with_what_helps() -> None:
    pytest.importorskip("resource")
    with pytest.raises(CannotLoad, match=r"4,000,000,000 sockets need .* open files.*ulimit -n"):
        make_room(4_000_000_000)


def test_the_command_says_it_in_one_sentence() -> None:
    command = [sys.executable, "-m", "wagonlit", "load", "--tables", "1", "--game", "masquerade"]
    command += ["--url", "http://127.0.0.1:9"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert ended.stderr.startswith("wagonlit: No server answers at http://127.0.0.1:9")
    assert len(ended.stderr.splitlines()) == 1


def test_a_process_that_dies_is_named_with_its_last_word() -> None:
    with (
        ServerProcess("server", [sys.executable, "-c", "import sys; sys.exit('out of coal')"]) as process,
        pytest.raises(ServerLost, match="server ended with code 1: out of coal"),
    ):
        process.line()
