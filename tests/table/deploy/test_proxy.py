"""The configurations of nginx and Caddy that are shipped: TLS, sockets, who calls, several processes."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from weakref import finalize

import httpx
import pytest

from tests.patience import PATIENCE
from tests.table.deploy.proxies import Door, caddy, nginx
from tests.table.postgres import Postgres
from tests.table.server import Server, two_servers
from tests.table.web.two_servers import answered
from tests.table.web_client import WebClient
from wagonlit.core.event import Told
from wagonlit.table.web.rate_limits import TABLES
from wagonlit.table.wire.http import SeatPlan
from wagonlit.table.wire.messages import Moved, Said, Say, Snapshot

SEATS = [SeatPlan("me", "Anna"), SeatPlan("open"), SeatPlan("bot", bot="random")]
SHOWN_ONCE = Told("", {})
NEIGHBOURS = (
    f"127.0.0.{number}" for number in range(2, 100)
)  # this machine, by other names than the proxy's


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server with its limits, as it is started behind a proxy."""
    server = Server(tmp_path_factory.mktemp("server"), "--pace", "instant", "--proxy", "127.0.0.1")
    yield server.port
    server.stop()


@pytest.fixture(scope="module", params=[nginx, caddy])
def door(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, port: str
) -> Iterator[Door]:
    """Each proxy in turn."""
    with request.param(tmp_path_factory.mktemp("proxy"), port) as door:
        yield door


def guest(door: Door, address: str = "") -> WebClient:
    """Somebody who comes in by TLS, from this address if one is named."""
    client = WebClient(door.url, trusting=door.trusting)
    if address:
        transport = httpx.HTTPTransport(verify=door.trusting, local_address=address)
        client.http = httpx.Client(
            base_url=door.url, headers={"origin": door.url}, timeout=PATIENCE, transport=transport
        )
        finalize(client, client.http.close)
    return client


def test_people_play_through_it_by_tls(door: Door) -> None:
    anna, bert = guest(door), guest(door)
    moved = httpx.get(f"{door.plain}/t/ABCDEF?onlook=true")
    assert (moved.status_code, moved.headers["location"][:17]) == (308, "https://localhost")
    page = anna.get("/")
    assert (page.status_code, page.headers["strict-transport-security"]) == (200, "max-age=31536000")
    assert "wss://" in page.headers["content-security-policy"]
    given = anna.post("/api/tables", {"game": "lookout", "seats": SEATS}).raise_for_status()
    assert "; Secure" in given.headers["set-cookie"]
    code = given.json()["table"]["code"]
    bert.join(code, "Bert", 1)
    anna.post(f"/api/tables/{code}/start").raise_for_status()
    with anna.sitting(code) as first, bert.sitting(code) as second:
        answered([first, second], 5)
        second.send(Say("Next stop: Vienna"))
        assert first.until(Said).line.text == "Next stop: Vienna"
    compressed = anna.get(f"/api/tables/{code}", **{"accept-encoding": "gzip"})
    assert "content-encoding" not in compressed.headers


def test_everybody_counts_by_their_own_address_and_cannot_say_another(door: Door) -> None:
    stranger, neighbour = guest(door, next(NEIGHBOURS)), guest(door, next(NEIGHBOURS))
    plan = {"game": "lookout", "seats": SEATS}
    # A few more than may be opened at once, since on a slow machine time goes by meanwhile.
    opened = (_opened_as(stranger, f"192.0.2.{number}") for number in range(5 * int(TABLES.at_once)))
    assert next(opened) == 201
    assert 429 in opened
    assert neighbour.post("/api/tables", plan).status_code == 201


def _opened_as(client: WebClient, said: str) -> int:
    """A table opened by somebody who says that they call for this address."""
    headers = {"x-forwarded-for": said, "forwarded": f"for={said}", "x-real-ip": said}
    body = {"game": "lookout", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2]}
    return client.http.post("/api/tables", json=body, headers=headers).status_code


def test_two_processes_stop_in_turn_and_nobody_misses_anything(postgres: Postgres, tmp_path: Path) -> None:
    with (
        two_servers(tmp_path, postgres.database()) as servers,
        nginx(tmp_path, *(server.port for server in servers)) as door,
    ):
        people = [guest(door), guest(door), guest(door)]
        code = people[0].open(SeatPlan("me", "Anna"), SeatPlan("open"), SeatPlan("open")).table.code
        people[1].join(code, "Bert", 1)
        people[2].join(code, "Carla", 2)
        people[0].post(f"/api/tables/{code}/start").raise_for_status()
        told: list[list[Told]] = [[], [], []]
        _play_on(people, code, told, servers[0].stop)
        servers[0].restart()
        _play_on(people, code, told, servers[1].stop)
        _play_on(people, code, told)
        for person, known in zip(people, told):
            with person.sitting(code) as seat:
                stored = seat.snapshot.told
            assert len(stored) == len(known)
            # What was shown once only is not told again.
            assert all(later in (first, SHOWN_ONCE) for first, later in zip(known, stored))


def _play_on(
    people: list[WebClient],
    code: str,
    told: list[list[Told]],
    happens: Callable[[], object] = lambda: None,
) -> None:
    """All come, five answers are given, something happens, and whoever is still there leaves."""
    with ExitStack() as stack:
        seats = [
            stack.enter_context(person.sitting(code, f"?since={len(known)}"))
            for person, known in zip(people, told)
        ]
        answered(seats, 5)
        happens()
        for seat, known in zip(seats, told):
            for message in seat.received:
                if isinstance(message, Snapshot | Moved):
                    assert message.first <= len(known)
                    known[message.first :] = message.told
