"""How much the notebook does for a person is an option of the table: it is recorded, and shown again so."""

from typing import Any

import pytest

from tests.games.passenger27.table import ANNA, BERT, INVESTIGATE, SCHEME, Table, table
from wagonlit.core.match import Match
from wagonlit.core.record import read_record
from wagonlit.core.replay import replayed
from wagonlit.games.passenger27 import GAME
from wagonlit.games.passenger27.knowledge.notebook import NO, Mark, Sheet


def after_an_answer(**options: str) -> Table:
    """Anna has learnt how Bert looks, and the next round begins."""
    t = table(options=options)
    return t.lay(INVESTIGATE, SCHEME, SCHEME).play(ANNA, BERT, "looks").passing("round.action")


def again(t: Table) -> Match[Any, Any, Any]:
    """The game, out of nothing but what is kept of it."""
    return replayed(GAME, read_record(t.match.record.to_json()))


def sheets(match: Match[Any, Any, Any]) -> list[Sheet]:
    return [GAME.notebook(match.views[seat]) for seat in range(match.seats)]


def marks(sheet: Sheet) -> list[Mark]:
    return [mark for row in sheet.rows for mark in row.marks]


@pytest.mark.parametrize("level", ["off", "auto", "odds"])
def test_a_record_keeps_the_option_and_replaying_it_shows_every_seat_the_same_notebook(level: str) -> None:
    t = after_an_answer(sheet_assist=level)
    assert read_record(t.match.record.to_json()).options[GAME.assistance_option] == level
    assert sheets(again(t)) == sheets(t.match)
    assert {sheet.assist for sheet in sheets(again(t))} == {level}


def test_a_table_that_says_nothing_of_it_is_recorded_with_what_is_usual() -> None:
    assert after_an_answer().match.record.options[GAME.assistance_option] == "auto"


@pytest.mark.parametrize(
    ("level", "certain", "odds"), [("off", False, False), ("auto", True, False), ("odds", True, True)]
)
def test_read_again_it_shows_certain_marks_and_odds_where_that_was_agreed_and_nowhere_else(
    level: str, certain: bool, odds: bool
) -> None:
    sheet = sheets(again(after_an_answer(sheet_assist=level)))[ANNA]
    assert any(mark.state == NO for mark in marks(sheet)) == certain
    assert any(mark.ways is not None for mark in marks(sheet)) == odds
    assert (sheet.total is not None) == odds
