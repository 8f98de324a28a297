"""A sealed answer can be changed until the last of those who were asked has answered; nobody else notices."""

from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from tests.table.room.guests import NAMES, Guest, LocalServer, reply_to, seated
from tests.table.room.overhearing import _timeless
from tests.table.room.two_processes import Process
from tests.toys.masquerade.pieces import ACCUSE, PEEK, REST
from wagonlit.core.rng import Rng
from wagonlit.table.room.room import Room
from wagonlit.table.store.rows import ANSWER, CHANGE
from wagonlit.table.wire.messages import Accepted, Consent, LaidAnswer, Moved, Refused, Reply, TakeBack

pytestmark = pytest.mark.asyncio


async def a_ball(local: LocalServer) -> Room:
    """Where all choose their deeds at once."""
    return await local.table(game="carnival")


def moves_counted() -> float:
    """As whoever watches the server sees it."""
    figures = {metric.name: metric.samples for metric in REGISTRY.collect()}
    timed = {sample.name: sample.value for sample in figures["wagonlit_answering_seconds"]}
    moves = sum(sample.value for sample in figures["wagonlit_moves"])
    assert timed["wagonlit_answering_seconds_count"] == moves
    return moves


async def lay(room: Room, guest: Guest, deed: int) -> None:
    assert guest.ask is not None
    await room.received(guest, reply_to(guest.ask, deed, f"laid-{room.state.n}"))


async def change(room: Room, guest: Guest, deed: int, id: str = "second-thoughts") -> Reply:
    laid = guest.position.laid
    assert laid is not None
    reply = Reply(id, laid.ask.at, deed, instead=True)
    await room.received(guest, reply)
    return reply


async def test_a_sealed_answer_is_changed_until_the_last_has_answered(local: LocalServer) -> None:
    room = await a_ball(local)
    guests = anna, bert, carla = seated(room)
    asked = anna.ask
    await lay(room, anna, REST)
    assert anna.position.laid == LaidAnswer(asked, REST)  # type: ignore[arg-type]
    assert [guest.position.laid for guest in guests[1:]] == [None, None]
    await lay(room, bert, REST)
    counted = moves_counted()
    reply = await change(room, anna, PEEK)
    assert moves_counted() == counted > 0
    assert anna.last(Accepted) == Accepted(reply.id, 1)
    assert anna.position.laid == LaidAnswer(asked, PEEK)  # type: ignore[arg-type]
    assert [one.facts["deed"] for one in anna.told if one.event == "DeedChosen"] == [PEEK, None]
    await change(room, anna, ACCUSE, "third-thoughts")
    await lay(room, carla, REST)
    assert [one.facts["deed"] for one in carla.told if one.event == "DeedShown"] == [ACCUSE, REST, REST]
    assert anna.all_of(Moved)[-1].position.laid is None
    await room.received(anna, Reply("too-late", 0, REST, instead=True))
    assert anna.last(Refused).code == "stale"


