"""Which actions may be taken (ME-106, ME-107, ME-110 … ME-112)."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.mystery_express.table import ANNA, BERT, CARL, DORA, everything_possible, table
from tests.rules import rule
from wagonlit.games.mystery_express.pieces.cards import ELEMENT_NAMES

HANDS = {
    ANNA: ["suspect_candy", "motive_greed", "location_club"],
    BERT: ["mo_clubbed", "mo_hanged", "motive_money"],
    CARL: ["mo_pushed", "mo_hanged", "motive_despair"],
}
COSTS = {"club_grip": 1, "club_madam": 3, "dining": 1, "lounge": 2, "passenger": 1, "smoking": 3}
EVERYTHING = {*COSTS, "sleeping"}


@rule("ME-106")
@pytest.mark.parametrize(("action", "cost"), COSTS.items())
def test_an_action_is_legal_only_if_the_hours_left_cover_its_cost(action: str, cost: int) -> None:
    assert action in everything_possible(hours=cost).actions(ANNA)
    t = everything_possible(hours=cost - 1)
    assert action not in (t.actions(ANNA) if ANNA in t.asked() else set())


@rule("ME-106")
@pytest.mark.parametrize(
    ("choices", "cost"),
    [
        (("club_grip",), 1),
        (("club_madam", "1"), 3),
        (("dining", "1", "mo"), 1),
        (("dining", "1+2", "mo"), 2),
        (("lounge", "motive"), 2),
        (("passenger", "left", "motive"), 1),
        (("smoking", "mo"), 3),
    ],
)
def test_the_cost_is_deducted_when_the_action_is_taken(choices: tuple[str, ...], cost: int) -> None:
    t = everything_possible(leg=5)
    for choice in choices:
        t.play(ANNA, choice)
    assert t.told(BERT, "HoursSpent") == [{"seat": ANNA, "hours": cost, "left": 5 - cost}]


@rule("ME-107", "ME-R25")
def test_a_search_needs_two_hours_although_a_failure_costs_one() -> None:
    assert "sleeping" not in everything_possible(hours=1).actions(ANNA)
    t = everything_possible(hours=2, conductor="club").play(ANNA, "sleeping", BERT)
    t.play(BERT, "left").play(ANNA, "right")
    assert (t.hours, t.actions(ANNA)) == (1, {"club_grip", "dining", "passenger"})


@rule("ME-110")
def test_no_action_is_taken_twice_in_a_turn_whatever_time_is_left() -> None:
    t = everything_possible(leg=5).play(ANNA, "passenger", "left", "motive")
    assert (t.hours, t.actions(ANNA)) == (4, EVERYTHING - {"passenger"})
    for action in EVERYTHING:
        assert everything_possible(taken=[action]).actions(ANNA) == EVERYTHING - {action}
    t.play(ANNA, "end_turn")
    assert "passenger" in t.actions(BERT)


@rule("ME-110")
@pytest.mark.parametrize("order", [("club_grip", "club_madam"), ("club_madam", "club_grip")])
def test_both_club_actions_may_be_taken_in_either_order_for_four_hours(order: tuple[str, str]) -> None:
    t = everything_possible(leg=5, hours=4)
    for action in order:
        t.play(ANNA, action)
        if action == "club_madam":
            t.play(ANNA, "1")
        elif t.asked() == {ANNA: "grip.player"}:
            t.play(ANNA, BERT)
    assert sum(facts["hours"] for facts in t.told(ANNA, "HoursSpent")) == 4


@rule("ME-110")
def test_another_car_may_come_between_the_club_actions() -> None:
    t = everything_possible(leg=5).play(ANNA, "club_grip", "passenger", "left", "motive", "club_madam", "1")
    assert (t.hours, t.told(ANNA, "TurnEnded")) == (5, [{"seat": ANNA}])


@rule("ME-111")
def test_a_failed_search_counts_as_taken() -> None:
    t = everything_possible(leg=5, conductor="club").play(ANNA, "sleeping", BERT)
    t.play(BERT, "left").play(ANNA, "right")
    assert (t.hours, t.actions(ANNA)) == (4, EVERYTHING - {"sleeping"})


@rule("ME-R53")
def test_with_one_card_in_hand_everything_but_the_smoking_car_is_possible() -> None:
    hands = {**HANDS, ANNA: ["suspect_candy"]}
    t = everything_possible(hands=hands, conductor="lounge", spots=["motive_greed", None, None])
    assert t.actions(ANNA) == EVERYTHING - {"smoking"}
    t.play(ANNA, "lounge", "motive")
    assert (t.hand(ANNA), t.spot(1)) == ([], ["suspect_candy"])


@rule("ME-R54")
def test_with_an_empty_hand_there_is_no_smoking_car_and_no_chat() -> None:
    hands, discards = {**HANDS, ANNA: []}, {ANNA: ["suspect_candy"]}
    spots = ["motive_greed", "motive_greed", "location_club"]
    t = everything_possible(hands=hands, discards=discards, spots=spots, conductor="passenger")
    assert t.actions(ANNA) == EVERYTHING - {"smoking"}
    t.play(ANNA, "passenger", "left", "motive")
    assert (t.asked(), t.discard(CARL)) == ({ANNA: "turn.action"}, ["motive_money"])
    t.play(ANNA, "club_grip", ANNA)
    assert (t.hand(ANNA), t.discard(ANNA)) == (["suspect_candy"], [])


@rule("ME-112", "ME-R12")
@pytest.mark.parametrize(
    ("gone", "place"),
    [
        ({"club_grip"}, {"discards": {}}),
        ({"club_madam"}, {"stacks": [[], []]}),
        ({"smoking"}, {"hands": {**HANDS, CARL: ["suspect_orourke"]}}),
        (EVERYTHING - {"club_grip", "club_madam"}, {"hands": {ANNA: HANDS[ANNA]}}),
    ],
)
def test_an_action_that_would_show_or_move_nothing_cannot_be_chosen(
    gone: set[str], place: dict[str, Any]
) -> None:
    assert everything_possible(**place).actions(ANNA) == EVERYTHING - gone


@rule("ME-112", "ME-R12")
def test_the_conductors_car_makes_no_empty_action_legal() -> None:
    t = everything_possible(
        discards={}, stacks=[[], []], conductor="club", spots=["mo_poisoned"] * 2 + [None]
    )
    assert t.actions(ANNA) == EVERYTHING - {"club_grip", "club_madam"}


HIDDEN = {
    "mo": "mo_shot",
    "suspect": "suspect_orourke",
    "motive": "motive_money",
    "location": "location_club",
}
PLACES = ["hands", "discards", "stacks"]
OUT = 20  # this many of the numbers that a card may draw mean that it is out of the game


@st.composite
def positions(draw: st.DrawFn) -> dict[str, Any]:
    """Anna's turn at a table of four, few cards lying anywhere."""
    place: dict[str, Any] = {"hands": [[], [], [], []], "discards": [[], [], [], []], "stacks": [[], []]}
    rows = [(key, row) for key in PLACES for row in range(len(place[key]))]
    gone = {"mo_stabbed", "suspect_dr_rajiv", "motive_unknown", "location_smoking"}
    for name in ELEMENT_NAMES[:24]:
        drawn = draw(st.integers(0, len(rows) + OUT))
        if name not in gone and drawn < len(rows):
            key, row = rows[drawn]
            place[key][row].append(name)
    taken = draw(st.sets(st.sampled_from(sorted(EVERYTHING))))
    numbers = {"leg": draw(st.integers(1, 5)), "hours": draw(st.integers(0, 6))}
    return {**place, **numbers, "taken": sorted(taken), "solution": HIDDEN}


