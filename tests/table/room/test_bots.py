"""Bots think elsewhere and answer like people; whatever happens to them, the table goes on."""

import asyncio
import os
import signal
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.table.room.guests import NAMES, Guest, LocalServer, holder, play, seated, until
from tests.table.words import said
from wagonlit.core.match import Match
from wagonlit.core.packed_agenda import packed
from wagonlit.core.rng import Rng
from wagonlit.games import find
from wagonlit.table.bots.pool import BotFailed, BotPool, BotQuestion
from wagonlit.table.room.clock import Timing
from wagonlit.table.room.room import Room
from wagonlit.table.wire.http import NewTable, SeatPlan

pytestmark = pytest.mark.asyncio

BOTS = [SeatPlan("bot", bot=bot) for bot in ("first", "last", "random")]


async def played_to_the_end(room: Room, guest: Guest) -> None:
    """Anna answers at random until the game is over; bots answer for themselves."""
    rng = Rng(2)
    while room.broadcast.table().status != "over":
        await until(lambda: guest.ask or room.broadcast.table().status == "over")
        await play(room, [guest], rng, 1)


async def test_bots_play_a_whole_game(local: LocalServer) -> None:
    room = await local.table(1, seats=[SeatPlan("me", "Anna"), *BOTS])
    (anna,) = seated(room, 1)
    await played_to_the_end(room, anna)
    assert anna.position.result
    answers = await local.store.entries(room.state.row.id)
    assert {entry.seat for entry in answers} == {0, 1, 2, 3}
    assert len({entry.key for entry in answers}) == len(answers)


async def test_a_process_that_is_killed_is_replaced(local: LocalServer) -> None:
    room = await local.table(1, bots=2)
    (anna,) = seated(room, 1)
    rng, killed = Rng(2), 0
    while killed < 3:
        await until(lambda: anna.ask)
        worker = local.bot_pool.processes[0].worker
        if worker.process is not None and worker.process.returncode is None:
            os.kill(worker.process.pid, signal.SIGKILL)
            killed += 1
        await play(room, [anna], rng, 3)
    await until(lambda: anna.ask)
    assert room.state.n > 9


def possible(asked: BotQuestion) -> list[int | str]:
    """What may be answered to this question."""
    return [said(asked.ask, option) for option in asked.ask.options]


async def question(bot: str) -> BotQuestion:
    """An early question of a game, to this bot."""
    match = Match(find("lookout"), {"players": 3}, 1)
    seat = match.waiting[0]
    told = match.told[seat]
    ask, agenda = match.ask_of(seat), packed(match.agenda)
    return BotQuestion("ABCDEF", seat, 0, "lookout", {"players": 3}, 9, bot, told, len(told), ask, agenda)


async def test_a_process_killed_while_it_thinks_is_asked_again() -> None:
    pool, asked = BotPool(1), await question("first")
    assert (await pool.choose(asked)).choice in possible(asked)
    process = pool.processes[0].worker.process
    assert process
    os.kill(process.pid, signal.SIGSTOP)  # as if it thought for ever
    thinking = asyncio.create_task(pool.choose(asked))
    await asyncio.sleep(0.1)
    os.kill(process.pid, signal.SIGKILL)
    assert (await thinking).choice in possible(asked)
    await pool.close()


async def test_a_seat_the_process_has_forgotten_is_told_all_again() -> None:
    pool, asked = BotPool(1), await question("last")
    process = pool.processes[0]
    process.told["ABCDEF", asked.seat] = 0, "last", 5  # as if it had heard of this seat
    assert (await pool.choose(asked)).choice in possible(asked)
    assert process.told["ABCDEF", asked.seat] == (0, "last", asked.told_count)
    assert (await pool.choose(asked)).choice in possible(asked)
    await pool.close()


async def test_a_bot_too_slow_has_no_answer_and_its_process_is_ended() -> None:
    pool = BotPool(1, patience=0.001)
    with pytest.raises(BotFailed):
        await pool.choose(await question("last"))
    assert pool.processes[0].worker.process is None
    await pool.close()


async def test_whoever_stops_waiting_confuses_nobody() -> None:
    pool, asked = BotPool(1), await question("first")
    waiting = asyncio.create_task(pool.choose(asked))
    await asyncio.sleep(0.01)
    waiting.cancel()
    assert (await pool.choose(asked)).choice in possible(asked)
    await pool.close()


async def test_other_tables_do_not_wait_for_a_slow_bot() -> None:
    pool, asked = BotPool(2), await question("first")
    others = [replace(asked, table=table) for table in ("AAAAAA", "BBBBBB")]
    await asyncio.gather(*(pool.choose(one) for one in others))
    slow = next(process for process in pool.processes if ("AAAAAA", asked.seat) in process.told)
    assert slow.worker.process
    os.kill(slow.worker.process.pid, signal.SIGSTOP)
    thinking = asyncio.create_task(pool.choose(others[0]))
    await asyncio.sleep(0)
    for table in ("BBBBBB", "CCCCCC", "DDDDDD"):
        assert (await pool.choose(replace(asked, table=table))).choice in possible(asked)
    assert not thinking.done()
    os.kill(slow.worker.process.pid, signal.SIGCONT)
    assert (await thinking).choice in possible(asked)
    await pool.close()


async def test_for_a_bot_that_fails_something_possible_is_answered(local: LocalServer) -> None:
    """As after an update that no longer has this bot."""
    room = await local.table(1, bots=2)
    (anna,) = seated(room, 1)
    await room.queue.run(
        lambda: room.amend(
            lambda row: replace(
                row, seats=tuple(replace(seat, bot=seat.bot and "gone") for seat in row.seats)
            )
        )
    )
    await played_to_the_end(room, anna)
    assert anna.position.result


async def test_bots_answer_though_nobody_is_connected(local: LocalServer) -> None:
    seats = [SeatPlan("me", "Anna"), SeatPlan("bot"), SeatPlan("bot")]
    room = await local.rooms.open(NewTable("lookout", seats, seed=1), holder("Anna"))
    names = [seat.name for seat in room.state.row.seats]
    assert len(set(names)) == 3
    assert names[1:] == ["Anselme", "Odette"]
    await until(lambda: set(room.state.playing.questions) == {0} and not room.bot_seats.busy)
    assert room not in local.rooms.services.awake


async def test_bots_wait_so_that_people_can_follow(tmp_path: Path) -> None:
    """With a very long pause nothing is answered; several bots think at the same time."""
    async with LocalServer(tmp_path, pace=3600.0) as local:
        room = await local.table(1, bots=2)
        (anna,) = seated(room, 1)
        while anna.ask:
            await play(room, [anna], Rng(2), 1)
        n = room.state.n
        await until(lambda: local.bot_pool.processes[0].told)
        assert room.state.n == n
        assert len(room.bot_seats._answering) == len(room.state.playing.questions)
        assert local.rooms.services.timing == Timing(pace=3600.0)
    assert NAMES[0] == "Anna"
