"""The socket of the real server: who is let in, what is understood, and what nonsense does: nothing."""

import socket as tcp
import time
from collections.abc import Iterator

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from tests.patience import PATIENCE
from tests.table.server import Server
from tests.table.web_client import SeatSocket, WebClient
from tests.table.words import said
from wagonlit.table.wire.http import SeatPlan
from wagonlit.table.wire.messages import (
    Accepted,
    Mark,
    Moved,
    Ping,
    Pong,
    Refused,
    Reply,
    Said,
    Say,
    TableChanged,
)

ME, OPEN, BOT = SeatPlan("me", "Anna"), SeatPlan("open"), SeatPlan("bot", bot="random")


@pytest.fixture
def url(shared_server: Server) -> Iterator[str]:
    yield shared_server.url
    assert "Traceback" not in shared_server.err


def closing(guest: WebClient, code: str, query: str = "", **headers: str) -> int:
    """The code with which a connection is turned away."""
    with guest.connected(code, query, **headers) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.reason
    return closed.value.rcvd.code


def test_who_may_not_sit_is_turned_away_with_a_reason(url: str) -> None:
    anna, bert = WebClient(url), WebClient(url)
    code = anna.open(ME, OPEN, BOT).table.code
    assert closing(anna, "AAAAAA") == closing(anna, "x") == closing(anna, "%20") == 4404
    assert closing(bert, code) == closing(bert, code, "?seat=0") == closing(anna, code, "?seat=1") == 4403
    assert closing(bert, code, "?seat=0&onlook=true") == 4403
    assert closing(anna, code, origin="http://evil.example") == closing(anna, code, origin="null") == 4403
    assert closing(WebClient(url), code, authorization="Bearer guess") == 4403


@pytest.mark.parametrize(
    "query",
    ["?seat=x", "?seat=-1", "?seat=9", "?since=1.5", "?since=99999999999", "?onlook=maybe", "?eyes=0",
     "?seat=0&seat=1", "?seat=%D9%A1", "?seat="],
)  # fmt: skip
def test_an_address_that_makes_no_sense_is_turned_away(url: str, query: str) -> None:
    anna = WebClient(url)
    assert closing(anna, anna.open(ME, OPEN, BOT).table.code, query) == 4400


def test_a_script_needs_no_origin_with_its_token(url: str) -> None:
    bert = WebClient.with_token(url)
    with bert.sitting(bert.open(ME, BOT, BOT).table.code) as seat:
        assert seat.snapshot.seats == [0]


