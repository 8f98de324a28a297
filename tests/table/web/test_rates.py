"""A server that counts: whoever asks for too much is asked to wait, and cut off if that does not help."""

import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.table.server import Server
from tests.table.web.test_sockets import read_on
from tests.table.web_client import WebClient
from wagonlit.table.web.rate_limits import FRAMES, LINES, LOOKS, MESSAGES, MISSES, POSTS, TABLES
from wagonlit.table.web.socket_access import FLOODED, TOO_FAST
from wagonlit.table.wire.http import SeatPlan
from wagonlit.table.wire.messages import Ping, Pong, Refused, Said, Say

SEATS = [SeatPlan("me"), SeatPlan("open"), SeatPlan("open")]
Flood = Callable[[ClientConnection], None]


@pytest.fixture(scope="module")
def counting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"), "--pace", "instant")
    yield running
    running.stop()
    assert "Traceback" not in running.err


Visitor = Callable[[], WebClient]


@pytest.fixture
def visitor(counting: Server, request: pytest.FixtureRequest) -> Visitor:
    """Somebody new in a house of this test's own, which has asked for nothing yet."""
    home = f"127.0.1.{1 + zlib.crc32(request.node.name.encode()) % 250}"
    return lambda: WebClient(counting.url, home=home)


def first_refusal(ask: Callable[[], httpx.Response], most: int = 1000) -> httpx.Response:
    """Asked on and on, faster than the bucket fills, the server must refuse in the end."""
    for _ in range(most):
        if (answer := ask()).status_code == 429:
            assert answer.json()["code"] == "too_fast"
            assert int(answer.headers["retry-after"]) >= 1
            return answer
    raise AssertionError("nothing was refused")


def test_a_household_opens_some_tables_and_no_more(visitor: Visitor) -> None:
    anna = visitor()
    body = {"game": "lookout", "seats": SEATS}
    for _ in range(int(TABLES.at_once)):
        assert anna.post("/api/tables", body).status_code == 201
    first_refusal(lambda: anna.post("/api/tables", body))


def test_what_changes_something_and_what_does_not_are_counted_apart(visitor: Visitor) -> None:
    anna = visitor()
    for _ in range(int(POSTS.at_once)):
        assert anna.post("/api/tokens").status_code == 201
    first_refusal(lambda: anna.post("/api/tokens"))
    assert anna.get("/api/tables").status_code == 200
    first_refusal(lambda: anna.get("/api/tables"), int(LOOKS.at_once) * 20)
    assert anna.get("/").status_code == 200


def test_who_tries_codes_learns_nothing_more_but_finds_their_own_table(visitor: Visitor) -> None:
    anna, thief = visitor(), visitor()
    code = anna.open().table.code
    tried = [f"{first}{last}AAAA" for first in "ABCDE" for last in "ABCDEFGH"]
    for wrong in tried[: int(MISSES.at_once)]:
        assert thief.get(f"/api/tables/{wrong}").status_code == 404
    refused = [thief.get(f"/api/tables/{guess}").content for guess in (tried[-1], code)]
    assert refused[0] == refused[1]
    first_refusal(lambda: thief.post(f"/api/tables/{code}/join", {"name": "Otto"}), 1)
    first_refusal(lambda: thief.get(f"/api/tables/{code}/record"), 1)
    with thief.connected(code, "?onlook=true") as socket:
        assert closed_with(socket)[0] == TOO_FAST
    assert anna.table(code).seats == [0]
    with anna.sitting(code):
        pass


def test_one_person_talks_only_so_much_through_however_many_sockets(visitor: Visitor) -> None:
    anna = visitor()
    code = anna.open().table.code
    with ExitStack() as stack:
        sockets = [stack.enter_context(anna.sitting(code)) for _ in range(3)]
        for socket in sockets:
            for _ in range(int(LINES.at_once)):  # as much as one of them alone might
                socket.send(Say("bla"))
            socket.send(Ping())
        for socket in sockets:
            socket.until(Pong)
        refused = [one for socket in sockets for one in socket.received if isinstance(one, Refused)]
        assert {one.code for one in refused} == {"too_fast"}


def closed_with(socket: ClientConnection) -> tuple[int, str]:
    """With what the server ends the connection, whatever it says before."""
    with pytest.raises(ConnectionClosed) as closed:
        read_on(socket)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def messages(socket: ClientConnection) -> None:
    socket.send('{"type":"ping"}')


def pings(socket: ClientConnection) -> None:
    socket.ping()


def empty_fragments(socket: ClientConnection) -> None:
    socket.send(iter(["x", *[""] * int(2 * FRAMES.at_once)]))


@pytest.mark.parametrize("flood", [messages, pings, empty_fragments])
def test_a_flood_is_cut_off_with_a_reason_and_others_play_on(visitor: Visitor, flood: Flood) -> None:
    anna, bert = visitor(), visitor()
    code = anna.open().table.code
    bert.join(code, "Bert")
    with anna.connected(code) as socket, bert.sitting(code) as other:
        with suppress(ConnectionClosed):
            for _ in range(2 * int(MESSAGES.at_once + FRAMES.at_once)):
                flood(socket)
        assert closed_with(socket) == (TOO_FAST, FLOODED)
        other.send(Say("Where is she?"))
        other.until(Said)
