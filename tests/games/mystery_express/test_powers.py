"""Special powers (ME-601 … ME-609); test_power_windows has the windows of ME-603 and ME-605."""

from typing import Any

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, DORA, EMIL, Table, table
from tests.rules import rule

# Dora peeks at modus operandi.
CHARACTERS = ["strauss", "mirabella", "mansard", "macdouglas"]
HANDS = {
    ANNA: ["mo_clubbed", "mo_shot", "motive_greed"],
    BERT: ["mo_hanged", "suspect_candy"],
    CARL: ["mo_pushed"],
    DORA: ["suspect_orourke"],
}
Play = tuple[int, str]
DINE: list[Play] = [(ANNA, "dining"), (ANNA, "1"), (ANNA, "mo")]
SEARCH: list[Play] = [(ANNA, "sleeping"), (ANNA, "2"), (CARL, "left"), (ANNA, "left")]
SMOKE: list[Play] = [(ANNA, "smoking"), (ANNA, "1+2")]
RETURN: list[Play] = [(ANNA, "mo_clubbed"), (ANNA, "mo_shot")]
# Carl dines with Anna and Dora; Emil peeks at modus operandi, Bert at motives.
DINNER: dict[str, Any] = {
    "active": CARL,
    "first": CARL,
    "characters": ["mirabella", "strauss", "mansard", "pransky", "macdouglas"],
    "hands": {ANNA: ["mo_clubbed"], DORA: ["motive_greed"]},
}


def powered(plays: list[Play], options: dict[str, Any] | None = None, **position: Any) -> Table:
    """Powers are on, and these answers have been given."""
    seated = {"characters": CHARACTERS, "hands": HANDS, **position}
    return table(4, options={"powers": True, **(options or {})}, **seated).answers(plays)


def dinner(*prompts: str) -> Table:
    options = {"powers": True, "power_prompt": list(prompts) or ["ask"]}
    return table(5, options=options, **DINNER).play(CARL, "dining", "0+3")


@rule("ME-601")
def test_only_the_owner_sees_the_face_and_all_see_who_looked_at_what() -> None:
    t = powered(DINE).play(DORA, "first")
    assert [t.faces(seat, "PowerUsed") for seat in range(4)] == [[None], [None], [None], ["mo_hanged"]]
    for seat in range(4):
        used = t.told(seat, "PowerUsed")[0]
        assert (used["seat"], used["owner"], used["category"], used["place"]) == (DORA, BERT, 0, 0)
    assert t.discard(BERT) == ["mo_hanged"]


@rule("ME-601", "ME-606")
def test_a_power_is_used_once_a_leg_and_its_token_lies_open() -> None:
    t = powered([*DINE, (DORA, "first")])
    assert [t.view(seat).used for seat in range(4)] == [[DORA]] * 4
    t.answers(SEARCH)
    assert t.discard(ANNA) == ["mo_pushed"]
    assert "power.peek" not in t.asked().values()


@rule("ME-606", "ME-501")
def test_on_arrival_every_token_is_available_again() -> None:
    t = powered([], used=[DORA], phase="arrival")
    assert [t.view(seat).used for seat in range(4)] == [[]] * 4
    t.play(DORA, "end_turn").answers(DINE)
    assert t.asked() == {DORA: "power.peek"}


@rule("ME-604", "ME-R36")
@pytest.mark.parametrize(("choice", "card", "place"), [("first", "mo_hanged", 1), ("second", "mo_pushed", 0)])
def test_of_two_cards_received_in_the_smoking_car_the_owner_looks_at_one(
    choice: str, card: str, place: int
) -> None:
    t = powered(SMOKE)
    assert t.options(DORA) == {"decline", "first", "second"}
    t.play(DORA, choice)
    assert t.faces(DORA, "PowerUsed") == [card]
    assert [t.told(BERT, "PowerUsed")[0][key] for key in ("owner", "place")] == [ANNA, place]
    assert [facts["giver"] for facts in t.told(DORA, "CardGiven")] == [BERT, CARL]
    assert t.asked() == {ANNA: "smoking.first"}


