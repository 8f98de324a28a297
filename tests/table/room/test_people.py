"""One device or two, talking, writing, looking on, and playing again."""

import asyncio

import pytest

from tests.table.room.guests import NAMES, Guest, LocalServer, holder, play, refused, seated, until
from tests.table.room.test_seats import ANNA, BERT, ME, opened
from wagonlit.core.event import ONLOOKER
from wagonlit.core.rng import Rng
from wagonlit.table.web.links import qr_svg
from wagonlit.table.wire.http import SeatPlan
from wagonlit.table.wire.messages import (
    Back,
    Consent,
    Mark,
    Marked,
    Refused,
    Reply,
    Said,
    Say,
    SitIn,
    Snapshot,
    TableChanged,
    TakeBack,
)
from wagonlit.table.wire.refusal import Refusal

pytestmark = pytest.mark.asyncio


async def test_one_device_for_all(local: LocalServer) -> None:
    room = await opened(local, ME, SeatPlan("me", "Bert"), SeatPlan("me"))
    assert room.membership.seats_of(ANNA) == [0, 1, 2]
    guests = [Guest("Anna", seat) for seat in range(3)]
    room.arrivals.connect(guests[1])
    assert [seat.here for seat in room.broadcast.table().seats] == [True] * 3
    room.arrivals.connect(guests[0])
    room.arrivals.connect(guests[2])
    await play(room, guests, Rng(1), 20)
    assert room.state.n == 20
    assert guests[0].last(Snapshot).seats == [0, 1, 2]


async def test_a_seat_is_taken_on_another_device_by_its_link(local: LocalServer) -> None:
    room = await local.table()
    guests = seated(room)
    await refused("not_yours", room.membership.new_key(BERT, 0))
    old, new = await room.membership.new_key(ANNA, 0), await room.membership.new_key(ANNA, 0)
    phone = holder("Anna's phone")
    await refused("bad_key", room.membership.claim(phone, old))
    assert await room.membership.claim(phone, new) == 0
    assert (room.membership.seats_of(phone), room.membership.seats_of(ANNA), room.broadcast.table().host) == (
        [0],
        [],
        0,
    )
    assert new not in str(await local.store.table(room.state.row.code))
    assert guests[0].last(TableChanged).seats == []
    before = len(guests[0].received)
    await room.received(guests[1], Say("Who is that?"))
    assert len(guests[0].received) == before
    await room.received(guests[0], Say("still here"))
    assert guests[0].last(Refused).code == "not_yours"
    with pytest.raises(Refusal):
        room.arrivals.connect(Guest("Anna", 0))


async def test_a_link_that_was_used_opens_the_seat_to_no_stranger(local: LocalServer) -> None:
    room = await local.table()
    key = await room.membership.new_key(ANNA, 0)
    phone, stranger = holder("Anna's phone"), holder("somebody who has seen the link")
    for device in (phone, phone, ANNA, phone):  # it may go back and forth
        assert await room.membership.claim(device, key) == 0
        assert room.membership.seats_of(device) == [0]
        await refused("bad_key", room.membership.claim(stranger, key))
    assert room.broadcast.table().host == 0
    await refused("bad_key", room.membership.claim(BERT, key))
    again = await room.membership.new_key(phone, 0)
    await refused("bad_key", room.membership.claim(phone, key))
    assert await room.membership.claim(stranger, again) == 0


async def test_a_table_sleeps_when_its_last_guest_has_lost_the_seat(local: LocalServer) -> None:
    room = await local.table()
    anna = Guest("Anna", 0)
    room.arrivals.connect(anna)
    await room.membership.claim(holder("Anna's phone"), await room.membership.new_key(ANNA, 0))
    room.arrivals.disconnect(anna)
    assert room not in local.rooms.services.awake


async def test_chat_is_kept_and_heard_by_all_but_only_players_talk(local: LocalServer) -> None:
    room = await local.table()
    guests = [*seated(room), Guest("Otto")]
    room.arrivals.connect(guests[-1])
    await room.received(guests[1], Say("  Bonsoir ! "))
    assert {guest.last(Said).line.text for guest in guests} == {"Bonsoir !"}
    assert (guests[0].last(Said).line.seat, guests[0].last(Said).line.name) == (1, "Bert")
    await room.received(guests[-1], Say("I know it!"))
    assert guests[-1].last(Refused).code == "not_yours"
    late = Guest("Petra")
    room.arrivals.connect(late)
    assert [line.text for line in late.last(Snapshot).chat] == ["Bonsoir !"]


async def test_only_the_last_lines_of_chat_are_sent_again(local: LocalServer) -> None:
    room = await local.table()
    anna = seated(room)[0]
    for number in range(205):
        await room.received(anna, Say(str(number)))
    late = Guest("Petra")
    room.arrivals.connect(late)
    assert [line.text for line in late.last(Snapshot).chat] == [str(number) for number in range(5, 205)]
    kept = await local.store.chat(room.state.row.id, last=1000)
    assert [line.n for line in kept] == list(range(6, 206))  # all else would be kept for ever, and never read


