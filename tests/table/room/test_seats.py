"""Opening a table, sitting down, changing places, and beginning."""

import asyncio

import msgspec
import pytest
from msgspec.structs import replace

from tests.table.room.guests import NAMES, Guest, LocalServer, holder, refused
from tests.table.variants.foghorn import Foghorn
from wagonlit.core.game import MOST_SEATS
from wagonlit.table.room.clock import Timing
from wagonlit.table.room.room import Room
from wagonlit.table.wire.http import USUAL_NAMES, Join, NewTable, SeatPlan, TableChange
from wagonlit.table.wire.messages import Snapshot, TableChanged
from wagonlit.table.wire.refusal import NoTable, Refusal

pytestmark = pytest.mark.asyncio

ANNA, BERT, CARLA = (holder(name) for name in NAMES[:3])
ME, OPEN, BOT = SeatPlan("me", "Anna"), SeatPlan("open"), SeatPlan("bot", bot="random")


async def opened(local: LocalServer, *seats: SeatPlan, game: str = "lookout", **fields: object) -> Room:
    """A table that Anna opens."""
    plan = list(seats) or [ME, OPEN, OPEN]
    return await local.rooms.open(NewTable(game, plan, **fields), ANNA)  # type: ignore[arg-type]


async def test_a_table_has_a_code_that_can_be_read_aloud(local: LocalServer) -> None:
    room = await opened(local, listed=True, name=" Friday \u202e night ")
    table = room.broadcast.table()
    assert len(table.code) == 8
    assert set(table.code) <= set("ABCDEFGHJKLMNPQRSTUVWXYZ")
    assert (table.name, table.status, table.host) == ("Friday night", "setup", 0)
    assert [seat.kind for seat in table.seats] == ["person", "open", "open"]
    assert await local.rooms.room(table.code) is room
    assert await local.rooms.listed() == [table]
    with pytest.raises(NoTable):
        await local.rooms.room("AAAAAA")


async def test_tables_that_cannot_be_are_refused(local: LocalServer) -> None:
    cannot = [
        [ME],
        [ME, *[OPEN] * 8],
        [OPEN] * 3,
        [ME, OPEN, SeatPlan("bot", bot="genius")],
    ]
    for seats in cannot:
        await refused("bad_seats", opened(local, *seats))
    await refused("name_taken", opened(local, ME, SeatPlan("me", "ANNA"), OPEN))
    await refused("no_game", local.rooms.open(NewTable("chess", [ME, OPEN]), ANNA))


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"nights": 13}, "nights"),
        ({"nights": "many"}, "nights"),
        ({"nothing": 1}, ""),
    ],
)
async def test_an_option_that_cannot_be_is_named(
    local: LocalServer, options: dict[str, object], named: str
) -> None:
    with pytest.raises(Refusal) as fault:
        await opened(local, ME, OPEN, OPEN, options=options)
    assert (fault.value.code, fault.value.option) == ("bad_option", named)


async def test_the_number_of_seats_is_the_number_of_players(local: LocalServer) -> None:
    room = await opened(local, ME, OPEN, OPEN, BOT, options={"players": 3, "nights": 4})
    assert room.broadcast.table().options == {"players": 4, "nights": 4}


async def test_a_table_has_a_name_and_a_place_for_everybody_who_may_sit_there(local: LocalServer) -> None:
    room = await opened(local, SeatPlan("me"), *[SeatPlan("bot")] * (MOST_SEATS - 1))
    assert [seat.name for seat in room.broadcast.table().seats] == list(USUAL_NAMES)[:MOST_SEATS]
    plan = msgspec.json.encode(NewTable("lookout", [OPEN] * (MOST_SEATS + 1)))
    with pytest.raises(msgspec.ValidationError, match=f"length <= {MOST_SEATS}"):
        msgspec.json.decode(plan, type=NewTable)


async def test_friends_join_and_leave_and_everybody_hears_of_it(local: LocalServer) -> None:
    room = await opened(local)
    anna = Guest("Anna", 0)
    room.arrivals.connect(anna)
    assert await room.membership.join(BERT, Join("Bert")) == 1
    assert await room.membership.join(BERT, Join("Bert")) == 1
    assert anna.last(TableChanged).table.seats[1].name == "Bert"
    assert "Bert" in await refused("name_taken", room.membership.join(CARLA, Join(" bert ")))
    await refused("no_seat", room.membership.join(CARLA, Join("Carla", 1)))
    assert await room.membership.join(CARLA, Join("Carla", 2)) == 2
    await refused("no_seat", room.membership.join(holder("Dirk"), Join("Dirk")))
    await room.membership.leave(BERT)
    assert [seat.kind for seat in anna.last(TableChanged).table.seats] == ["person", "open", "person"]
    await refused("not_yours", room.membership.leave(BERT))


async def test_two_who_join_at_once_get_two_seats(local: LocalServer) -> None:
    room = await opened(local)
    seats = await asyncio.gather(
        room.membership.join(BERT, Join("Bert")), room.membership.join(CARLA, Join("Carla"))
    )
    assert sorted(seats) == [1, 2]


async def test_a_host_who_leaves_hands_the_table_on(local: LocalServer) -> None:
    room = await opened(local)
    await room.membership.join(BERT, Join("Bert"))
    await room.membership.leave(ANNA)
    assert room.broadcast.table().host == 1
    await refused("not_host", room.membership.start(ANNA))


