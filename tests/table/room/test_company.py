"""Discreet questions where people take back, sit in for each other, or change devices."""

import pytest

from tests.table.room.a_look import BLUE, RED, a_look, anna_looks_at_bert, answer, three_and_an_onlooker
from tests.table.room.guests import LocalServer, undone
from tests.toys.masquerade.pieces import LET
from wagonlit.table.room.clock import Timing
from wagonlit.table.wire.messages import Back, Moved, SitIn

pytestmark = pytest.mark.asyncio


async def test_nobody_is_told_who_has_taken_back_an_answer_to_it(local: LocalServer) -> None:
    room, guests = await a_look(local, BLUE)
    await answer(room, guests[1], LET)
    await undone(room, guests[:3])
    assert room.state.playing.discreet
    assert [guest.last(Moved).by for guest in guests] == [-1] * 4


async def test_whoever_answers_it_does_not_come_back_for_all_to_see(local: LocalServer) -> None:
    local.rooms.services.timing = Timing(pace=3600.0, discretion=(0.0, 0.0))  # no bot answers
    room, guests = await a_look(local, BLUE)
    bert = guests[1]
    await room.received(bert, SitIn(1, "random"))
    heard = [len(guest.received) for guest in guests]
    await answer(room, bert, LET)
    assert room.broadcast.table().seats[1].sitting_in == "random"
    for guest, before in zip(guests, heard):
        if guest is not bert:
            assert [type(one) for one in guest.received[before:]] == [Moved]
    await room.received(bert, Back())
    assert room.broadcast.table().seats[1].sitting_in == ""


async def test_a_device_that_takes_over_a_seat_is_shared_from_then_on(local: LocalServer) -> None:
    """Whether it goes round would tell who has a choice: so it does, whoever has one."""
    room, guests = await three_and_an_onlooker(local, RED)
    _, bert, carla, _ = guests
    await room.membership.claim(carla.holder, await room.membership.new_key(bert.holder, 1))
    bert.holder = carla.holder
    room.arrivals.connect(bert)
    await anna_looks_at_bert(room, guests)
    assert carla.position.waiting == [1]
    assert bert.ask is not None
    assert bert.ask.options == [LET]
