"""The deduction sheet: what two sights prove, strokes and crosses, marks by hand."""

from typing import Any

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, Table, element, table
from tests.rules import rule
from wagonlit.games.mystery_express.view.notebook import Notebook

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
    assert row(t, ANNA, "mo_hanged").cells == ("", "X", "", "", "", "", "", "")
    shown = table(hands={BERT: ["mo_clubbed"]}).play(ANNA, "lounge")
    assert row(shown, ANNA, "mo_clubbed").cells == ("", "/", "", "", "", "", "", "")
    assert row(shown, BERT, "mo_clubbed").cells[0] == "/"


def test_showing_an_own_card_is_no_news_to_its_owner() -> None:
    t = table(hands={BERT: ["mo_clubbed"]}).play(ANNA, "lounge")
    assert row(t, BERT, "mo_clubbed").cells == ("/", "", "", "", "", "", "", "")


@pytest.mark.parametrize(("assist", "sign"), [("marks", "/"), ("inference", "X")])
def test_a_cross_that_needs_another_column_is_a_conclusion(assist: str, sign: str) -> None:
    """One in hand, one shown in leg 1; and one face up since Budapest, one shown in leg 5."""
    options = {"sheet_assist": assist}
    t = table(hands={ANNA: ["mo_hanged"], BERT: ["mo_hanged"]}, options=options).play(ANNA, "lounge")
    assert row(t, ANNA, "mo_hanged").cells == ("/", sign, "", "", "", "", "", "")
    t = table(leg=5, unveiled=["mo_hanged"], hands={BERT: ["mo_hanged"]}, options=options).play(
        ANNA, "lounge"
    )
    assert row(t, ANNA, "mo_hanged").cells == ("", "", "", "", "", "", "", sign)


def test_two_sights_of_one_leg_that_prove_two_cards_are_a_cross() -> None:
    t = table(hands={BERT: ["mo_hanged"], CARL: ["mo_hanged", "suspect_candy"]}, hours=4)
    t.play(ANNA, "dining", "1")
    assert row(t, ANNA, "mo_hanged").cells[1] == "/"
    t.play(ANNA, "passenger", "mo")
    assert row(t, ANNA, "mo_hanged").cells[1] == "X"


def test_an_own_card_that_was_shown_counts_in_its_leg() -> None:
    hands = {ANNA: ["suspect_candy"], BERT: ["mo_hanged"], CARL: ["mo_hanged"]}
    t = table(hands=hands).play(ANNA, "lounge")
    assert row(t, BERT, "mo_hanged").cells[:2] == ("/", "X")


def test_a_new_leg_is_a_new_column() -> None:
    """Bert shows the same card in both legs, or two: nobody knows, so both legs have one stroke."""
    t = table(hands={BERT: ["mo_hanged", "mo_hanged"]}, leg=3, hours=2, first=BERT, active=ANNA)
    t.play(ANNA, "lounge").play(BERT, "mo_hanged")
    while t.view(ANNA).leg < 3 or t.view(ANNA).active != ANNA:
        ask = t.match.asks[0]
        t.match.answer(ask.options[-1], ask.seat)
    t.play(ANNA, "lounge").play(BERT, "mo_hanged")
    assert row(t, ANNA, "mo_hanged").cells[4:6] == ("/", "/")


def test_both_copies_in_the_own_hand_are_crossed_there_wherever_they_came_from() -> None:
    dealt = table(hands={ANNA: ["mo_hanged"] * 2})
    assert row(dealt, ANNA, "mo_hanged").cells == ("X", "", "", "", "", "", "", "")
    got = table(hands={ANNA: ["mo_hanged", "mo_clubbed"], BERT: ["mo_hanged"], CARL: ["suspect_candy"]})
    got.play(ANNA, "passenger", "left", "mo_clubbed")
    assert row(got, ANNA, "mo_hanged").cells == ("X", "+", "", "", "", "", "", "")


def test_a_card_that_came_is_one_card() -> None:
    """A sign in the column where it came, none in the hand that was dealt."""
    t = table(hands={ANNA: ["mo_clubbed"], BERT: ["mo_hanged"], CARL: ["suspect_candy"]})
    t.play(ANNA, "passenger", "left")
    hanged, clubbed = row(t, ANNA, "mo_hanged"), row(t, ANNA, "mo_clubbed")
    assert (hanged.cells, hanged.kept) == (("", "+", "", "", "", "", "", ""), 0)
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
    assert row(t, ANNA, "mo_hanged").cells == ("",) * 8


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
