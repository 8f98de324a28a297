"""When the window of a special power opens (ME-603, ME-605)."""

from typing import Any

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, DORA, Table, table
from tests.rules import rule

# Dora peeks at modus operandi.
CHARACTERS = ["strauss", "mirabella", "mansard", "macdouglas"]
HANDS = {
    ANNA: ["mo_clubbed", "mo_clubbed", "motive_greed"],
    BERT: ["mo_hanged", "mo_poisoned", "suspect_candy"],
    CARL: ["mo_pushed", "location_club"],
    DORA: ["suspect_orourke"],
}
Play = tuple[int, str]
DINE: list[Play] = [(ANNA, "dining"), (ANNA, "1"), (ANNA, "mo"), (BERT, "mo_hanged")]
CHAIN: list[Play] = [(ANNA, "passenger"), (ANNA, "left"), (ANNA, "mo"), (BERT, "mo_poisoned")]
SEARCH: list[Play] = [(ANNA, "sleeping"), (ANNA, "1"), (BERT, "left"), (ANNA, "left"), (ANNA, "mo")]
SMOKE: list[Play] = [(ANNA, "smoking"), (ANNA, "1+2"), (BERT, "mo_hanged")]
RETURN: list[Play] = [*SMOKE, (DORA, "decline"), (ANNA, "mo_clubbed"), (ANNA, "motive_greed")]
LOUNGE: list[Play] = [(ANNA, "lounge"), (ANNA, "suspect")]


def powered(plays: list[Play], **position: Any) -> Table:
    """Powers are on, and these answers have been given."""
    seated = {"characters": CHARACTERS, "hands": HANDS, **position}
    return table(4, options={"powers": True}, **seated).answers(plays)


def windows(t: Table) -> int:
    """How many peeks were offered so far."""
    answered = t.told(ANNA, "PowerUsed") + t.told(ANNA, "PowerKept")
    return len(answered) + list(t.asked().values()).count("power.peek")


OPEN: dict[str, tuple[list[Play], dict[str, Any], int, str]] = {
    "a guest's card": (DINE, {}, BERT, "mo_hanged"),
    "a card handed round": (CHAIN, {}, ANNA, "mo_poisoned"),
    "a stolen card": (SEARCH, {"chance": ("mo_hanged",)}, ANNA, "mo_hanged"),
    "a smoking partner's card": (SMOKE, {}, ANNA, "mo_hanged"),
    "a card given back": (RETURN, {}, BERT, "mo_clubbed"),
    "a passenger's card": ([(ANNA, "club_madam")], {"leg": 2, "stacks": [["mo_shot"], []]}, ANNA, "mo_shot"),
    "the conductor's card": (
        [*LOUNGE, (ANNA, "1")],
        {"conductor": "lounge", "spots": ["mo_shot", "mo_shot", "location_dining"]},
        ANNA,
        "mo_shot",
    ),
}
CLOSED: dict[str, tuple[list[Play], dict[str, Any]]] = {
    "a card revealed to all": ([(ANNA, "lounge"), (ANNA, "mo"), (BERT, "mo_hanged")], {}),
    "a card left for the conductor": (
        [*LOUNGE, (ANNA, "1"), (ANNA, "mo_clubbed")],
        {"conductor": "lounge", "spots": ["motive_money", "motive_money", "motive_despair"]},
    ),
    "gripped cards": (
        [(ANNA, "club_grip"), (ANNA, "1")],
        {"discards": {ANNA: ["mo_shot"], BERT: ["mo_shot"]}},
    ),
    "cards taken back": (
        [(seat, "end_turn") for seat in range(4)],
        {"leg": 2, "discards": {BERT: ["mo_shot"]}},
    ),
    "cards looked at in the tunnel": ([], {"leg": 2, "phase": "tunnel"}),
    "unveiled cards": ([], {"leg": 4, "phase": "revelation"}),
    "Time cards turned up": ([], {"leg": 1, "phase": "city"}),
    "Time cards in hand": ([], {"leg": 3, "phase": "city"}),
}


@rule("ME-605", "ME-601")
@pytest.mark.parametrize("placement", OPEN)
def test_a_window_opens_for(placement: str) -> None:
    plays, position, placer, card = OPEN[placement]
    t = powered(plays, **position)
    assert t.asked() == {DORA: "power.peek"}
    t.play(DORA, "first")
    assert t.faces(DORA, "PowerUsed") == [card]
    assert t.told(BERT, "PowerUsed")[0]["owner"] == placer


