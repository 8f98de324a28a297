"""Passenger Car (ME-351 … ME-357)."""

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, DORA, Table, table
from tests.rules import rule

HANDS = {
    ANNA: ["mo_clubbed", "mo_hanged"],
    BERT: ["mo_poisoned", "mo_pushed"],
    CARL: ["mo_clubbed", "mo_shot"],
    DORA: ["mo_hanged", "mo_poisoned"],
}
ONE_EACH = ["mo_clubbed", "mo_hanged", "mo_poisoned", "mo_pushed", "mo_shot"]


def handovers(t: Table, seat: int = ANNA) -> list[tuple[int, int]]:
    return [(facts["giver"], facts["taker"]) for facts in t.told(seat, "CardHanded")]


@rule("ME-351", "ME-R13")
def test_a_neighbour_can_be_asked_only_for_a_category_he_has_in_hand() -> None:
    hands = {BERT: ["mo_clubbed", "suspect_candy"], CARL: ["motive_greed", "location_club"]}
    t = table(hands=hands, discards={BERT: ["location_dining"]}).play(ANNA, "passenger")
    assert t.options(ANNA) == {"left", "right"}
    assert t.play(ANNA, "left").options(ANNA) == {"mo", "suspect"}
    assert table(hands=hands).play(ANNA, "passenger", "right").options(ANNA) == {"motive", "location"}


@rule("ME-351", "ME-R13")
def test_the_side_of_a_neighbour_without_cards_cannot_be_named() -> None:
    t = table(4, hands={CARL: ["mo_clubbed"], DORA: ["mo_hanged"]}).play(ANNA, "passenger")
    assert [facts["side"] for facts in t.told(ANNA, "SideNamed")] == [1]
    assert handovers(t)[0] == (DORA, ANNA)


@rule("ME-351")
def test_without_a_card_beside_the_actor_the_action_is_illegal() -> None:
    t = table(4, hands={ANNA: ["mo_clubbed"], CARL: ["mo_hanged"]})
    assert "passenger" not in t.options(ANNA)


@rule("ME-351")
def test_it_costs_one_hour() -> None:
    t = table(4, hands=HANDS, hours=4).play(ANNA, "passenger", "left")
    assert t.truth.hours == 3
    assert "passenger" in table(4, hands=HANDS, hours=1).options(ANNA)


@rule("ME-352")
def test_side_left_sends_cards_counter_clockwise_from_the_left_neighbour() -> None:
    t = table(4, hands=HANDS).play(ANNA, "passenger", "left").play(BERT, "mo_pushed")
    t.play(ANNA, "mo_clubbed").play(DORA, "mo_hanged").play(CARL, "mo_shot")
    assert handovers(t) == [(BERT, ANNA), (ANNA, DORA), (DORA, CARL), (CARL, BERT)]
    assert [t.discard(seat) for seat in range(4)] == [
        ["mo_pushed"],
        ["mo_shot"],
        ["mo_hanged"],
        ["mo_clubbed"],
    ]


@rule("ME-352")
def test_side_right_sends_cards_clockwise_from_the_right_neighbour() -> None:
    t = table(4, hands=HANDS).play(ANNA, "passenger", "right").play(DORA, "mo_poisoned")
    t.play(ANNA, "mo_clubbed").play(BERT, "mo_pushed").play(CARL, "mo_shot")
    assert handovers(t) == [(DORA, ANNA), (ANNA, BERT), (BERT, CARL), (CARL, DORA)]
    assert [t.discard(seat) for seat in range(4)] == [
        ["mo_poisoned"], ["mo_clubbed"], ["mo_pushed"], ["mo_shot"],
    ]  # fmt: skip