@pytest.mark.parametrize(
    "path", [b"/\xff\xfe", b"?\xff", b" HTTP/1.1\r\nCookie: wagonlit=\xff\r\nX:", b"/%ff?%ff"]
)
def test_an_address_that_is_not_even_ascii_harms_nobody(url: str, path: bytes) -> None:
    host, port = url[7:].split(":")
    with tcp.create_connection((host, int(port))) as line:
        line.sendall(
            b"GET /api/tables/ABCDEF/socket" + path + b" HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        line.settimeout(PATIENCE)
        line.recv(1000)
    assert WebClient(url).get("/api/games").status_code == 200


@pytest.fixture
def table(url: str) -> Iterator[tuple[SeatSocket, SeatSocket]]:
    """Anna at a table that waits for a guest, and somebody who looks on."""
    anna = WebClient(url)
    code = anna.open(ME, OPEN, BOT).table.code
    with anna.sitting(code) as seat, WebClient(url).sitting(code, "?onlook=true") as onlooker:
        yield seat, onlooker


def test_the_first_message_is_everything(table: tuple[SeatSocket, SeatSocket]) -> None:
    seat, onlooker = table
    assert (seat.snapshot.seat, seat.snapshot.seats, seat.snapshot.position) == (0, [0], None)
    assert (onlooker.snapshot.seat, onlooker.snapshot.seats) == (-1, [])
    assert onlooker.snapshot.table.onlookers == 1


def test_others_learn_who_comes_and_who_goes(url: str) -> None:
    anna, bert = WebClient(url), WebClient(url)
    code = anna.open(ME, OPEN, BOT).table.code
    with anna.sitting(code) as seat:
        bert.join(code, "Bert")
        assert seat.until(TableChanged).table.seats[1].name == "Bert"
        with bert.sitting(code):
            while not seat.until(TableChanged).table.seats[1].here:
                continue
        while seat.until(TableChanged).table.seats[1].here:
            continue


def test_ping_and_chat(table: tuple[SeatSocket, SeatSocket]) -> None:
    seat, onlooker = table
    seat.send(Ping())
    seat.until(Pong)
    seat.send(Say("All aboard 🚂"))
    said = seat.until(Said).line
    assert (said.name, said.text) == ("Anna", "All aboard 🚂")
    assert onlooker.until(Said).line == said


NONSENSE: list[str | bytes] = [
    "", "x", "{}", "[]", "null", "42", '"ping"', '{"type":"snapshot"}', '{"type":"ping","x":1}',
    '{"type":"nothing"}',
    '{"type":"say"}', '{"type":"say","text":" "}', '{"type":"say","text":"' + "x" * 301 + '"}',
    '{"type":"say","text":"a\\u0000b"}', '{"type":"say","text":"\\ud800"}',
    '{"type":"answer","id":"x","at":0,"choice":0}', '{"type":"answer","id":"abcdefgh","at":0.5,"choice":0}',
    '{"type":"answer","id":"abcdefgh","at":' + "9" * 400 + ',"choice":0}',
    '{"type":"answer","id":"abcdefgh","at":0,"choice":[[0]]}', "[" * 15_000, '{"a":' * 3000,
    b"", b"\xff\xfe", b"{}",
    b'{"type":"ping"}', "\x00", '{"type":"ping"}' * 2,
]  # fmt: skip


@pytest.mark.parametrize("nonsense", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_is_refused_to_its_sender_alone(
    table: tuple[SeatSocket, SeatSocket], nonsense: str | bytes
) -> None:
    seat, onlooker = table
    seat.socket.send(nonsense)
    refused = seat.until(Refused)
    assert refused.code == "malformed"
    assert refused.says.endswith(".")
    seat.send(Say("still here"))
    onlooker.until(Said)
    assert not any(isinstance(message, Refused) for message in onlooker.received)


def test_text_that_is_no_text_is_refused_too(table: tuple[SeatSocket, SeatSocket]) -> None:
    seat, _ = table
    with seat.socket.send_context():
        seat.socket.protocol.send_frame(Frame(Opcode.TEXT, b"\xff\xfe\xfd"))
    assert seat.until(Refused).code == "malformed"


def test_a_message_that_is_too_large_ends_its_own_connection_only(
    table: tuple[SeatSocket, SeatSocket],
) -> None:
    seat, onlooker = table
    seat.socket.send('{"type":"say","text":"' + "x" * 20_000 + '"}')
    with pytest.raises(ConnectionClosed) as closed:
        seat.until(Refused)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    onlooker.send(Ping())
    onlooker.until(Pong)


def test_onlookers_answer_nothing_and_write_in_no_notebook(url: str) -> None:
    anna = WebClient(url)
    code = anna.open(ME, BOT, BOT).table.code
    with WebClient(url).sitting(code, "?onlook=true") as onlooker:
        assert onlooker.position is not None
        assert onlooker.position.ask is None
        onlooker.send(Reply("abcdefgh", onlooker.position.n, 0))
        assert onlooker.until(Refused).id == "abcdefgh"
        onlooker.send(Mark("x", "y"))
        onlooker.until(Refused)


def test_an_answer_counts_once_and_a_late_one_is_refused(url: str) -> None:
    anna = WebClient(url)
    code = anna.open(ME, BOT, BOT).table.code
    with anna.sitting(code) as seat:
        while seat.position is None or seat.position.ask is None:
            seat.until(Moved)
        ask = seat.position.ask
        first = Reply("answer-0001", ask.at, said(ask, ask.options[0]))
        seat.send(Reply("answer-0000", ask.at, 9999))
        assert (seat.until(Refused).id, seat.position.ask) == ("answer-0000", ask)
        seat.send(first)
        accepted = seat.until(Accepted)
        seat.send(first)
        assert seat.until(Accepted) == accepted
        seat.send(Reply("answer-0002", ask.at, said(ask, ask.options[0])))
        assert seat.until(Refused).code == "stale"
        seat.until(Moved)


def read_on(socket: ClientConnection) -> None:
    """Take whatever comes, until the other side closes."""
    while socket.recv(PATIENCE):
        continue


def test_who_does_not_read_is_let_go_and_holds_up_nobody(server: Server) -> None:
    anna = WebClient(server.url)
    code = anna.open(ME, BOT, BOT).table.code
    late = msgspec.json.encode(Reply("abcdefgh", -1, 0)).decode()  # each is answered with the whole position
    anna.most_unread = 16
    with anna.connected(code) as deaf, WebClient(server.url).sitting(code, "?onlook=true") as onlooker:
        deadline = time.monotonic() + PATIENCE
        try:
            while anna.table(code).table.seats[0].here:
                assert time.monotonic() < deadline, "whoever does not read is never let go"
                for _ in range(50):
                    deaf.send(late)
        except ConnectionClosed:
            pass
        while onlooker.until(TableChanged).table.seats[0].here:
            continue
        onlooker.send(Ping())
        onlooker.until(Pong)
        with pytest.raises(ConnectionClosed) as closed:
            read_on(deaf)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4408
    assert server.err == ""
