"""What `chat_empty_hand=forbid_action` forbids (ME-R28, ME-R66)."""

from typing import Any

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, table
from tests.rules import rule

SPOTS = ["mo_pushed", "suspect_prof_karlov", "location_dining"]
POSITION: dict[str, Any] = {
    "leg": 3,
    "hands": {
        ANNA: ["suspect_candy", "suspect_orourke", "motive_money"],
        BERT: ["mo_clubbed"],
        CARL: ["mo_hanged"],
    },
    "discards": {CARL: ["motive_greed"]},
    "stacks": [["location_club"], []],
    "spots": SPOTS,
}
FORBID = {"chat_empty_hand": "forbid_action"}
CARS = {
    "club_madam": "club",
    "dining": "dining",
    "lounge": "lounge",
    "passenger": "passenger",
    "sleeping": "sleeping",
}


@rule("ME-R28", "ME-R66")
@pytest.mark.parametrize("action", CARS)
@pytest.mark.parametrize("options", [{}, FORBID])
def test_forbidden_is_an_action_with_an_empty_hand_in_the_conductors_car(
    action: str, options: dict[str, str]
) -> None:
    position = {**POSITION, "hands": {**POSITION["hands"], ANNA: []}}
    elsewhere = "smoking"
    assert action in table(options=options, conductor=elsewhere, **position).options(ANNA)
    there = table(options=options, conductor=CARS[action], **position).options(ANNA)
    assert (action in there) == (options == {})


@rule("ME-R24", "ME-R66")
@pytest.mark.parametrize(("cards", "legal"), [(2, False), (3, True)])
def test_forbidden_is_smoking_with_two_cards_beside_the_conductor(cards: int, legal: bool) -> None:
    position = {**POSITION, "hands": {**POSITION["hands"], ANNA: POSITION["hands"][ANNA][:cards]}}
    assert ("smoking" in table(options=FORBID, conductor="smoking", **position).options(ANNA)) == legal
    assert "smoking" in table(options=FORBID, conductor="lounge", **position).options(ANNA)
    assert "smoking" in table(conductor="smoking", **position).options(ANNA)


@rule("ME-R66")
def test_forbidden_in_the_passenger_car_is_the_category_of_the_last_hand_card() -> None:
    hands = {ANNA: ["mo_clubbed"], BERT: ["mo_hanged", "motive_greed", "suspect_candy"], CARL: ["mo_pushed"]}
    position = {**POSITION, "hands": hands, "discards": {}, "conductor": "passenger", "spots": SPOTS}
    t = table(options=FORBID, **position).play(ANNA, "passenger")
    assert t.asked() == {ANNA: "passenger.category"}
    assert t.options(ANNA) == {"motive", "suspect"}
    assert table(**position).play(ANNA, "passenger", "left").options(ANNA) == {"mo", "motive", "suspect"}


@rule("ME-R66")
def test_forbidden_in_the_passenger_car_is_the_action_if_no_other_category_is_left() -> None:
    hands = {ANNA: ["mo_clubbed"], BERT: ["mo_hanged"], CARL: ["mo_pushed"]}
    position = {**POSITION, "hands": hands, "discards": {}, "conductor": "passenger"}
    assert "passenger" not in table(options=FORBID, **position).options(ANNA)
    assert "passenger" in table(**position).options(ANNA)
    two = {**position, "hands": {**hands, ANNA: ["mo_clubbed", "mo_poisoned"]}}
    assert "passenger" in table(options=FORBID, **two).options(ANNA)


@rule("ME-R66")
def test_with_an_empty_hand_only_the_own_cards_can_be_gripped_beside_the_conductor() -> None:
    hands = {BERT: ["mo_clubbed"], CARL: ["mo_hanged"]}
    discards = {ANNA: ["suspect_candy"], CARL: ["motive_greed"]}
    position = {**POSITION, "conductor": "club", "hands": hands, "discards": discards}
    t = table(options=FORBID, **position).play(ANNA, "club_grip")
    assert t.hand(ANNA) == ["suspect_candy"]
    assert t.asked() == {ANNA: "chat.spot"}
    assert table(**position).play(ANNA, "club_grip").options(ANNA) == {"0", "2"}
    assert "club_grip" not in table(
        options=FORBID, **{**position, "discards": {CARL: ["mo_pushed"]}}
    ).options(ANNA)


@rule("ME-R66", "ME-402")
def test_the_second_club_action_is_never_forbidden_because_no_chat_is_due() -> None:
    position = {**POSITION, "hands": {**POSITION["hands"], ANNA: []}, "conductor": "club"}
    assert "club_madam" in table(options=FORBID, taken=["club_grip"], **position).options(ANNA)
    assert "club_grip" in table(options=FORBID, taken=["club_madam"], **position).options(ANNA)