@rule("ME-352", "ME-R14")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("side", ["left", "right"])
def test_there_are_as_many_handovers_as_players_and_the_first_giver_is_the_last_receiver(
    players: int, side: str
) -> None:
    hands = {seat: [ONE_EACH[seat]] for seat in range(players)}
    way = handovers(table(players, hands=hands, hours=4).play(ANNA, "passenger", side))
    assert len(way) == players
    assert way[0] == ((BERT, ANNA) if side == "left" else (players - 1, ANNA))
    assert way[-1][1] == way[0][0]


@rule("ME-353", "ME-357", "ME-R17")
def test_the_receiver_looks_at_the_card_before_he_chooses_what_to_give() -> None:
    t = table(4, hands=HANDS).play(ANNA, "passenger", "left")
    assert t.asked() == {BERT: "passenger.card"}
    t.play(BERT, "mo_pushed")
    assert t.asked() == {ANNA: "passenger.card"}
    assert t.faces(ANNA, "CardHanded") == ["mo_pushed"]
    assert t.faces(CARL, "CardHanded") == t.faces(DORA, "CardHanded") == [None]


@rule("ME-354", "ME-R15")
def test_a_receiver_with_the_category_puts_the_card_down_and_gives_one_of_his_own() -> None:
    t = table(4, hands=HANDS).play(ANNA, "passenger", "left").play(BERT, "mo_pushed")
    assert t.discard(ANNA) == ["mo_pushed"]
    assert t.options(ANNA) == {"mo_clubbed", "mo_hanged"}
    t.play(ANNA, "mo_hanged")
    assert t.hand(ANNA) == ["mo_clubbed"]
    assert t.discard(DORA) == ["mo_hanged"]


@rule("ME-355", "ME-R15")
def test_who_lacks_the_category_looks_at_the_card_and_hands_on_that_very_card() -> None:
    t = table(4, hands={**HANDS, ANNA: ["suspect_candy"]}).play(ANNA, "passenger", "left")
    t.play(BERT, "mo_pushed")
    assert [facts["kept"] for facts in t.told(CARL, "CardHanded")] == [False, True]
    assert (t.hand(ANNA), t.discard(ANNA), t.discard(DORA)) == (["suspect_candy"], [], ["mo_pushed"])
    for seat in (ANNA, DORA):
        assert t.faces(seat, "CardHanded")[-1] == "mo_pushed"
    assert t.faces(ANNA, "CardHanded")[0] == "mo_pushed"
    assert t.faces(CARL, "CardHanded") == [None, None]


@rule("ME-355")
def test_a_card_in_the_discard_does_not_save_from_passing_through() -> None:
    t = table(4, hands={**HANDS, ANNA: []}, discards={ANNA: ["mo_shot"]}).play(ANNA, "passenger", "left")
    t.play(BERT, "mo_pushed")
    assert (t.discard(ANNA), t.discard(DORA)) == (["mo_shot"], ["mo_pushed"])


@rule("ME-356")
def test_the_last_card_goes_on_the_first_givers_discard_and_the_action_ends() -> None:
    t = table(4, hands=HANDS).play(ANNA, "passenger", "left").play(BERT, "mo_pushed")
    t.play(ANNA, "mo_clubbed").play(DORA, "mo_hanged").play(CARL, "mo_clubbed")
    assert (t.hand(BERT), t.discard(BERT)) == (["mo_poisoned"], ["mo_clubbed"])
    assert t.faces(BERT, "CardHanded")[-1] == "mo_clubbed"
    assert t.asked() == {ANNA: "turn.action"}


@rule("ME-356", "ME-R16")
def test_a_card_that_comes_full_circle_goes_on_its_owners_discard_seen_by_all() -> None:
    t = table(4, hands={BERT: ["mo_poisoned", "mo_pushed"]}).play(ANNA, "passenger").play(BERT, "mo_pushed")
    assert (t.hand(BERT), t.discard(BERT)) == (["mo_poisoned"], ["mo_pushed"])
    for seat in (ANNA, CARL, DORA):
        assert "mo_pushed" in t.faces(seat, "CardHanded")
    assert len(handovers(t)) == 4
