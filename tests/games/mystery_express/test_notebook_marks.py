"""What is written into the notebook by hand, and how it reaches a page."""

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, element, table
from tests.games.mystery_express.test_notebook import row
from tests.rules import rule
from wagonlit.core.match import Match
from wagonlit.games.mystery_express.game import GAME
from wagonlit.games.mystery_express.view.ink import BOTH
from wagonlit.games.mystery_express.view.notebook import BadMark, Notebook


def test_marks_by_hand_are_kept_where_they_were_made_and_can_be_rubbed_out() -> None:
    t = table(hands={})
    marks: dict[str, str] = {}
    book = Notebook(t.view(ANNA), marks)
    book.mark("mo_hanged", "leg1", "B?")
    book.mark("time_0445", "wien", "II")
    assert row(t, ANNA, "mo_hanged", **marks).marks == {"leg1": "B?"}
    assert book.times()[2] == ["", "II", ""]
    book.mark("mo_hanged", "leg1", "")
    assert marks == {"time_0445 wien": "II"}


def test_one_name_of_each_category_is_drafted_for_telegram_and_answer() -> None:
    marks = {"mo_hanged leg1": "?"}
    book = Notebook(table(hands={}).view(ANNA), marks)
    for name in ("mo_hanged", "motive_greed", "time_0445", "mo_shot"):
        book.mark(name, "draft", "o")
    assert marks == {
        "mo_hanged leg1": "?", "motive_greed draft": "o", "time_0445 draft": "o", "mo_shot draft": "o",
    }  # fmt: skip
    assert [name for name in ("mo_hanged", "mo_shot") if book.drafted(element(name))] == ["mo_shot"]
    book.mark("mo_shot", "draft", "")
    assert sorted(marks) == ["mo_hanged leg1", "motive_greed draft", "time_0445 draft"]


@rule("ME-517")
def test_nobody_writes_while_a_time_show_runs() -> None:
    book = Notebook(table(hands={}).view(ANNA))
    book.locked = True
    with pytest.raises(BadMark, match="ME-517"):
        book.mark("mo_hanged", "leg1", "?")
    assert book.marks == {}


@pytest.mark.parametrize(
    ("name", "column", "text", "says"),
    [
        ("butler", "leg1", "?", "no element “butler”"),
        ("mo_hanged", "wien", "?", "it has hand, leg1"),
        ("time_0445", "leg1", "?", "it has strasbourg, wien, budapest"),
        ("mo_hanged", "leg1", "far too long", "at most 8"),
    ],
)
def test_a_mark_that_cannot_be_made_says_why(name: str, column: str, text: str, says: str) -> None:
    book = Notebook(table(hands={}).view(ANNA))
    with pytest.raises(BadMark, match=says):
        book.mark(name, column, text)
    assert book.marks == {}


# The sheet as a page draws it


def test_a_page_is_sent_what_the_eyes_saw_and_never_what_only_follows() -> None:
    t = table(hands={BERT: ["mo_hanged"], CARL: ["mo_hanged"]}).play(ANNA, "lounge")
    sheet = GAME.notebook(t.view(ANNA))
    cells = {row.element: row.cells for row in sheet.rows}
    assert cells[element("mo_hanged")][sheet.columns.index("leg1")] == BOTH
    assert {row.status for row in sheet.rows} == {"open"}
    assert sorted(sheet.french_rows) == [row.element for row in sheet.rows]


def test_a_mark_is_written_by_its_key_and_the_marks_given_stay_as_they_are() -> None:
    view, before = table().view(ANNA), {"mo_shot leg1": "?"}
    assert GAME.noted(view, before, "mo_hanged leg2", "/") == {"mo_shot leg1": "?", "mo_hanged leg2": "/"}
    assert GAME.noted(view, before, "mo_shot leg1", "") == {}
    assert before == {"mo_shot leg1": "?"}


def test_a_key_that_names_no_cell_is_refused() -> None:
    with pytest.raises(BadMark, match="no element “mo_tickled”"):
        GAME.noted(table().view(ANNA), {}, "mo_tickled leg1", "/")


@rule("ME-808")
def test_all_that_a_time_show_shows_is_fleeting_and_nothing_else_is() -> None:
    match = Match(GAME, {"players": 3}, seed=5)
    while not match.over:
        match.answer(match.asks[0].options[0], match.asks[0].seat)
    inside = False
    shown: set[str] = set()
    others: set[str] = set()
    for told in match.told[ANNA]:
        inside = told.event == "ShowBegun" or (inside and told.event != "ShowEnded")
        if told.event not in ("ShowBegun", "ShowEnded"):
            (shown if inside else others).add(told.event)
    assert shown == set(GAME.fleeting)
    assert not others & shown
