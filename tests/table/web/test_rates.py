"""A server that counts: whoever asks for too much is asked to wait, and cut off if that does not help."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
import pytest_asyncio
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.patience import PATIENCE
from tests.table.web.limited import beside, closed_with, limited_here, refused
from tests.table.web_client import WebClient
from wagonlit.table.room.rooms import Rooms
from wagonlit.table.web import finding, rate_limits
from wagonlit.table.web.rate_limits import (
    FRAMES,
    LINES,
    LISTS,
    LOOKS,
    MESSAGES,
    MISSES,
    POSTS,
    SECOND_THOUGHTS,
    TABLES,
    Rate,
)
from wagonlit.table.web.socket_access import CROWDED, FLOODED, TOO_FAST
from wagonlit.table.wire.http import SeatPlan
from wagonlit.table.wire.messages import Ping, Pong, Refused, Reply, Said, Say, TakeBack

pytestmark = pytest.mark.asyncio

SEATS = [SeatPlan("me"), SeatPlan("open"), SeatPlan("open")]
Flood = Callable[[ClientConnection], None]


@pytest_asyncio.fixture
async def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """Where it is served."""
    async with limited_here(tmp_path, monkeypatch) as address:
        yield address


@beside
def test_a_household_opens_some_tables_and_no_more(url: str) -> None:
    anna = WebClient(url)
    body = {"game": "lookout", "seats": SEATS}
    for _ in range(int(TABLES.at_once)):
        assert anna.post("/api/tables", body).status_code == 201
    assert refused(anna.post("/api/tables", body))


@beside
def test_what_changes_something_and_what_does_not_are_counted_apart(url: str) -> None:
    anna = WebClient(url)
    code = anna.open().table.code
    for _ in range(int(POSTS.at_once)):
        assert anna.post("/api/tokens").status_code == 201
    assert refused(anna.post("/api/tokens"))
    for path, rate in ((f"/api/tables/{code}", LOOKS), ("/api/tables/mine", LISTS)):
        for _ in range(int(rate.at_once)):
            assert anna.get(path).status_code == 200
        assert refused(anna.get(path))
    assert anna.get("/").status_code == 200


@beside
def test_who_tries_codes_learns_nothing_more_but_finds_their_own_table(url: str) -> None:
    anna, thief = WebClient(url), WebClient(url)
    code = anna.open().table.code
    tried = [f"{first}{last}AAAA" for first in "ABCDE" for last in "ABCDEFGH"]
    for wrong in tried[: int(MISSES.at_once)]:
        assert thief.get(f"/api/tables/{wrong}").status_code == 404
    answers = [thief.get(f"/api/tables/{guess}") for guess in (tried[-1], code, f"{code}/record")]
    assert all(map(refused, answers))
    assert len({answer.content for answer in answers}) == 1
    assert refused(thief.post(f"/api/tables/{code}/join", {"name": "Otto"}))
    with thief.connected(code, "?onlook=true") as socket:
        assert closed_with(socket)[0] == TOO_FAST
    assert anna.table(code).seats == [0]
    with anna.sitting(code):
        pass


async def test_nobody_tries_more_codes_by_trying_them_all_at_once(url: str) -> None:
    tried = [f"{first}{last}AAAA" for first in "ABCDEFGH" for last in "ABCDEFGH"]
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as thief:
        answers = await asyncio.gather(*(thief.get(f"/api/tables/{wrong}") for wrong in tried))
    assert Counter(answer.status_code for answer in answers)[404] == MISSES.at_once
    assert sum(map(refused, answers)) == len(tried) - MISSES.at_once


@beside
def test_codes_that_are_right_use_up_nothing(url: str) -> None:
    code, stranger = WebClient(url).open().table.code, WebClient(url)
    for _ in range(2 * int(MISSES.at_once)):
        assert stranger.table(code).seats == []


@beside
def test_one_person_talks_only_so_much_through_however_many_sockets(url: str) -> None:
    anna = WebClient(url)
    code = anna.open().table.code
    with ExitStack() as stack:
        sockets = [stack.enter_context(anna.sitting(code)) for _ in range(3)]
        for socket in sockets:
            for _ in range(int(LINES.at_once)):  # as much as one of them alone might
                socket.send(Say("bla"))
            socket.send(Ping())
        for socket in sockets:
            socket.until(Pong)
        received = [one for socket in sockets for one in socket.received]
        assert {one.code for one in received if isinstance(one, Refused)} == {"too_fast"}
        heard = [one for one in sockets[0].received if isinstance(one, Said)]
        assert len(heard) <= LINES.at_once


@beside
def test_only_so_many_sockets_of_an_address_are_open_at_once(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "OPEN_SOCKETS", 3)
    anna = WebClient(url)
    code = anna.open().table.code
    with ExitStack() as stack:
        first, *_ = [stack.enter_context(anna.sitting(code)) for _ in range(3)]
        with anna.connected(code) as one_more:
            assert closed_with(one_more) == (TOO_FAST, CROWDED)
        first.socket.close()
        stack.enter_context(anna.sitting(code))


@beside
def test_only_so_many_tables_are_woken_for_an_address(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is played again from its beginning; what is in memory costs nothing."""
    here: set[str] = set()
    monkeypatch.setattr(finding, "WAKINGS", Rate(1, 2))
    monkeypatch.setattr(Rooms, "is_in_memory", lambda self, code: code in here)
    anna = WebClient(url)
    *asleep, awake = [anna.open().table.code for _ in range(4)]
    here.add(awake)
    assert [anna.get(f"/api/tables/{code}").status_code for code in asleep] == [200, 200, 429]
    assert refused(anna.get(f"/api/tables/{asleep[0]}/record"))
    with anna.connected(asleep[0]) as socket:
        assert closed_with(socket)[0] == TOO_FAST
    assert anna.table(awake).seats == [0]


