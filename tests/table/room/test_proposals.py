"""What the seats propose to each other is kept with the table, told to all, and no part of the game."""

from pathlib import Path

import pytest

from tests.table.room.guests import NAMES, Guest, LocalServer, answer, asked, play, seated, until
from tests.table.room.two_processes import Process
from tests.toys.lighthouse.rules import CALLS
from wagonlit.core.proposal import MOST_STEPS, Proposal, Step
from wagonlit.core.rng import Rng
from wagonlit.table.room.room import Room
from wagonlit.table.wire.http import SeatPlan
from wagonlit.table.wire.messages import Propose, Refused, TableChanged

pytestmark = pytest.mark.asyncio

CALL = CALLS.index("call")
SPEAK = CALLS.index("speak")
YOU_CALL = [Step(2, "call", CALL), Step(1, "call", SPEAK)]


def proposed(guest: Guest) -> list[Proposal | None]:
    """What this client knows that the seats propose."""
    return [seat.proposal for seat in guest.last(TableChanged).table.seats]


async def test_all_see_what_somebody_proposes_onlookers_too(local: LocalServer) -> None:
    room = await local.table()
    guests = [*seated(room), Guest("Zoe")]
    room.arrivals.connect(guests[-1])
    await room.received(guests[1], Propose(YOU_CALL, "  I\nam sure "))
    expected = Proposal(YOU_CALL, "I am sure", at=room.state.n)
    assert [proposed(guest) for guest in guests] == [[None, expected, None]] * 4


async def test_a_new_proposal_takes_the_place_of_the_old_and_an_empty_one_withdraws_it(
    local: LocalServer,
) -> None:
    room = await local.table()
    anna, *_ = seated(room)
    await room.received(anna, Propose(YOU_CALL))
    await room.received(anna, Propose(YOU_CALL[:1]))
    assert proposed(anna)[0] == Proposal(YOU_CALL[:1], at=room.state.n)
    await room.received(anna, Propose([]))
    assert proposed(anna) == [None] * 3


async def test_a_proposal_changes_neither_log_nor_positions_nor_record_nor_undo(local: LocalServer) -> None:
    room = await local.table()
    guests = seated(room)
    actor = asked(guests)
    await answer(room, actor)
    before = room.state.n, room.state.playing.match.record, [guest.position for guest in guests]
    await room.received(guests[0], Propose(YOU_CALL))
    assert (room.state.n, room.state.playing.match.record, [guest.position for guest in guests]) == before
    assert len(await local.store.entries(room.state.row.id)) == room.state.n


@pytest.mark.parametrize(
    ("steps", "says"),
    [
        ([Step(3, "call", CALL)], "There is no seat 3 here: they are counted from 0 to 2."),
        ([Step(-1, "call", CALL)], "There is no seat -1 here: they are counted from 0 to 2."),
        ([Step(0, "ship", 0)], "“ship” cannot be proposed; possible are: call."),
        ([Step(0, "call", 99)], "“call” has no id 99."),
        ([Step(0, "call", CALL)] * (MOST_STEPS + 1), "A proposal has at most 12 steps, not 13."),
    ],
)
async def test_what_makes_no_sense_is_refused_and_the_old_proposal_stays(
    local: LocalServer, steps: list[Step], says: str
) -> None:
    room = await local.table()
    anna, *_ = seated(room)
    await room.received(anna, Propose(YOU_CALL))
    await room.received(anna, Propose(steps))
    assert (anna.last(Refused).code, anna.last(Refused).says) == ("bad_answer", says)
    assert room.state.row.seats[0].proposal == Proposal(YOU_CALL, at=room.state.n)


async def test_where_everybody_plays_alone_nothing_is_proposed(local: LocalServer) -> None:
    room = await local.table(game="masquerade")
    anna, *_ = seated(room)
    await room.received(anna, Propose([Step(1, "seat", 0)]))
    assert (
        anna.last(Refused).says == "Nobody proposes anything in masquerade: everybody plays for themselves."
    )


async def test_nobody_proposes_once_the_game_is_over(local: LocalServer) -> None:
    room = await local.table(options={"nights": 1})
    guests = seated(room)
    await play(room, guests, Rng(1))
    await room.received(guests[0], Propose(YOU_CALL))
    assert guests[0].last(Refused).code == "over"


async def test_proposals_outlive_a_restart_but_not_the_game(tmp_path: Path) -> None:
    async with LocalServer(tmp_path) as local:
        room = await local.table(options={"nights": 1})
        anna, *_ = seated(room)
        await room.received(anna, Propose(YOU_CALL, "now"))
        code, kept = room.state.row.code, room.state.row.seats[0].proposal
    async with LocalServer(tmp_path) as local:
        room = await local.rooms.room(code)
        assert room.state.row.seats[0].proposal == kept
        guests = seated(room)
        await play(room, guests, Rng(1))
        again = await local.rooms.room(await room.membership.rematch(guests[0].holder))
        assert [seat.proposal for seat in again.state.row.seats] == [None] * 3


async def test_people_at_another_process_see_it_too(pair: tuple[Process, Process]) -> None:
    one, other = pair
    room = await one.table()
    anna, bert = Guest(NAMES[0], 0), Guest(NAMES[1], 1)
    await one.seat(room.state.row.code, anna)
    await other.seat(room.state.row.code, bert)
    await room.received(anna, Propose(YOU_CALL))
    await until(lambda: bert.all_of(TableChanged) and proposed(bert)[0] == Proposal(YOU_CALL))


async def table_with(local: LocalServer, bot: str) -> tuple[Room, Guest]:
    room = await local.table(1, seats=[SeatPlan("me", NAMES[0]), SeatPlan("bot", bot=bot)])
    return room, *seated(room, 1)  # type: ignore[return-value]


async def test_bots_propose_and_say_why(local: LocalServer) -> None:
    room, anna = await table_with(local, "adviser")
    await play(room, [anna], Rng(3), 1)
    await until(lambda: room.state.row.seats[1].proposal)
    proposal = room.state.row.seats[1].proposal
    assert proposal
    assert proposal.steps == [Step(0, "call", SPEAK)]
    assert proposal.why
    assert proposal.why.event == "Called"


async def test_bots_weigh_what_people_propose(local: LocalServer) -> None:
    """The adviser answers whatever Anna proposes to it, where that is possible."""
    room, anna = await table_with(local, "adviser")
    for wanted in ("silent", "speak"):
        step = Step(1, "call", CALLS.index(wanted))
        await room.received(anna, Propose([step]))
        while not (
            mine := [one for one in room.state.playing.entries if one.seat == 1 and one.choice == step.id]
        ):
            await until(lambda: anna.ask)
            await play(room, [anna], Rng(3), 1)
        assert mine
