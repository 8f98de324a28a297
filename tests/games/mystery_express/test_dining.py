"""Dining Car (ME-331 … ME-333), both flows."""

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.mystery_express.table import ANNA, BERT, CARL, DORA, EMIL, Table, category, table
from tests.rules import rule
from wagonlit.core.ids import members
from wagonlit.games.mystery_express import GAME
from wagonlit.games.mystery_express.pieces.board import DINING
from wagonlit.games.mystery_express.pieces.cards import CATEGORIES

CRIME = CATEGORIES[:4]
HANDS = {
    ANNA: ["suspect_candy"],
    BERT: ["mo_clubbed", "mo_hanged", "motive_money"],
    CARL: ["mo_clubbed", "mo_pushed", "location_club"],
}


def sequential(players: int = 3, **position: Any) -> Table:
    return table(players, options={"dining_flow": "sequential"}, **position)


@rule("ME-331", "ME-R69")
def test_the_actor_names_a_group_of_other_players_in_one_answer() -> None:
    t = table(hands=HANDS).play(ANNA, "dining")
    assert (t.asked(), t.options(ANNA)) == ({ANNA: "dining.guests"}, {"1", "2", "1+2"})


@rule("ME-331")
def test_there_are_at_most_as_many_guests_as_hours_left_and_each_costs_one() -> None:
    t = table(hands=HANDS, hours=1).play(ANNA, "dining")
    assert t.options(ANNA) == {"1", "2"}
    t = table(hands=HANDS).play(ANNA, "dining", "1+2")
    assert t.told(CARL, "HoursSpent") == [{"seat": ANNA, "hours": 2, "left": 2}]


@rule("ME-331")
def test_a_guest_needs_a_hand_card() -> None:
    t = table(hands={**HANDS, CARL: []}, discards={CARL: ["mo_pushed"]}).play(ANNA, "dining")
    assert t.told(BERT, "CompanyNamed") == [{"seat": ANNA, "company": [BERT], "action": DINING}]


@rule("ME-331", "ME-R19", "ME-R69")
def test_each_guest_in_seat_order_is_asked_for_another_category_that_he_holds() -> None:
    t = table(hands=HANDS).play(ANNA, "dining", "1+2")
    assert (t.ask(ANNA).facts, t.options(ANNA)) == ({"guest": BERT}, {"mo", "motive"})
    t.play(ANNA, "motive")
    assert (t.ask(ANNA).facts, t.options(ANNA)) == ({"guest": CARL}, {"mo", "location"})
    t = table(hands=HANDS).play(ANNA, "dining", "1+2", "mo")
    asked = [(facts["guest"], facts["category"]) for facts in t.told(BERT, "GuestAsked")]
    assert asked == [(BERT, category("mo")), (CARL, category("location"))]


@rule("ME-331", "ME-R19")
def test_no_guest_is_asked_for_a_category_that_leaves_nothing_for_the_next() -> None:
    hands = {ANNA: [], BERT: ["mo_hanged", "motive_money"], CARL: ["mo_clubbed", "mo_pushed"]}
    t = table(hands=hands).play(ANNA, "dining", "1+2")
    asked = [(facts["guest"], facts["category"]) for facts in t.told(CARL, "GuestAsked")]
    assert asked == [(BERT, category("motive")), (CARL, category("mo"))]


@rule("ME-331", "ME-R69")
def test_a_group_for_which_no_different_categories_exist_is_not_offered() -> None:
    hands = {ANNA: [], BERT: ["mo_hanged"], CARL: ["mo_clubbed", "mo_pushed"]}
    assert table(hands=hands).play(ANNA, "dining").options(ANNA) == {"1", "2"}


