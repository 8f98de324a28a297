"""Cards, discards and take-back (ME-201 … ME-207), and piles as one number."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.mystery_express.table import ANNA, BERT, CARL, Table, category, everything_possible, table
from tests.rules import rule
from wagonlit.core.errors import BadAnswer
from wagonlit.core.ids import count, members
from wagonlit.games.mystery_express.pieces import cards
from wagonlit.games.mystery_express.pieces.board import CARS, SLEEPING, car_of
from wagonlit.games.mystery_express.pieces.cards import CATEGORIES, ELEMENT_NAMES

HANDS = {
    ANNA: ["suspect_candy", "suspect_orourke"],
    BERT: ["mo_clubbed", "mo_hanged"],
    CARL: ["mo_pushed", "motive_greed"],
}


@rule("ME-201", "ME-R11")
def test_only_cards_in_hand_count_a_discard_is_locked() -> None:
    discards = {BERT: ["motive_greed", "location_club"], CARL: ["suspect_candy"]}
    place: dict[str, Any] = {"hands": {**HANDS, CARL: ["mo_pushed"]}, "discards": discards, "leg": 5}
    assert table(**place).play(ANNA, "lounge").told(ANNA, "CategoryNamed") == [
        {"seat": ANNA, "category": category("mo")}
    ]
    t = table(**place).play(ANNA, "passenger", "left")
    assert t.options(BERT) == {"mo_clubbed", "mo_hanged"}
    t = table(**place).play(ANNA, "sleeping", BERT).play(BERT, "left").play(ANNA, "left")
    assert t.told(CARL, "CategoryNamed") == [{"seat": ANNA, "category": category("mo")}]


def test_a_discard_is_not_even_a_reason_to_name_its_owner() -> None:
    t = table(hands={ANNA: HANDS[ANNA], CARL: ["mo_pushed"]}, discards={BERT: ["mo_hanged"]}, leg=5)
    assert t.actions(ANNA) == {"club_grip", "dining", "lounge", "passenger", "sleeping"}
    t.play(ANNA, "sleeping")
    assert t.told(BERT, "PlayerNamed") == [{"seat": ANNA, "target": CARL, "action": SLEEPING}]


@rule("ME-202")
@pytest.mark.parametrize(
    ("choices", "owner", "card"),
    [
        ([(ANNA, "dining"), (ANNA, "1"), (ANNA, "motive")], BERT, "motive_money"),
        ([(ANNA, "lounge"), (ANNA, "motive")], CARL, "motive_despair"),
        ([(ANNA, "club_madam"), (ANNA, "1")], ANNA, "mo_poisoned"),
        ([(ANNA, "passenger"), (ANNA, "left"), (ANNA, "motive")], ANNA, "motive_money"),
        ([(ANNA, "sleeping"), (ANNA, BERT), (BERT, 0), (ANNA, 0), (ANNA, "motive")], ANNA, "motive_money"),
        ([(ANNA, "smoking"), (ANNA, "motive")], ANNA, "motive_despair"),
    ],
)
def test_what_is_shown_or_received_goes_at_once_on_top_of_its_owners_discard(
    choices: list[tuple[int, Any]], owner: int, card: str
) -> None:
    lying = {seat: ["location_dining"] for seat in (ANNA, BERT)} | {CARL: ["suspect_orourke"]}
    t = everything_possible(leg=5, discards=lying, conductor="club", taken=["club_grip"])
    for seat, choice in choices:
        t.play(seat, choice)
    assert t.discard(owner).count(card) == 1
    assert t.view(BERT).discard_backs[owner][-1] == category(card.partition("_")[0])


@rule("ME-202")
def test_the_conductors_card_goes_on_the_own_discard() -> None:
    t = table(hands=HANDS, spots=["location_club"] * 2 + ["motive_money"], conductor="lounge")
    t.play(ANNA, "lounge", "motive", "3")
    assert t.discard(ANNA) == ["motive_money"]


@rule("ME-203")
def test_after_the_last_turn_all_discards_are_taken_back_before_the_train_moves() -> None:
    discards = {ANNA: ["suspect_candy"], BERT: ["mo_pushed", "location_club"]}
    t = table(hands=HANDS, discards=discards, first=BERT, active=ANNA).play(ANNA, "end_turn")
    events = t.events()
    assert events.index("DiscardsTakenBack") + 1 == events.index("TrainArrived")
    assert t.hand(ANNA) == ["suspect_candy", "suspect_candy", "suspect_orourke"]
    assert t.hand(BERT) == ["mo_clubbed", "mo_hanged", "mo_pushed", "location_club"]
    assert [t.discard(seat) for seat in range(3)] == [[], [], []]


@rule("ME-203")
def test_during_a_leg_nothing_is_taken_back() -> None:
    t = table(hands=HANDS, discards={ANNA: ["mo_pushed"]}).play(ANNA, "end_turn").play(BERT, "end_turn")
    assert (t.asked(), t.discard(ANNA)) == ({CARL: "turn.action"}, ["mo_pushed"])


def backs(names: list[str]) -> list[int]:
    """How many cards of each back."""
    return [sum(name.split("_")[0] == back for name in names) for back in CATEGORIES[:4]]


@rule("ME-204", "ME-R48")
@pytest.mark.parametrize("seed", range(3))
def test_backs_are_public_at_every_moment_of_a_game(seed: int) -> None:
    for t in table(4, seed=seed, options={"powers": True}).wander(seed):
        for view in [t.view(seat) for seat in range(4)]:
            assert view.hand_backs == [backs(t.hand(seat)) for seat in range(4)]
            lying = [Counter(CATEGORIES[back] for back in pile) for pile in view.discard_backs]
            assert lying == [Counter(name.split("_")[0] for name in t.discard(seat)) for seat in range(4)]
            assert [back if back is None else CATEGORIES[back] for back in view.spots] == spot_backs(t)
            assert view.stacks == [backs(t.stack(1)), backs(t.stack(2))]


def spot_backs(t: Table) -> list[str | None]:
    return [t.spot(spot)[0].split("_")[0] if t.spot(spot) else None for spot in (1, 2, 3)]


@rule("ME-205")
def test_the_order_of_a_hand_carries_no_information() -> None:
    turned = {seat: names[::-1] for seat, names in HANDS.items()}
    one, other = table(hands=HANDS), table(hands=turned)
    assert one.match.told == other.match.told
    assert one.match.asks == other.match.asks


@rule("ME-205")
def test_the_order_of_a_discard_is_public_by_backs_the_last_on_top() -> None:
    t = everything_possible(leg=5, discards={}).play(ANNA, "lounge", "motive", "dining", "1")
    t.play(BERT, "mo_hanged").play(ANNA, "end_turn")
    for seat in range(3):
        assert [CATEGORIES[back] for back in t.view(seat).discard_backs[BERT]] == ["motive", "mo"]


@rule("ME-206")
@pytest.mark.parametrize("seed", range(3))
def test_a_player_may_look_at_his_own_discard_and_at_no_other(seed: int) -> None:
    for t in table(3, seed=seed).wander(seed):
        for seat in range(3):
            own = sorted(ELEMENT_NAMES[card] for card in t.view(seat).discard)
            assert own == sorted(t.discard(seat))
    t = table(hands=HANDS, discards={ANNA: ["motive_money"], BERT: ["mo_pushed"]})
    own, *others = t.told(ANNA, "PositionSet")[0]["discards"]
    assert (list(own), others) == ([ELEMENT_NAMES.index("motive_money")], [None, None])


@rule("ME-206")
def test_nobody_can_show_a_card_outside_a_rule() -> None:
    t = table(hands=HANDS).play(ANNA, "lounge", "motive")
    with pytest.raises(BadAnswer, match="not asked anything"):
        t.match.answer(ELEMENT_NAMES.index("mo_hanged"), BERT)
    assert t.hand(BERT) == HANDS[BERT]


@rule("ME-207")
def test_which_card_is_shown_is_its_owners_choice_among_his_hand_cards_of_the_category() -> None:
    hands = {**HANDS, BERT: ["mo_clubbed", "mo_hanged", "motive_money"], CARL: ["mo_hanged", "mo_pushed"]}
    t = table(hands=hands, discards={BERT: ["mo_poisoned"]}).play(ANNA, "lounge", "mo")
    assert t.options(BERT) == {"mo_clubbed", "mo_hanged"}
    t.play(BERT, "mo_hanged").play(CARL, "mo_hanged")
    assert t.faces(ANNA, "CardRevealed") == ["mo_hanged", "mo_hanged"]


@rule("ME-207")
def test_an_element_shown_in_an_earlier_leg_may_be_shown_again() -> None:
    t = table(hands=HANDS, first=BERT, active=ANNA).play(ANNA, "lounge", "mo").play(BERT, "mo_hanged")
    t.play(ANNA, "end_turn").play(ANNA, "lounge", "mo")
    assert t.options(BERT) == {"mo_clubbed", "mo_hanged"}
    t.play(BERT, "mo_hanged")
    assert t.faces(CARL, "CardRevealed") == ["mo_hanged", "mo_pushed"] * 2


@rule("ME-R52")
def test_get_a_grip_takes_the_category_wherever_the_cards_lie_and_whoever_peeked() -> None:
    place: dict[str, Any] = {"characters": ["pransky", "mansard", "macdouglas"], "leg": 5, "hands": HANDS}
    t = table(**place, discards={BERT: ["mo_poisoned", "suspect_candy"]}, options={"powers": True})
    t.play(ANNA, "dining", "1").play(BERT, "mo_hanged").play(CARL, "first")
    assert t.faces(CARL, "PowerUsed") == ["mo_hanged"]
    t.play(ANNA, "club_grip", "mo")
    assert (t.hand(BERT), t.discard(BERT)) == (["mo_clubbed", "mo_hanged", "mo_poisoned"], ["suspect_candy"])


@rule("ME-R59")
def test_a_card_received_cannot_be_used_again_in_the_same_turn() -> None:
    hands = {ANNA: ["mo_clubbed"], BERT: ["suspect_orourke"], CARL: ["suspect_candy"]}
    t = table(hands=hands, leg=5).play(ANNA, "sleeping", BERT).play(BERT, "left").play(ANNA, "left")
    assert (t.hand(ANNA), t.discard(ANNA)) == (["mo_clubbed"], ["suspect_orourke"])
    t.play(ANNA, "passenger")
    assert (t.discard(ANNA), t.discard(CARL)) == (["suspect_orourke"], ["suspect_candy"])


@rule("ME-R59")
def test_unless_get_a_grip_on_oneself_brings_its_category_back() -> None:
    hands = {ANNA: ["mo_clubbed"], BERT: ["suspect_orourke"], CARL: ["suspect_candy"]}
    t = table(hands=hands, leg=5).play(ANNA, "sleeping", BERT).play(BERT, "left").play(ANNA, "left")
    t.play(ANNA, "club_grip").play(ANNA, "passenger")
    assert (t.discard(ANNA), t.hand(ANNA)) == (["suspect_candy"], ["mo_clubbed"])
    assert t.discard(CARL) == ["suspect_orourke"]


# Piles as one number

ELEMENTS = st.lists(st.integers(0, 23), max_size=30)


def two_of_each(elements: list[int]) -> list[int]:
    """The same list, but no third copy of an element."""
    return sorted(element for element, copies in Counter(elements).items() for _ in range(min(copies, 2)))


@given(ELEMENTS)
@settings(deadline=None)
def test_a_pile_keeps_every_card_put_on_it(elements: list[int]) -> None:
    held = two_of_each(elements)
    pile = cards.pile_of(held)
    assert (cards.cards_in(pile), count(pile)) == (held, len(held))
    assert members(cards.kinds(pile)) == sorted(set(held))
    assert members(cards.categories(pile)) == sorted({card // 6 for card in held})
    assert Counter(cards.element_drawn(bit) for bit in members(pile)) == Counter(held)


@given(ELEMENTS, ELEMENTS)
@settings(deadline=None)
def test_piles_are_added_and_subtracted_like_counters(elements: list[int], others: list[int]) -> None:
    whole = two_of_each(elements + others)
    part = list((Counter(whole) & Counter(two_of_each(others))).elements())
    rest = list((Counter(whole) - Counter(part)).elements())
    assert cards.merged(cards.pile_of(rest), cards.pile_of(part)) == cards.pile_of(whole)
    pile = cards.pile_of(whole)
    for card in part:
        pile = cards.minus(pile, card)
    assert pile == cards.pile_of(rest)


@given(ELEMENTS, st.integers(0, 3))
@settings(deadline=None)
def test_the_cards_of_a_category_can_be_picked_out(elements: list[int], back: int) -> None:
    held = two_of_each(elements)
    found = cards.cards_in(cards.pile_of(held) & cards.of_category(back))
    assert found == [card for card in held if ELEMENT_NAMES[card].split("_")[0] == CATEGORIES[back]]


def test_an_elements_category_is_the_word_before_its_name() -> None:
    named = [CATEGORIES[cards.category_of(element)] for element in range(32)]
    assert named == [name.split("_")[0] for name in ELEMENT_NAMES[:32]]
    assert cards.both_copies(0b101) == cards.pile_of([0, 0, 2, 2])


def test_both_club_actions_take_place_in_the_club_car() -> None:
    where = [CARS[car_of(action)] for action in range(7)]
    assert where == ["club", "club", "dining", "lounge", "passenger", "sleeping", "smoking"]
