"""Club Car (ME-311 … ME-323)."""

from typing import Any

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, category, table
from tests.rules import rule
from wagonlit.core.errors import BadScenario
from wagonlit.games.mystery_express.pieces.cards import CATEGORIES

HANDS = {ANNA: ["suspect_candy"], BERT: ["mo_clubbed"], CARL: ["mo_pushed"]}
DISCARDS = {
    ANNA: ["motive_greed"],
    BERT: ["mo_hanged", "mo_hanged", "suspect_orourke", "location_club"],
}
STACKS = [["mo_poisoned", "motive_despair"], ["suspect_candy", "location_dining"]]


def in_leg(leg: int, stacks: list[list[str]] = STACKS) -> set[str]:
    """What Anna may do in that leg, with hours enough."""
    return table(hands=HANDS, stacks=stacks, leg=leg, options={"leg_hours": [4] * 5}).actions(ANNA)


# Get a grip


@rule("ME-311", "ME-R31")
def test_get_a_grip_names_any_player_with_a_discard_himself_included() -> None:
    t = table(hands=HANDS, discards=DISCARDS).play(ANNA, "club_grip")
    assert t.options(ANNA) == {str(ANNA), str(BERT)}
    t.play(ANNA, ANNA)
    assert (t.hand(ANNA), t.discard(ANNA)) == (["suspect_candy", "motive_greed"], [])


@rule("ME-311", "ME-R31")
def test_only_a_category_that_lies_in_that_discard_may_be_named() -> None:
    t = table(hands=HANDS, discards=DISCARDS).play(ANNA, "club_grip", BERT)
    assert t.options(ANNA) == {"mo", "suspect", "location"}


@rule("ME-311")
@pytest.mark.parametrize("leg", [1, 2, 3, 4, 5])
def test_no_leg_begins_with_get_a_grip_for_all_discards_are_empty(leg: int) -> None:
    assert "club_grip" not in table(hands=HANDS, leg=leg).actions(ANNA)
    assert "club_grip" in table(hands=HANDS, discards=DISCARDS, leg=leg).actions(ANNA)


@rule("ME-311")
def test_get_a_grip_costs_one_hour() -> None:
    t = table(hands=HANDS, discards={BERT: ["mo_hanged"]}).play(ANNA, "club_grip")
    assert t.told(CARL, "HoursSpent") == [{"seat": ANNA, "hours": 1, "left": 3}]


@rule("ME-312")
def test_all_cards_of_the_category_return_to_the_hand_and_the_rest_stays() -> None:
    t = table(hands=HANDS, discards=DISCARDS).play(ANNA, "club_grip", BERT, "mo")
    assert t.hand(BERT) == ["mo_clubbed", "mo_hanged", "mo_hanged"]
    assert (t.discard(BERT), t.discard(ANNA)) == (["suspect_orourke", "location_club"], ["motive_greed"])


@rule("ME-312")
def test_no_face_is_shown_but_all_learn_how_many_cards_return() -> None:
    t = table(hands=HANDS, discards=DISCARDS).play(ANNA, "club_grip", BERT, "mo")
    gripped = {"target": BERT, "category": category("mo"), "cards": 2}
    for seat in (ANNA, BERT, CARL):
        assert t.told(seat, "CardsGripped") == [gripped]
        faces = {sight.event for sight in t.view(seat).sights}
        assert faces == {"PositionSet"}


@rule("ME-312")
def test_the_rest_of_the_discard_keeps_its_order() -> None:
    hands = {ANNA: ["suspect_candy"], BERT: ["motive_money", "mo_hanged", "location_club"]}
    t = table(hands=hands, leg=5, first=CARL, active=ANNA)
    t.play(ANNA, "dining", "motive", "passenger", "mo", "lounge")
    assert [CATEGORIES[back] for back in t.view(CARL).discard_backs[BERT]] == ["motive", "mo", "location"]
    t.play(ANNA, "club_grip", "mo")
    assert [CATEGORIES[back] for back in t.view(CARL).discard_backs[BERT]] == ["motive", "location"]


@rule("ME-313")
def test_the_returned_cards_can_be_shown_again_in_the_same_leg() -> None:
    t = table(hands={**HANDS, CARL: ["motive_greed"]}, leg=5).play(ANNA, "lounge", "mo")
    t.play(ANNA, "club_grip", "dining", "1")
    assert t.faces(ANNA, "CardShown") == ["mo_clubbed"]
    assert t.faces(ANNA, "CardRevealed") == ["mo_clubbed"]


