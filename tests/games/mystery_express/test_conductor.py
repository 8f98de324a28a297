"""The chat with the conductor (ME-401 … ME-407)."""

from typing import Any

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, DORA, Table, table
from tests.rules import rule
from wagonlit.core.errors import BadAnswer, BadScenario

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
# By action: its car, and what Anna and Bert answer until it is over.
ACTIONS: dict[str, tuple[str, list[tuple[int, str]]]] = {
    "club_grip": ("club", []),
    "club_madam": ("club", []),
    "dining": ("dining", [(ANNA, "1")]),
    "lounge": ("lounge", []),
    "passenger": ("passenger", [(ANNA, "left")]),
    "sleeping": ("sleeping", [(ANNA, "1"), (BERT, "left"), (ANNA, "left")]),
    "smoking": ("smoking", [(ANNA, "suspect_candy"), (ANNA, "motive_money")]),
}


def after(action: str, conductor: str) -> Table:
    """Anna has taken that action while the conductor stands in that car."""
    return table(conductor=conductor, **POSITION).play(ANNA, action).answers(ACTIONS[action][1])


def lounging(**position: Any) -> Table:
    """Anna has shown interest in modus operandi where the conductor stands."""
    return table(**{**POSITION, "conductor": "lounge", **position}).play(ANNA, "lounge")


@rule("ME-401")
@pytest.mark.parametrize("action", ACTIONS)
def test_an_action_in_the_conductors_car_is_followed_by_a_chat(action: str) -> None:
    assert after(action, ACTIONS[action][0]).asked() == {ANNA: "chat.spot"}


@rule("ME-401")
@pytest.mark.parametrize("action", ACTIONS)
def test_an_action_in_another_car_is_not(action: str) -> None:
    elsewhere = "lounge" if ACTIONS[action][0] != "lounge" else "club"
    t = after(action, elsewhere)
    assert "chat.spot" not in t.asked().values()
    assert t.told(ANNA, "SpotTaken") == []


@rule("ME-401")
def test_the_chat_is_free_and_mandatory() -> None:
    t = lounging(hours=4)
    assert t.options(ANNA) == {"1", "2", "3"}
    t.play(ANNA, "2", "motive_money")
    assert t.truth.hours == 2
    assert t.asked() == {ANNA: "turn.action"}


@rule("ME-401")
def test_powers_come_before_the_chat() -> None:
    characters = ["strauss", "mirabella", "mansard", "macdouglas"]
    t = table(4, options={"powers": True}, characters=characters, **{**POSITION, "conductor": "dining"})
    t.play(ANNA, "dining", "1")
    assert t.asked() == {DORA: "power.peek"}
    assert t.play(DORA, "decline").asked() == {ANNA: "chat.spot"}


@rule("ME-402")
@pytest.mark.parametrize(("first", "second"), [("club_grip", "club_madam"), ("club_madam", "club_grip")])
def test_in_the_club_car_the_chat_follows_the_first_action_never_the_second(first: str, second: str) -> None:
    t = after(first, "club").play(ANNA, "1", "suspect_candy")
    t.play(ANNA, second)
    if second == "club_grip":
        t.play(ANNA, "2")
    assert len(t.told(ANNA, "SpotTaken")) == 1
    assert "chat.spot" not in t.asked().values()


@rule("ME-402", "ME-R30")
def test_a_chat_skipped_after_the_first_club_action_is_not_made_up_after_the_second() -> None:
    hands = {**POSITION["hands"], ANNA: []}
    discards = {ANNA: ["suspect_candy", "motive_money"]}
    t = table(**{**POSITION, "conductor": "club", "hands": hands, "discards": discards, "hours": 4})
    t.play(ANNA, "club_madam").play(ANNA, "club_grip", "suspect")
    assert t.hand(ANNA) == ["suspect_candy"]
    assert t.told(ANNA, "SpotTaken") == []


@rule("ME-403")
def test_being_in_the_car_without_its_action_gives_no_chat() -> None:
    t = table()
    for seat, car in ((ANNA, "club"), (BERT, "dining"), (CARL, "lounge")):
        t.play(seat, seat, car)
    t.coast()
    visited = {facts["car"] for facts in t.told(ANNA, "ConductorMoved")}
    assert visited & {0, 1, 2}
    assert t.told(ANNA, "SpotTaken") == []


