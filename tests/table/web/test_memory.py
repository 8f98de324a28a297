"""Tables that were played over the network are gone when nobody needs them, without the garbage collector."""

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.room.guests import until
from tests.table.serving_here import serving_here
from tests.table.web.two_servers import to_the_end
from tests.table.web_client import WebClient, problem
from wagonlit.table.room.room import Room
from wagonlit.table.wire.http import SeatPlan

BOTS = [SeatPlan("bot", bot="random")] * 2


@pytest.fixture
def _uncollected() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def rooms() -> int:
    """How many rooms there are in this process."""
    return sum(type(one) is Room for one in gc.get_objects())


def played(url: str) -> None:
    """A whole game, and some requests that are refused."""
    anna = WebClient(url)
    code = anna.open(SeatPlan("me", "Anna"), *BOTS, game="masquerade").table.code
    assert problem(anna.post(f"/api/tables/{code}/start")) == (409, "already_begun")
    assert problem(anna.get(f"/api/tables/{code}/record")) == (400, "not_over")
    with anna.sitting(code) as seat:
        to_the_end(seat)
    assert anna.get(f"/api/tables/{code}/record").status_code == 200


@pytest.mark.asyncio
@pytest.mark.usefixtures("_uncollected")
async def test_finished_tables_leave_the_memory_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wagonlit.table.room.rooms.RECENT", 0)
    before = rooms()
    async with serving_here(tmp_path) as url:
        for _ in range(5):
            await asyncio.to_thread(played, url)
        await until(lambda: rooms() == before)
