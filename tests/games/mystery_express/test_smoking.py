"""Smoking Car (ME-371 … ME-374)."""

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, DORA, Table, table
from tests.rules import rule
from wagonlit.core.errors import BadAnswer

HANDS = {
    ANNA: ["suspect_candy", "motive_greed", "mo_shot"],
    BERT: ["mo_clubbed", "mo_hanged", "location_club"],
    CARL: ["mo_pushed", "mo_poisoned", "location_lounge"],
    DORA: ["mo_clubbed", "suspect_orourke"],
}
SPOTS = ["mo_pushed", "suspect_orourke", "motive_money"]


def smoking(t: Table) -> Table:
    """Bert and Carl have given Anna a modus operandi each."""
    return t.play(ANNA, "smoking", "1+2", "mo").play(BERT, "mo_hanged").play(CARL, "mo_pushed")


@rule("ME-371", "ME-R22")
def test_the_actor_names_two_others_and_a_category_that_both_have_in_hand() -> None:
    hands = {**HANDS, CARL: [*HANDS[CARL], "motive_money"], DORA: ["suspect_orourke", "location_dining"]}
    t = table(4, hands=hands).play(ANNA, "smoking")
    assert t.options(ANNA) == {"1+2", "1+3", "2+3"}
    assert t.play(ANNA, "1+2").options(ANNA) == {"mo", "location"}


@rule("ME-371", "ME-R22")
def test_two_players_without_a_common_category_cannot_be_named() -> None:
    hands = {**HANDS, DORA: ["suspect_orourke"]}
    t = table(4, hands=hands, discards={DORA: ["mo_clubbed"]}).play(ANNA, "smoking")
    assert t.asked() == {ANNA: "smoking.category"}
    assert t.told(ANNA, "CompanyNamed")[0]["company"] == [BERT, CARL]


@rule("ME-R55")
def test_with_three_players_the_two_opponents_are_the_partners() -> None:
    hands = {**HANDS, ANNA: ["suspect_candy", "motive_greed"]}
    t = table(hands={seat: hands[seat] for seat in (ANNA, BERT, CARL)}).play(ANNA, "smoking")
    assert t.told(CARL, "CompanyNamed")[0]["company"] == [BERT, CARL]


@rule("ME-371", "ME-R55")
def test_with_a_single_other_holder_the_action_is_illegal() -> None:
    t = table(4, hands={ANNA: HANDS[ANNA], BERT: ["mo_clubbed", "mo_hanged"], CARL: ["location_club"]})
    assert "smoking" not in t.options(ANNA)


@rule("ME-371")
@pytest.mark.parametrize(("cards", "legal"), [(0, False), (1, False), (2, True)])
def test_the_actor_needs_two_cards_in_hand(cards: int, legal: bool) -> None:
    own, rest = HANDS[ANNA][:cards], HANDS[ANNA][cards:]
    t = table(4, hands={**HANDS, ANNA: own}, discards={ANNA: rest})
    assert ("smoking" in t.options(ANNA)) == legal


@rule("ME-371")
def test_it_costs_three_hours() -> None:
    assert smoking(table(4, hands=HANDS, hours=4)).truth.hours == 1
    assert "smoking" not in table(4, hands=HANDS, hours=2).options(ANNA)
    assert "smoking" in table(4, hands=HANDS, hours=3).options(ANNA)


@rule("ME-372", "ME-R23", "ME-804")
def test_the_partners_choose_together_in_secret() -> None:
    t = table(4, hands=HANDS).play(ANNA, "smoking", "1+2", "mo")
    assert t.asked() == {BERT: "pick.card", CARL: "pick.card"}
    assert t.options(CARL) == {"mo_pushed", "mo_poisoned"}
    t.play(CARL, "mo_pushed")
    assert [t.faces(seat, "CardPicked") for seat in (ANNA, BERT, CARL)] == [[None], [None], ["mo_pushed"]]
    assert t.told(ANNA, "CardGiven") == []


@rule("ME-372")
def test_the_actor_sees_both_cards_and_puts_them_on_his_discard() -> None:
    t = smoking(table(4, hands=HANDS))
    assert t.discard(ANNA) == ["mo_hanged", "mo_pushed"]
    assert t.faces(ANNA, "CardGiven") == ["mo_hanged", "mo_pushed"]
    assert t.faces(BERT, "CardGiven") == ["mo_hanged", None]
    assert t.faces(CARL, "CardGiven") == [None, "mo_pushed"]
    assert t.faces(DORA, "CardGiven") == [None, None]


@rule("ME-373", "ME-R23", "ME-R22")
def test_then_knowing_them_he_gives_each_partner_a_card_of_his_hand_of_any_category() -> None:
    t = smoking(table(4, hands=HANDS))
    assert t.asked() == {ANNA: "smoking.first"}
    assert t.ask(ANNA).facts == {"partner": BERT}
    assert t.options(ANNA) == {"suspect_candy", "motive_greed", "mo_shot"}
    assert t.play(ANNA, "mo_shot").options(ANNA) == {"suspect_candy", "motive_greed"}
    t.play(ANNA, "suspect_candy")
    assert t.hand(ANNA) == ["motive_greed"]


@rule("ME-373")
def test_the_received_cards_cannot_be_given_back() -> None:
    t = smoking(table(4, hands=HANDS))
    with pytest.raises(BadAnswer):
        t.play(ANNA, "mo_hanged")


@rule("ME-373")
def test_the_two_returned_cards_may_be_copies_of_one_element() -> None:
    hands = {**HANDS, ANNA: ["motive_greed", "motive_greed", "mo_shot"]}
    t = smoking(table(4, hands=hands)).play(ANNA, "motive_greed")
    assert t.options(ANNA) == {"motive_greed", "mo_shot"}
    t.play(ANNA, "motive_greed")
    assert (t.discard(BERT), t.discard(CARL)) == (["motive_greed"], ["motive_greed"])


@rule("ME-374")
def test_each_partner_looks_at_his_card_and_puts_it_on_his_discard() -> None:
    t = smoking(table(4, hands=HANDS)).play(ANNA, "suspect_candy", "mo_shot")
    assert (t.discard(BERT), t.discard(CARL)) == (["suspect_candy"], ["mo_shot"])
    assert t.faces(BERT, "CardGiven")[2:] == ["suspect_candy", None]
    assert t.faces(CARL, "CardGiven")[2:] == [None, "mo_shot"]
    assert t.faces(DORA, "CardGiven")[2:] == [None, None]


@rule("ME-R24")
def test_with_exactly_two_cards_beside_the_conductor_the_chat_is_skipped() -> None:
    hands = {**HANDS, ANNA: ["suspect_candy", "motive_greed"]}
    t = smoking(table(4, hands=hands, spots=SPOTS, conductor="smoking", hours=4)).play(ANNA, "motive_greed")
    assert t.hand(ANNA) == []
    assert t.asked() == {ANNA: "turn.action"}
    assert t.told(ANNA, "SpotTaken") == []
