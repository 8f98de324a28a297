"""Whoever is out of a game watches on, and sees every secret where the table has agreed so."""

from typing import Any

import msgspec
import pytest

from tests.table.room.guests import Guest, LocalServer, answer, asked, seated, undone
from tests.table.variants.carnival import Carnival
from wagonlit.core.rng import Rng
from wagonlit.table.room.room import Room
from wagonlit.table.wire.messages import TakeBack

pytestmark = pytest.mark.asyncio


def view_of(guest: Guest) -> Any:
    return msgspec.json.decode(guest.position.view)


async def until_somebody_is_out(local: LocalServer) -> tuple[Room, list[Guest], Guest]:
    """A ball for four, up to where somebody has left it and the others go on."""
    room = await local.table(4, game="carnival")
    guests, rng = seated(room, 4), Rng(3)
    while len(view_of(guests[0])["inside"]) == 4:
        await answer(room, asked(guests), rng)
    assert not room.state.playing.match.over
    (gone,) = {0, 1, 2, 3} - set(view_of(guests[0])["inside"])
    return room, guests, guests[gone]


@pytest.mark.parametrize("reveals", [False, True])
async def test_whoever_is_out_sees_every_mask_only_if_the_table_wants_it_so(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch, reveals: bool
) -> None:
    monkeypatch.setattr(Carnival, "is_out", lambda game, options, view: view.seat not in view.inside)
    monkeypatch.setattr(Carnival, "reveals_to_out", lambda game, options: reveals)
    room, guests, gone = await until_somebody_is_out(local)
    assert (None in view_of(gone)["masks"]) != reveals
    assert gone.position.ask is None
    for guest in guests:
        assert guest is gone or None in view_of(guest)["masks"]
    again = Guest("Otto", gone.seat)
    again.holder = gone.holder
    room.arrivals.connect(again)
    masks = [one.facts["mask"] for one in again.told if one.event == "MaskDealt"]
    assert (None in masks) != reveals
    # Who knows all masks never comes back into the game; who does not may, if the others agree.
    if reveals:
        await room.received(guests[room.state.playing.standing[-1].seat], TakeBack(room.state.n))
        assert [guest.position.undo.mine for guest in guests] == ["no"] * 4
        assert room.state.undo_request is None
    else:
        await undone(room, guests)
        assert view_of(gone)["inside"] == [0, 1, 2, 3]
