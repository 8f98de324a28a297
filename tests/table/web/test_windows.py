"""Two people speak up within milliseconds, a hundred times: through real sockets, in the order of receipt."""

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.table.serving_here import serving_here
from tests.table.web_client import SeatSocket, WebClient
from tests.toys.lighthouse.rules import CALL
from wagonlit.table.room.positions import Client
from wagonlit.table.room.room import Room
from wagonlit.table.wire.http import SeatPlan
from wagonlit.table.wire.messages import Accepted, Moved, Refused, Reply, ToServer

TIMES = 100
CALLERS = 2, 3


class Race:
    """A table of four, game after game: Anna signals, two call at once, Bert on watch hears them."""

    def __init__(self, url: str) -> None:
        self.guests = [WebClient(url) for _ in range(4)]

    def run(self, first: int) -> tuple[str, list[int]]:
        """One window: the table's code, and the callers in the order in which Bert is told of them."""
        plan = [SeatPlan("me", "Anna"), *[SeatPlan("open")] * 3]
        code = self.guests[0].open(*plan, game="foghorn", seed=1).table.code
        for seat, name in enumerate(("Bert", "Carla", "Dirk"), 1):
            self.guests[seat].join(code, name, seat)
        self.guests[0].post(f"/api/tables/{code}/start").raise_for_status()
        with ExitStack() as stack:
            return code, self._window([stack.enter_context(one.sitting(code)) for one in self.guests], first)

    def _window(self, sockets: list[SeatSocket], first: int) -> list[int]:
        sockets[0].answer("fog")
        for socket in sockets:
            while socket.position is None or socket.position.n < 1:
                socket.next()
        for place in (first, 1 - first):
            sockets[CALLERS[place]].answer(CALL)
        told = [one for _ in CALLERS for one in sockets[1].until(Moved).told]
        for seat in CALLERS:
            assert isinstance(sockets[seat].until(Accepted, Refused), Accepted), "nobody's call is stale"
        return [one.facts["seat"] for one in told]


@pytest.mark.asyncio
async def test_calls_count_in_the_order_of_their_receipt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    received: dict[str, list[int]] = {}
    take = Room.received

    async def noted(room: Room, client: Client, message: ToServer) -> None:
        if isinstance(message, Reply) and message.choice == CALL:
            received.setdefault(room.state.row.code, []).append(client.seat)
        await take(room, client, message)

    monkeypatch.setattr(Room, "received", noted)
    async with serving_here(tmp_path) as url:
        race = Race(url)
        told = dict([await asyncio.to_thread(race.run, number % 2) for number in range(TIMES)])
    assert len(told) == TIMES
    assert told == received
    assert {tuple(order) for order in told.values()} == {CALLERS, CALLERS[::-1]}