@rule("ME-604", "ME-R36")
@pytest.mark.parametrize(
    ("choice", "card", "owner"), [("first", "mo_clubbed", BERT), ("second", "mo_shot", CARL)]
)
def test_of_two_cards_given_back_in_the_smoking_car_the_owner_looks_at_one(
    choice: str, card: str, owner: int
) -> None:
    t = powered([*SMOKE, (DORA, "decline"), *RETURN])
    assert t.options(DORA) == {"decline", "first", "second"}
    t.play(DORA, choice)
    assert t.faces(DORA, "PowerUsed") == [card]
    assert [t.told(BERT, "PowerUsed")[0][key] for key in ("owner", "place")] == [owner, 0]
    assert t.view(ANNA).used == [DORA]


@rule("ME-R35", "ME-604")
def test_a_partner_with_the_power_is_offered_the_other_partners_card_only() -> None:
    characters = ["strauss", "macdouglas", "mansard", "mirabella"]
    t = powered(SMOKE, characters=characters)
    assert t.options(BERT) == {"decline", "second"}
    assert t.play(BERT, "second").faces(BERT, "PowerUsed") == ["mo_pushed"]
    returned = powered([*SMOKE, (BERT, "decline"), *RETURN], characters=characters)
    assert returned.options(BERT) == {"decline", "second"}
    assert returned.play(BERT, "second").faces(BERT, "PowerUsed") == ["mo_shot"]


OWN_TURN: dict[str, Any] = {
    "hands": {BERT: ["mo_hanged"], CARL: ["mo_pushed"], DORA: ["mo_shot"]},
    "characters": CHARACTERS[::-1],
}
SITUATIONS: dict[str, tuple[list[Play], dict[str, Any], int]] = {
    "a guest puts a card down": (DINE, {}, DORA),
    "the active player puts a card down": (SEARCH, {}, DORA),
    "another player puts a card down in the owner's turn": (
        [(ANNA, "passenger"), (ANNA, "left")], OWN_TURN, ANNA,
    ),
}  # fmt: skip


@rule("ME-R34", "ME-602")
@pytest.mark.parametrize(
    ("scope", "offers"),
    [
        ("any_other_not_own_turn", [True, True, False]),
        ("active_player_only", [False, True, False]),
        ("any_time", [True, True, True]),
    ],
)
def test_the_scope_says_against_whom_and_when_a_power_may_be_used(scope: str, offers: list[bool]) -> None:
    for (plays, position, owner), offer in zip(SITUATIONS.values(), offers, strict=True):
        t = powered(plays, options={"power_scope": scope}, **position)
        assert (t.asked() == {owner: "power.peek"}) == offer


@rule("ME-602")
def test_a_power_cannot_be_used_in_the_owners_own_turn() -> None:
    t = powered([(ANNA, "passenger"), (ANNA, "left")], **OWN_TURN)
    assert [t.discard(seat) for seat in (BERT, CARL, DORA)] == [["mo_pushed"], ["mo_shot"], ["mo_hanged"]]
    assert t.told(ANNA, "PowerKept") == []


@rule("ME-R34")
@pytest.mark.parametrize("scope", ["any_other_not_own_turn", "active_player_only", "any_time"])
def test_in_no_scope_a_card_the_owner_puts_down_himself_is_offered(scope: str) -> None:
    hands = {**HANDS, DORA: ["mo_poisoned"]}
    t = powered([(ANNA, "dining"), (ANNA, "3")], options={"power_scope": scope}, hands=hands)
    assert t.discard(DORA) == ["mo_poisoned"]
    assert t.asked() == {ANNA: "turn.action"}


