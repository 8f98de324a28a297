"""A fuzzer on the socket: whatever is sent, the server lives, and the others notice nothing."""

import random
from collections.abc import Iterator
from contextlib import suppress

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.table.server import Server
from tests.table.web_client import SeatSocket, WebClient
from wagonlit.table.wire.http import SeatPlan
from wagonlit.table.wire.messages import (
    Back,
    Consent,
    Mark,
    Ping,
    Pong,
    Reply,
    Said,
    Say,
    SitIn,
    TakeBack,
    Viewed,
)

VALID = [
    msgspec.json.encode(message).decode()
    for message in (
        Reply("abcdefgh", 0, 0), Reply("abcdefgi", 3, "words"), TakeBack(2), Consent(1, True), Say("hello"),
        Mark("heron", "x"), SitIn(1, "random"), Back(), Viewed(3), Ping(),
    )
]  # fmt: skip
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)
TAGS = ["answer", "undo", "consent", "say", "mark", "sit_in", "back", "ping"]
FIELDS = ["id", "at", "choice", "agree", "text", "key", "seat", "bot"]


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A valid message with some of its signs changed, doubled or lost."""
    text = draw(st.sampled_from(VALID))
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, max(0, len(text) - 1)))
        text = text[:place] + draw(st.text(max_size=3)) + text[place + draw(st.integers(0, 3)) :]
    return text


@st.composite
def shaped(draw: st.DrawFn) -> str:
    """A message of a known kind with any values at all in its fields."""
    fields = draw(st.dictionaries(st.sampled_from(FIELDS), JSON | st.integers(-5, 60), max_size=4))
    return msgspec.json.encode({"type": draw(st.sampled_from(TAGS)), **fields}).decode()


@pytest.fixture(scope="module")
def scene(shared_server: Server) -> Iterator[tuple[Server, WebClient, str, SeatSocket]]:
    """A game that runs, and Bert, who sits there and only wants to play."""
    anna, bert = WebClient(shared_server.url), WebClient(shared_server.url)
    code = anna.open(SeatPlan("me", "Anna"), SeatPlan("open"), SeatPlan("bot", bot="random")).table.code
    bert.join(code, "Bert", 1)
    anna.post(f"/api/tables/{code}/start").raise_for_status()
    with bert.sitting(code) as seat:
        yield shared_server, anna, code, seat


@settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(
    sent=st.lists(
        st.binary(max_size=200) | st.text(max_size=200) | mutated() | shaped(), min_size=1, max_size=12
    )
)
def test_whatever_is_sent_the_server_lives_and_others_notice_nothing(
    scene: tuple[Server, WebClient, str, SeatSocket], sent: list[str | bytes]
) -> None:
    server, anna, code, bert = scene
    with anna.connected(code) as socket:
        for message in sent:
            with suppress(UnicodeEncodeError):
                socket.send(message)
        socket.send('{"type":"ping"}')
        while socket.recv(30) != '{"type":"pong"}':
            continue
    bert.send(Ping())
    bert.until(Pong)
    assert server.err == ""


@pytest.mark.parametrize("seed", range(30))
def test_bytes_that_are_no_protocol_at_all_harm_nobody(
    scene: tuple[Server, WebClient, str, SeatSocket], seed: int
) -> None:
    server, anna, code, bert = scene
    noise = random.Random(seed).randbytes(300)
    with anna.connected(code) as socket:
        socket.socket.sendall(noise)
        with suppress(ConnectionClosed, TimeoutError):
            for _ in range(50):
                socket.recv(0.2)
    bert.send(Say(f"{seed}"))
    while bert.until(Said).line.text != f"{seed}":
        continue
    assert server.err == ""
