"""Who is silent is asked whether they are still there; who is heard need not be."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import pytest_asyncio
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import ClientConnection, connect

from tests.patience import PATIENCE
from tests.table.serving_here import serving_here
from wagonlit.table.serving import websocket_protocol
from wagonlit.table.wire.http import NewTable, SeatPlan
from wagonlit.table.wire.messages import Ping

SILENCE = 2.0  # seconds after which somebody is asked, here
OFTEN = 0.05


@pytest.fixture
def pings(monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, bytes]]:
    """When a ping was sent, and which."""
    sent: list[tuple[float, bytes]] = []
    send, start = WebSocketsSansIOProtocol.send_keepalive_ping, WebSocketsSansIOProtocol.start_keepalive

    def noting(line: Any) -> None:
        began = line.loop.time()
        send(line)
        sent.append((began, line.pending_ping_payload))

    def soon(line: Any) -> None:
        line.ping_interval = line.ping_timeout = SILENCE
        start(line)

    monkeypatch.setattr(websocket_protocol, "SOON", SILENCE / 20)
    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", noting)
    monkeypatch.setattr(WebSocketsSansIOProtocol, "start_keepalive", soon)
    return sent


@pytest_asyncio.fixture
async def socket(tmp_path: Path, pings: list[tuple[float, bytes]]) -> AsyncIterator[ClientConnection]:
    """Somebody at a table."""
    async with serving_here(tmp_path) as url, httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client:
        token = (await client.post("/api/tokens")).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        table = msgspec.json.encode(NewTable("lookout", [SeatPlan("me", "Anna"), *[SeatPlan("open")] * 2]))
        code = (await client.post("/api/tables", content=table, headers=headers)).json()["table"]["code"]
        place = f"{url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        # Whatever comes is taken from the line, read or not.
        async with connect(place, additional_headers=headers, ping_interval=None, max_queue=None) as opened:
            yield opened


@pytest.mark.asyncio
async def test_only_who_is_silent_is_pinged_and_stays(
    socket: ClientConnection, pings: list[tuple[float, bytes]]
) -> None:
    loop = asyncio.get_running_loop()
    until = loop.time() + 1.5 * SILENCE
    while loop.time() < until:
        await socket.send(msgspec.json.encode(Ping()).decode())
        last = loop.time()
        await asyncio.sleep(OFTEN)
    assert not pings
    async with asyncio.timeout(PATIENCE):
        while len(pings) < 2:
            await asyncio.sleep(OFTEN)
    (first, payload), (_, second) = pings[:2]
    assert first - last >= SILENCE - SILENCE / 10
    assert payload == second, "nobody can count the pings of others by their own"
    await (await socket.ping())  # it is still open