async def test_a_host_who_does_not_come_back_holds_up_nobody(local: LocalServer) -> None:
    room = await opened(local)
    await room.membership.join(BERT, Join("Bert"))
    anna = Guest("Anna", 0)
    room.arrivals.connect(anna)
    local.rooms.services.timing = Timing(pace=0, absence=0.0)
    await refused("not_host", room.membership.start(BERT))
    room.arrivals.disconnect(anna)
    local.rooms.services.timing = Timing(pace=0, absence=3600.0)
    await asyncio.sleep(0.001)
    await refused("host_here", room.membership.start(BERT))
    local.rooms.services.timing = Timing(pace=0, absence=0.0)
    await asyncio.sleep(0.001)
    await refused("not_host", room.membership.start(CARLA))  # who does not sit there
    await room.membership.start(BERT)
    assert (room.broadcast.table().status, room.broadcast.table().host) == ("playing", 1)


async def test_nobody_opens_the_hands_of_guests_who_sat_down_with_closed_ones(local: LocalServer) -> None:
    room = await opened(local)
    for wanted in (True, False):
        await room.membership.change(ANNA, TableChange(open_hands=wanted))
    await room.membership.join(BERT, Join("Bert"))
    assert "Bert" in await refused(
        "hands_promised", room.membership.change(ANNA, TableChange(open_hands=True))
    )
    assert not room.broadcast.table().open_hands
    await room.membership.change(ANNA, TableChange(open_hands=True, free=1))
    await room.membership.join(BERT, Join("Bert"))
    await room.membership.change(ANNA, TableChange(open_hands=True, name="Ours"))
    assert room.broadcast.table().open_hands


async def test_nor_switches_on_an_option_that_opens_something(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Foghorn, "opening_options", ("fair",))
    room = await opened(local, game="foghorn")
    await room.membership.join(BERT, Join("Bert"))
    given = room.broadcast.table().options
    for wanted in ({"fair": 100}, {"fair": "100"}):
        change = room.membership.change(ANNA, TableChange(options={**given, **wanted}))
        assert "Bert" in await refused("hands_promised", change)
    await room.membership.change(ANNA, TableChange(options={**given, "fair": 0}))
    await room.membership.change(ANNA, TableChange(options={**given, "fair": 100}, free=1))
    await room.membership.join(BERT, Join("Bert"))
    await room.membership.change(ANNA, TableChange(options={**given, "fair": 300}))


async def test_nor_chooses_what_only_a_rematch_sets(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Foghorn, "carried_options", ("fair",))
    await refused("bad_option", opened(local, game="foghorn", options={"fair": 100}))
    room = await opened(local, game="foghorn")
    given = room.broadcast.table().options
    await refused("bad_option", room.membership.change(ANNA, TableChange(options={**given, "fair": 100})))
    await local.store.amend(room.state.row.id, lambda row: replace(row, options={**given, "fair": 100}))
    await room.membership.change(ANNA, TableChange(name="Again", options={**given, "fair": 100}))
    assert room.broadcast.table().options["fair"] == 100


async def test_only_the_host_changes_the_table_and_guests_keep_their_seats(local: LocalServer) -> None:
    room = await opened(local)
    await room.membership.join(BERT, Join("Bert", 2))
    await refused("not_host", room.membership.change(BERT, TableChange(name="Mine")))
    await room.membership.change(ANNA, TableChange(name="Ours", clock="fast", seats=[ME, BOT, BOT, OPEN]))
    table = room.broadcast.table()
    assert (table.name, table.clock) == ("Ours", "fast")
    assert [seat.kind for seat in table.seats] == ["person", "bot", "bot", "person"]
    assert table.seats[3].name == "Bert"
    assert room.membership.seats_of(BERT) == [3]
    await refused("bad_option", room.membership.change(ANNA, TableChange(options={"nights": 13})))
    assert room.broadcast.table() == table


async def test_who_has_lost_a_seat_no_longer_sees_with_its_eyes(local: LocalServer) -> None:
    room = await opened(local)
    await room.membership.join(BERT, Join("Bert"))
    bert = Guest("Bert", 1)
    room.arrivals.connect(bert)
    await room.membership.change(ANNA, TableChange(seats=[ME, BOT, BOT]))
    assert bert.last(TableChanged).seats == []
    before = len(bert.received)
    await room.membership.start(ANNA)
    assert len(bert.received) == before


async def test_bots_take_the_seats_that_are_open_when_the_game_begins(local: LocalServer) -> None:
    room = await opened(local)
    anna = Guest("Anna", 0)
    room.arrivals.connect(anna)
    assert anna.last(Snapshot).position is None
    await refused("not_host", room.membership.start(BERT))
    await room.membership.start(ANNA)
    assert [seat.bot for seat in room.broadcast.table().seats] == ["", "first", "first"]
    assert anna.position.n >= 0
    assert anna.told == room.state.playing.match.told[0][: len(anna.told)]
    await refused("already_begun", room.membership.start(ANNA))
    await refused("already_begun", room.membership.join(BERT, Join("Bert")))
    await refused("already_begun", room.membership.change(ANNA, TableChange(name="Late")))


async def test_with_no_open_seat_the_game_begins_at_once(local: LocalServer) -> None:
    room = await opened(local, ME, BOT, BOT)
    assert room.broadcast.table().status == "playing"


async def test_the_host_frees_the_seat_of_a_guest_and_of_nobody_else(local: LocalServer) -> None:
    room = await opened(local, ME, OPEN, BOT)
    await room.membership.join(BERT, Join("Bert"))
    bert = Guest("Bert", 1)
    room.arrivals.connect(bert)
    for seat in (0, 2, 7):
        await refused("no_seat", room.membership.change(ANNA, TableChange(free=seat)))
    await refused("not_host", room.membership.change(BERT, TableChange(free=1)))
    await room.membership.change(ANNA, TableChange(free=1))
    assert [seat.kind for seat in room.broadcast.table().seats] == ["person", "open", "bot"]
    assert bert.last(TableChanged).seats == []
    await room.membership.join(CARLA, Join("Carla"))
    assert room.broadcast.table().seats[1].name == "Carla"