@rule("ME-607", "ME-R58")
def test_miss_pransky_has_one_more_hour_in_every_leg_and_her_token_is_never_turned() -> None:
    t = table(options={"powers": True, "leg_hours": [4, 3, 4, 3, 5]})
    for seat, character in ((ANNA, "mansard"), (BERT, "pransky"), (CARL, "strauss")):
        t.play(seat, character, "club")
    begun = t.coast().told(ANNA, "TurnBegun")
    hours = {seat: [facts["hours"] for facts in begun if facts["seat"] == seat] for seat in range(3)}
    assert hours == {ANNA: [4, 3, 4, 3, 5], BERT: [5, 4, 5, 4, 6], CARL: [4, 3, 4, 3, 5]}
    assert t.told(ANNA, "PowerUsed") + t.told(ANNA, "PowerKept") == []


@rule("ME-R58", "ME-607")
@pytest.mark.parametrize(("character", "both"), [("pransky", True), ("mansard", False)])
def test_in_a_leg_of_three_hours_only_she_can_take_both_club_actions(character: str, both: bool) -> None:
    stacks, discards = [["mo_poisoned"], []], {BERT: ["suspect_candy"]}
    characters = [character, "strauss", "mirabella", "macdouglas"]
    t = powered([], characters=characters, hands={}, leg=2, stacks=stacks, discards=discards)
    assert ("club_madam" in t.play(ANNA, "club_grip").options(ANNA)) == both
    assert t.truth.used == 0


@rule("ME-608")
def test_without_powers_nobody_peeks_and_miss_pransky_has_no_extra_hour() -> None:
    t = table(4, characters=CHARACTERS, hands=HANDS).answers(DINE)
    assert t.asked() == {ANNA: "turn.action"}
    begun = table().play(ANNA, "pransky").coast().told(ANNA, "TurnBegun")
    assert [facts["hours"] for facts in begun if facts["seat"] == ANNA] == [4, 3, 4, 3, 5]


@rule("ME-609")
def test_several_windows_are_resolved_clockwise_from_the_active_players_left() -> None:
    t = dinner()
    assert t.asked() == {EMIL: "power.peek"}
    assert t.play(EMIL, "first").asked() == {BERT: "power.peek"}
    t.play(BERT, "second")
    assert t.faces(EMIL, "PowerUsed") == ["mo_clubbed", None]
    assert t.faces(BERT, "PowerUsed") == [None, "motive_greed"]


@rule("ME-609", "ME-R64")
@pytest.mark.parametrize(
    ("prompts", "by_hand"),
    [
        (["ask", "always", "ask", "ask", "always"], [(EMIL, "first"), (BERT, "second")]),
        (["ask", "never", "ask", "ask", "never"], [(EMIL, "decline"), (BERT, "decline")]),
        (["ask", "always", "ask", "ask", "never"], [(EMIL, "decline"), (BERT, "second")]),
    ],
)
def test_standing_answers_are_given_unasked_and_look_like_any_other(
    prompts: list[str], by_hand: list[Play]
) -> None:
    standing, asked = dinner(*prompts), dinner().answers(by_hand)
    for seat in range(5):
        assert standing.match.told[seat] == asked.match.told[seat]


@rule("ME-R64", "ME-609")
def test_a_standing_answer_waits_for_its_turn() -> None:
    t = dinner("ask", "always", "ask", "ask", "ask")
    assert t.asked() == {EMIL: "power.peek"}
    assert t.told(ANNA, "PowerUsed") == []
    t.play(EMIL, "decline")
    assert t.faces(BERT, "PowerUsed") == ["motive_greed"]


@rule("ME-R64")
def test_always_looks_at_the_first_of_two_cards_and_only_once_a_leg() -> None:
    t = powered(SMOKE, options={"power_prompt": "always"})
    assert t.faces(DORA, "PowerUsed") == ["mo_hanged"]
    t.answers(RETURN)
    assert len(t.told(DORA, "PowerUsed")) == 1