async def test_marks_are_kept_and_shown_to_their_seat_only(local: LocalServer) -> None:
    room = await local.table()
    guests = [*seated(room), Guest("Otto")]
    room.arrivals.connect(guests[-1])
    second = Guest("Anna", 0)
    room.arrivals.connect(second)
    key = "heron"
    await room.received(guests[0], Mark(key, "?"))
    assert guests[0].last(Marked) == second.last(Marked) == Marked({key: "?"})
    assert all(not guest.all_of(Marked) for guest in guests[1:])
    await room.received(guests[0], Mark("nonsense", "?"))
    assert guests[0].last(Refused).code == "bad_mark"
    late = Guest("Anna", 0)
    room.arrivals.connect(late)
    assert late.last(Snapshot).marks == {key: "?"}
    await room.received(guests[0], Mark(key, ""))
    assert second.last(Marked) == Marked({})


async def test_before_the_game_there_is_nothing_to_answer_or_mark(local: LocalServer) -> None:
    room = await opened(local)
    anna = Guest("Anna", 0)
    room.arrivals.connect(anna)
    for message in (
        Reply("too-early", 0, 0),
        TakeBack(0),
        Consent(0, True),
        Mark("heron", "?"),
        SitIn(0, "random"),
        SitIn(1, "random"),
    ):
        await room.received(anna, message)
        assert anna.last(Refused).code in ("not_begun", "no_seat")
    await room.received(anna, Back())
    await refused("not_over", room.membership.rematch(ANNA))


async def test_the_same_group_plays_again_one_seat_further(local: LocalServer) -> None:
    room = await local.table(options={"nights": 2})
    guests = seated(room)
    await refused("not_over", room.membership.rematch(BERT))
    await play(room, guests, Rng(1))
    await refused("not_yours", room.membership.rematch(holder("Otto")))
    codes = await asyncio.gather(*(room.membership.rematch(holder(name)) for name in NAMES[:3]))
    assert len(set(codes)) == 1
    again = await local.rooms.room(codes[0])
    assert [seat.name for seat in again.broadcast.table().seats] == ["Bert", "Carla", "Anna"]
    assert (
        again.membership.seats_of(BERT),
        again.broadcast.table().status,
        again.broadcast.table().host,
    ) == ([0], "playing", 2)
    assert again.broadcast.table().options["nights"] == 2
    assert again.state.row.deals_from != room.state.row.deals_from
    assert guests[0].last(TableChanged).table.rematch == codes[0]


async def test_finished_tables_are_not_listed_but_remembered(local: LocalServer) -> None:
    room = await local.table(listed=True)
    guests = seated(room)
    assert [table.code for table in await local.rooms.listed()] == [room.state.row.code]
    await play(room, guests, Rng(1))
    assert await local.rooms.listed() == []
    ((table, seats),) = await local.rooms.held_by(BERT)
    assert (table.code, table.status, seats) == (room.state.row.code, "over", [1])


async def test_the_record_is_for_after_the_game(local: LocalServer) -> None:
    room = await local.table()
    with pytest.raises(Refusal):
        room.state.record()


async def test_for_a_record_and_a_code_nothing_is_done_twice(local: LocalServer) -> None:
    room = await local.table(options={"nights": 2})
    guests = seated(room)
    await play(room, guests, Rng(1))
    code = room.state.row.code
    record = await local.rooms.record(code)
    for guest in guests:
        room.arrivals.disconnect(guest)
    del room
    local.rooms._recent.clear()
    await until(lambda: code not in local.rooms.codes())
    assert await local.rooms.record(code) is record
    assert code not in local.rooms.codes()  # the game was not even played again
    assert qr_svg("http://here/t/KPMZRA") is qr_svg("http://here/t/KPMZRA")


async def test_onlookers_look_into_hands_only_when_the_table_says_so(local: LocalServer) -> None:
    room = await local.table()
    guests = seated(room)
    with pytest.raises(Refusal):
        room.arrivals.connect(Guest("Otto", eyes=1))
    with pytest.raises(Refusal):
        room.arrivals.connect(Guest("Otto", 1))
    with pytest.raises(Refusal):
        room.arrivals.connect(Guest("Anna", 0, eyes=1))
    await play(room, guests, Rng(1))
    otto = Guest("Otto", eyes=1)
    room.arrivals.connect(otto)
    assert otto.position.view == guests[1].position.view
    open_hands = await local.table(open_hands=True)
    open_hands.arrivals.connect(Guest("Otto", eyes=1))


async def test_everybody_sees_who_is_here_and_how_many_look_on(local: LocalServer) -> None:
    room = await local.table()
    guests = seated(room)
    otto = Guest("Otto")
    room.arrivals.connect(otto)
    assert otto.eyes == ONLOOKER
    assert guests[0].last(TableChanged).table.onlookers == 1
    room.arrivals.disconnect(guests[2])
    assert [seat.here for seat in guests[0].last(TableChanged).table.seats] == [True, True, False]
    room.arrivals.disconnect(otto)
    await until(lambda: guests[0].last(TableChanged).table.onlookers == 0)
