"""The deduction sheet: what two sights prove, strokes and crosses, marks by hand."""

from typing import Any

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, Table, element, table
from tests.rules import rule
from wagonlit.core.match import Match
from wagonlit.games.mystery_express.game import GAME
from wagonlit.games.mystery_express.view.ink import BOTH
from wagonlit.games.mystery_express.view.notebook import BadMark, Notebook

ASSIST: dict[str, Any] = {"sheet_assist": "inference"}


def innocent(t: Table, seat: int, name: str) -> bool:
    return bool(t.view(seat).tracker.innocent(element(name)))


def row(t: Table, seat: int, name: str, **marks: str) -> Any:
    rows = Notebook(t.view(seat), dict(marks)).rows()
    return next(row for row in rows if row.element == element(name))


# When two sights prove two cards


def test_simultaneous_sights_are_two_cards() -> None:
    t = table(hands={BERT: ["mo_hanged"], CARL: ["mo_hanged"]}).play(ANNA, "lounge")
    assert innocent(t, ANNA, "mo_hanged")


def test_a_sight_elsewhere_and_the_own_hand_are_two_cards() -> None:
    t = table(hands={ANNA: ["mo_hanged"], BERT: ["mo_hanged"]}).play(ANNA, "lounge")
    assert innocent(t, ANNA, "mo_hanged")
    assert not innocent(t, CARL, "mo_hanged")


def test_a_card_on_a_discard_and_one_from_a_hand_in_the_same_leg_are_two() -> None:
    t = table(hands={BERT: ["mo_hanged"], CARL: ["mo_hanged", "suspect_candy"]}, hours=4)
    t.play(ANNA, "dining", "1")
    assert not innocent(t, ANNA, "mo_hanged")
    t.play(ANNA, "passenger", "mo")
    assert innocent(t, ANNA, "mo_hanged")


def test_after_a_grip_the_same_leg_proves_nothing() -> None:
    """The trap: the card may be the very one that was shown before."""
    t = table(hands={BERT: ["mo_hanged"]}, hours=4).play(ANNA, "dining", "club_grip", "lounge")
    assert t.told(ANNA, "CardRevealed") != []
    assert not innocent(t, ANNA, "mo_hanged")


def test_the_same_element_in_two_legs_proves_nothing() -> None:
    t = table(hands={BERT: ["mo_hanged", "mo_clubbed"]}, leg=1, hours=2, first=BERT, active=ANNA)
    t.play(ANNA, "lounge").play(BERT, "mo_hanged")
    assert row(t, ANNA, "mo_hanged").cells[1] == "/"
    while t.view(ANNA).leg == 0 or "turn.action" not in t.asked().values():
        ask = t.match.asks[0]
        t.match.answer(ask.options[-1], ask.seat)
    assert not innocent(t, ANNA, "mo_hanged")


def test_a_card_known_for_certain_at_one_place_proves_across_legs() -> None:
    """Anna put the first one on a conductor's spot; it still lies there in the next leg."""
    t = table(
        hands={ANNA: ["mo_hanged"], BERT: ["mo_hanged"], CARL: ["suspect_candy"]},
        spots=["motive_greed", None, None],
        conductor="sleeping",
        hours=2,
        chance=("club",),
    )
    t.play(ANNA, "sleeping", "1").play(BERT, "left").play(ANNA, "right")
    assert t.spot(1) == ["mo_hanged"]
    t.play(ANNA, "passenger", "left")
    assert innocent(t, ANNA, "mo_hanged")


def test_an_unveiled_card_and_another_sight_are_two_cards() -> None:
    t = table(leg=5, unveiled=["mo_hanged"], hands={BERT: ["mo_hanged"]}).play(ANNA, "lounge")
    assert innocent(t, ANNA, "mo_hanged")


# The sheet


def test_a_stroke_is_a_sight_and_a_cross_is_a_proof() -> None:
    t = table(hands={BERT: ["mo_hanged", "mo_clubbed"], CARL: ["mo_hanged"]}).play(ANNA, "lounge")
    t.play(BERT, "mo_hanged")
    assert row(t, ANNA, "mo_hanged").cells == ["", "X", "", "", "", "", "", ""]
    shown = table(hands={BERT: ["mo_clubbed"]}).play(ANNA, "lounge")
    assert row(shown, ANNA, "mo_clubbed").cells == ["", "/", "", "", "", "", "", ""]
    assert row(shown, BERT, "mo_clubbed").cells[0] == "/"


def test_showing_an_own_card_is_no_news_to_its_owner() -> None:
    t = table(hands={BERT: ["mo_clubbed"]}).play(ANNA, "lounge")
    assert row(t, BERT, "mo_clubbed").cells == ["/", "", "", "", "", "", "", ""]


@pytest.mark.parametrize(("assist", "sign"), [("marks", "/"), ("inference", "X")])
def test_a_cross_that_needs_another_column_is_a_conclusion(assist: str, sign: str) -> None:
    """One in hand, one shown in leg 1; and one face up since Budapest, one shown in leg 5."""
    options = {"sheet_assist": assist}
    t = table(hands={ANNA: ["mo_hanged"], BERT: ["mo_hanged"]}, options=options).play(ANNA, "lounge")
    assert row(t, ANNA, "mo_hanged").cells == ["/", sign, "", "", "", "", "", ""]
    t = table(leg=5, unveiled=["mo_hanged"], hands={BERT: ["mo_hanged"]}, options=options).play(
        ANNA, "lounge"
    )
    assert row(t, ANNA, "mo_hanged").cells == ["", "", "", "", "", "", "", sign]