def openly_legal(seen: dict[str, Any]) -> set[str]:
    """What Anna may do, by the backs that everybody sees."""
    hours, leg, hands = seen["hours"], seen["leg"] + 1, seen["hand_backs"]
    others = any(sum(hands[seat]) for seat in (BERT, CARL, DORA))
    in_common = any(sum(hands[seat][back] > 0 for seat in (BERT, CARL, DORA)) > 1 for back in range(4))
    boarded = (leg >= 2 and sum(seen["stacks"][0])) or (leg >= 4 and sum(seen["stacks"][1]))
    tests = {
        "club_grip": hours >= 1 and any(seen["discard_backs"]),
        "club_madam": hours >= 3 and boarded,
        "dining": hours >= 1 and others,
        "lounge": hours >= 2 and others,
        "passenger": hours >= 1 and sum(hands[BERT]) + sum(hands[DORA]) > 0,
        "sleeping": hours >= 2 and others,
        "smoking": hours >= 3 and sum(hands[ANNA]) >= 2 and in_common,
    }
    return {action for action, possible in tests.items() if possible}


@rule("ME-112", "ME-R12")
@given(positions())
@settings(deadline=None, max_examples=150)
def test_what_may_be_done_is_public_knowledge(place: dict[str, Any]) -> None:
    t = table(4, options={"leg_hours": [9] * 5}, **place)
    legal = openly_legal(t.told(CARL, "PositionSet")[0]) - set(place["taken"])
    assert (t.actions(ANNA) if t.told(CARL, "TurnEnded") == [] else set()) == legal
