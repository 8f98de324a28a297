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


@rule("ME-341")
def test_a_discard_does_not_count_as_having_the_category() -> None:
    t = table(hands=HANDS, discards={CARL: ["location_club"]}).play(ANNA, "lounge")
    assert "location" not in t.options(ANNA)


@rule("ME-341")
def test_it_costs_two_hours() -> None:
    t = table(hands=HANDS, hours=4).play(ANNA, "lounge", "mo")
    assert t.truth.hours == 2


@rule("ME-341")
def test_it_cannot_be_paid_with_one_hour() -> None:
    assert "lounge" not in table(hands=HANDS, hours=1).options(ANNA)
    assert "lounge" in table(hands=HANDS, hours=2).options(ANNA)


@rule("ME-R18")
def test_with_nobody_holding_a_card_the_action_is_illegal() -> None:
    t = table(hands={ANNA: ["mo_clubbed"]}, discards={BERT: ["mo_hanged"]})
    assert t.options(ANNA) == {"club_grip", "end_turn"}


@rule("ME-R18")
def test_one_holder_is_enough() -> None:
    t = table(hands=HANDS).play(ANNA, "lounge", "motive")
    assert t.faces(CARL, "CardRevealed") == ["motive_greed"]


@rule("ME-342", "ME-804")
def test_all_picks_are_revealed_together_to_everybody() -> None:
    t = table(hands=HANDS).play(ANNA, "lounge", "mo").play(CARL, "mo_pushed")
    assert t.told(ANNA, "CardRevealed") == []
    t.play(BERT, "mo_hanged")
    for seat in (ANNA, BERT, CARL):
        assert t.faces(seat, "CardRevealed") == ["mo_hanged", "mo_pushed"]


@rule("ME-342")
def test_who_lacks_the_category_and_the_actor_reveal_nothing() -> None:
    hands = {**HANDS, ANNA: ["mo_poisoned", "mo_hanged"], CARL: ["suspect_candy"]}
    t = table(hands=hands).play(ANNA, "lounge", "mo")
    assert t.asked() == {BERT: "pick.card"}
    t.play(BERT, "mo_clubbed")
    assert [facts["owner"] for facts in t.told(CARL, "CardRevealed")] == [BERT]
    assert t.faces(CARL, "CardRevealed") == ["mo_clubbed"]


@rule("ME-343")
def test_each_revealed_card_goes_on_its_owners_discard() -> None:
    t = table(hands=HANDS).play(ANNA, "lounge", "mo").play(CARL, "mo_pushed").play(BERT, "mo_hanged")
    assert (t.discard(BERT), t.discard(CARL)) == (["mo_hanged"], ["mo_pushed"])
    assert t.hand(BERT) == ["mo_clubbed", "motive_greed"]
