"""Choices that betray nothing (ME-804, ME-809, ME-R47)."""

from typing import Any

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, DORA, Table, element, table
from tests.rules import rule

Play = tuple[int, str]
HANDS = {
    ANNA: ["suspect_candy", "suspect_orourke", "motive_money"],
    BERT: ["mo_clubbed", "mo_hanged"],
    CARL: ["mo_pushed", "mo_poisoned", "location_club", "location_lounge"],
}
SPOTS = ["mo_pushed", "suspect_prof_karlov", "location_dining"]
BLIND = {"options": {"sleeping_pick": "blind_choice"}}

# A position, what is answered first, and what Bert then chooses between while others choose too.
SEALED: dict[str, tuple[dict[str, Any], list[Play], tuple[str, str]]] = {
    "dining": ({}, [(ANNA, "dining"), (ANNA, "1+2")], ("mo_clubbed", "mo_hanged")),
    "lounge": ({}, [(ANNA, "lounge"), (ANNA, "mo")], ("mo_clubbed", "mo_hanged")),
    "smoking": ({}, [(ANNA, "smoking")], ("mo_clubbed", "mo_hanged")),
    "bag": ({}, [(ANNA, "sleeping"), (ANNA, "1")], ("left", "right")),
    "tunnel": ({"leg": 2, "phase": "tunnel"}, [], ("mo", "location")),
    "telegram": ({"leg": 4, "phase": "telegram"}, [], ("mo_clubbed", "blank")),
    "revelation": ({"leg": 4, "phase": "revelation"}, [], ("mo_clubbed", "mo_hanged")),
    "final answer": ({"leg": 5, "phase": "final"}, [], ("mo_clubbed", "blank")),
}
# A position, what is answered first, who has two cards to choose from, and the question.
CHOICES: dict[str, tuple[dict[str, Any], list[Play], int, str]] = {
    "dining": ({}, [(ANNA, "dining"), (ANNA, "1")], BERT, "pick.card"),
    "lounge": ({}, [(ANNA, "lounge"), (ANNA, "mo")], BERT, "pick.card"),
    "smoking partner": ({}, [(ANNA, "smoking")], BERT, "pick.card"),
    "passenger": ({}, [(ANNA, "passenger"), (ANNA, "left")], BERT, "passenger.card"),
    "smoking, first card back": ({"active": BERT, "first": BERT}, [(BERT, "smoking")], BERT, "smoking.first"),
    "chat": (
        {"active": BERT, "first": BERT, "conductor": "lounge", "spots": SPOTS},
        [(BERT, "lounge"), (BERT, "motive"), (BERT, "1")], BERT, "chat.card",
    ),
    "revelation": ({"leg": 4, "phase": "revelation"}, [], BERT, "pick.card"),
    "stolen card": (
        BLIND, [(ANNA, "sleeping"), (ANNA, "1"), (BERT, "left"), (ANNA, "left")], ANNA, "sleeping.slot",
    ),
}  # fmt: skip
SMOKERS = {ANNA: ["mo_shot", "motive_money"], CARL: ["mo_pushed", "location_club"]}


def berts(cards: list[str], choice: str) -> Table:
    """The position in which Bert's cards are these, up to the question."""
    position, plays, _, _ = CHOICES[choice]
    others = SMOKERS if choice.startswith("smoking, ") else HANDS
    players = 4 if choice.startswith("smoking, ") else 3
    return table(players, **{**position, "hands": {**others, BERT: cards}}).answers(plays)


@rule("ME-804")
@pytest.mark.parametrize("choice", SEALED)
def test_a_sealed_choice_is_shown_to_nobody_until_all_are_in(choice: str) -> None:
    position, plays, either = SEALED[choice]
    one, two = (table(hands=HANDS, **position).answers([*plays, (BERT, made)]) for made in either)
    assert one.asked() == two.asked() != {}
    for seat in (ANNA, CARL):
        assert one.match.told[seat] == two.match.told[seat]
    assert [ask.options for ask in one.match.asks if ask.seat != BERT] == [
        ask.options for ask in two.match.asks if ask.seat != BERT
    ]


@rule("ME-809")
@pytest.mark.parametrize("choice", CHOICES)
def test_with_two_copies_of_one_element_a_player_is_asked_all_the_same(choice: str) -> None:
    _, _, seat, question = CHOICES[choice]
    t = berts(["mo_clubbed", "mo_clubbed"], choice)
    assert t.asked()[seat] == question


@rule("ME-809", "ME-R47", "ME-801")
@pytest.mark.parametrize("choice", CHOICES)
def test_nobody_sees_whether_another_holds_a_pair(choice: str) -> None:
    pair, mixed = (berts(["mo_clubbed", other], choice) for other in ("mo_clubbed", "mo_hanged"))
    assert pair.asked() == mixed.asked()
    for seat in set(range(pair.match.seats)) - {BERT}:
        assert pair.match.told[seat] == mixed.match.told[seat]
        assert pair.view(seat) == mixed.view(seat)


@rule("ME-809")
@pytest.mark.parametrize("choice", sorted(set(CHOICES) - {"smoking, first card back"}))
def test_with_a_single_card_to_choose_from_nobody_is_asked(choice: str) -> None:
    _, _, seat, question = CHOICES[choice]
    t = berts(["mo_clubbed"], choice)
    assert t.asked().get(seat) != question


@rule("ME-809", "ME-373")
def test_the_second_card_given_back_is_asked_for_even_if_the_rest_is_a_pair() -> None:
    hands = {**SMOKERS, BERT: ["suspect_candy", "mo_clubbed", "mo_clubbed"]}
    t = table(4, hands=hands, active=BERT, first=BERT).play(BERT, "smoking", "suspect_candy")
    assert t.asked() == {BERT: "smoking.second"}
    assert t.options(BERT) == {"mo_clubbed"}
    two = table(4, hands={**hands, BERT: ["suspect_candy", "mo_clubbed"]}, active=BERT, first=BERT)
    two.play(BERT, "smoking", "suspect_candy")
    assert two.discard(CARL) == ["mo_clubbed"]


@rule("ME-R47")
def test_who_is_dealt_both_copies_knows_that_the_element_is_innocent_and_nobody_else_does() -> None:
    t = table(
        4, hands={ANNA: ["mo_clubbed", "mo_clubbed"], BERT: ["mo_hanged", "mo_hanged"], DORA: ["mo_shot"]}
    )
    clubbed = element("mo_clubbed")
    assert [t.view(seat).tracker.innocent(clubbed) for seat in range(4)] == [True, False, False, False]
    assert [t.view(seat).tracker.seen(clubbed) for seat in range(4)] == [2, 0, 0, 0]
    assert not t.view(DORA).tracker.innocent(element("mo_shot"))
