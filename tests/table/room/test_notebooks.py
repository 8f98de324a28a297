"""A notebook is sent to whoever comes, and with a move where it may have changed: all have it as it is."""

from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from tests.table.room.guests import Guest, LocalServer, play, seated, undone
from tests.table.variants.lookout import Lookout
from wagonlit.core.rng import Rng
from wagonlit.table.room.room import Room
from wagonlit.table.wire.messages import Moved

pytestmark = pytest.mark.asyncio


@pytest.fixture(autouse=True)
def ships_are_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    def notebook(game: Lookout, view: Any) -> dict[str, Any]:
        return {"ship": view.ship, "no": list(view.cannot_be)}

    monkeypatch.setattr(Lookout, "notebook", notebook)
    monkeypatch.setattr(Lookout, "notebook_basis", notebook)


def have_it_as_it_is(room: Room, guests: list[Guest]) -> None:
    """What each was last sent is what their notebook says now."""
    match = room.state.playing.match
    for guest in guests:
        now = match.game.notebook(match.views[guest.eyes])
        assert guest.notebook == msgspec.json.decode(msgspec.json.encode(now))


def left_out(guest: Guest) -> list[bool]:
    """Of every move: came it without a notebook?"""
    return [moved.position.notebook is UNSET for moved in guest.all_of(Moved)]


async def test_everybody_has_their_notebook_as_it_is(local: LocalServer) -> None:
    room = await local.table(open_hands=True)
    guests, rng = seated(room), Rng(3)
    second_device, behind_her, onlooker = Guest("Anna", 0), Guest("Otto", eyes=0), Guest("Olga")
    everybody = [*guests]
    for late in (second_device, behind_her, onlooker):
        for _ in range(8):
            await play(room, guests, rng, 1)
            have_it_as_it_is(room, everybody)
        room.arrivals.connect(late)
        everybody.append(late)
    for _ in range(20):
        await play(room, guests, rng, 1)
        have_it_as_it_is(room, everybody)
    assert all(True in left_out(guest) and False in left_out(guest) for guest in everybody)


async def test_a_notebook_is_sent_again_when_something_is_taken_back(local: LocalServer) -> None:
    room = await local.table()
    guests = seated(room)
    for seed in range(5):
        await play(room, guests, Rng(seed), 3)
        await undone(room, guests)
        have_it_as_it_is(room, guests)
