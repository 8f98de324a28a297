"""What a game says of its table: when chat is closed, what a rematch agrees on; and who gave an answer."""

from pathlib import Path

import pytest

from tests.table.room.guests import Guest, LocalServer, holder, seated, until
from tests.table.room.test_windows import a_window, say
from tests.table.variants.foghorn import GAME
from tests.toys.lighthouse.rules import SILENT
from wagonlit.bots.arena import simulate
from wagonlit.core.record import read_record
from wagonlit.core.replay import replayed
from wagonlit.kit.terminal.words import Words
from wagonlit.table.room.clock import Timing
from wagonlit.table.wire.messages import Refused, Said, Say
from wagonlit.terminal.rhythm import asides

asynchronous = pytest.mark.asyncio


def can_chat(guest: Guest) -> bool:
    return not guest.position.chat_closed


@asynchronous
async def test_chat_is_closed_to_those_who_could_give_something_away(local: LocalServer) -> None:
    room, (anna, bert, carla, dirk) = await a_window(local)
    assert [can_chat(guest) for guest in (anna, bert, carla, dirk)] == [True, False, False, False]
    await room.received(carla, Say("a heron!"))
    assert carla.last(Refused).code == "chat_closed"
    await room.received(anna, Say("no comment"))
    assert [line.line.text for line in carla.all_of(Said)] == ["no comment"]


@asynchronous
async def test_a_rematch_knows_what_was_played_and_the_record_who_gave_each_answer(tmp_path: Path) -> None:
    async with LocalServer(tmp_path) as local:
        local.rooms.services.timing = Timing(pace=0, fast=3600)
        room = await local.table(2, 1, game="foghorn", clock="fast")
        anna, bert = seated(room, 2)
        await say(room, anna, "fog")
        await until(lambda: room.state.n == 2)  # the bot has left it
        await say(room, bert, SILENT)
        local.rooms.services.timing = Timing(pace=0, fast=0.0)
        room.go_on()
        await until(lambda: room.broadcast.table().status == "over")
        record = read_record(room.state.record().to_json())
        assert [one.by for one in record.given[:3]] == ["person", "bot", "person"]
        assert "clock" in {one.by for one in record.given[3:]}
        assert [one.at for one in record.given] == sorted(one.at for one in record.given)
        seated_answers = [one for one in record.answers if one.seat >= 0]
        assert len(seated_answers) == len(record.given)
        assert replayed(GAME, record).record.answers == record.answers
        rhythm = list(asides(GAME, record, Words("en")).values())
        assert rhythm[0] == "(+0\u00a0s)"
        assert rhythm[1].endswith("s, bot)")
        assert rhythm[-1].endswith("s, by the clock)")
        code = await room.membership.rematch(holder("Anna"))
        again = await local.rooms.room(code)
        assert (room.state.row.options["nights"], again.state.row.options["nights"]) == (3, 2)


def test_a_series_counts_what_the_game_counts() -> None:
    report = simulate(GAME, ["random"] * 3, games=4)
    assert 0 <= report.tallies["home"] <= 1
    assert simulate(GAME, [GAME.bots["first"]] * 3, games=2).tallies["home"] == 0.5
