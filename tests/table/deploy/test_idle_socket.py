"""A socket on which nobody says anything stays open through the proxies: the server's pings keep it alive."""

import json
import re
import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from litestar.types import Receive, Scope, Send
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE
from tests.table.deploy.proxies import CADDYFILE, SITE, Door, caddy, nginx
from tests.table.proof.forked_server import ForkedServer
from tests.table.proof.planted_bends import BETWEEN_PINGS
from tests.table.web_client import SeatSocket, WebClient
from wagonlit.table.serving.server import server_config
from wagonlit.table.wire.http import SeatPlan

LIMIT = 8 * BETWEEN_PINGS  # seconds of silence after which a proxy gives a socket up, in these tests
MILLISECONDS = f"{LIMIT * 1000:.0f}ms"
PLAN = [SeatPlan("me", "Anna"), *[SeatPlan("open")] * 2]  # nobody moves before they have come


class Impatient(NamedTuple):
    """A proxy that soon gives up where nothing is said."""

    run: Callable[..., AbstractContextManager[Door]]
    changes: Mapping[str, str]


PROXIES = [
    Impatient(nginx, {"proxy_read_timeout 60s;": f"proxy_read_timeout {MILLISECONDS};"}),
    # It is shipped without any limit.
    Impatient(
        caddy, {"lb_policy": f"transport http {{\n\t\t\tread_timeout {MILLISECONDS}\n\t\t}}\n\t\tlb_policy"}
    ),
]


@pytest.fixture(scope="module")
def urls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """Of a server that pings often, and of one that never does."""
    with ExitStack() as stack:
        servers = [
            ForkedServer(tmp_path_factory.mktemp(bend), "--proxy", "127.0.0.1", bends=[bend])
            for bend in ("pings_often", "pings_never")
        ]
        for server in servers:
            stack.callback(server.close)
        yield [server.url for server in servers]


@contextmanager
def seated(proxy: Impatient, url: str, folder: Path) -> Iterator[SeatSocket]:
    """Anna's socket at a new table of that server, through the proxy."""
    folder.mkdir()
    # A table is opened past the proxy, since that may take a while where a server has just started.
    anna = WebClient.with_token(url)
    code, token = anna.open(*PLAN).table.code, anna.http.headers["authorization"].split()[1]
    with (
        proxy.run(folder, url.rpartition(":")[2], changes=proxy.changes) as door,
        WebClient(door.url, token=token, trusting=door.trusting).sitting(code) as seat,
    ):
        yield seat


def is_open(seat: SeatSocket, seconds: float) -> bool:
    """Still, although nobody says anything for so long?"""
    try:
        said = seat.socket.recv(seconds)
    except TimeoutError:
        return True
    except ConnectionClosed:
        return False
    raise AssertionError(f"Somebody has said something: {said!r}")


@pytest.mark.parametrize("proxy", PROXIES, ids=[proxy.run.__name__ for proxy in PROXIES])
def test_the_pings_keep_it_open(proxy: Impatient, urls: list[str], tmp_path: Path) -> None:
    with ExitStack() as stack:
        kept, lost = (
            stack.enter_context(seated(proxy, url, tmp_path / name)) for name, url in zip("ab", urls)
        )
        assert not is_open(lost, PATIENCE), "The proxy must mind silence, else this shows nothing."
        assert is_open(kept, LIMIT)


async def _nobody(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that is never asked."""


def longest_silence() -> float:
    """Seconds between two pings, at most: one is sent some time after the last was answered."""
    config = server_config(_nobody, "warning")
    assert config.ws_ping_interval
    assert config.ws_ping_timeout
    return config.ws_ping_interval + config.ws_ping_timeout


def test_nginx_as_shipped_has_more_patience_than_the_server_is_silent() -> None:
    limits = re.findall(r"proxy_read_timeout (\d+)s;", SITE.read_text(encoding="utf-8"))
    assert len(limits) == 1
    assert int(limits[0]) > longest_silence()


def names(found: Any) -> Iterator[str]:
    """All names in what was JSON."""
    if isinstance(found, dict):
        yield from found
    for inner in found.values() if isinstance(found, dict) else found if isinstance(found, list) else ():
        yield from names(inner)


def test_caddy_as_shipped_has_patience_without_end() -> None:
    command = ["caddy", "adapt", "--adapter", "caddyfile", "--config", str(CADDYFILE)]
    told = subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE).stdout
    known = set(names(json.loads(told)))
    assert "reverse_proxy" in told.decode()
    assert not [name for name in known if "timeout" in name]