@beside
def test_who_may_wake_no_more_tables_tries_no_more_codes_for_that(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else only codes of tables in memory would be answered, and a thief could try as many as they like."""
    asleep: set[str] = set()
    monkeypatch.setattr(finding, "WAKINGS", Rate(1, 1))
    monkeypatch.setattr(Rooms, "is_in_memory", lambda self, code: code in self.codes() and code not in asleep)
    anna, thief = WebClient(url), WebClient(url)
    awake = anna.open().table.code
    asleep.update(thief.open().table.code for _ in range(2))
    assert sorted(thief.get(f"/api/tables/{code}").status_code for code in asleep) == [200, 429]
    tried = [f"{first}{last}AAAA" for first in "ABCDE" for last in "ABCDEFGH"][: int(MISSES.at_once) + 1]
    answers = [thief.get(f"/api/tables/{wrong}") for wrong in tried]
    assert [answer.status_code for answer in answers] == [404] * int(MISSES.at_once) + [429]
    assert refused(thief.get(f"/api/tables/{awake}"))
    assert anna.table(awake).seats == [0]


@beside
def test_what_is_taken_back_is_counted_for_a_household(url: str) -> None:
    """Each has a game played again from its beginning, however many people and tables there are."""
    with ExitStack() as stack:
        people = [WebClient(url) for _ in range(2)]
        anna, bert = (stack.enter_context(one.sitting(one.open().table.code)) for one in people)
        for _ in range(int(SECOND_THOUGHTS.at_once)):
            anna.send(TakeBack(0))
            assert anna.until(Refused).code == "not_begun"
        bert.send(TakeBack(0))
        bert.send(Reply("first-choice", 0, 1))
        refused = [bert.until(Refused) for _ in range(2)]
        assert [one.code for one in refused] == ["too_fast", "not_begun"]


def messages(socket: ClientConnection) -> None:
    socket.send('{"type":"ping"}')


def pings(socket: ClientConnection) -> None:
    socket.ping()


def empty_fragments(socket: ClientConnection) -> None:
    socket.send(iter(["x", *[""] * int(2 * FRAMES.at_once)]))


@pytest.mark.parametrize("flood", [messages, pings, empty_fragments])
@beside
def test_a_flood_is_cut_off_with_a_reason_and_others_play_on(url: str, flood: Flood) -> None:
    anna, bert = WebClient(url), WebClient(url)
    code = anna.open().table.code
    bert.join(code, "Bert")
    with anna.connected(code) as socket, bert.sitting(code) as other:
        with suppress(ConnectionClosed):
            for _ in range(2 * int(MESSAGES.at_once + FRAMES.at_once)):
                flood(socket)
        assert closed_with(socket) == (TOO_FAST, FLOODED)
        other.send(Say("Where is she?"))
        other.until(Said)