@rule("ME-404")
@pytest.mark.parametrize("spot", [1, 2, 3])
def test_the_card_of_the_chosen_spot_is_seen_and_goes_on_the_own_discard(spot: int) -> None:
    t = lounging().play(ANNA, str(spot))
    taken = SPOTS[spot - 1]
    assert t.discard(ANNA) == [taken]
    assert [t.faces(seat, "SpotTaken") for seat in (ANNA, BERT, CARL)] == [[taken], [None], [None]]
    t.play(ANNA, "motive_money")
    assert t.spot(spot) == ["motive_money"]
    assert t.hand(ANNA) == ["suspect_candy", "suspect_orourke"]


@rule("ME-404")
def test_the_card_left_is_seen_by_the_actor_alone() -> None:
    t = lounging().play(ANNA, "1", "motive_money")
    seen = [t.faces(seat, "SpotRefilled") for seat in (ANNA, BERT, CARL)]
    assert seen == [["motive_money"], [None], [None]]
    assert t.told(BERT, "SpotRefilled")[0]["category"] == 2


@rule("ME-404", "ME-R29")
def test_any_hand_card_may_be_left_chosen_after_seeing_the_taken_one() -> None:
    t = lounging(discards={ANNA: ["motive_greed"]}).play(ANNA, "1")
    assert t.faces(ANNA, "SpotTaken") == ["mo_pushed"]
    assert t.asked() == {ANNA: "chat.card"}
    assert t.options(ANNA) == {"suspect_candy", "suspect_orourke", "motive_money"}
    for locked in ("mo_pushed", "motive_greed"):
        with pytest.raises(BadAnswer):
            t.play(ANNA, locked)


@rule("ME-405", "ME-R28")
def test_with_an_empty_hand_the_chat_is_skipped_and_the_action_takes_place() -> None:
    t = lounging(hands={**POSITION["hands"], ANNA: []}, hours=4)
    assert t.faces(ANNA, "CardRevealed") == ["mo_clubbed", "mo_hanged"]
    assert t.asked() == {ANNA: "turn.action"}
    assert t.told(ANNA, "SpotTaken") == []


@rule("ME-405")
def test_the_last_hand_card_can_be_left_in_a_chat() -> None:
    t = lounging(hands={**POSITION["hands"], ANNA: ["motive_money"]}, hours=4).play(ANNA, "3")
    assert (t.hand(ANNA), t.spot(3)) == ([], ["motive_money"])


@rule("ME-406")
def test_a_failed_search_in_the_conductors_car_is_followed_by_the_chat() -> None:
    t = (
        table(conductor="sleeping", **POSITION)
        .play(ANNA, "sleeping", "1")
        .play(BERT, "left")
        .play(ANNA, "right")
    )
    assert t.asked() == {ANNA: "chat.spot"}


@rule("ME-407")
def test_the_conductor_moves_in_four_cities_to_a_new_car_each_time_and_stays_for_the_leg() -> None:
    t = table().coast()
    steps = [name for name in t.events() if name in ("ConductorMoved", "LegBegun", "TrainArrived")]
    assert steps == ["ConductorMoved", "LegBegun", "TrainArrived"] * 5
    assert len({facts["car"] for facts in t.told(ANNA, "ConductorMoved")}) == 5
    assert len(t.view(BERT).tokens) == 1


@rule("ME-R67", "ME-407")
def test_the_next_car_is_drawn_from_the_tokens_not_yet_turned_up() -> None:
    muenchen: dict[str, Any] = {
        "leg": 2,
        "phase": "tunnel",
        "conductor": "club",
        "tokens": ["dining", "smoking"],
    }
    t = table(chance=("smoking",), **muenchen)
    assert [facts["car"] for facts in t.told(ANNA, "ConductorMoved")][:1] == [5]
    for gone in ("club", "lounge"):
        with pytest.raises(BadScenario):
            table(chance=(gone,), **muenchen)


@rule("ME-404", "ME-805")
def test_the_spots_keep_their_numbers() -> None:
    t = lounging().play(ANNA, "2", "motive_money")
    assert [t.spot(spot) for spot in (1, 2, 3)] == [["mo_pushed"], ["motive_money"], ["location_dining"]]
    assert t.view(CARL).spots == [0, 2, 3]
