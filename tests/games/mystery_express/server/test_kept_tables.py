"""Tables that an earlier version kept still open, stand where they stood, and go on."""

import sqlite3
from pathlib import Path

import pytest

from tests.table.room.guests import LocalServer

pytestmark = pytest.mark.asyncio

KEPT = Path(__file__).parents[1] / "kept" / "tables.sql"
IN_TELEGRAMS, OVER, EARLY = "AGRZFN", "WARMWH", "WMDPDU"
ANNA, BERT, BOT = range(3)


def kept_in(folder: Path) -> LocalServer:
    """A server on the database as that version left it."""
    server = LocalServer(folder)
    with sqlite3.connect(folder / "tables.sqlite") as database:
        database.executescript(KEPT.read_text(encoding="utf-8"))
    return server


async def test_a_game_that_was_over_still_is(tmp_path: Path) -> None:
    async with kept_in(tmp_path) as server:
        room = await server.rooms.room(OVER)
        assert room.state.playing.match.over
        assert room.state.record().game == "mystery_express"


async def test_a_game_in_an_early_turn_goes_on(tmp_path: Path) -> None:
    async with kept_in(tmp_path) as server:
        room = await server.rooms.room(EARLY)
        assert room.state.playing.questions[ANNA].decision == "turn.action"


async def test_lines_of_a_telegram_that_were_written_one_by_one_count_and_the_rest_is_handed_in(
    tmp_path: Path,
) -> None:
    """Two lines were written by all; Anna hands in her other three, and waits for nobody's next line."""
    async with kept_in(tmp_path) as server:
        room = await server.rooms.room(IN_TELEGRAMS)
        match = room.state.playing.match
        ask = room.state.playing.questions[ANNA]
        assert [part.facts["category"] for part in ask.parts] == [2, 3, 4]
        assert [len(lines) for lines in match.views[ANNA].telegrams][:2] == [2, 2]
        match.answer([part.options[0] for part in ask.parts], ANNA)
        assert ANNA not in match.waiting
