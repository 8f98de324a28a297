"""Lounge Car (ME-341 … ME-343)."""

from tests.games.mystery_express.table import ANNA, BERT, CARL, table
from tests.rules import rule

HANDS = {
    ANNA: ["suspect_candy"],
    BERT: ["mo_clubbed", "mo_hanged", "motive_greed"],
    CARL: ["mo_clubbed", "mo_pushed"],
}


@rule("ME-341")
def test_the_actor_names_a_category_of_which_another_player_has_a_hand_card() -> None:
    t = table(hands=HANDS).play(ANNA, "lounge")
    assert t.options(ANNA) == {"mo", "motive"}


@rule("ME-342", "ME-804")
def test_all_picks_are_revealed_together_to_everybody() -> None:
    t = table(hands=HANDS).play(ANNA, "lounge", "mo").play(CARL, "mo_pushed")
    assert t.told(ANNA, "CardRevealed") == []
    t.play(BERT, "mo_hanged")
    for seat in (ANNA, BERT, CARL):
        assert t.faces(seat, "CardRevealed") == ["mo_hanged", "mo_pushed"]


@rule("ME-343")
def test_each_revealed_card_goes_on_its_owners_discard() -> None:
    t = table(hands=HANDS).play(ANNA, "lounge", "mo").play(CARL, "mo_pushed").play(BERT, "mo_hanged")
    assert (t.discard(BERT), t.discard(CARL)) == (["mo_hanged"], ["mo_pushed"])
    assert t.hand(BERT) == ["mo_clubbed", "motive_greed"]