# Help the lady


@rule("ME-321", "ME-R33")
def test_the_first_stack_is_open_from_leg_two_on_and_the_second_from_leg_four_on() -> None:
    first, second = [STACKS[0], []], [[], STACKS[1]]
    assert [leg for leg in range(1, 6) if "club_madam" in in_leg(leg, first)] == [2, 3, 4, 5]
    assert [leg for leg in range(1, 6) if "club_madam" in in_leg(leg, second)] == [4, 5]
    t = table(hands=HANDS, stacks=STACKS, leg=4).play(ANNA, "club_madam")
    assert t.options(ANNA) == {"1", "2"}


@rule("ME-321", "ME-521")
def test_a_stack_opens_when_its_passengers_have_boarded() -> None:
    hands = {seat: ["mo_hanged", "motive_greed"] for seat in (ANNA, BERT)}
    t = table(hands=hands, stacks=[["mo_pushed"], ["mo_poisoned"]], leg=1, options={"leg_hours": [4] * 5})
    assert "club_madam" not in t.actions(ANNA)
    opened = []
    for _ in range(4):
        t.coast("LegBegun")
        seat = t.match.waiting[0]
        opened.append("club_madam" in t.actions(seat) and len(t.view(CARL).boarded))
    assert opened == [1, 1, 2, 2]


@rule("ME-321", "ME-R32")
def test_an_empty_stack_is_closed_and_without_any_card_the_action_is_illegal() -> None:
    t = table(hands=HANDS, stacks=[[], STACKS[1]], leg=4).play(ANNA, "club_madam")
    assert t.told(BERT, "StackNamed") == [{"seat": ANNA, "stack": 1}]
    assert all("club_madam" not in in_leg(leg, [[], []]) for leg in range(1, 6))


@rule("ME-322", "ME-R33")
def test_the_actor_names_a_stack_and_a_back_that_lies_in_it() -> None:
    t = table(hands=HANDS, stacks=STACKS, leg=4).play(ANNA, "club_madam", "1")
    assert t.options(ANNA) == {"mo", "motive"}
    t = table(hands=HANDS, stacks=STACKS, leg=4).play(ANNA, "club_madam", "2")
    assert t.options(ANNA) == {"suspect", "location"}


@rule("ME-322", "ME-323", "ME-R33")
def test_one_card_only_is_taken_even_if_both_stacks_are_open() -> None:
    t = table(hands=HANDS, stacks=STACKS, leg=5).play(ANNA, "club_madam", "2", "location")
    assert (t.discard(ANNA), t.hand(ANNA)) == (["location_dining"], ["suspect_candy"])
    assert (t.stack(1), t.stack(2)) == (STACKS[0], ["suspect_candy"])
    assert (t.hours, "club_madam" in t.actions(ANNA)) == (2, False)


@rule("ME-323")
def test_only_the_actor_sees_the_card_and_only_after_the_choice() -> None:
    t = table(hands=HANDS, stacks=STACKS, leg=5).play(ANNA, "club_madam", "2")
    assert not t.told(ANNA, "PassengerHelped")
    t.play(ANNA, "location")
    assert [t.faces(seat, "PassengerHelped") for seat in range(3)] == [["location_dining"], [None], [None]]
    assert t.told(CARL, "PassengerHelped")[0]["category"] == category("location")


@rule("ME-323")
def test_of_equal_backs_one_is_drawn_at_random() -> None:
    equal = [["mo_hanged", "mo_poisoned", "motive_greed"], []]
    place: dict[str, Any] = {"hands": HANDS, "stacks": equal, "leg": 5}
    for name in ("mo_hanged", "mo_poisoned"):
        t = table(**place, chance=(name,)).play(ANNA, "club_madam", "mo")
        assert t.discard(ANNA) == [name]
    with pytest.raises(BadScenario, match=r"madam\.draw"):
        table(**place, chance=("motive_greed",)).play(ANNA, "club_madam", "mo")


@rule("ME-323")
def test_stacks_are_never_refilled() -> None:
    game = table(5, seed=3).coast("TurnBegun")
    sizes = [len(t.stack(1)) + len(t.stack(2)) for t in game.wander(3)]
    assert (sizes[0], sizes) == (6, sorted(sizes, reverse=True))
    assert sizes[-1] < 6