async def test_only_so_many_answers_of_a_seat_are_changed(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody makes a log that is too long to read; what others change does not count."""
    monkeypatch.setattr("wagonlit.table.room.log.MOST_CHANGES", 2)
    room = await a_ball(local)
    anna, bert, _ = seated(room)
    for guest in (anna, bert):
        await lay(room, guest, REST)
        for deed in (PEEK, ACCUSE):
            await change(room, guest, deed, f"changed-{guest.seat}-{deed}")
        assert not guest.all_of(Refused)
    await change(room, anna, PEEK, "once-too-often")
    assert anna.last(Refused).code == "not_now"
    assert room.state.playing.match.peek().deeds[0] == ACCUSE


async def test_a_change_counts_once_and_only_if_it_is_possible(local: LocalServer) -> None:
    room = await a_ball(local)
    anna, bert, _ = seated(room)
    await lay(room, anna, REST)
    reply = await change(room, anna, PEEK)
    messages = len(anna.all_of(Moved))
    await room.received(anna, reply)
    assert len(anna.all_of(Moved)) == messages
    assert anna.last(Accepted) == Accepted(reply.id, 1)
    await change(room, anna, 17, "impossible")
    assert anna.last(Refused).code == "bad_answer"
    assert room.state.playing.match.peek().deeds[0] == PEEK
    assert bert.ask is not None
    await room.received(bert, Reply("nothing-yet", bert.ask.at, REST, instead=True))
    assert bert.last(Refused).code == "stale"


@pytest.mark.parametrize("eyes", [1, None])
async def test_nobody_else_notices_a_change(local: LocalServer, eyes: int | None) -> None:
    """Neither in what they are sent, nor in how often, nor in how anything is counted: to the byte.

    Nor that an answer was refused.
    """
    local.bot_pool.undo_judge.pause = 3600.0  # its verdicts come when they come
    heard = []
    for mind in ([PEEK], [REST, ACCUSE, PEEK]):
        room = await a_ball(local)
        guests = seated(room)
        listener = guests[eyes] if eyes is not None else Guest("Otto")
        room.arrivals.connect(listener)
        await lay(room, guests[0], mind[0])
        for number, deed in enumerate(mind[1:]):
            await change(room, guests[0], deed, f"change-{number}")
            await room.received(guests[2], Reply("impossible", 0, 60))
        await lay(room, guests[1], REST)
        room.arrivals.disconnect(listener)
        room.arrivals.connect(listener, since=3)
        await room.received(listener, Reply("wrong", 0, 60))
        await lay(room, guests[2], REST)
        heard.append([_timeless(one, room.state.row.code) for one in listener.wire])
        assert room.state.row.moved == room.state.playing.entries[-1].at
    assert heard[0] == heard[1]


async def test_a_change_outlives_the_server_and_an_undo(tmp_path: Path) -> None:
    async with LocalServer(tmp_path) as server:
        room = await a_ball(server)
        anna, bert, carla = seated(room)
        await lay(room, anna, REST)
        await lay(room, bert, REST)
        await change(room, anna, PEEK)
        await lay(room, carla, REST)
        await lay(room, anna, 1)
        code, told = room.state.row.code, anna.told
    async with LocalServer(tmp_path) as server:
        room = await server.rooms.room(code)
        again = Guest(NAMES[0], 0)
        room.arrivals.connect(again)
        assert again.told == told
        log = await server.store.entries(room.state.row.id)
        assert [entry.kind for entry in log] == [ANSWER, ANSWER, CHANGE, ANSWER, ANSWER]
        assert [(entry.n, entry.choice) for entry in room.state.playing.entries] == [
            (1, PEEK),
            (2, REST),
            (3, REST),
            (4, 1),
        ]
        room.state.playing.extend([room.state.playing.undo(2, "", agreed=True)])
        room.state.playing.extend([room.state.playing.attempt_change(0, ACCUSE, "after-all")])
        assert room.state.playing.match.peek().deeds[0] == ACCUSE


async def test_a_form_is_changed_as_a_whole(local: LocalServer) -> None:
    room = await a_ball(local)
    guests, rng = seated(room), Rng(5)
    while not all(guest.ask and guest.ask.parts for guest in guests):
        guest = next(guest for guest in guests if guest.ask)
        assert guest.ask is not None
        await lay(room, guest, guest.ask.options[rng.below(len(guest.ask.options))])
    asks = [guest.ask for guest in guests]
    await room.received(guests[0], reply_to(asks[0], [0, 0]))  # type: ignore[arg-type]
    await change(room, guests[0], [2, 1])  # type: ignore[arg-type]
    for guest, ask in zip(guests[1:], asks[1:]):
        await room.received(guest, reply_to(ask, [0, 0]))  # type: ignore[arg-type]
    read = next(one for one in guests[1].told if one.event == "CardRead")
    assert (read.facts["left"], read.facts["right"]) == (2, 1)


async def test_other_processes_take_a_change_over_without_a_word_to_others(
    pair: tuple[Process, Process],
) -> None:
    here, there = pair
    room = await a_ball(here)
    code = room.state.row.code
    anna, elsewhere, bert = Guest("Anna", 0), Guest("Anna", 0), Guest("Bert", 1)
    await here.seat(code, anna)
    await there.seat(code, elsewhere, bert)
    await lay(room, anna, REST)
    await here.heard_by(there)
    messages = len(bert.all_of(Moved))
    await change(room, anna, PEEK)
    await here.heard_by(there)
    assert elsewhere.position.laid is not None
    assert elsewhere.position.laid.choice == PEEK
    assert len(bert.all_of(Moved)) == messages
    other = await there.rooms.room(code)
    await lay(other, bert, REST)
    await here.heard_by(there)
    assert other.state.playing.match.peek().deeds[0] == PEEK


async def test_a_change_that_was_taken_back_is_nothing_to_other_processes(
    pair: tuple[Process, Process],
) -> None:
    """Where they hear of both at once, such as after a break of the line."""
    here, there = pair
    room = await a_ball(here)
    guests = anna, bert, carla = seated(room)
    elsewhere = Guest("Anna", 0)
    await there.seat(room.state.row.code, elsewhere)
    other = await there.rooms.room(room.state.row.code)
    here.mute()
    await lay(room, bert, REST)
    await lay(room, anna, REST)
    await change(room, anna, PEEK)
    await room.received(bert, TakeBack(room.state.n))
    for guest in (anna, carla):
        await room.received(guest, Consent(room.state.n, True))
    await other.queue.run(other.reread)
    assert [guest.position.n for guest in (*guests, elsewhere)] == [3] * 4
    assert elsewhere.ask == anna.ask is not None
