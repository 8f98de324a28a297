"""A server that counts: whoever asks for too much is asked to wait."""

from collections.abc import Callable, Iterator

import httpx
import pytest

from tests.table.server import Server
from tests.table.web_client import WebClient
from wagonlit.table.web.rate_limits import MESSAGES, POSTS, TABLES
from wagonlit.table.wire.http import SeatPlan
from wagonlit.table.wire.messages import Ping, Pong, Refused


@pytest.fixture(scope="module")
def counting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"), "--pace", "instant")
    yield running
    running.stop()
    assert "Traceback" not in running.err


def first_refusal(ask: Callable[[], httpx.Response]) -> httpx.Response:
    """Asked on and on, faster than the bucket fills, the server must refuse in the end."""
    for _ in range(1000):
        if (answer := ask()).status_code == 429:
            return answer
    raise AssertionError("nothing was refused")


def test_a_household_opens_some_tables_and_no_more(counting: Server) -> None:
    anna = WebClient(counting.url)
    body = {"game": "lookout", "seats": [SeatPlan("me"), SeatPlan("open"), SeatPlan("open")]}
    for _ in range(int(TABLES.at_once)):
        assert anna.post("/api/tables", body).status_code == 201
    refused = first_refusal(lambda: anna.post("/api/tables", body))
    assert refused.json()["code"] == "too_fast"
    assert int(refused.headers["retry-after"]) >= 1


def test_other_changes_are_counted_apart_and_looking_is_free(counting: Server) -> None:
    anna = WebClient(counting.url)
    for _ in range(int(POSTS.at_once)):
        assert anna.post("/api/tokens").status_code == 201
    first_refusal(lambda: anna.post("/api/tokens"))
    assert {anna.get("/api/tables").status_code for _ in range(100)} == {200}


def test_a_flood_of_messages_is_answered_with_a_request_to_wait(counting: Server) -> None:
    counting.restart()  # which forgets how many tables were opened before
    anna = WebClient(counting.url)
    code = anna.open().table.code
    flood = int(MESSAGES.at_once) * 10
    with anna.sitting(code) as seat, anna.sitting(code, "?onlook=true") as other:
        for _ in range(flood):
            seat.send(Ping())
        answers = [seat.until(Pong, Refused) for _ in range(flood)]
        assert {type(answer) for answer in answers} == {Pong, Refused}
        assert {answer.code for answer in answers if isinstance(answer, Refused)} == {"too_fast"}
        other.send(Ping())
        assert isinstance(other.until(Pong, Refused), Pong)