@rule("ME-605", "ME-R37", "ME-518")
@pytest.mark.parametrize("placement", CLOSED)
def test_no_window_opens_for(placement: str) -> None:
    plays, position = CLOSED[placement]
    t = powered(plays, **position)
    if "phase" in position:
        t.coast("LegBegun")
    assert windows(t) == 0


@rule("ME-605")
def test_a_card_passed_through_opens_a_window_only_where_it_is_put_down() -> None:
    hands = {**HANDS, ANNA: ["suspect_orourke"], DORA: ["mo_shot"]}
    t = powered(CHAIN, hands=hands, characters=["strauss", "mirabella", "macdouglas", "mansard"])
    assert [facts["kept"] for facts in t.told(CARL, "CardHanded")] == [False, True]
    assert windows(t) == 1
    t.play(CARL, "first")
    assert t.told(ANNA, "PowerUsed")[0]["owner"] == DORA


@rule("ME-603")
def test_the_window_closes_before_the_next_step_of_the_action() -> None:
    t = powered(CHAIN)
    assert t.discard(ANNA) == ["mo_poisoned"]
    t.play(DORA, "decline").play(ANNA, "mo_clubbed")
    assert t.discard(BERT) == ["mo_pushed"]
    assert t.options(DORA) == {"decline", "first"}
    assert t.play(DORA, "first").faces(DORA, "PowerUsed") == ["mo_pushed"]


@rule("ME-603")
def test_declining_keeps_the_power_for_later_in_the_leg() -> None:
    t = powered(DINE).play(DORA, "decline")
    assert t.view(BERT).used == []
    t.play(ANNA, "passenger", "left", "mo")
    assert t.asked() == {DORA: "power.peek"}


@rule("ME-603", "ME-601")
def test_a_card_on_the_owners_own_discard_is_not_offered() -> None:
    t = powered([(ANNA, "dining"), (ANNA, "3")], hands={**HANDS, DORA: ["mo_shot"]})
    assert t.discard(DORA) == ["mo_shot"]
    assert windows(t) == 0


@rule("ME-601")
def test_a_card_of_another_category_is_not_offered() -> None:
    t = powered(
        [(ANNA, "dining"), (ANNA, "2"), (ANNA, "location")],
        characters=["mansard", *CHARACTERS[:2], "macdouglas"],
    )
    assert t.discard(CARL) == ["location_club"]
    assert windows(t) == 0


@rule("ME-603", "ME-R35")
def test_a_card_the_owner_gave_in_this_action_is_not_offered() -> None:
    t = powered([(ANNA, "passenger"), (ANNA, "right")], hands={**HANDS, DORA: ["mo_shot"]})
    assert t.discard(ANNA) == ["mo_shot"]
    assert t.asked() == {ANNA: "passenger.card"}
    assert windows(t) == 0


@rule("ME-603", "ME-R35")
def test_a_card_the_owner_lost_in_this_action_is_not_offered() -> None:
    hands = {**HANDS, DORA: ["mo_shot"]}
    t = powered([(ANNA, "sleeping"), (ANNA, "3"), (DORA, "left"), (ANNA, "left")], hands=hands)
    assert t.discard(ANNA) == ["mo_shot"]
    assert windows(t) == 0


@rule("ME-603", "ME-R35")
def test_a_card_the_owner_passed_on_is_not_offered_but_the_next_one_is() -> None:
    hands = {**HANDS, ANNA: ["motive_greed"], CARL: ["mo_pushed"]}
    t = powered(CHAIN, hands=hands)
    assert (t.discard(CARL), t.discard(BERT)) == (["mo_poisoned"], ["mo_pushed"])
    assert windows(t) == 1
    assert t.play(DORA, "first").faces(DORA, "PowerUsed") == ["mo_pushed"]


@rule("ME-603", "ME-R35")
def test_a_card_that_comes_full_circle_is_offered_to_nobody() -> None:
    hands = {ANNA: ["motive_greed"], BERT: HANDS[BERT]}
    t = powered([(ANNA, "passenger"), (ANNA, "mo"), (BERT, "mo_poisoned")], hands=hands)
    assert t.discard(BERT) == ["mo_poisoned"]
    assert windows(t) == 0


@rule("ME-R35")
def test_guests_with_a_power_are_offered_the_cards_of_other_guests() -> None:
    t = powered([(ANNA, "dining"), (ANNA, "1+3"), (BERT, "mo_hanged")])
    assert (t.discard(BERT), t.discard(DORA)) == (["mo_hanged"], ["suspect_orourke"])
    assert t.asked() == {BERT: "power.peek"}
    assert t.play(BERT, "second").faces(BERT, "PowerUsed") == ["suspect_orourke"]
    assert t.play(DORA, "first").faces(DORA, "PowerUsed")[1:] == ["mo_hanged"]