@rule("ME-331")
def test_with_four_guests_each_category_is_asked_exactly_once() -> None:
    hands = {seat: ["mo_shot", "suspect_candy", "motive_greed", "location_club"] for seat in (BERT, CARL)}
    hands |= {DORA: ["suspect_orourke", "motive_money"], EMIL: ["motive_despair", "mo_hanged"]}
    t = table(5, hands=hands, leg=5).play(ANNA, "dining", "1+2+3+4")
    while t.asked().get(ANNA) == "dining.category":
        t.play(ANNA, t.ask(ANNA).options[0])
    assert sorted(facts["category"] for facts in t.told(BERT, "GuestAsked")) == [0, 1, 2, 3]


def can_be_served(held: list[set[str]]) -> bool:
    """By trial: is there a different category for each of these guests?"""
    orders = permutations(CRIME, len(held))
    return any(all(name in own for name, own in zip(order, held, strict=True)) for order in orders)


CARDS = {
    "mo": ["mo_hanged", "mo_hanged", "mo_shot", "mo_shot"],
    "suspect": ["suspect_candy", "suspect_candy", "suspect_orourke", "suspect_orourke"],
    "motive": ["motive_greed", "motive_greed", "motive_money", "motive_money"],
    "location": ["location_club", "location_club", "location_lounge", "location_lounge"],
}


@rule("ME-331", "ME-R69")
@pytest.mark.parametrize("names", list(permutations(CRIME)))
def test_guests_with_one_category_each_can_all_be_invited_in_any_group(names: tuple[str, ...]) -> None:
    hands = {seat: [CARDS[name][0]] for seat, name in enumerate(names, start=BERT)}
    t = table(5, hands=hands, leg=5).play(ANNA, "dining")
    assert t.ask(ANNA).options == list(range(2, 32, 2))


SOME_CATEGORIES = st.sets(st.sampled_from(CRIME), max_size=3)


@rule("ME-331", "ME-R69")
@given(st.lists(SOME_CATEGORIES, min_size=4, max_size=4), st.integers(1, 5))
@settings(deadline=None, max_examples=150)
def test_exactly_the_groups_that_can_be_served_are_offered(held: list[set[str]], hours: int) -> None:
    hands = {seat + 1: [CARDS[name][seat] for name in sorted(held[seat])] for seat in range(4)}
    t = table(5, hands={ANNA: ["location_smoking"], **hands}, hours=hours, leg=5)
    groups = [group for group in range(2, 32, 2) if group.bit_count() <= hours]
    legal = [group for group in groups if can_be_served([held[seat - 1] for seat in members(group)])]
    assert (guest_groups(t) if legal else []) == legal


def guest_groups(t: Table) -> list[int]:
    """The groups Anna may invite, also if there is only one."""
    t.play(ANNA, "dining")
    if t.asked().get(ANNA) == "dining.guests":
        return t.ask(ANNA).options
    company = t.told(ANNA, "CompanyNamed")[0]["company"]
    return [GAME.domains["company"].index("+".join(str(seat) for seat in company))]


@rule("ME-R20")
@pytest.mark.parametrize("flow", ["upfront", "sequential"])
def test_the_same_guest_shows_only_one_card_and_the_car_is_visited_once(flow: str) -> None:
    t = table(hands=HANDS, leg=5, options={"dining_flow": flow}).play(ANNA, "dining", "1", "mo")
    t.play(BERT, "mo_hanged")
    assert len(t.told(ANNA, "CardShown")) == 1
    assert (t.hours, "dining" in t.actions(ANNA)) == (4, False)


@rule("ME-332")
def test_all_picks_are_collected_before_the_actor_sees_the_faces() -> None:
    hands = {**HANDS, CARL: ["motive_greed", "motive_money"]}
    t = table(hands=hands).play(ANNA, "dining", "1+2")
    assert t.asked() == {BERT: "pick.card", CARL: "pick.card"}
    t.play(CARL, "motive_greed")
    assert (t.told(ANNA, "CardShown"), t.faces(ANNA, "CardPicked")) == ([], [None])
    t.play(BERT, "mo_hanged")
    assert t.faces(ANNA, "CardShown") == ["mo_hanged", "motive_greed"]