def test_two_sights_of_one_leg_that_prove_two_cards_are_a_cross() -> None:
    t = table(hands={BERT: ["mo_hanged"], CARL: ["mo_hanged", "suspect_candy"]}, hours=4)
    t.play(ANNA, "dining", "1")
    assert row(t, ANNA, "mo_hanged").cells[1] == "/"
    t.play(ANNA, "passenger", "mo")
    assert row(t, ANNA, "mo_hanged").cells[1] == "X"


def test_an_own_card_that_was_shown_counts_in_its_leg() -> None:
    hands = {ANNA: ["suspect_candy"], BERT: ["mo_hanged"], CARL: ["mo_hanged"]}
    t = table(hands=hands).play(ANNA, "lounge")
    assert row(t, BERT, "mo_hanged").cells[:2] == ["/", "X"]


def test_a_new_leg_is_a_new_column() -> None:
    """Bert shows the same card in both legs, or two: nobody knows, so both legs have one stroke."""
    t = table(hands={BERT: ["mo_hanged", "mo_hanged"]}, leg=3, hours=2, first=BERT, active=ANNA)
    t.play(ANNA, "lounge").play(BERT, "mo_hanged")
    while t.view(ANNA).leg < 3 or t.view(ANNA).active != ANNA:
        ask = t.match.asks[0]
        t.match.answer(ask.options[-1], ask.seat)
    t.play(ANNA, "lounge").play(BERT, "mo_hanged")
    assert row(t, ANNA, "mo_hanged").cells[4:6] == ["/", "/"]


def test_both_copies_in_the_own_hand_are_crossed_there_wherever_they_came_from() -> None:
    dealt = table(hands={ANNA: ["mo_hanged"] * 2})
    assert row(dealt, ANNA, "mo_hanged").cells == ["X", "", "", "", "", "", "", ""]
    got = table(hands={ANNA: ["mo_hanged", "mo_clubbed"], BERT: ["mo_hanged"], CARL: ["suspect_candy"]})
    got.play(ANNA, "passenger", "left", "mo_clubbed")
    assert row(got, ANNA, "mo_hanged").cells == ["X", "+", "", "", "", "", "", ""]


def test_a_card_that_came_is_one_card() -> None:
    """A sign in the column where it came, none in the hand that was dealt."""
    t = table(hands={ANNA: ["mo_clubbed"], BERT: ["mo_hanged"], CARL: ["suspect_candy"]})
    t.play(ANNA, "passenger", "left")
    hanged, clubbed = row(t, ANNA, "mo_hanged"), row(t, ANNA, "mo_clubbed")
    assert (hanged.cells, hanged.kept) == (["", "+", "", "", "", "", "", ""], 0)
    assert (clubbed.cells[0], clubbed.kept) == ("/", 0)
    assert row(t, BERT, "mo_hanged").kept == 0
    assert row(table(hands={ANNA: ["mo_clubbed"]}), ANNA, "mo_clubbed").kept == 1


def test_with_inference_the_sheet_says_what_follows() -> None:
    own = ["mo_clubbed", "mo_hanged", "mo_poisoned"] * 2
    t = table(hands={ANNA: own}, solution={"mo": "mo_pushed"}, options=ASSIST)
    assert row(t, ANNA, "mo_hanged").status == "innocent"
    assert row(t, ANNA, "mo_pushed").status == "solution"
    assert row(t, BERT, "mo_pushed").status == "open"


def test_with_marks_only_the_sheet_draws_no_conclusions() -> None:
    own = ["mo_clubbed", "mo_hanged", "mo_poisoned"] * 2
    t = table(hands={ANNA: own}, solution={"mo": "mo_pushed"})
    assert {row(t, ANNA, name).status for name in ("mo_hanged", "mo_pushed")} == {"open"}


def test_switched_off_the_sheet_is_blank_paper() -> None:
    t = table(hands={ANNA: ["mo_hanged"] * 2}, options={"sheet_assist": "off"})
    assert row(t, ANNA, "mo_hanged").cells == [""] * 8


@rule("ME-R51", "ME-004")
def test_removed_elements_stand_greyed_on_every_sheet() -> None:
    removed = [r.element for r in Notebook(table(hands={}).view(ANNA)).rows() if r.removed]
    names = ["mo_shot", "mo_stabbed", "suspect_sra_perez", "suspect_dr_rajiv"]
    assert removed[:4] == [element(name) for name in names]
    assert len(removed) == 8


def test_rows_stand_in_the_order_of_the_readers_language() -> None:
    book = Notebook(table(hands={}).view(ANNA))
    assert [r.element for r in book.rows("en")][:2] == [element("mo_clubbed"), element("mo_hanged")]
    # Abattu, Assommé, Empoisonné, Pendu, Poignardé, Poussé
    french = ["mo_shot", "mo_clubbed", "mo_poisoned", "mo_hanged", "mo_stabbed", "mo_pushed"]
    assert [r.element for r in book.rows("fr")][:6] == [element(name) for name in french]
    assert sorted(r.element for r in book.rows("fr")) == sorted(r.element for r in book.rows("en"))


# Marks by hand


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