@rule("ME-332", "ME-R21")
def test_only_the_actor_and_its_owner_see_a_card_shown() -> None:
    t = table(hands=HANDS).play(ANNA, "dining", "1+2", "mo").play(BERT, "mo_hanged")
    assert t.faces(ANNA, "CardShown") == ["mo_hanged", "location_club"]
    assert t.faces(BERT, "CardShown") == ["mo_hanged", None]
    assert t.faces(CARL, "CardShown") == [None, "location_club"]


@rule("ME-332")
def test_each_card_goes_on_its_owners_discard() -> None:
    t = table(hands=HANDS).play(ANNA, "dining", "1+2", "mo").play(BERT, "mo_hanged")
    assert (t.discard(BERT), t.discard(CARL), t.discard(ANNA)) == (["mo_hanged"], ["location_club"], [])
    assert t.hand(BERT) == ["mo_clubbed", "motive_money"]


@rule("ME-333")
def test_the_actor_needs_no_cards_and_keeps_his_own() -> None:
    t = table(hands={**HANDS, ANNA: []}).play(ANNA, "dining")
    assert t.options(ANNA) == {"1", "2", "1+2"}
    t = table(hands=HANDS).play(ANNA, "dining", "2", "location")
    assert (t.hand(ANNA), t.discard(ANNA)) == (["suspect_candy"], [])


# Guest after guest


@rule("ME-R19")
def test_in_sequential_flow_guests_and_hours_are_fixed_first() -> None:
    t = sequential(hands={**HANDS, BERT: ["mo_clubbed"], CARL: ["mo_pushed"]}, hours=3).play(ANNA, "dining")
    assert t.options(ANNA) == {"1", "2", "1+2"}
    t.play(ANNA, "1+2")
    assert t.told(BERT, "HoursSpent") == [{"seat": ANNA, "hours": 2, "left": 1}]
    assert sequential(hands=HANDS, hours=1).play(ANNA, "dining").options(ANNA) == {"1", "2"}


@rule("ME-R19")
def test_in_sequential_flow_each_card_is_seen_before_the_next_category_is_named() -> None:
    t = sequential(hands=HANDS).play(ANNA, "dining", "1+2")
    assert (t.ask(ANNA).facts, t.options(ANNA)) == ({"guest": BERT}, {"mo", "motive"})
    t.play(ANNA, "motive")
    assert (t.faces(ANNA, "CardShown"), t.discard(BERT)) == (["motive_money"], ["motive_money"])
    assert (t.ask(ANNA).facts, t.options(ANNA)) == ({"guest": CARL}, {"mo", "location"})
    t.play(ANNA, "mo").play(CARL, "mo_pushed")
    assert (t.faces(ANNA, "CardShown"), t.faces(BERT, "CardShown")) == (
        ["motive_money", "mo_pushed"],
        ["motive_money", None],
    )


@rule("ME-R19")
def test_a_guest_without_an_unused_category_is_skipped_and_the_hour_is_lost() -> None:
    hands = {ANNA: [], BERT: ["mo_hanged"], CARL: ["mo_clubbed", "mo_pushed"]}
    t = sequential(hands=hands).play(ANNA, "dining", "1+2")
    assert (t.faces(ANNA, "CardShown"), t.discard(CARL)) == (["mo_hanged"], [])
    assert (t.hours, t.asked()) == (2, {ANNA: "turn.action"})


@rule("ME-R61")
def test_guests_are_served_clockwise_from_the_left_of_the_host() -> None:
    hands = {ANNA: ["mo_hanged"], CARL: ["motive_greed"], DORA: ["suspect_candy"]}
    t = sequential(4, hands=hands, first=CARL).play(CARL, "dining", "0+3")
    assert [facts["guest"] for facts in t.told(BERT, "GuestAsked")] == [DORA, ANNA]
    t = table(4, hands=hands, first=CARL).play(CARL, "dining", "0+3")
    assert [facts["guest"] for facts in t.told(BERT, "GuestAsked")] == [ANNA, DORA]
